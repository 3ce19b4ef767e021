import type { Knex } from "knex";
import { ofCompany } from "./scope.ts";
import { hashOf } from "./token.ts";
import type { UserKey } from "./user-key.ts";

/**
 * Ends all sessions, unfinished sign-ins and recovery links of a user, except the session with
 * `keptToken`, and forgets the user's known browsers. Returns how many sessions ended.
 */
export async function endAccess(trx: Knex, user: UserKey, keptToken: string | null = null): Promise<number> {
  const selectOwn = (table: string) => ofCompany(trx, user, table).where("user_id", user.userId);
  for (const table of ["sign_in_steps", "recovery_links", "known_browsers"]) await selectOwn(table).delete();
  const sessions = selectOwn("sessions");
  if (keptToken !== null) void sessions.whereNot("token_hash", hashOf(keptToken));
  return sessions.delete();
}
