import type { Knex } from "knex";
import { cashChecks } from "./cash.ts";
import { costChecks } from "./costs.ts";
import { customerChecks } from "./customers.ts";
import { documentChecks } from "./documents.ts";
import { ledgerChecks } from "./ledger.ts";
import { lineChecks } from "./lines.ts";
import { rateChecks } from "./rates.ts";
import { reversalChecks } from "./reversals.ts";
import { movementChecks } from "./movements.ts";
import { numberChecks } from "./numbers.ts";
import { partyChecks } from "./parties.ts";
import { rollupChecks } from "./rollups.ts";
import { stockChecks } from "./stock.ts";
import { taxChecks } from "./taxes.ts";
import type { Finding, Check } from "./finding.ts";

/** Options of `checkBooks`. */
export interface CheckOptions {
  /** Called after each check with its duration and its finding, if any. */
  onDone?: (done: { check: Check; milliseconds: number; finding: Finding | null }) => void;
}

/** Checks a company's books; returns the findings, none when the books are sound. */
export async function checkBooks(
  db: Knex,
  companyId: number,
  { onDone }: CheckOptions = {},
): Promise<Finding[]> {
  const findings = new Map<Check, Finding>();
  const left = CHECKS.values();
  const work = async () => {
    for (const check of left) {
      const begun = performance.now();
      const finding = await findingOf(db, companyId, check);
      if (finding) findings.set(check, finding);
      onDone?.({ check, milliseconds: performance.now() - begun, finding });
    }
  };
  await Promise.all(Array.from({ length: statementsAtOnce(db) }, work));
  const inOrder = CHECKS.toSorted((a, b) => numberOf(a) - numberOf(b));
  return inOrder.flatMap((check) => findings.get(check) ?? []);
}

async function findingOf(db: Knex, companyId: number, check: Check): Promise<Finding | null> {
  const found = await firstRow(db, check.sql, { company: companyId });
  if (!found) return null;
  const where = check.first ? await firstRow(db, check.first, { ...found, company: companyId }) : found;
  const voucherId = typeof where?.voucher_id === "number" ? where.voucher_id : null;
  const { invariant, message } = check;
  return { invariant, message, voucherId, voucherNo: await voucherNoOf(db, companyId, voucherId) };
}

async function firstRow(db: Knex, sql: string, bindings: FoundRow): Promise<FoundRow | undefined> {
  const [rows] = await db.raw<[FoundRow[]]>(sql, bindings);
  return rows?.[0];
}

async function voucherNoOf(db: Knex, companyId: number, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const voucher: { voucher_no: string } | undefined = await db("vouchers")
    .where({ company_id: companyId, id })
    .first("voucher_no");
  return voucher?.voucher_no ?? null;
}

function numberOf({ invariant }: Check) {
  return Number(invariant.slice(1));
}

/**
 * A transaction needs one connection of its own, so a pool of one must run the checks one after the other. Knex's client
 * is untyped.
 */
function statementsAtOnce(db: Knex): number {
  const { pool } = db.client as { pool?: { max: number } };
  return db.isTransaction !== true && (pool?.max ?? 1) > 1 ? 2 : 1;
}

type FoundRow = Record<string, string | number | null>;

/** The slowest first, so that two running at a time finish at about the same moment. */
const CHECKS: readonly Check[] = [
  ...ledgerChecks,
  ...rollupChecks,
  ...lineChecks,
  ...rateChecks,
  ...movementChecks,
  ...costChecks,
  ...stockChecks,
  ...taxChecks,
  ...partyChecks,
  ...cashChecks,
  ...customerChecks,
  ...documentChecks,
  ...numberChecks,
  ...reversalChecks,
];
