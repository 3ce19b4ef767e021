import type { Args } from "@vanbook/sdk";
import { lookUpIn } from "../form/look-up.ts";
import type { VoucherField } from "../voucher/definition.ts";
import { makeAccountLookUp, AGAINST_BILLS } from "./money-fields.ts";

/** Income and expenses without the cost of goods: the server refuses any other. */
const BOOKED_GROUPS: readonly number[] = [8, 9, 12, 13, 18, 21];

/** Includes accounts that documents post to automatically, such as Sales. */
const bookedTo = lookUpIn(
  "ledgerAccounts.list",
  "data",
  "name",
  ({ groupId }) => BOOKED_GROUPS.includes(groupId),
  {
    makes: "account",
  },
);

export function noteHead(parties: "customers" | "suppliers") {
  return [
    { field: "date", kind: "date", usual: (today: string) => today },
    { field: "partyId", kind: "lookup", from: makeAccountLookUp(parties) },
    { field: "accountId", kind: "lookup", from: bookedTo },
    { field: "amount", kind: "figure", prefix: "₹" },
    { field: "taxRate", kind: "figure" },
    { field: "narration", isWide: true },
  ] as const satisfies readonly VoucherField<Args<"creditNotes.post">>[];
}

export const AGAINST_NOTE = {
  ...AGAINST_BILLS,
  rest: { ...AGAINST_BILLS.rest, of: ["amount"], whole: "Amount" },
} as const;
