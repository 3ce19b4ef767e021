import type { Knex } from "knex";
import { ofCompany } from "./scope.ts";
import { hashOf } from "./token.ts";
import type { UserKey } from "./user-key.ts";

/**
 * Ends all sessions of a user, those that are being begun and recovery links too, but for the session with the token; his browsers are
 * known no more. Answers how many sessions ended.
 */
export async function endAccess(trx: Knex, user: UserKey, keptToken: string | null = null): Promise<number> {
  const own = (table: string) => ofCompany(trx, user, table).where("user_id", user.userId);
  for (const table of ["sign_in_steps", "recovery_links", "known_browsers"]) await own(table).delete();
  const sessions = own("sessions");
  if (keptToken !== null) void sessions.whereNot("token_hash", hashOf(keptToken));
  return sessions.delete();
}
