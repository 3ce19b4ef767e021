import { POSTED_STATUS } from "@vanbook/sdk/books";
import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import { select } from "../../db/select.ts";
import { readCustomer } from "../customer.ts";
import { makeRecord, RECORD_COLUMNS, type RecordRow } from "./records.ts";
import { readEInvoiceTerms } from "./settings-rows.ts";

interface PrintedEInvoice {
  eInvoice?: Schema<"PaperEInvoice">;
}

interface PrintedBill {
  voucherId: number;
  date: string;
  status: number;
  partyName: string;
  partyGstin: string | null;
  gstKind: string | null;
  placeOfSupply: string | null;
}

/**
 * What the paper of a bill says of its e-invoice; nothing if it needs none: of a company or a day
 * without e-invoices, for an unregistered customer, or without a taxable line.
 */
export async function readBillEInvoice(
  db: Knex,
  companyId: number,
  bill: PrintedBill,
  hasTaxableLine: boolean,
): Promise<PrintedEInvoice> {
  const printedEInvoice = await readReportedEInvoice(db, companyId, bill.voucherId);
  if (printedEInvoice.eInvoice || bill.status !== POSTED_STATUS || !hasTaxableLine) return printedEInvoice;
  const { dutyFrom } = await readEInvoiceTerms(db, companyId);
  if (dutyFrom === undefined || bill.date < dutyFrom) return {};
  return mayNeedReport(bill) ? { eInvoice: { isReported: false } } : {};
}

/** Also for a customer of whom the return lacks a fact: such a bill can't be shown to need none. */
function mayNeedReport({ partyName, partyGstin, gstKind, placeOfSupply }: PrintedBill): boolean {
  const { party } = readCustomer({
    party_name: partyName,
    gstin: partyGstin,
    gst_kind: gstKind,
    place_of_supply: placeOfSupply,
  });
  return party?.kind !== "unregistered";
}

/** Of any document that has an IRN which was not cancelled. */
export async function readReportedEInvoice(
  db: Knex,
  companyId: number,
  voucherId: number,
): Promise<PrintedEInvoice> {
  const own = ofCompany(db, { companyId }, "e_invoices as e").where("e.voucher_id", voucherId);
  const [row] = await select<RecordRow & { signedQr: string | null }>(own, {
    ...{ ...RECORD_COLUMNS, signedQr: "e.signed_qr" },
  });
  const { irn, acknowledgementNumber, acknowledgedAt, cancelledAt } = row ? makeRecord(row) : {};
  if (irn === undefined || cancelledAt) return {};
  return {
    eInvoice: {
      ...{ isReported: true, irn },
      ...(acknowledgementNumber !== undefined && { acknowledgementNumber }),
      ...(acknowledgedAt && { acknowledgedAt: acknowledgedAt.toISOString() }),
      ...(row?.signedQr && { signedQr: row.signedQr }),
    },
  };
}
