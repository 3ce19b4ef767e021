import type { Knex } from "knex";
import { now, toDatabaseTime } from "../clock.ts";
import { isOrigin } from "./origin.ts";

/**
 * Notes that pages of an origin that is not allowed asked with a key or token of a company: what an administrator allows with one press. The
 * 50 latest of a company are kept. Nobody waits for it; where it fails, the next time is noted.
 */
export function noteAsked(db: Knex, companyId: number, origin: string, keyId: number | null): void {
  if (!isOrigin(origin)) return; // anybody can send anything
  void note(db, companyId, origin, keyId).catch(() => undefined);
}

async function note(db: Knex, companyId: number, origin: string, keyId: number | null): Promise<void> {
  const at = toDatabaseTime(now());
  await db("asked_origins")
    .insert({ company_id: companyId, origin, times: 1, since: at, last_at: at, key_id: keyId })
    .onConflict(["company_id", "origin"])
    .merge({ times: db.raw("times + 1"), last_at: at, key_id: keyId });
  const others: string[] = await db("asked_origins")
    .where("company_id", companyId)
    .orderBy("last_at", "desc")
    .offset(MOST)
    .limit(MOST)
    .pluck("origin");
  if (others.length > 0)
    await db("asked_origins").where("company_id", companyId).whereIn("origin", others).delete();
}

const MOST = 50;
