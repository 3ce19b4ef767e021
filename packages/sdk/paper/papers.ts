import { deliveryChallan } from "./documents/delivery-challan.ts";
import { allowance, claim } from "./documents/note-without-goods.ts";
import { gstr3bForm } from "./documents/gstr3b-form.ts";
import { orderForm } from "./documents/order-form.ts";
import { paymentVoucher } from "./documents/payment-voucher.ts";
import { receiptVoucher } from "./documents/receipt-voucher.ts";
import { creditNote, debitNote } from "./documents/returned-goods.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import type { Paper, PaperOperation } from "./define-paper.ts";
import type { NamedPaper, PaperAsked } from "./paper-definition.ts";

export const papers = {
  "bills.read": taxInvoice,
  "creditNotes.read": allowance,
  "debitNotes.read": claim,
  "gstr3bForm.read": gstr3bForm,
  "orders.read": orderForm,
  "payments.read": paymentVoucher,
  "purchaseReturns.read": debitNote,
  "receipts.read": receiptVoucher,
  "saleReturns.read": creditNote,
  "vanLoads.read": deliveryChallan,
} as const satisfies { [Op in PaperOperation]: Paper<Op> };

export function getPaper(id: PaperOperation): AnyPaper {
  // Each paper takes its own document type; here all share one type.
  return papers[id] as unknown as AnyPaper;
}

export interface AnyPaper {
  sheet: (document: unknown, request: PaperAsked, words: PapersText) => NamedPaper;
}
