import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { isOrigin } from "../origin-entries.ts";

/**
 * Lets an administrator allow an origin with one click after its page was refused. Keeps the 50
 * latest origins per company. The request does not wait for the write; if it fails, the next
 * request writes again.
 */
export function noteAsked(db: Knex, companyId: number, origin: string, keyId: number | null): void {
  if (!isOrigin(origin)) return; // anyone can send anything
  void note(db, companyId, origin, keyId).catch(() => undefined);
}

async function note(db: Knex, companyId: number, origin: string, keyId: number | null): Promise<void> {
  const at = toDatabaseTime(readClock());
  await db("asked_origins")
    .insert({ company_id: companyId, origin, times: 1, since: at, last_at: at, key_id: keyId })
    .onConflict(["company_id", "origin"])
    .merge({ times: db.raw("times + 1"), last_at: at, key_id: keyId });
  const others: string[] = await db("asked_origins")
    .where("company_id", companyId)
    .orderBy("last_at", "desc")
    .offset(MAX_ORIGINS)
    .limit(MAX_ORIGINS)
    .pluck("origin");
  if (others.length > 0)
    await db("asked_origins").where("company_id", companyId).whereIn("origin", others).delete();
}

const MAX_ORIGINS = 50;
