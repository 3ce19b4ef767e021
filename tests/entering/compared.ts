import type { Knex } from "knex";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Entered, Work } from "./people.ts";

/** State of company 1's books before the users start, to compare with the state afterwards. */
export interface Before {
  vouchers: number;
}

export async function readBefore(db: Knex): Promise<Before> {
  return { vouchers: await countVouchers(db) };
}

/**
 * Differences between the books and the responses, and faults in the books; `run` is the prefix of
 * the client ids.
 */
export async function compareBooks(db: Knex, run: string, work: Work, before: Before): Promise<string[]> {
  const { entered, corrected, cancelled } = work;
  const findings = [
    ...work.findings,
    ...findDoubledNumbers(entered),
    ...(await checkEnteredOnce(db, run, work)),
  ];
  const is = (await countVouchers(db)) - before.vouchers;
  const must = entered.filter(({ kind }) => kind.name !== "orders").length + 2 * corrected + cancelled;
  if (is !== must) findings.push(`${is} vouchers were written, ${must} answered`);
  return [...findings, ...(await findBooksFaults(db))];
}

/**
 * Faults in the books: gaps and duplicates in numbers, negative stock, and findings of the books'
 * own checks.
 */
export async function findBooksFaults(db: Knex): Promise<string[]> {
  const findings = [...(await findNumberFaults(db)), ...(await findShortages(db))];
  for (const { invariant, message, voucherNo } of await checkBooks(db, 1, { full: true, most: 5 }))
    findings.push(`${invariant}: ${message} ${voucherNo ?? ""}`);
  return findings;
}

/** Numbers that were given to more than one voucher. */
function findDoubledNumbers(enteredVouchers: readonly Entered[]): string[] {
  const timesByNumber = new Map<string, number>();
  for (const { kind, number } of enteredVouchers) {
    const name = `${kind.name} ${number}`;
    timesByNumber.set(name, (timesByNumber.get(name) ?? 0) + 1);
  }
  return [...timesByNumber]
    .filter(([, times]) => times > 1)
    .map(([name, times]) => `${name} was given ${times} times`);
}

/** Checks that every accepted voucher is in the books once, and no refused one. */
async function checkEnteredOnce(db: Knex, run: string, { entered, refused }: Work): Promise<string[]> {
  const is = await queryRows<{ client_id: string }>(
    db,
    `SELECT client_id FROM vouchers WHERE company_id = 1 AND client_id LIKE ?
      UNION ALL SELECT client_id FROM orders WHERE company_id = 1 AND client_id LIKE ?`,
    [`${run}-%`, `${run}-%`],
  );
  const times = new Map<string, number>();
  for (const { client_id: clientId } of is) times.set(clientId, (times.get(clientId) ?? 0) + 1);
  const wrong = entered.filter(({ clientId }) => times.get(clientId) !== 1);
  const keptRefusals = refused.filter((clientId) => times.has(clientId));
  return [
    ...wrong.map(
      ({ kind, number, clientId }) => `${kind.name} ${number} is there ${times.get(clientId) ?? 0} times`,
    ),
    ...keptRefusals.map((clientId) => `${clientId} was refused and is there`),
    ...(is.length === entered.length ? [] : [`${is.length} client ids are there, not ${entered.length}`]),
  ];
}

/**
 * Gaps and duplicates in the numbers of each kind, series and year, found by going through all
 * vouchers in number order. At most one voucher of a number is in effect; each other one has a
 * reversal. The same for orders.
 */
async function findNumberFaults(db: Knex): Promise<string[]> {
  const vouchers = await queryRows<NumberedRow>(
    db,
    `SELECT CONCAT(kind, ' ', series_id, ' ', year_id) AS sequence, number, reverses_id FROM vouchers WHERE company_id = 1
      UNION ALL SELECT CONCAT('order 0 ', year_id), number, NULL FROM orders WHERE company_id = 1
      ORDER BY sequence, number`,
  );
  const findings: string[] = [];
  let [sequence, number, standing] = ["", 0, 0];
  const end = () => {
    if (standing < 0 || standing > 1)
      findings.push(`${standing} of ${sequence} are in effect as number ${number}`);
  };
  for (const row of vouchers) {
    const isNext = row.sequence !== sequence || row.number !== number;
    if (isNext) {
      end();
      const wantedNumber = row.sequence === sequence ? number + 1 : 1;
      if (row.number !== wantedNumber)
        findings.push(`${row.sequence} has ${row.number} where ${wantedNumber} is next`);
      [sequence, number, standing] = [row.sequence, row.number, 0];
    }
    standing += row.reverses_id === null ? 1 : -1;
  }
  end();
  return findings;
}

/** Places and dates with negative stock, which this company's settings refuse. */
async function findShortages(db: Knex): Promise<string[]> {
  const shortageRows = await queryRows<{
    item_id: number;
    location_id: number;
    date: string;
    left_over: string;
  }>(
    db,
    `SELECT item_id, location_id, date, left_over FROM (
        SELECT item_id, location_id, date, SUM(SUM(quantity)) OVER (PARTITION BY item_id, location_id ORDER BY date) AS left_over
        FROM stock_moves WHERE company_id = 1 GROUP BY item_id, location_id, date
      ) AS days WHERE left_over < 0`,
  );
  return shortageRows.map(
    (row) => `${row.left_over} of item ${row.item_id} at ${row.location_id} on ${row.date}`,
  );
}

async function countVouchers(db: Knex): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    "SELECT COUNT(*) AS count FROM vouchers WHERE company_id = 1",
  );
  return row?.count ?? 0;
}

interface NumberedRow {
  sequence: string;
  number: number;
  reverses_id: number | null;
}
