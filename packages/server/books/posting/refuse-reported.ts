import type { VoucherRow } from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import type { Knex } from "knex";
import { queryNamedRows } from "../../db/rows.ts";

/**
 * Throws EINVOICE_REPORTED for a return or credit note that has an e-invoice. Bills are asked
 * together with what depends on them.
 */
export async function refuseReported(
  trx: Knex.Transaction,
  { company_id: company, id: voucher, kind }: VoucherRow,
  change: "cancel" | "edit",
): Promise<void> {
  if (!REPORTED_KINDS.has(kind)) return;
  const eInvoices = await queryNamedRows<object>(trx, buildReportedSql(change), { company, voucher });
  if (eInvoices.length > 0) throw makeReportedProblem(change);
}

/** A number that was cancelled on the portal can't be reported again, so it takes no correction. */
export function buildReportedSql(change: "cancel" | "edit"): string {
  const statuses = change === "edit" ? "'reported', 'cancelled'" : "'reported'";
  return `SELECT 'e-invoice' AS what FROM e_invoices e
    WHERE e.company_id = :company AND e.voucher_id = :voucher AND e.status IN (${statuses})`;
}

export function makeReportedProblem(change: "cancel" | "edit") {
  return change === "edit"
    ? problem("EINVOICE_REPORTED")
    : problem("EINVOICE_REPORTED", { message: CANCEL_THERE });
}

const CANCEL_THERE =
  "This document was reported to the e-invoice portal: cancel it there first. When its time for that is over, post a credit note.";
const REPORTED_KINDS: ReadonlySet<string> = new Set(["sale_return", "credit_note"]);
