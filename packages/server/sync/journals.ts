import { journal } from "../books/journal.ts";
import { paise } from "../books/money.ts";
import { documentOperations } from "./documents.ts";
import { enteredAccount } from "./entered-accounts.ts";
import { readAccounts } from "./references.ts";

/** Journals, whose lines are posted as they are entered. */
export const journals = documentOperations("journals", "journal", async (planning, inputs) => {
  const { trx, principal } = planning;
  const accounts = inputs.flatMap((input) => input.lines.map((line) => line.accountId));
  const account = await readAccounts(trx, principal.companyId, accounts);
  return (input) =>
    journal({
      date: input.date,
      userId: null,
      branchId: principal.branchId,
      lines: input.lines.map((line, index) => ({
        accountId: enteredAccount(planning, account, line.accountId, `lines.${index}.accountId`),
        debit: paise(line.debit ?? "0"),
        credit: paise(line.credit ?? "0"),
        narration: line.narration ?? null,
      })),
      narration: input.narration ?? null,
      otherNarration: input.otherNarration ?? null,
    });
});
