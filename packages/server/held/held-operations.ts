import type { Schema } from "../contract/contract.ts";

export type HeldKind = Schema<"HeldKind">;

/** By the kind of voucher, the name of its operations and of its input in `heldDocuments.post`. */
export const HELD_OPERATIONS = {
  sale: "bills",
  purchase: "purchases",
  receipt: "receipts",
  payment: "payments",
  expense: "expenses",
  journal: "journals",
  credit_note: "creditNotes",
  debit_note: "debitNotes",
} as const satisfies Record<HeldKind, string>;

export type HeldOperation = (typeof HELD_OPERATIONS)[HeldKind];
