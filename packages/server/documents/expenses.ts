import { expense } from "../books/documents/expense.ts";
import { paise } from "../money.ts";
import { documentOperations } from "./document-operations.ts";
import { MODE_CODE, moneyLedger, named } from "./references/money-accounts.ts";
import { readOwnTrips } from "./references/own-trips.ts";
import { readAccounts, readUsers } from "./references/references.ts";

/** Expenses, on the road or in the office. */
export const expenses = documentOperations("expenses", "expense", async (planning, inputs) => {
  const { trx, principal, edited } = planning;
  const accounts = named(inputs.flatMap((input) => [input.accountId, input.ledgerId]));
  const account = await readAccounts(trx, principal, accounts, edited.accounts);
  const userIds = inputs.map((input) => input.userId);
  const findUser = await readUsers(trx, principal, userIds, edited.users);
  const ownTrip = await readOwnTrips(trx, principal.companyId, named(inputs.map((input) => input.tripId)));
  return (input) => {
    const user = findUser(input.userId, "userId");
    if (input.tripId !== undefined) ownTrip(input.tripId, user?.id, "tripId");
    return expense({
      date: input.date,
      mode: MODE_CODE[input.mode],
      accountId: account(input.accountId, "accountId", EXPENSES).id,
      ledgerId: moneyLedger(planning, account, user, input),
      userId: user?.id ?? null,
      branchId: user ? user.branch_id : principal.branchId,
      tripId: input.tripId ?? null,
      amount: paise(input.amount),
      narration: input.narration ?? null,
    });
  };
});

/** Account groups: direct and indirect expenses. */
const EXPENSES = [8, 12];
