import { creditNote } from "./documents/credit-note.ts";
import { debitNote } from "./documents/debit-note.ts";
import { deliveryChallan } from "./documents/delivery-challan.ts";
import { orderForm } from "./documents/order-form.ts";
import { paymentVoucher } from "./documents/payment-voucher.ts";
import { receiptVoucher } from "./documents/receipt-voucher.ts";
import { taxInvoice } from "./documents/tax-invoice.ts";
import type { Paper, PaperOperation } from "./define-paper.ts";

/** The paper of each document, by the operation that reads it. */
export const papers = {
  "bills.read": taxInvoice,
  "orders.read": orderForm,
  "payments.read": paymentVoucher,
  "purchaseReturns.read": debitNote,
  "receipts.read": receiptVoucher,
  "saleReturns.read": creditNote,
  "vanLoads.read": deliveryChallan,
} as const satisfies { [Op in PaperOperation]: Paper<Op> };
