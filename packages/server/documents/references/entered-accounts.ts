import { problemOnField } from "@vanbook/sdk/problem";
import { refuseReservedAccount } from "../../auth/refusals.ts";
import type { PlanningTerms } from "../document-type.ts";
import { refuseOthersCash } from "./money-accounts.ts";
import type { AccountRow } from "./references.ts";

/**
 * Refuses accounts that can't be posted to by hand: inventory, which only goods documents change,
 * another user's cash account, and accounts reserved for the administrator. `side` is debit (`in`)
 * or credit (`out`).
 */
export function checkEnteredAccount(
  planning: PlanningTerms,
  account: AccountRow,
  side: "in" | "out",
  field: string,
): number {
  const { principal, books } = planning;
  if (account.id === books.accounts.inventory)
    throw problemOnField("ACCOUNT_KIND_WRONG", field, "Only documents of goods can change inventory.");
  refuseOthersCash(principal, account, field);
  refuseReservedAccount(planning, account, side, field);
  return account.id;
}
