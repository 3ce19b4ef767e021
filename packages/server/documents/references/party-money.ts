import { GROUP } from "../../books/posting/chart-of-accounts.ts";
import { paise } from "../../money.ts";
import type { Body } from "../../contract/contract.ts";
import type { Planning } from "../document-type.ts";
import { unsettledParties } from "./deleted-references.ts";
import { chequeOf, MODE_CODE, moneyLedger, named } from "./money-accounts.ts";
import { readAccounts, readUsers } from "./references.ts";

type PartyMoneyInput = Body<"receipts.post"> | Body<"payments.post">;

/** Reads what receipts and payments refer to; returns the function that makes the input for the books. */
export async function planPartyMoney(planning: Planning, inputs: readonly PartyMoneyInput[]) {
  const { trx, principal, edited } = planning;
  const accounts = named(inputs.flatMap((input) => [input.partyId, input.ledgerId]));
  const unsettled = await unsettledParties(trx, principal, accounts);
  const account = await readAccounts(trx, principal, accounts, new Set([...edited.accounts, ...unsettled]));
  const userIds = inputs.map((input) => input.userId);
  const findUser = await readUsers(trx, principal, userIds, edited.users);
  return (input: PartyMoneyInput) => {
    const user = findUser(input.userId, "userId");
    return {
      date: input.date,
      mode: MODE_CODE[input.mode],
      ledgerId: moneyLedger(planning, account, user, input),
      partyId: account(input.partyId, "partyId", [GROUP.debtors, GROUP.creditors]).id,
      userId: user?.id ?? null,
      branchId: user ? user.branch_id : principal.branchId,
      amount: paise(input.amount),
      ...chequeOf(input),
      narration: input.narration ?? null,
      remark: input.remark ?? null,
    };
  };
}
