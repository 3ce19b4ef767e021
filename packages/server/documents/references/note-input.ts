import { type CreditNoteInput, hasGstin, paise, percent, type Percent } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import type { PlanningTerms } from "../document-type.ts";
import type { Found, References } from "./reference-fields.ts";
import { settlesOf } from "./settles-of.ts";

/** A credit or debit note as it is sent. */
export type NoteBody = Body<"creditNotes.post"> | Body<"debitNotes.post">;

/**
 * The income and expense groups that a note may be posted to; cost of goods is not one: only goods documents change
 * it.
 */
const NOTE_GROUPS: readonly number[] = [8, 9, 12, 13, 18, 21];

/** What the notes of a group's parties refer to. */
export function noteReferences(group: number) {
  return {
    partyId: { to: "account", groups: [group], evenDeleted: "unsettled" },
    accountId: { to: "account", groups: NOTE_GROUPS },
  } as const satisfies References<NoteBody>;
}

/** The party and tax terms that an edited note keeps, even if the party's master has changed. */
export interface EditedNote {
  partyId: number;
  interState: boolean;
  taxRate: Percent;
}

/** The terms of an edited note's row. */
export function editedNoteOf(row: { party_id: number; inter_state: number; tax_rate: string }): EditedNote {
  return { partyId: row.party_id, interState: row.inter_state === 1, taxRate: percent(row.tax_rate) };
}

/** A note's input for the books; its party also says whether it is registered, as debit notes need. */
export function noteInput(
  { principal }: Pick<PlanningTerms, "principal">,
  found: Found<NoteBody, ReturnType<typeof noteReferences>>,
  input: NoteBody,
  edited: EditedNote | undefined,
) {
  const row = found.partyId(input);
  const kept = edited?.partyId === row.id ? edited : undefined;
  const isRegistered = hasGstin(row) || (kept !== undefined && kept.taxRate > 0n);
  const party = { id: row.id, stateCode: row.state_code, isRegistered };
  return {
    date: input.date,
    party: kept ? { ...party, interState: kept.interState } : party,
    accountId: found.accountId(input).id,
    branchId: principal.branchId,
    amount: paise(input.amount),
    taxRate: percent(input.taxRate ?? "0"),
    ...(input.against && { settles: settlesOf(input.against) }),
    narration: input.narration ?? null,
  } satisfies CreditNoteInput;
}
