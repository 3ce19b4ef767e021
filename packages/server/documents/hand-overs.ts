import { handOver, paise } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import { documentOperations } from "./document-operations.ts";
import { readReferences } from "./references/read-references.ts";

/** Cash that salesmen hand over to the office. */
export const handOvers = documentOperations("handOvers", "hand_over", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, { userId: { to: "user" } });
  return (input) => {
    const user = found.userId(input);
    if (!user) throw refused("USER_UNKNOWN", "userId");
    if (user.cash_account_id === null)
      throw refused("ACCOUNT_UNKNOWN", "userId", "The user has no cash account.");
    return handOver(planning.books, {
      date: input.date,
      userId: user.id,
      fromLedgerId: user.cash_account_id,
      branchId: user.branch_id,
      amount: paise(input.amount),
      narration: input.narration ?? null,
    });
  };
});
