import { journal, paise } from "@vanbook/sdk/books";
import type { Body } from "../contract/contract.ts";
import { refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { enteredAccount } from "./references/entered-accounts.ts";
import { readReferences } from "./references/read-references.ts";

/** Journals, whose lines are posted as they are entered. */
export const journals = documentOperations("journals", "journal", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, {
    lines: { accountId: { to: "account", evenDeleted: "unsettled" } },
  });
  return (input) =>
    journal({
      date: input.date,
      userId: null,
      branchId: planning.principal.branchId,
      lines: input.lines.map((line, index) => {
        const account = found.lines.accountId(line, index);
        const sides = sidesOf(line, index);
        const side = sides.debit > 0n ? "in" : "out";
        const accountId = enteredAccount(planning, account, side, `lines.${index}.accountId`);
        return { accountId, ...sides, narration: line.narration ?? null };
      }),
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
