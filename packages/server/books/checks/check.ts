import type { Knex } from "knex";
import { openBeside } from "../../db/connection.ts";
import { deriveDigests } from "../digests/derive-digests.ts";
import { queryRows } from "../../db/rows.ts";
import { SYSTEM_KEYS } from "@vanbook/sdk/books";
import { bankMarkChecks } from "./bank-marks.ts";
import { batchChecks } from "./batches.ts";
import { digestChecks, digestSums, readRangeDigests } from "./digests.ts";
import { factsChecks } from "./facts.ts";
import { DIFFERING_VOUCHERS, documentChecks, documentSums, readDigest } from "./documents.ts";
import { documentNumberChecks } from "./document-numbers.ts";
import type { Check, Finding } from "./finding.ts";
import { ledgerChecks } from "./ledger.ts";
import { rateChecks } from "./rates.ts";
import { movementChecks } from "./movements.ts";
import { numberChecks } from "./number-gaps.ts";
import { orderChecks } from "./orders.ts";
import { remainderChecks } from "./remainders.ts";
import { billDiscountChecks } from "./bill-discounts.ts";
import { returnedLineChecks } from "./returned-lines.ts";
import { rollupChecks } from "./rollups.ts";
import { keepSoundRanges, readSoundRanges, type SoundRange } from "./sound-ranges.ts";
import { settlementChecks } from "./settlements.ts";
import { stockChecks } from "./stock.ts";
import { voucherChecks } from "./vouchers.ts";

export interface CheckOptions {
  onDone?: (result: { check: Check; milliseconds: number; findings: readonly Finding[] }) => void;
  /** Called at the end with each warning. */
  onWarning?: (warning: Finding) => void;
  most?: number;
  full?: boolean;
  vouchersAtOnce?: number;
}

/**
 * Returns no findings when the books are sound. Each connection reads a snapshot, so postings made
 * during the check neither wait nor change the result. A digest is stored for each range of
 * vouchers found sound; while it is unchanged, the range is not compared again.
 */
export async function checkBooks(
  db: Knex,
  companyId: number,
  { onDone, onWarning, most = 1, full = false, vouchersAtOnce = VOUCHERS_AT_ONCE }: CheckOptions = {},
): Promise<Finding[]> {
  await deriveDigests(db, companyId);
  const findingsByCheck = new Map<Check, (readonly Finding[])[]>();
  const ranges = await readRanges(db, companyId, vouchersAtOnce);
  const before = full ? new Map<number, SoundRange>() : await readSoundRanges(db, companyId);
  const sound: SoundRange[] = [];
  /** Rollup numbers of the full ranges, to which no posting adds any more. */
  const numbers: (readonly string[])[] = [];
  const knownIds = {
    ...(await readSystemAccounts(db, companyId)),
    services: await readServiceIds(db, companyId),
  };
  const bindings = { ...knownIds, company: companyId, most };
  const run = async (reader: Knex, check: Check, own: Given, at = 0): Promise<readonly Finding[]> => {
    const startTime = performance.now();
    const findings = await readFindings(reader, check, { ...bindings, ...own });
    const all = findingsByCheck.get(check) ?? [];
    all[at] = findings;
    findingsByCheck.set(check, all);
    onDone?.({ check, milliseconds: performance.now() - startTime, findings });
    if (check.parts && findings.length > 0) {
      for (const part of check.parts)
        if ((await run(reader, part, {})).length > 0) findingsByCheck.set(check, []);
    }
    return findings;
  };
  const compareRange = async (reader: Knex, range: Range, at: number) => {
    const isWhole = at < ranges.length - 1;
    const startTime = performance.now();
    const { differing, sums } = await readRangeDigests(reader, { company: companyId, ...range });
    onDone?.({ check: digestSums, milliseconds: performance.now() - startTime, findings: [] });
    for (const check of differing) await run(reader, check, range, at);
    const digest = isWhole
      ? await readDigest(reader, { ...knownIds, company: companyId, ...range }, sums)
      : "";
    const was = before.get(range.from);
    if (isWhole && was?.until === range.until && was.digest === digest) {
      numbers[at] = was.numbers;
      onDone?.({ check: documentSums, milliseconds: performance.now() - startTime, findings: [] });
      return;
    }
    const findings = await run(reader, documentSums, range, at);
    if (isWhole) numbers[at] = await readRollupNumbers(reader, { company: companyId, ...range });
    if (isWhole && findings.length === 0) sound.push({ ...range, digest, numbers: numbers[at] ?? [] });
    if (findings.length === 0) return;
    const vouchers = await queryNamed(reader, DIFFERING_VOUCHERS, { ...bindings, ...range });
    const ids = vouchers.map((row) => Number(row.voucher_id));
    const rangeFindings: Finding[] = [];
    for (const each of ALL_CHECKS.filter(({ onlyWhereSumsDiffer }) => onlyWhereSumsDiffer))
      rangeFindings.push(...(await run(reader, each, { vouchers: ids }, at)));
    // A finding for one voucher is more useful than "some differ", so drop the latter.
    if (rangeFindings.length > 0) findingsByCheck.get(documentSums)?.splice(at, 1, []);
  };
  const compareRollup = async (reader: Knex, check: Check, { ofRange, rolledUp }: Sides, index: number) => {
    const startTime = performance.now();
    const last = { company: companyId, ...ranges.at(-1) };
    const all = [...numbers.map((each) => each[index]), await readRollupNumber(reader, ofRange, last)];
    const isSame = sumOf(all) === sumOf([await readRollupNumber(reader, rolledUp, { company: companyId })]);
    if (isSame) onDone?.({ check, milliseconds: performance.now() - startTime, findings: [] });
    else await run(reader, check, {});
  };
  const remainingWork = [
    ...ranges.map((range, at) => (reader: Knex) => compareRange(reader, range, at)),
    ...WHOLE_CHECKS.map((check) => (reader: Knex) => run(reader, check, {})),
  ];
  const rollups = ROLLED_UP.map(
    ({ check, sides }, index) =>
      (reader: Knex) =>
        compareRollup(reader, check, sides, index),
  );
  await runInSnapshots(db, remainingWork);
  await runInSnapshots(db, rollups);
  if (!db.isTransaction) await keepSoundRanges(db, companyId, sound);
  const reportedCounts = new Map<string, number>();
  const isTold = ({ invariant, message }: Finding) => {
    const times = reportedCounts.get(invariant + message) ?? 0;
    reportedCounts.set(invariant + message, times + 1);
    return times < most;
  };
  const all = ALL_CHECKS.flatMap((check) => [check, ...(check.parts ?? [])]);
  const listFindings = (checks: readonly Check[]) => {
    const findings = checks.flatMap((check) => findingsByCheck.get(check)?.flat() ?? []).filter(isTold);
    return findings.toSorted((a, b) => getInvariantNumber(a) - getInvariantNumber(b));
  };
  for (const warning of listFindings(all.filter(({ isWarning }) => isWarning))) onWarning?.(warning);
  return listFindings(all.filter(({ isWarning }) => !isWarning));
}

async function readRanges(db: Knex, companyId: number, atOnce: number): Promise<Range[]> {
  const [ids] = await queryRows<{ first: number | null; last: number | null }>(
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

/** In order, two items at a time. Each connection has its own snapshot that locks nothing. */
async function runInSnapshots(db: Knex, work: readonly Work[]): Promise<void> {
  const remainingWork = work.values();
  const doAll = async (reader: Knex) => {
    for (const each of remainingWork) await each(reader);
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

async function readRollupNumbers(db: Knex, range: Given): Promise<string[]> {
  const all: string[] = [];
  for (const { sides } of ROLLED_UP) all.push(await readRollupNumber(db, sides.ofRange, range));
  return all;
}

async function readRollupNumber(db: Knex, sql: string, bindings: Given): Promise<string> {
  const [row] = await queryNamed(db, sql, bindings);
  return String(row?.number ?? 0);
}

function sumOf(decimals: readonly (string | undefined)[]): bigint {
  return decimals.reduce((sum, decimal = "0") => {
    const [whole = "0", fraction = ""] = decimal.split(".");
    return sum + BigInt(whole + fraction.padEnd(DECIMAL_PLACES, "0"));
  }, 0n);
}

async function readFindings(db: Knex, check: Check, bindings: Bindings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const key of await queryNamed(db, check.sql, bindings)) {
    const where = check.first ? await queryNamed(db, check.first, { ...key, ...bindings }) : [key];
    for (const row of where.length > 0 ? where : [{}]) {
      findings.push(await readFinding(db, check, bindings, { ...key, ...row }));
    }
  }
  return findings;
}

async function readFinding(db: Knex, check: Check, { company }: Bindings, row: FoundRow): Promise<Finding> {
  const invariant = (row.invariant ?? check.invariant) as Finding["invariant"];
  const voucherId = typeof row.voucher_id === "number" ? row.voucher_id : null;
  const voucher: { voucher_no: string } | undefined = await db("vouchers")
    .where({ company_id: company, id: voucherId ?? 0 })
    .first("voucher_no");
  const givenNumber = typeof row.voucher_no === "string" ? row.voucher_no : null;
  const findingMessage = check.also?.[invariant] ?? check.message;
  const at = check.at?.map((name) => `${name} ${row[name]}`).join(", ");
  const message = at ? `${findingMessage} At ${at}.` : findingMessage;
  return { invariant, message, voucherId, voucherNo: voucher?.voucher_no ?? givenNumber };
}

async function queryNamed(db: Knex, sql: string, bindings: Given): Promise<FoundRow[]> {
  const [foundRows] = await db.raw<[FoundRow[]]>(sql, bindings as Record<string, Knex.Value>);
  return foundRows ?? [];
}

/** By key; 0, which no ledger entry has, for an account that the company lacks. */
async function readSystemAccounts(db: Knex, companyId: number): Promise<Record<string, number>> {
  const own = await queryRows<{ system_key: string; id: number }>(
    db,
    "SELECT system_key, id FROM accounts WHERE company_id = ? AND system_key IS NOT NULL",
    [companyId],
  );
  return Object.fromEntries([
    ...SYSTEM_KEYS.map((key) => [key, 0] as const),
    ...own.map((row) => [row.system_key, row.id] as const),
  ]);
}

/** [0], which is no item, if there are no services. */
async function readServiceIds(db: Knex, companyId: number): Promise<number[]> {
  const ids = await db("items")
    .where({ company_id: companyId, is_service: 1 })
    .orderBy("id")
    .pluck<number[]>("id");
  return ids.length > 0 ? ids : [0];
}

function getInvariantNumber({ invariant }: Finding) {
  return Number(invariant.slice(1));
}

type FoundRow = Record<string, string | number | null>;
type Given = Record<string, string | number | null | readonly number[]>;
type Bindings = Given & { company: number; most: number };
/** Voucher ids, both inclusive. */
type Range = { from: number; until: number };
type Work = (reader: Knex) => Promise<unknown>;
type Sides = NonNullable<Check["sides"]>;

/** Voucher ranges, then the slowest checks, so that two workers end at about the same time. */
const ALL_CHECKS: readonly Check[] = [
  ...rollupChecks,
  ...rateChecks,
  documentSums,
  ...documentChecks,
  ...voucherChecks,
  ...stockChecks,
  ...movementChecks,
  ...ledgerChecks,
  ...numberChecks,
  ...documentNumberChecks,
  ...returnedLineChecks,
  ...billDiscountChecks,
  ...remainderChecks,
  ...orderChecks,
  ...settlementChecks,
  ...bankMarkChecks,
  ...batchChecks,
  ...factsChecks,
  ...digestChecks,
];
const WHOLE_CHECKS = ALL_CHECKS.filter(
  (check) => check !== documentSums && !check.onlyWhereSumsDiffer && !check.isOfRange && !check.sides,
);
const ROLLED_UP = ALL_CHECKS.flatMap((check) => (check.sides ? [{ check, sides: check.sides }] : []));
const AT_ONCE = 2;
const DECIMAL_PLACES = 4;
const VOUCHERS_AT_ONCE = 10_000;
const STATEMENT_SECONDS = 3600;
