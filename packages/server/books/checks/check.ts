import type { Knex } from "knex";
import { openBeside } from "../../db/connection.ts";
import { rows } from "../../db/rows.ts";
import { SYSTEM_KEYS } from "@vanbook/sdk/books";
import { bankMarkChecks } from "./bank-marks.ts";
import { batchChecks } from "./batches.ts";
import { DIFFERING_VOUCHERS, documentChecks, documentSums, readDigest } from "./documents.ts";
import type { Check, Finding } from "./finding.ts";
import { ledgerChecks } from "./ledger.ts";
import { rateChecks } from "./rates.ts";
import { movementChecks } from "./movements.ts";
import { numberChecks } from "./number-gaps.ts";
import { orderChecks } from "./orders.ts";
import { returnedLineChecks } from "./returned-lines.ts";
import { rollupChecks } from "./rollups.ts";
import { keepSoundRanges, readSoundRanges, type SoundRange } from "./sound-ranges.ts";
import { settlementChecks } from "./settlements.ts";
import { stockChecks } from "./stock.ts";
import { voucherChecks } from "./vouchers.ts";

/** Options of `checkBooks`. */
export interface CheckOptions {
  /** Called after each check with its duration and what it found. */
  onDone?: (done: { check: Check; milliseconds: number; findings: readonly Finding[] }) => void;
  /** Maximum number of findings returned for each message: 1 by default. */
  most?: number;
  /**
   * Compares all documents again, including those that an earlier check found sound and that have not changed since.
   */
  full?: boolean;
  /** How many vouchers are compared at a time: 10,000 by default. */
  vouchersAtOnce?: number;
}

/**
 * Checks a company's books; returns the findings, none when the books are sound. Each connection reads a snapshot, so
 * postings made during the check neither wait nor change the result. A digest is stored for each range of vouchers
 * found sound: while it is unchanged, the range is not compared again.
 */
export async function checkBooks(
  db: Knex,
  companyId: number,
  { onDone, most = 1, full = false, vouchersAtOnce = VOUCHERS_AT_ONCE }: CheckOptions = {},
): Promise<Finding[]> {
  const found = new Map<Check, (readonly Finding[])[]>();
  const ranges = await rangesOf(db, companyId, vouchersAtOnce);
  const before = full ? new Map<number, SoundRange>() : await readSoundRanges(db, companyId);
  const sound: SoundRange[] = [];
  /** The rollup numbers of the ranges that are full, so that no posting adds to them. */
  const numbers: (readonly string[])[] = [];
  const known = { ...(await systemAccounts(db, companyId)), services: await servicesOf(db, companyId) };
  const bindings = { ...known, company: companyId, most };
  const run = async (reader: Knex, check: Check, own: Given, at = 0): Promise<readonly Finding[]> => {
    const begun = performance.now();
    const findings = await findingsOf(reader, check, { ...bindings, ...own });
    const all = found.get(check) ?? [];
    all[at] = findings;
    found.set(check, all);
    onDone?.({ check, milliseconds: performance.now() - begun, findings });
    if (check.parts && findings.length > 0) {
      for (const part of check.parts) if ((await run(reader, part, {})).length > 0) found.set(check, []);
    }
    return findings;
  };
  const compareRange = async (reader: Knex, range: Range, at: number) => {
    const isWhole = at < ranges.length - 1;
    const begun = performance.now();
    const digest = isWhole ? await readDigest(reader, { ...known, company: companyId, ...range }) : "";
    const was = before.get(range.from);
    if (isWhole && was?.until === range.until && was.digest === digest) {
      numbers[at] = was.numbers;
      onDone?.({ check: documentSums, milliseconds: performance.now() - begun, findings: [] });
      return;
    }
    const findings = await run(reader, documentSums, range, at);
    if (isWhole) numbers[at] = await numbersOf(reader, { company: companyId, ...range });
    if (isWhole && findings.length === 0) sound.push({ ...range, digest, numbers: numbers[at] ?? [] });
    if (findings.length === 0) return;
    const vouchers = await named(reader, DIFFERING_VOUCHERS, { ...bindings, ...range });
    const ids = vouchers.map((row) => Number(row.voucher_id));
    const seen: Finding[] = [];
    for (const each of CHECKS.filter(({ onlyWhereSumsDiffer }) => onlyWhereSumsDiffer))
      seen.push(...(await run(reader, each, { vouchers: ids }, at)));
    // A finding for one voucher is more useful than "some differ", so drop the latter.
    if (seen.length > 0) found.get(documentSums)?.splice(at, 1, []);
  };
  /**
   * Compares a rollup with the sum of the ranges; if they differ (possibly because a range has just changed), reads
   * all rows.
   */
  const compareRollup = async (reader: Knex, check: Check, { ofRange, rolledUp }: Sides, index: number) => {
    const begun = performance.now();
    const last = { company: companyId, ...ranges.at(-1) };
    const all = [...numbers.map((each) => each[index]), await numberOf(reader, ofRange, last)];
    const isSame = sumOf(all) === sumOf([await numberOf(reader, rolledUp, { company: companyId })]);
    if (isSame) onDone?.({ check, milliseconds: performance.now() - begun, findings: [] });
    else await run(reader, check, {});
  };
  const left = [
    ...ranges.map((range, at) => (reader: Knex) => compareRange(reader, range, at)),
    ...ALONE.map((check) => (reader: Knex) => run(reader, check, {})),
  ];
  const rollups = ROLLED_UP.map(
    ({ check, sides }, index) =>
      (reader: Knex) =>
        compareRollup(reader, check, sides, index),
  );
  await inSnapshots(db, left);
  await inSnapshots(db, rollups);
  if (!db.isTransaction) await keepSoundRanges(db, companyId, sound);
  const told = new Map<string, number>();
  const isTold = ({ invariant, message }: Finding) => {
    const times = told.get(invariant + message) ?? 0;
    told.set(invariant + message, times + 1);
    return times < most;
  };
  const all = CHECKS.flatMap((check) => [check, ...(check.parts ?? [])]);
  const findings = all.flatMap((check) => found.get(check)?.flat() ?? []).filter(isTold);
  return findings.toSorted((a, b) => invariantNumber(a) - invariantNumber(b));
}

/** The company's vouchers in ranges of `atOnce` ids; the first and the last range are open-ended. */
async function rangesOf(db: Knex, companyId: number, atOnce: number): Promise<Range[]> {
  const [ids] = await rows<{ first: number | null; last: number | null }>(
    db,
    "SELECT MIN(id) AS first, MAX(id) AS last FROM vouchers WHERE company_id = ?",
    [companyId],
  );
  const first = ids?.first ?? 0;
  const count = Math.max(1, Math.ceil(((ids?.last ?? 0) - first + 1) / atOnce));
  return Array.from({ length: count }, (_, index) => ({
    from: index === 0 ? -2_147_483_648 : first + index * atOnce,
    until: index === count - 1 ? 2_147_483_647 : first + (index + 1) * atOnce - 1,
  }));
}

/** Does the work in order, two items at a time; each connection has a separate snapshot that locks nothing. */
async function inSnapshots(db: Knex, work: readonly Work[]): Promise<void> {
  const left = work.values();
  const doAll = async (reader: Knex) => {
    for (const each of left) await each(reader);
  };
  if (db.isTransaction) return doAll(db);
  const beside = openBeside(db, {
    max: AT_ONCE,
    statementSeconds: STATEMENT_SECONDS,
    isolation: "REPEATABLE READ",
  });
  try {
    const readers = Array.from({ length: AT_ONCE }, () => beside.transaction(doAll, { readOnly: true }));
    await Promise.all(readers);
  } finally {
    await beside.destroy();
  }
}

/** The number of each rollup, computed from the posted rows of a range. */
async function numbersOf(db: Knex, range: Given): Promise<string[]> {
  const all: string[] = [];
  for (const { sides } of ROLLED_UP) all.push(await numberOf(db, sides.ofRange, range));
  return all;
}

async function numberOf(db: Knex, sql: string, bindings: Given): Promise<string> {
  const [row] = await named(db, sql, bindings);
  return String(row?.number ?? 0);
}

/** The sum of decimals, as an integer in units of the last decimal place. */
function sumOf(decimals: readonly (string | undefined)[]): bigint {
  return decimals.reduce((sum, decimal = "0") => {
    const [whole = "0", fraction = ""] = decimal.split(".");
    return sum + BigInt(whole + fraction.padEnd(PLACES, "0"));
  }, 0n);
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

/** Runs a query with named bindings. */
async function named(db: Knex, sql: string, bindings: Given): Promise<FoundRow[]> {
  const [found] = await db.raw<[FoundRow[]]>(sql, bindings as Record<string, Knex.Value>);
  return found ?? [];
}

/** The company's system accounts by key; 0 (which no ledger entry has) for an account that the company lacks. */
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

/** Ids of the items that are services; [0], which is no item, if there are none. */
async function servicesOf(db: Knex, companyId: number): Promise<number[]> {
  const ids = await db("items")
    .where({ company_id: companyId, is_service: 1 })
    .orderBy("id")
    .pluck<number[]>("id");
  return ids.length > 0 ? ids : [0];
}

function invariantNumber({ invariant }: Finding) {
  return Number(invariant.slice(1));
}

type FoundRow = Record<string, string | number | null>;
type Given = Record<string, string | number | null | readonly number[]>;
type Bindings = Given & { company: number; most: number };
/** Voucher ids, both inclusive. */
type Range = { from: number; until: number };
type Work = (reader: Knex) => Promise<unknown>;
type Sides = NonNullable<Check["sides"]>;

/**
 * The ranges of vouchers are done first, then the slowest checks, so that two workers finish at about the same time.
 */
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
  ...settlementChecks,
  ...bankMarkChecks,
  ...batchChecks,
];
/** Checks that read all vouchers. */
const ALONE = CHECKS.filter((check) => check !== documentSums && !check.onlyWhereSumsDiffer && !check.sides);
/** Checks of rollups, whose posted rows are added up range by range. */
const ROLLED_UP = CHECKS.flatMap((check) => (check.sides ? [{ check, sides: check.sides }] : []));
const AT_ONCE = 2;
/** Decimal places of the rollups' numbers. */
const PLACES = 4;
const VOUCHERS_AT_ONCE = 10_000;
const STATEMENT_SECONDS = 3600;
