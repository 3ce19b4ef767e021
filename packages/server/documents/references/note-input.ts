import { type CreditNoteInput, paise, percent } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import { settlesOf } from "./settles-of.ts";

/** A credit or debit note as it is sent. */
export type NoteBody = Body<"creditNotes.post"> | Body<"debitNotes.post">;

/**
 * The income and expense groups that a note may be posted to; cost of goods is not one: only goods documents change
 * it.
 */
export const NOTE_GROUPS: readonly number[] = [8, 9, 12, 13, 18, 21];

/** Makes a note's input for the books. */
export function noteOf(
  input: NoteBody,
  { branchId, party, accountId }: Pick<CreditNoteInput, "branchId" | "party" | "accountId">,
): CreditNoteInput {
  return {
    date: input.date,
    party,
    accountId,
    branchId,
    amount: paise(input.amount),
    taxRate: percent(input.taxRate ?? "0"),
    ...(input.against && { settles: settlesOf(input.against) }),
    narration: input.narration ?? null,
  };
}
