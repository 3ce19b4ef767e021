import { refused } from "../../contract/problem.ts";
import type { Planning } from "../document-type.ts";
import { refuseOthersCash } from "./money-accounts.ts";
import type { AccountRow } from "./references.ts";

/**
 * An account that a line is entered on by hand: any but inventory, which is the value of the goods and so is kept by
 * documents of goods alone, and the cash of others.
 */
export function enteredAccount(
  { principal, books }: Planning,
  account: (id: number, field: string) => AccountRow,
  id: number,
  field: string,
): number {
  const found = account(id, field);
  if (found.id === books.accounts.inventory)
    throw refused("ACCOUNT_KIND_WRONG", field, "Inventory is kept by documents of goods alone.");
  refuseOthersCash(principal, found, field);
  return found.id;
}
