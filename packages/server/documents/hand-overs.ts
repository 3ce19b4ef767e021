import { makeHandOverVoucher, paise } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";
import { createDocumentOperations } from "./document-operations.ts";
import { readReferences } from "./references/read-references.ts";

export const handOvers = createDocumentOperations("handOvers", "hand_over", async (planning, inputs) => {
  const finders = await readReferences(planning, inputs, { userId: { to: "user" } });
  return (input) => {
    const user = finders.userId(input);
    if (!user) throw problemOnField("USER_UNKNOWN", "userId");
    if (user.cash_account_id === null)
      throw problemOnField("ACCOUNT_UNKNOWN", "userId", "The user has no cash account.");
    return makeHandOverVoucher(planning.books, {
      date: input.date,
      userId: user.id,
      fromLedgerId: user.cash_account_id,
      branchId: user.branch_id,
      amount: paise(input.amount),
      narration: input.narration ?? null,
    });
  };
});
