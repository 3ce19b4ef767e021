import type { Args } from "@vanbook/sdk";
import { lookUpIn } from "../form/look-up.ts";
import type { VoucherField } from "../voucher/definition.ts";
import { accountsOf, AGAINST_BILLS } from "./money-fields.ts";

/** The account groups of incomes and expenses, but not of what goods cost: the server refuses any other. */
const BOOKED: readonly number[] = [8, 9, 12, 13, 18, 21];

/** What a note may be booked to: the accounts that documents post to by themselves too, such as Sales. */
const bookedTo = lookUpIn(
  "ledgerAccounts.list",
  "data",
  "id",
  "name",
  ({ groupId }) => BOOKED.includes(groupId),
  { makes: "account" },
);

/** The fields of a note: its party, what it is booked to, and the amount with the tax in it. */
export function noteHead(parties: "customers" | "suppliers") {
  return [
    { field: "date", kind: "date", usual: (today: string) => today },
    { field: "partyId", kind: "lookup", from: accountsOf(parties) },
    { field: "accountId", kind: "lookup", from: bookedTo },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "taxRate", kind: "figure" },
    { field: "narration", isWide: true },
  ] as const satisfies readonly VoucherField<Args<"creditNotes.post">>[];
}

/** The lines of a note: what of it goes against which bill. What is left goes against the oldest of the others. */
export const AGAINST_NOTE = {
  ...AGAINST_BILLS,
  rest: { ...AGAINST_BILLS.rest, of: ["amount"], whole: "Amount" },
} as const;
