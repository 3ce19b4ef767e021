import { contra } from "../books/documents/contra.ts";
import { paise } from "../money.ts";
import { refused } from "../contract/problem.ts";
import { documentOperations } from "./document-operations.ts";
import { moneyAccount } from "./references/money-accounts.ts";
import { readAccounts } from "./references/references.ts";

/** Money moved between cash and bank accounts. */
export const contras = documentOperations("contras", "contra", async ({ trx, principal, edited }, inputs) => {
  const accounts = inputs.flatMap((input) => [input.fromAccountId, input.toAccountId]);
  const account = await readAccounts(trx, principal, accounts, edited.accounts);
  const money = (id: number, field: string) => moneyAccount(principal, account(id, field), field);
  return (input) => {
    if (input.fromAccountId === input.toAccountId)
      throw refused("LINE_INVALID", "toAccountId", "A contra needs two accounts.");
    return contra({
      date: input.date,
      from: money(input.fromAccountId, "fromAccountId"),
      to: money(input.toAccountId, "toAccountId"),
      userId: null,
      branchId: principal.branchId,
      amount: paise(input.amount),
      narration: input.narration ?? null,
      otherNarration: input.otherNarration ?? null,
    });
  };
});
