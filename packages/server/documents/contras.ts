import { contra, paise } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { moneyAccount } from "./references/money-accounts.ts";
import { readReferences } from "./references/read-references.ts";

/** Money moved between cash and bank accounts. */
export const contras = documentOperations("contras", "contra", async (planning, inputs) => {
  const { principal } = planning;
  const found = await readReferences(planning, inputs, {
    fromAccountId: { to: "account" },
    toAccountId: { to: "account" },
  });
  return (input) => {
    if (input.fromAccountId === input.toAccountId)
      throw refused("LINE_INVALID", "toAccountId", "A contra needs two accounts.");
    return contra({
      date: input.date,
      from: moneyAccount(planning, found.fromAccountId(input), "out", "fromAccountId"),
      to: moneyAccount(planning, found.toAccountId(input), "in", "toAccountId"),
      userId: null,
      branchId: principal.branchId,
      amount: paise(input.amount),
      narration: input.narration ?? null,
      otherNarration: input.otherNarration ?? null,
    });
  };
});
