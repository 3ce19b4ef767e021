import { refused } from "../../contract/problem.ts";
import type { Planning } from "../document-type.ts";
import { refuseOthersCash } from "./money-accounts.ts";
import type { AccountRow } from "./references.ts";

/**
 * An account that can be posted to by hand: any except inventory, which only documents of goods change, and other users'
 * cash accounts.
 */
export function enteredAccount({ principal, books }: Planning, account: AccountRow, field: string): number {
  if (account.id === books.accounts.inventory)
    throw refused("ACCOUNT_KIND_WRONG", field, "Only documents of goods can change inventory.");
  refuseOthersCash(principal, account, field);
  return account.id;
}
