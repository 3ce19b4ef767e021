import { GROUP } from "../books/chart.ts";
import { paise } from "../books/money.ts";
import { payment } from "../books/payment.ts";
import { documentOperations } from "./documents.ts";
import { chequeOf, MODE_CODE, moneyLedger, named } from "./money-accounts.ts";
import { readAccounts, readUsers } from "./references.ts";

/** Money that goes out to those whom the company owes. */
export const payments = documentOperations("payments", "payment", async (planning, inputs) => {
  const { trx, principal } = planning;
  const accounts = named(inputs.flatMap((input) => [input.partyId, input.ledgerId]));
  const account = await readAccounts(trx, principal, accounts);
  const userIds = inputs.map((input) => input.userId);
  const findUser = await readUsers(trx, principal, userIds);
  return (input) => {
    const user = findUser(input.userId, "userId");
    return payment({
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
    });
  };
});
