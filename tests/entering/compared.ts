import type { Knex } from "knex";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { rows } from "../../packages/server/db/rows.ts";
import type { Entered, Work } from "./people.ts";

/** What the books of company 1 held before people began, to compare with what they hold after. */
export interface Before {
  vouchers: number;
}

/** Reads it. */
export async function readBefore(db: Knex): Promise<Before> {
  return { vouchers: await voucherCount(db) };
}

/** What is in the books other than was answered, or as it may not be; `run` begins the client ids. */
export async function compareBooks(db: Knex, run: string, work: Work, before: Before): Promise<string[]> {
  const { entered, corrected, cancelled } = work;
  const found = [...work.findings, ...doubled(entered), ...(await onceEach(db, run, work))];
  const is = (await voucherCount(db)) - before.vouchers;
  const must = entered.filter(({ kind }) => kind.name !== "orders").length + 2 * corrected + cancelled;
  if (is !== must) found.push(`${is} vouchers were written, ${must} answered`);
  return [...found, ...(await unsoundBooks(db))];
}

/** What may never be in them: gaps and doubled numbers, goods that went short, and what the books' own checks find. */
export async function unsoundBooks(db: Knex): Promise<string[]> {
  const found = [...(await unsoundNumbers(db)), ...(await shortages(db))];
  for (const { invariant, message, voucherNo } of await checkBooks(db, 1, { full: true, most: 5 }))
    found.push(`${invariant}: ${message} ${voucherNo ?? ""}`);
  return found;
}

/** Numbers that two people were answered. */
function doubled(entered: readonly Entered[]): string[] {
  const given = new Map<string, number>();
  for (const { kind, number } of entered) {
    const name = `${kind.name} ${number}`;
    given.set(name, (given.get(name) ?? 0) + 1);
  }
  return [...given]
    .filter(([, times]) => times > 1)
    .map(([name, times]) => `${name} was given ${times} times`);
}

/** Every accepted voucher is there once, and none that was refused. */
async function onceEach(db: Knex, run: string, { entered, refused }: Work): Promise<string[]> {
  const is = await rows<{ client_id: string }>(
    db,
    `SELECT client_id FROM vouchers WHERE company_id = 1 AND client_id LIKE ?
      UNION ALL SELECT client_id FROM orders WHERE company_id = 1 AND client_id LIKE ?`,
    [`${run}-%`, `${run}-%`],
  );
  const times = new Map<string, number>();
  for (const { client_id: clientId } of is) times.set(clientId, (times.get(clientId) ?? 0) + 1);
  const wrong = entered.filter(({ clientId }) => times.get(clientId) !== 1);
  const kept = refused.filter((clientId) => times.has(clientId));
  return [
    ...wrong.map(
      ({ kind, number, clientId }) => `${kind.name} ${number} is there ${times.get(clientId) ?? 0} times`,
    ),
    ...kept.map((clientId) => `${clientId} was refused and is there`),
    ...(is.length === entered.length ? [] : [`${is.length} client ids are there, not ${entered.length}`]),
  ];
}

/**
 * Gaps and doubled numbers of each kind, series and year, by walking over all vouchers in the order of their numbers; of a number one voucher
 * is in effect at most, and each other one has a reversal. Orders likewise.
 */
async function unsoundNumbers(db: Knex): Promise<string[]> {
  const vouchers = await rows<NumberedRow>(
    db,
    `SELECT CONCAT(kind, ' ', series_id, ' ', year_id) AS sequence, number, reverses_id FROM vouchers WHERE company_id = 1
      UNION ALL SELECT CONCAT('order 0 ', year_id), number, NULL FROM orders WHERE company_id = 1
      ORDER BY sequence, number`,
  );
  const found: string[] = [];
  let [sequence, number, standing] = ["", 0, 0];
  const end = () => {
    if (standing < 0 || standing > 1)
      found.push(`${standing} of ${sequence} are in effect as number ${number}`);
  };
  for (const row of vouchers) {
    const isNext = row.sequence !== sequence || row.number !== number;
    if (isNext) {
      end();
      const wanted = row.sequence === sequence ? number + 1 : 1;
      if (row.number !== wanted) found.push(`${row.sequence} has ${row.number} where ${wanted} is next`);
      [sequence, number, standing] = [row.sequence, row.number, 0];
    }
    standing += row.reverses_id === null ? 1 : -1;
  }
  end();
  return found;
}

/** Where and when goods went short, which this company refuses. */
async function shortages(db: Knex): Promise<string[]> {
  const found = await rows<{ item_id: number; location_id: number; date: string; left_over: string }>(
    db,
    `SELECT item_id, location_id, date, left_over FROM (
        SELECT item_id, location_id, date, SUM(SUM(quantity)) OVER (PARTITION BY item_id, location_id ORDER BY date) AS left_over
        FROM stock_moves WHERE company_id = 1 GROUP BY item_id, location_id, date
      ) AS days WHERE left_over < 0`,
  );
  return found.map((row) => `${row.left_over} of item ${row.item_id} at ${row.location_id} on ${row.date}`);
}

async function voucherCount(db: Knex): Promise<number> {
  const [row] = await rows<{ count: number }>(
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
