import type { OperationId, Schema } from "@vanbook/sdk";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { stepThrough, type StepToVoucher } from "../earlier-vouchers.ts";

/** Undefined if this kind can't be corrected in its form, or the token does not allow it. */
export function useStepToVoucher(operation: OperationId): StepToVoucher | undefined {
  const client = useVanbook();
  const today = useToday();
  const type = (DAY_BOOK_TYPES as Readonly<Partial<Record<OperationId, DayBookType>>>)[operation];
  return type && !isTokenClient(client) ? stepThrough(client, today, type) : undefined;
}

const DAY_BOOK_TYPES = {
  "bills.post": "Sale",
  "purchases.post": "Purchase",
  "receipts.post": "Receipt",
  "payments.post": "Payment",
  "creditNotes.post": "Credit Note",
  "debitNotes.post": "Debit Note",
  "expenses.post": "Expense",
  "journals.post": "Journal",
  "contras.post": "Contra",
  "handOvers.post": "Cash Handed Over",
  "stockCounts.post": "Stock Count",
} satisfies Partial<Record<OperationId, DayBookType>>;

type DayBookType = Schema<"DayBookType">;
