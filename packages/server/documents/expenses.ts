import { expense } from "../books/documents/expense.ts";
import { paise } from "../money.ts";
import { documentOperations } from "./document-operations.ts";
import { MODE_CODE, moneyLedger } from "./references/money-accounts.ts";
import { refuseOthersTrip } from "./references/own-trips.ts";
import { readReferences } from "./references/read-references.ts";

/** Expenses, on the road or in the office. */
export const expenses = documentOperations("expenses", "expense", async (planning, inputs) => {
  const found = await readReferences(planning, inputs, {
    accountId: { to: "account", groups: EXPENSES },
    ledgerId: { to: "account" },
    userId: { to: "user" },
    tripId: { to: "trip" },
  });
  return (input) => {
    const user = found.userId(input);
    refuseOthersTrip(found.tripId(input), user?.id);
    return expense({
      date: input.date,
      mode: MODE_CODE[input.mode],
      accountId: found.accountId(input).id,
      ledgerId: moneyLedger(planning, found.ledgerId(input), user, input.mode, "out"),
      userId: user?.id ?? null,
      branchId: user ? user.branch_id : planning.principal.branchId,
      tripId: input.tripId ?? null,
      amount: paise(input.amount),
      narration: input.narration ?? null,
    });
  };
});

/** Account groups: direct and indirect expenses. */
const EXPENSES = [8, 12];
