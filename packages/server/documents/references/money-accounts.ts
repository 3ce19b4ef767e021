import { ACCOUNT_GROUP, isMoneyAccount } from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import type { Schema } from "../../contract/contract.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { refuseReservedAccount } from "../../auth/refusals.ts";
import type { PlanningTerms } from "../document-type.ts";
import type { AccountRow, UserRow } from "./references.ts";

interface MoneyInput {
  mode: Schema<"MoneyMode">;
  cheque?: Schema<"Cheque">;
}

export const MODE_CODE = { cash: "C", cheque: "B", online: "O", neft: "N" } as const;

/**
 * The account that a document's money goes to or comes from. Cash: the user's own cash account, or
 * the main one if there is no user; all other modes need a bank account. `side` is the direction of
 * the money. Throws ACCOUNT_NOT_MONEY, CASH_OF_ANOTHER, ACCOUNT_RESERVED and others.
 */
export function chooseMoneyLedger(
  planning: PlanningTerms,
  ledger: AccountRow | null,
  user: UserRow | null,
  mode: Schema<"MoneyMode">,
  side: "in" | "out",
): number {
  const { principal, books } = planning;
  if (!ledger) {
    if (mode !== "cash")
      throw problemOnField("INVALID_FIELDS", "ledgerId", "ledgerId must name a bank account.");
    const cash = user ? user.cash_account_id : books.accounts.cash;
    if (cash === null) throw problemOnField("ACCOUNT_UNKNOWN", "ledgerId", "The user has no cash account.");
    return cash;
  }
  const isCash = ledger.group_id === ACCOUNT_GROUP.cash;
  if (isCash !== (mode === "cash") || !isMoney(ledger))
    throw problemOnField("ACCOUNT_KIND_WRONG", "ledgerId");
  // Salesmen use only their own cash account; the main one is for hand-overs.
  const isOthers = ledger.user_id === null ? principal.role === 2 : ledger.user_id !== user?.id;
  if (isCash && isOthers) throw problemOnField("CASH_OF_ANOTHER", "ledgerId");
  refuseReservedAccount(planning, ledger, side, "ledgerId");
  return ledger.id;
}

/**
 * Throws unless the account is cash or bank, the principal may post to it, and it is not reserved
 * for the administrator on this side.
 */
export function checkMoneyAccount(
  planning: PlanningTerms,
  account: AccountRow,
  side: "in" | "out",
  field: string,
) {
  if (!isMoney(account)) throw problemOnField("ACCOUNT_NOT_MONEY", field);
  refuseOthersCash(planning.principal, account, field);
  refuseReservedAccount(planning, account, side, field);
  return { id: account.id, groupId: account.group_id };
}

export function refuseOthersCash(principal: Principal, account: AccountRow, field: string): void {
  const { user_id: userId } = account;
  if (userId === null || principal.wholeCompany || principal.staff.includes(userId)) return;
  throw problemOnField("CASH_OF_ANOTHER", field);
}

/** The cheque columns of a document: required for mode cheque, not allowed for others. */
export function pickChequeColumns({ mode, cheque }: MoneyInput) {
  if (mode !== "cheque") {
    if (!cheque) return {};
    throw problemOnField("INVALID_FIELDS", "cheque", "A cheque belongs to the mode cheque.");
  }
  if (!cheque) throw problemOnField("INVALID_FIELDS", "cheque", "The mode cheque needs a cheque.");
  return { cheque: { ...cheque, branch: cheque.branch ?? null } };
}

function isMoney(account: AccountRow) {
  return isMoneyAccount({ id: account.id, groupId: account.group_id });
}
