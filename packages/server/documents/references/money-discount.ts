import { GROUP, type PaymentInput, paise } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { refuseDiscount } from "../../auth/refusals.ts";
import type { PlanningTerms } from "../document-type.ts";
import type { AccountRow } from "./references.ts";

/**
 * The discount that a receipt (`in`) allows a customer, or that a supplier allows on a payment (`out`), for the books;
 * undefined if there is none. Throws INVALID_FIELDS for any other party, and DISCOUNT_LIMIT if it is a larger share of
 * the settled amount than a salesman may give.
 */
export function discountOf(
  planning: PlanningTerms,
  { amount, discount = "0" }: { amount: string; discount?: string },
  party: Pick<AccountRow, "group_id">,
  side: "in" | "out",
): PaymentInput["discount"] {
  const granted = paise(discount);
  if (granted === 0n) return undefined;
  const { group, account, words } = SIDES[side];
  if (party.group_id !== group) throw refused("INVALID_FIELDS", "discount", words);
  refuseDiscount(planning, granted, paise(amount) + granted, 0n);
  return { amount: granted, accountId: planning.books.accounts[account] };
}

const SIDES = {
  in: {
    group: GROUP.debtors,
    account: "discount_allowed",
    words: "A receipt allows a discount to a customer, and to nobody else.",
  },
  out: {
    group: GROUP.creditors,
    account: "discount_received",
    words: "A payment takes a discount from a supplier, and from nobody else.",
  },
} as const;
