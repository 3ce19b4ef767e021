import type { Schema } from "@vanbook/sdk";
import type { PaperOperation } from "../../../sdk/paper/define-paper.ts";
import type { PostedDocuments } from "../../voucher/CancelVoucher.tsx";

export const VOUCHER_KINDS: Readonly<Record<Schema<"VoucherKind">, VoucherKindRules>> = {
  opening: { title: "Opening Balance", document: "openings" },
  sale: { title: "Sale", document: "bills", paper: "bills.read" },
  sale_return: { title: "Sale Return", document: "saleReturns", paper: "saleReturns.read" },
  replacement: { title: "Replacement", document: "replacements" },
  damage: { title: "Damage", document: "damages" },
  van_load: { title: "Van Load", document: "vanLoads", paper: "vanLoads.read" },
  purchase: { title: "Purchase", document: "purchases" },
  purchase_return: {
    title: "Purchase Return",
    document: "purchaseReturns",
    paper: "purchaseReturns.read",
  },
  production: { title: "Production", document: "productions" },
  receipt: { title: "Receipt", document: "receipts", paper: "receipts.read" },
  payment: { title: "Payment", document: "payments", paper: "payments.read" },
  credit_note: { title: "Credit Note", document: "creditNotes", paper: "creditNotes.read" },
  debit_note: { title: "Debit Note", document: "debitNotes", paper: "debitNotes.read" },
  expense: { title: "Expense", document: "expenses" },
  journal: { title: "Journal", document: "journals" },
  contra: { title: "Contra", document: "contras" },
  hand_over: { title: "Cash Handed Over", document: "handOvers" },
  stock_count: { title: "Stock Count", document: "stockCounts" },
  // No `document`: a closing can't be cancelled; the year is reopened instead.
  closing: { title: "Year Closing" },
};

interface VoucherKindRules {
  title: string;
  document?: PostedDocuments;
  paper?: PaperOperation;
}
