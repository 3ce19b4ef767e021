import type { Knex } from "knex";
import { deleteOldAttempts } from "../auth/attempts.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { deleteUnusedBrowsers } from "./known-browsers.ts";

/**
 * Attempts before yesterday, expired sessions and sign-ins, browsers that are no longer used; at
 * most 100 of each.
 */
export async function deleteOutdatedRows(db: Knex, companyId: number): Promise<void> {
  await deleteOldAttempts(db, companyId);
  for (const table of ["sessions", "sign_in_steps"])
    await db(table)
      .where("company_id", companyId)
      .where("expires_at", "<", toDatabaseTime(readClock()))
      .limit(100)
      .delete();
  await deleteUnusedBrowsers(db, companyId);
}
