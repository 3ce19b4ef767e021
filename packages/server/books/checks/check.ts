import type { Knex } from "knex";
import { openBeside } from "../../db/connection.ts";
import { rows } from "../../db/rows.ts";
import { SYSTEM_KEYS } from "../posting/chart-of-accounts.ts";
import { DIFFERING_VOUCHERS, documentChecks, documentSums } from "./documents.ts";
import type { Check, Finding } from "./finding.ts";
import { ledgerChecks } from "./ledger.ts";
import { rateChecks } from "./rates.ts";
import { movementChecks } from "./movements.ts";
import { numberChecks } from "./numbers.ts";
import { orderChecks } from "./orders.ts";
import { returnedLineChecks } from "./returned-lines.ts";
import { rollupChecks } from "./rollups.ts";
import { stockChecks } from "./stock.ts";
import { voucherChecks } from "./vouchers.ts";

/** Options of `checkBooks`. */
export interface CheckOptions {
  /** Called after each check with its duration and what it found. */
  onDone?: (done: { check: Check; milliseconds: number; findings: readonly Finding[] }) => void;
  /** How many findings of each kind are returned at most: 1. */
  most?: number;
}

/**
 * Checks a company's books; returns the findings, none when the books are sound. Each connection reads a snapshot, so
 * nothing that is posted meanwhile waits or makes a difference.
 */
export async function checkBooks(
  db: Knex,
  companyId: number,
  { onDone, most = 1 }: CheckOptions = {},
): Promise<Finding[]> {
  const found = new Map<Check, (readonly Finding[])[]>();
  const ranges = await rangesOf(db, companyId);
  const left = [...tasks(ranges)].values();
  const work = async (reader: Knex) => {
    const bindings = { ...(await systemAccounts(reader, companyId)), company: companyId, most };
    const run = async (check: Check, own: Given, at: number): Promise<readonly Finding[]> => {
      const begun = performance.now();
      const findings = await findingsOf(reader, check, { ...bindings, ...own });
      const all = found.get(check) ?? [];
      all[at] = findings;
      found.set(check, all);
      onDone?.({ check, milliseconds: performance.now() - begun, findings });
      return findings;
    };
    for (const { check, range, at } of left) {
      const findings = await run(check, range, at);
      if (check.parts && findings.length > 0) {
        for (const part of check.parts) if ((await run(part, {}, 0)).length > 0) found.set(check, []);
      }
      if (check !== documentSums || findings.length === 0) continue;
      const vouchers = await named(reader, DIFFERING_VOUCHERS, { ...bindings, ...range });
      const ids = vouchers.map((row) => Number(row.voucher_id));
      const seen: Finding[] = [];
      for (const each of CHECKS.filter(({ onlyWhereSumsDiffer }) => onlyWhereSumsDiffer))
        seen.push(...(await run(each, { vouchers: ids }, at)));
      // What is wrong with a voucher says more than that some differ.
      if (seen.length > 0) found.get(documentSums)?.splice(at, 1, []);
    }
  };
  if (db.isTransaction) await work(db);
  else await inSnapshots(db, work);
  const told = new Map<string, number>();
  const isTold = ({ invariant, message }: Finding) => {
    const times = told.get(invariant + message) ?? 0;
    told.set(invariant + message, times + 1);
    return times < most;
  };
  const all = CHECKS.flatMap((check) => [check, ...(check.parts ?? [])]);
  const findings = all.flatMap((check) => found.get(check)?.flat() ?? []).filter(isTold);
  return findings.toSorted((a, b) => numberOf(a) - numberOf(b));
}

/** What is to be done: the slowest first, so that two working at a time finish at about the same moment. */
function* tasks(ranges: readonly Range[]) {
  for (const check of CHECKS) {
    if (check === documentSums) yield* ranges.map((range, at) => ({ check, range, at }));
    else if (!check.onlyWhereSumsDiffer) yield { check, range: {}, at: 0 };
  }
}

/** The company's vouchers in ranges of so many ids; the first and the last are open. */
async function rangesOf(db: Knex, companyId: number): Promise<Range[]> {
  const [ids] = await rows<{ first: number | null; last: number | null }>(
    db,
    "SELECT MIN(id) AS first, MAX(id) AS last FROM vouchers WHERE company_id = ?",
    [companyId],
  );
  const first = ids?.first ?? 0;
  const count = Math.max(1, Math.ceil(((ids?.last ?? 0) - first + 1) / VOUCHERS_AT_ONCE));
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? -2_147_483_648 : first + index * VOUCHERS_AT_ONCE,
    until: index === count - 1 ? 2_147_483_647 : first + (index + 1) * VOUCHERS_AT_ONCE - 1,
  }));
}

/** Runs the work twice at a time, each in a snapshot of its own that locks nothing. */
async function inSnapshots(db: Knex, work: (reader: Knex) => Promise<void>): Promise<void> {
  const beside = openBeside(db, {
    max: AT_ONCE,
    statementSeconds: STATEMENT_SECONDS,
    isolation: "REPEATABLE READ",
  });
  try {
    const readers = Array.from({ length: AT_ONCE }, () =>
      beside.transaction((trx) => work(trx), { readOnly: true }),
    );
    await Promise.all(readers);
  } finally {
    await beside.destroy();
  }
}

async function findingsOf(db: Knex, check: Check, bindings: Bindings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const key of await named(db, check.sql, bindings)) {
    const where = check.first ? await named(db, check.first, { ...key, ...bindings }) : [key];
    for (const row of where.length > 0 ? where : [{}]) {
      findings.push(await findingOf(db, check, bindings, { ...key, ...row }));
    }
  }
  return findings;
}

async function findingOf(db: Knex, check: Check, { company }: Bindings, row: FoundRow): Promise<Finding> {
  const invariant = (row.invariant ?? check.invariant) as Finding["invariant"];
  const voucherId = typeof row.voucher_id === "number" ? row.voucher_id : null;
  const voucher: { voucher_no: string } | undefined = await db("vouchers")
    .where({ company_id: company, id: voucherId ?? 0 })
    .first("voucher_no");
  const given = typeof row.voucher_no === "string" ? row.voucher_no : null;
  const said = check.also?.[invariant] ?? check.message;
  const at = check.at?.map((name) => `${name} ${row[name]}`).join(", ");
  const message = at ? `${said} At ${at}.` : said;
  return { invariant, message, voucherId, voucherNo: voucher?.voucher_no ?? given };
}

/** Runs a query with its bindings by name. */
async function named(db: Knex, sql: string, bindings: Given): Promise<FoundRow[]> {
  const [found] = await db.raw<[FoundRow[]]>(sql, bindings as Record<string, Knex.Value>);
  return found ?? [];
}

/** The accounts that documents post to, by their keys; 0 for one that the company lacks, which no ledger line has. */
async function systemAccounts(db: Knex, companyId: number): Promise<Record<string, number>> {
  const own = await rows<{ system_key: string; id: number }>(
    db,
    "SELECT system_key, id FROM accounts WHERE company_id = ? AND system_key IS NOT NULL",
    [companyId],
  );
  return Object.fromEntries([
    ...SYSTEM_KEYS.map((key) => [key, 0] as const),
    ...own.map((row) => [row.system_key, row.id] as const),
  ]);
}

function numberOf({ invariant }: Finding) {
  return Number(invariant.slice(1));
}

type FoundRow = Record<string, string | number | null>;
type Given = Record<string, string | number | null | readonly number[]>;
type Bindings = Given & { company: number; most: number };
/** Vouchers by their ids, both included. */
type Range = { from: number; until: number };

/** The slowest first; after those over whole tables, the ranges of vouchers, which are short. */
const CHECKS: readonly Check[] = [
  ...rollupChecks,
  ...rateChecks,
  documentSums,
  ...documentChecks,
  ...voucherChecks,
  ...stockChecks,
  ...movementChecks,
  ...ledgerChecks,
  ...numberChecks,
  ...returnedLineChecks,
  ...orderChecks,
];
const AT_ONCE = 2;
const VOUCHERS_AT_ONCE = 25_000;
const STATEMENT_SECONDS = 3600;
