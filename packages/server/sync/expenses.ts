import type { Knex } from "knex";
import { expense } from "../books/expense.ts";
import { paise } from "../books/money.ts";
import { documentOperations } from "./documents.ts";
import { MODE_CODE, moneyLedger, named } from "./money-accounts.ts";
import { finder, readAccounts, readUsers, refused, type Find } from "./references.ts";

/** Money spent on the road or in the office. */
export const expenses = documentOperations("expenses", "expense", async (planning, inputs) => {
  const { trx, principal } = planning;
  const accounts = named(inputs.flatMap((input) => [input.accountId, input.ledgerId]));
  const account = await readAccounts(trx, principal, accounts);
  const userIds = inputs.map((input) => input.userId);
  const findUser = await readUsers(trx, principal, userIds);
  const trip = await readTrips(trx, principal.companyId, named(inputs.map((input) => input.tripId)));
  return (input) => {
    const user = findUser(input.userId, "userId");
    if (input.tripId !== undefined && trip(input.tripId, "tripId").user_id !== user?.id)
      throw refused("TRIP_UNKNOWN", "tripId");
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

/** Reads trips by their ids, to tell whose they are. */
async function readTrips(
  trx: Knex.Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Find<{ id: number; user_id: number }>> {
  const rows: { id: number; user_id: number }[] =
    ids.length === 0
      ? []
      : await trx("trips")
          .where("company_id", companyId)
          .whereIn("id", [...new Set(ids)])
          .select("id", "user_id");
  return finder(rows, "TRIP_UNKNOWN");
}

/** The groups of direct and of indirect expenses. */
const EXPENSES = [8, 12];
