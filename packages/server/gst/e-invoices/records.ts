import type { EInvoiceRecord, PortalMessage } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { fromDatabaseTime } from "../../clock.ts";
import { select } from "../../db/select.ts";

/** What the portal said of the documents of these days, by their vouchers. */
export async function readEInvoiceRecords(
  db: Knex,
  companyId: number,
  { from, to }: { from: string; to: string },
): Promise<Map<number, EInvoiceRecord>> {
  const records = ofCompany(db, { companyId }, "e_invoices as e")
    .join("vouchers as v", (on) => on.on("v.company_id", "e.company_id").andOn("v.id", "e.voucher_id"))
    .whereBetween("v.date", [from, to]);
  const rows = await select<RecordRow>(records, RECORD_COLUMNS);
  return new Map(rows.map((row) => [row.voucherId, makeRecord(row)]));
}

export function makeRecord({ irn, number, at, cancelledAt, messages }: RecordRow): EInvoiceRecord {
  return {
    ...(irn !== null && { irn }),
    ...(number !== null && { acknowledgementNumber: number }),
    ...(at !== null && { acknowledgedAt: new Date(fromDatabaseTime(at)) }),
    ...(cancelledAt !== null && { cancelledAt: new Date(fromDatabaseTime(cancelledAt)) }),
    ...(messages !== null && { refusals: JSON.parse(messages) as PortalMessage[] }), // written by the import
  };
}

export const RECORD_COLUMNS = {
  ...{ voucherId: "e.voucher_id", irn: "e.irn", number: "e.ack_no", at: "e.ack_at" },
  ...{ cancelledAt: "e.cancelled_at", messages: "e.messages" },
} as const;

export interface RecordRow {
  voucherId: number;
  irn: string | null;
  number: string | null;
  at: string | null;
  cancelledAt: string | null;
  messages: string | null;
}
