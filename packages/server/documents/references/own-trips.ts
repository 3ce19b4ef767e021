import type { Knex } from "knex";
import { refused } from "../../contract/problem.ts";
import { finder } from "./finder.ts";

/** Reads trips by id. Throws TRIP_UNKNOWN for one that is not the user's own. */
export async function readOwnTrips(
  trx: Knex.Transaction,
  companyId: number,
  ids: Iterable<number>,
): Promise<(id: number, userId: number | undefined, field: string) => void> {
  const wanted = [...new Set(ids)];
  const rows: { id: number; user_id: number }[] =
    wanted.length === 0
      ? []
      : await trx("trips").where("company_id", companyId).whereIn("id", wanted).select("id", "user_id");
  const find = finder(rows, "TRIP_UNKNOWN");
  return (id, userId, field) => {
    if (find(id, field).user_id !== userId) throw refused("TRIP_UNKNOWN", field);
  };
}
