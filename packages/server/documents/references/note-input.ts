import { type CreditNoteInput, hasGstin, paise, percent, type Percent } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import type { PlanningTerms } from "../document-type.ts";
import type { Found, References } from "./reference-fields.ts";
import { toSettlements } from "./settles-of.ts";

export type NoteBody = Body<"creditNotes.post"> | Body<"debitNotes.post">;

/** Income and expenses, but not cost of goods: only goods documents change that. */
const NOTE_GROUPS: readonly number[] = [8, 9, 12, 13, 18, 21];

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

export function toEditedNote(row: { party_id: number; inter_state: number; tax_rate: string }): EditedNote {
  return { partyId: row.party_id, interState: row.inter_state === 1, taxRate: percent(row.tax_rate) };
}

/** The note's party also says whether it is registered, as debit notes need. */
export function noteInput(
  { principal }: Pick<PlanningTerms, "principal">,
  references: Found<NoteBody, ReturnType<typeof noteReferences>>,
  input: NoteBody,
  editedNote: EditedNote | undefined,
) {
  const row = references.partyId(input);
  const keptTerms = editedNote?.partyId === row.id ? editedNote : undefined;
  const isRegistered = hasGstin(row) || (keptTerms !== undefined && keptTerms.taxRate > 0n);
  const party = { id: row.id, stateCode: row.state_code, isRegistered };
  return {
    date: input.date,
    party: keptTerms ? { ...party, interState: keptTerms.interState } : party,
    accountId: references.accountId(input).id,
    branchId: principal.branchId,
    amount: paise(input.amount),
    taxRate: percent(input.taxRate ?? "0"),
    ...(input.against && { settles: toSettlements(input.against) }),
    narration: input.narration ?? null,
  } satisfies CreditNoteInput;
}
