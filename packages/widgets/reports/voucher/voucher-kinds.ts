import type { OperationId, Schema } from "@vanbook/sdk";
import type { PaperOperation } from "../../paper/define-paper.ts";

/** Of each kind of voucher what it is called, the operation that cancels it and the one that reads its paper. */
export const VOUCHER_KINDS: Readonly<Record<Schema<"VoucherKind">, VoucherKindRules>> = {
  opening: { title: "Opening Balance", cancel: "openings.cancel" },
  sale: { title: "Sale", cancel: "bills.cancel", paper: "bills.read" },
  sale_return: { title: "Sale Return", cancel: "saleReturns.cancel", paper: "saleReturns.read" },
  replacement: { title: "Replacement", cancel: "replacements.cancel" },
  damage: { title: "Damage", cancel: "damages.cancel" },
  van_load: { title: "Van Load", cancel: "vanLoads.cancel", paper: "vanLoads.read" },
  purchase: { title: "Purchase", cancel: "purchases.cancel" },
  purchase_return: {
    title: "Purchase Return",
    cancel: "purchaseReturns.cancel",
    paper: "purchaseReturns.read",
  },
  production: { title: "Production", cancel: "productions.cancel" },
  receipt: { title: "Receipt", cancel: "receipts.cancel", paper: "receipts.read" },
  payment: { title: "Payment", cancel: "payments.cancel", paper: "payments.read" },
  expense: { title: "Expense", cancel: "expenses.cancel" },
  journal: { title: "Journal", cancel: "journals.cancel" },
  contra: { title: "Contra", cancel: "contras.cancel" },
  hand_over: { title: "Cash Handed Over", cancel: "handOvers.cancel" },
  // A year is reopened: nobody cancels its closing.
  closing: { title: "Year Closing" },
};

interface VoucherKindRules {
  title: string;
  cancel?: OperationId & `${string}.cancel`;
  paper?: PaperOperation;
}
