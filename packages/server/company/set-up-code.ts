import { randomInt, timingSafeEqual } from "node:crypto";
import type { Knex } from "knex";
import { hashOf } from "../auth/token.ts";
import { now, toDatabaseTime } from "../clock.ts";

/**
 * Creates a new code for setting up an installation that has no company, such as `7KQ2-M9XD-4TRB`; the
 * previous code becomes invalid. Returns null if there is a company.
 */
export async function newSetUpCode(db: Knex): Promise<string | null> {
  if (await hasCompany(db)) return null;
  const code = [0, 1, 2].map(() => characters(4)).join("-");
  await db("installation")
    .insert({ name: NAME, value: hashed(code), changed_at: toDatabaseTime(now()) })
    .onConflict("name")
    .merge();
  return code;
}

/** Whether there is a company that is not deleted. The last one can't be deleted. */
export async function hasCompany(db: Knex): Promise<boolean> {
  return (await db("companies").where("is_deleted", 0).first("company_id")) !== undefined;
}

/** Whether this is the code of the last start, ignoring case and hyphens. */
export async function isSetUpCode(db: Knex, code: string): Promise<boolean> {
  const kept: { value: string } | undefined = await db("installation").where("name", NAME).first("value");
  return kept !== undefined && timingSafeEqual(Buffer.from(kept.value), Buffer.from(hashed(code)));
}

/** Deletes the code once a company has been created with it. */
export async function endSetUpCode(trx: Knex.Transaction): Promise<void> {
  await trx("installation").where("name", NAME).delete();
}

function characters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function hashed(code: string): string {
  return hashOf(code.toUpperCase().replaceAll(/[\s-]/g, "")).toString("hex");
}

/** Without characters that are easily confused on a screen: 0 and O, 1 and I. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const NAME = "set-up code";
