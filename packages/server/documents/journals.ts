import { journal } from "../books/documents/journal.ts";
import { paise } from "../money.ts";
import type { Body } from "../contract/contract.ts";
import { refused } from "../contract/problem.ts";
import { documentOperations } from "./document-operations.ts";
import { enteredAccount } from "./references/entered-accounts.ts";
import { unsettledParties } from "./references/deleted-references.ts";
import { readAccounts } from "./references/references.ts";

/** Journals, whose lines are posted as they are entered. */
export const journals = documentOperations("journals", "journal", async (planning, inputs) => {
  const { trx, principal, edited } = planning;
  const accounts = inputs.flatMap((input) => input.lines.map((line) => line.accountId));
  const unsettled = await unsettledParties(trx, principal, accounts);
  const account = await readAccounts(trx, principal, accounts, new Set([...edited.accounts, ...unsettled]));
  return (input) =>
    journal({
      date: input.date,
      userId: null,
      branchId: principal.branchId,
      lines: input.lines.map((line, index) => ({
        accountId: enteredAccount(planning, account, line.accountId, `lines.${index}.accountId`),
        ...sidesOf(line, index),
        narration: line.narration ?? null,
      })),
      narration: input.narration ?? null,
      otherNarration: input.otherNarration ?? null,
    });
});

/** The two sides of a line. Throws LINE_INVALID unless exactly one of them is above zero. */
function sidesOf({ debit = "0", credit = "0" }: Body<"journals.post">["lines"][number], index: number) {
  const sides = { debit: paise(debit), credit: paise(credit) };
  if (sides.debit > 0n === sides.credit > 0n) throw refused("LINE_INVALID", `lines.${index}`);
  return sides;
}
