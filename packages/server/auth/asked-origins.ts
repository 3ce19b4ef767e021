import type { Knex } from "knex";
import { now, toDatabaseTime } from "../clock.ts";
import { isOrigin } from "./origin.ts";

/**
 * Notes that a page of an origin that is not allowed sent a request with a company's key or token, so an
 * administrator can allow the origin with one click. The 50 latest per company are kept. The request does
 * not wait for it; if the write fails, the next request notes it.
 */
export function noteAsked(db: Knex, companyId: number, origin: string, keyId: number | null): void {
  if (!isOrigin(origin)) return; // anyone can send anything
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
