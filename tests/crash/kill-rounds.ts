import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { identifyDatabaseFault } from "../../packages/server/db/database-error.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import type { Random } from "../../packages/server/demo/random.ts";
import type { Installation, Victim } from "./installation.ts";
import { readLoadData, startLoad, type Held } from "./load.ts";

export interface RoundOutcome {
  findings: string[];
  acknowledged: number;
  repeated: number;
  outages: ReadonlyMap<string, number>;
  /** The longest time without a successful write by any caller, in milliseconds. */
  pause: number;
}

/**
 * Kills the server, the database or both at a random moment while eight callers work, and restarts
 * them.
 */
export function killRound(installation: Installation, victim: Victim, random: Random): Promise<RoundOutcome> {
  return runUnderLoad(installation, random, async () => {
    await sleep(random.int(400, 1_500));
    await installation.kill(victim);
    await sleep(random.int(0, 300));
    await installation.start();
    await sleep(random.int(200, 600));
  });
}

/**
 * Lets eight callers work while `disturb` runs, lets them finish, and compares their responses with
 * the books. After each successful write they call `look` with the document.
 */
export async function runUnderLoad(
  at: Pick<Installation, "url" | "databaseUrl" | "signIn">,
  random: Random,
  disturb: () => Promise<void>,
  look?: (document: Held) => Promise<void>,
): Promise<RoundOutcome> {
  const before = connect(at.databaseUrl, { max: 2 });
  const data = await readLoadData(before);
  const vouchersBefore = await countVouchers(before);
  await before.destroy();
  const load = startLoad(at.url, await at.signIn(1, "meera"), data, 8, random, look);
  await disturb();
  await load.drain();
  const { held, repeated, outages, pause } = load;
  const findings = [...load.findings, ...(await compareWithBooks(at.databaseUrl, held, vouchersBefore))];
  return { findings, acknowledged: held.length, repeated, outages, pause };
}

/**
 * Differences between the books and the responses. Repeats the comparison if the database
 * connection is lost, as in a cluster.
 */
async function compareWithBooks(
  databaseUrl: string,
  heldDocuments: readonly Held[],
  vouchersBefore: number,
  times = 3,
) {
  const db = connect(databaseUrl, { max: 2 });
  try {
    const findings = await findLostDocuments(db, heldDocuments);
    const acknowledgedCount = heldDocuments.reduce(
      (sum, { edits, state }) => sum + 1 + 2 * edits + (state === "cancelled" ? 1 : 0),
      0,
    );
    const is = (await countVouchers(db)) - vouchersBefore;
    if (is !== acknowledgedCount)
      findings.push(`${is} vouchers were written, ${acknowledgedCount} acknowledged`);
    for (const { invariant, message, voucherNo } of await checkBooks(db, 1))
      findings.push(`${invariant}: ${message} ${voucherNo ?? ""}`);
    return [...findings, ...(await trialBalance(db))];
  } catch (error) {
    if (identifyDatabaseFault(error) !== "lost" || times === 1) throw error;
    return await compareWithBooks(databaseUrl, heldDocuments, vouchersBefore, times - 1);
  } finally {
    await db.destroy();
  }
}

/** Documents for which a caller has a response but which are missing or incomplete in the books. */
async function findLostDocuments(db: Knex, heldDocuments: readonly Held[]): Promise<string[]> {
  const findings: string[] = [];
  for (const document of heldDocuments) {
    const { path, id, voucherNo, clientId, amount, state } = document;
    const is = await queryRows<KeptRow>(
      db,
      `SELECT d.id, d.status, d.amount, v.voucher_no,
          (SELECT COUNT(*) FROM vouchers f WHERE f.company_id = 1 AND f.client_id = ?) AS firsts,
          (SELECT SUM(e.debit) FROM ledger_entries e WHERE e.company_id = 1 AND e.voucher_id = v.id
            AND e.entry_kind IN ('bill', 'receipt') AND e.debit > 0) AS debits
        FROM ${path} d JOIN vouchers v ON v.company_id = d.company_id AND v.id = d.voucher_id
        WHERE d.company_id = 1 AND d.id = ?`,
      [clientId, id],
    );
    const [row] = is;
    const isWhole =
      is.length === 1 &&
      row?.voucher_no === voucherNo &&
      row.status === (state === "standing" ? 1 : 2) &&
      Number(row.amount) === Number(amount) &&
      Number(row.debits) >= Number(amount) &&
      row.firsts === 1;
    if (!isWhole) findings.push(`${state} ${JSON.stringify(document)} is ${JSON.stringify(is)}`);
  }
  return findings;
}

async function countVouchers(db: Knex): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    "SELECT COUNT(*) AS count FROM vouchers WHERE company_id = 1",
  );
  return row?.count ?? 0;
}

/** Differences between total debits and credits, in the ledger entries and in each rollup. */
async function trialBalance(db: Knex): Promise<string[]> {
  const findings: string[] = [];
  for (const table of ["ledger_entries", "ledger_day", "ledger_month"]) {
    const [row] = await queryRows<{ difference: string }>(
      db,
      `SELECT SUM(debit - credit) AS difference FROM ${table} WHERE company_id = 1`,
    );
    if (row?.difference !== "0.00") findings.push(`The trial balance of ${table} is ${row?.difference}`);
  }
  return findings;
}

interface KeptRow {
  id: number;
  status: number;
  amount: string;
  voucher_no: string;
  firsts: number;
  debits: string | null;
}
