import { ACCOUNT_GROUP, type PaymentInput, paise } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { refuseDiscount } from "../../auth/refusals.ts";
import type { PlanningTerms } from "../document-type.ts";
import type { AccountRow } from "./references.ts";

/**
 * The discount that a receipt (`in`) allows a customer, or a supplier allows on a payment (`out`).
 * Throws INVALID_FIELDS for any other party, and DISCOUNT_LIMIT if a salesman may not give so large
 * a share of the settled amount.
 */
export function planPaymentDiscount(
  planning: PlanningTerms,
  { amount, discount = "0" }: { amount: string; discount?: string },
  party: Pick<AccountRow, "group_id">,
  side: "in" | "out",
): PaymentInput["discount"] {
  const grantedAmount = paise(discount);
  if (grantedAmount === 0n) return undefined;
  const { group, account, words } = DISCOUNT_SIDES[side];
  if (party.group_id !== group) throw problemOnField("INVALID_FIELDS", "discount", words);
  refuseDiscount(planning, grantedAmount, paise(amount) + grantedAmount, 0n);
  return { amount: grantedAmount, accountId: planning.books.accounts[account] };
}

const DISCOUNT_SIDES = {
  in: {
    group: ACCOUNT_GROUP.debtors,
    account: "discount_allowed",
    words: "A receipt allows a discount to a customer, and to nobody else.",
  },
  out: {
    group: ACCOUNT_GROUP.creditors,
    account: "discount_received",
    words: "A payment takes a discount from a supplier, and from nobody else.",
  },
} as const;
