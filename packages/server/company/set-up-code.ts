import { randomInt, timingSafeEqual } from "node:crypto";
import type { Knex } from "knex";
import { hashOf } from "../auth/token.ts";
import { readClock, toDatabaseTime } from "../clock.ts";

/**
 * A code for setting up an installation that has no company, such as `7KQ2-M9XD-4TRB`; the previous
 * code becomes invalid. Null if there is a company.
 */
export async function createSetUpCode(db: Knex): Promise<string | null> {
  if (await hasCompany(db)) return null;
  const code = [0, 1, 2].map(() => generateCharacters(4)).join("-");
  await db("installation")
    .insert({ name: CODE_NAME, value: hashCode(code), changed_at: toDatabaseTime(readClock()) })
    .onConflict("name")
    .merge();
  return code;
}

export async function hasCompany(db: Knex): Promise<boolean> {
  return (await db("companies").where("is_deleted", 0).first("company_id")) !== undefined;
}

/** Compares with the code of the last start, ignoring case and hyphens. */
export async function isSetUpCode(db: Knex, code: string): Promise<boolean> {
  const storedCode: { value: string } | undefined = await db("installation")
    .where("name", CODE_NAME)
    .first("value");
  return (
    storedCode !== undefined && timingSafeEqual(Buffer.from(storedCode.value), Buffer.from(hashCode(code)))
  );
}

export async function endSetUpCode(trx: Knex.Transaction): Promise<void> {
  await trx("installation").where("name", CODE_NAME).delete();
}

function generateCharacters(count: number): string {
  return Array.from({ length: count }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

function hashCode(code: string): string {
  return hashOf(code.toUpperCase().replaceAll(/[\s-]/g, "")).toString("hex");
}

/** Without characters that are easily confused on a screen: 0 and O, 1 and I. */
const CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const CODE_NAME = "set-up code";
