import type { Knex } from "knex";
import { queryRows } from "../../db/rows.ts";
import { withTransaction } from "../../db/transaction.ts";
import { insertRows } from "../../db/insert-rows.ts";
import { buildDifferencesSql, ROLLUP_SOURCES, type RollupSource } from "./rebuild-sources.ts";
import type { Row } from "@vanbook/sdk/books";
import { recalculateBalances } from "./kept-balances.ts";

/** The number of keys that differed from the source and were corrected, by rollup. */
export type Rebuilt = Record<RollupSource["rollup"], number>;

/**
 * Compares a company's rollups with their source rows and corrects the differences, while the
 * system runs. The differences are read in one statement, from one snapshot, and *added*: a posting
 * made in between adds the same to both sides, and the order of the two additions does not matter.
 * So postings wait only for the rows that are being corrected.
 */
export async function rebuildRollups(
  db: Knex,
  companyId: number,
  { say = () => undefined }: { say?: (text: string) => void } = {},
): Promise<Rebuilt> {
  const rebuilt: Rebuilt = {
    ledger_day: 0,
    ledger_month: 0,
    stock_day: 0,
    stock_month: 0,
    location_month: 0,
    salesman_day: 0,
    customer_month: 0,
    batch_stock: 0,
  };
  for (const each of ROLLUP_SOURCES) {
    for (const range of await listIdRanges(db, companyId, each)) {
      rebuilt[each.rollup] += await withTransaction(db, (trx) => correctRange(trx, companyId, each, range));
    }
    say(`${each.rollup}: ${rebuilt[each.rollup]} differed.`);
  }
  await recalculateBalances(db, companyId);
  return rebuilt;
}

async function correctRange(
  trx: Knex.Transaction,
  companyId: number,
  source: RollupSource,
  range: Range,
): Promise<number> {
  // Two concurrent rebuilds would add the same difference twice: the second one waits here, and
  // then reads the corrected rollups.
  await trx("companies").where("company_id", companyId).forUpdate().first("company_id");
  const sql = buildDifferencesSql(source, { range: true });
  const [missing = []] = await trx.raw<[Row[]]>(sql, { company: companyId, ...range });
  const sums = Object.keys(source.sums).map((name) => `${name} = ${name} + VALUES(${name})`);
  for (let begin = 0; begin < missing.length; begin += ROWS_A_STATEMENT) {
    const some = missing.slice(begin, begin + ROWS_A_STATEMENT);
    await insertRows(
      trx,
      source.rollup,
      some.map((row) => ({ company_id: companyId, ...(!source.hasNoSlots && { slot: 0 }), ...row })),
      `ON DUPLICATE KEY UPDATE ${sums.join(", ")}`,
    );
  }
  return missing.length;
}

/** The ranges cover all integers, because a rollup may have rows with ids that do not exist. */
async function listIdRanges(db: Knex, companyId: number, source: RollupSource): Promise<Range[]> {
  const { table, step } = AT_ONCE[getLeadingKey(source)] ?? ACCOUNT_STEPS;
  const ids = await queryRows<{ id: number }>(
    db,
    `SELECT id FROM ${table} WHERE company_id = ? ORDER BY id`,
    [companyId],
  );
  const ends = ids.filter((_, index) => index % step === step - 1).map(({ id }) => id);
  return [...ends, HIGHEST_ID].map((until, index) => ({ after: ends[index - 1] ?? LOWEST_ID, until }));
}

function getLeadingKey({ keys }: RollupSource): string {
  return Object.keys(keys)[0] ?? "";
}

interface Range {
  after: number;
  until: number;
}

const LOWEST_ID = -(2 ** 31);
const HIGHEST_ID = 2 ** 31 - 1;

/**
 * Few ids at a time, so that postings never wait long, even if a whole rollup must be corrected.
 */
const ACCOUNT_STEPS = { table: "accounts", step: 40 };
const AT_ONCE: Readonly<Record<string, typeof ACCOUNT_STEPS>> = {
  item_id: { table: "items", step: 5 },
  salesman_id: { table: "users", step: 5 },
  batch_id: { table: "batches", step: 200 },
};
const ROWS_A_STATEMENT = 2000;
