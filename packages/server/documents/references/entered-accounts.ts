import {
  ACCOUNT_GROUP,
  isMoneyAccount,
  SYSTEM_KEYS,
  type SystemAccounts,
  type SystemKey,
} from "@vanbook/sdk/books";
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

/**
 * Refuses accounts that a receipt or payment can't name in place of a party: parties themselves,
 * cash and banks, and those that documents post to, but for the tax that is owed.
 */
export function refuseUnpayable(planning: PlanningTerms, account: AccountRow, side: "in" | "out"): void {
  const { id, group_id: groupId } = account;
  if (PARTY_GROUPS.includes(groupId)) throw problemOnField("ACCOUNT_KIND_WRONG", "accountId", NAMED_AS_PARTY);
  if (isMoneyAccount({ id, groupId }))
    throw problemOnField("ACCOUNT_KIND_WRONG", "accountId", MONEY_IS_CONTRA);
  if (isPostedByDocuments(planning.books.accounts, id))
    throw problemOnField("ACCOUNT_KIND_WRONG", "accountId", POSTED_BY_DOCUMENTS);
  if (planning.principal.role === 2)
    throw problemOnField("ACCOUNT_KIND_WRONG", "accountId", PARTIES_OF_SALESMEN);
  refuseReservedAccount(planning, account, side, "accountId");
}

function isPostedByDocuments(accounts: SystemAccounts, id: number): boolean {
  return SYSTEM_KEYS.some((key) => accounts[key] === id && !OWED_TAXES.has(key));
}

/** What set-offs and reverse charges leave to be paid to the government. */
const OWED_TAXES: ReadonlySet<SystemKey> = new Set([
  ...(["cgst_output", "sgst_output", "igst_output"] as const),
  ...(["cgst_rcm", "sgst_rcm", "igst_rcm"] as const),
]);

const PARTY_GROUPS: readonly number[] = [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors];
const NAMED_AS_PARTY = "A customer or supplier is named by partyId.";
const MONEY_IS_CONTRA = "Money between cash and bank accounts is a contra.";
const POSTED_BY_DOCUMENTS = "Documents post to this account: it can't be paid directly.";
const PARTIES_OF_SALESMEN = "A salesman takes money from customers and suppliers only.";
