import { GROUP } from "../../books/posting/chart-of-accounts.ts";
import { holdsMoney } from "../../books/documents/contra.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Schema } from "../../contract/contract.ts";
import { refused } from "../../contract/problem.ts";
import type { Planning } from "../document-type.ts";
import type { AccountRow, UserRow } from "./references.ts";

/** How a document says that money came or went. */
interface MoneyInput {
  mode: Schema<"MoneyMode">;
  ledgerId?: number;
  cheque?: Schema<"Cheque">;
}

/** Modes as documents keep them. */
export const MODE_CODE = { cash: "C", cheque: "B", online: "O", neft: "N" } as const;

/**
 * The account that a document's money goes into or comes from. Cash is the user's own, or the main one where it is
 * nobody's; every other mode names a bank account.
 */
export function moneyLedger(
  { principal, books }: Planning,
  account: (id: number, field: string) => AccountRow,
  user: UserRow | null,
  { mode, ledgerId }: MoneyInput,
): number {
  if (ledgerId === undefined) {
    if (mode !== "cash") throw refused("INVALID_FIELDS", "ledgerId", "ledgerId must name a bank account.");
    const cash = user ? user.cash_account_id : books.accounts.cash;
    if (cash === null) throw refused("ACCOUNT_UNKNOWN", "ledgerId", "The user has no cash account.");
    return cash;
  }
  const ledger = account(ledgerId, "ledgerId");
  const isCash = ledger.group_id === GROUP.cash;
  if (isCash !== (mode === "cash") || !isMoney(ledger)) throw refused("ACCOUNT_KIND_WRONG", "ledgerId");
  // A salesman has his own cash alone: the main one is handed over to.
  const isOthers = ledger.user_id === null ? principal.role === 2 : ledger.user_id !== user?.id;
  if (isCash && isOthers) throw refused("CASH_OF_ANOTHER", "ledgerId");
  return ledger.id;
}

/** Refuses an account that holds no money, and the cash of a user for whom the principal may not post. */
export function moneyAccount(principal: Principal, account: AccountRow, field: string) {
  if (!isMoney(account)) throw refused("ACCOUNT_NOT_MONEY", field);
  refuseOthersCash(principal, account, field);
  return { id: account.id, groupId: account.group_id };
}

/** Refuses the cash account of a user for whom the principal may not post. */
export function refuseOthersCash(principal: Principal, account: AccountRow, field: string): void {
  const { user_id: userId } = account;
  if (userId === null || principal.wholeCompany || principal.users.includes(userId)) return;
  throw refused("CASH_OF_ANOTHER", field);
}

/** The cheque of a document, as its columns keep it: there is one with that mode, and with no other. */
export function chequeOf({ mode, cheque }: MoneyInput) {
  if (mode !== "cheque") {
    if (!cheque) return {};
    throw refused("INVALID_FIELDS", "cheque", "A cheque belongs to the mode cheque.");
  }
  if (!cheque) throw refused("INVALID_FIELDS", "cheque", "The mode cheque needs a cheque.");
  return { cheque: { ...cheque, branch: cheque.branch ?? null } };
}

/** The ids that documents name, those left out aside. */
export function named(ids: Iterable<number | undefined>): number[] {
  return [...ids].filter((id) => id !== undefined);
}

function isMoney(account: AccountRow) {
  return holdsMoney({ id: account.id, groupId: account.group_id });
}
