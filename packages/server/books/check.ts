import type { Knex } from "knex";
import { billChecks } from "./check-bills.ts";
import { ledgerChecks } from "./check-ledger.ts";
import { rollupChecks } from "./check-rollups.ts";
import { stockChecks } from "./check-stock.ts";

/** Something in the books that must never be (DOMAIN section 2), and the first voucher where it shows. */
export interface Finding {
  invariant: "I1" | "I2" | "I3" | "I5" | "I7";
  message: string;
  voucherId: number | null;
  voucherNo: string | null;
}

/** A question whose first row, if there is one, is a finding; every query takes the company once, as `:company`. */
export interface Check {
  invariant: Finding["invariant"];
  message: string;
  sql: string;
}

/** Checks a company's books; an empty answer means that they are sound. */
export async function checkBooks(db: Knex, companyId: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { invariant, message, sql } of [
    ...ledgerChecks,
    ...rollupChecks,
    ...stockChecks,
    ...billChecks,
  ]) {
    const [rows] = await db.raw<[FoundRow[]]>(sql, { company: companyId });
    const found = rows?.[0];
    if (!found) continue;
    const voucherId = found.voucher_id;
    findings.push({ invariant, message, voucherId, voucherNo: await voucherNoOf(db, companyId, voucherId) });
  }
  return findings;
}

async function voucherNoOf(db: Knex, companyId: number, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const voucher: { voucher_no: string } | undefined = await db("vouchers")
    .where({ company_id: companyId, id })
    .first("voucher_no");
  return voucher?.voucher_no ?? null;
}

interface FoundRow {
  voucher_id: number | null;
}
