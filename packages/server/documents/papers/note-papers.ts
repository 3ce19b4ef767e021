import type { Knex } from "knex";
import { POSTED_STATUS, type ShipToColumns } from "@vanbook/sdk/books";
import { joinOwn, ofParty } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { readReportedEInvoice } from "../../gst/e-invoices/paper-e-invoice.ts";
import {
  joinParty,
  beginPaper,
  listShipToColumns,
  readPaperRow,
  TAX_COLUMNS,
  selectDocumentToPrint,
} from "./paper-heads.ts";
import { readNamedBills, readReferredBill } from "./named-bills.ts";
import { makePaperPlace, makePaperShipTo, type HeadRow, type PartyRow } from "./paper-words.ts";

export const notePapers = {
  "creditNotes.read": ({ query, principal, db }) => notePaper(db, principal, CREDIT_NOTE, query.id),
  "debitNotes.read": ({ query, principal, db }) => notePaper(db, principal, DEBIT_NOTE, query.id),
} satisfies {
  "creditNotes.read": Handler<"creditNotes.read">;
  "debitNotes.read": Handler<"debitNotes.read">;
};

async function notePaper(
  db: Knex,
  principal: Principal,
  { type, bills }: typeof CREDIT_NOTE | typeof DEBIT_NOTE,
  id: number,
): Promise<Schema<"NoteDocument">> {
  const notes = selectDocumentToPrint(db, principal, "notes", id).where("d.type", type);
  joinParty(notes, "d.party_id");
  joinOwn(notes, "vouchers as n", "n.id", "d.voucher_id");
  if (type === "CN") joinOwn(notes, "bills as b", "b.voucher_id", "d.refers_to");
  const row = await readPaperRow<NoteRow>(ofParty(notes, principal, "d.party_id"), {
    ...TAX_COLUMNS,
    placeOfSupply: "d.place_of_supply",
    ...(type === "CN" && listShipToColumns("b")),
    ...{ number: "n.voucher_no", taxRate: "d.tax_rate", refersTo: "d.refers_to" },
  });
  const { isInterState, narration, refersTo, taxRate, taxable, cgst, sgst, igst, amount } = row;
  const referredBill = refersTo === null ? undefined : await readReferredBill(db, principal, bills, refersTo);
  return {
    ...(await beginPaper(db, principal, row)),
    isInterState: isInterState === 1,
    ...makePaperPlace(row.placeOfSupply),
    ...makePaperShipTo(row),
    ...(await readReportedEInvoice(db, principal.companyId, row.voucherId)),
    ...(referredBill && { refersTo: referredBill }),
    against: row.status === POSTED_STATUS ? await readNamedBills(db, principal, bills, row.voucherId) : [],
    narration,
    taxRate,
    totals: { taxable, cgst, sgst, igst, amount },
  };
}

const CREDIT_NOTE = { type: "CN", bills: "bills" } as const;
const DEBIT_NOTE = { type: "DN", bills: "purchases" } as const;

interface NoteRow
  extends
    PartyRow,
    HeadRow,
    ShipToColumns,
    Pick<Schema<"NoteDocument">, "narration" | "taxRate">,
    Schema<"NoteTotals"> {
  voucherId: number;
  refersTo: number | null;
  isInterState: 0 | 1;
  placeOfSupply: string | null;
}
