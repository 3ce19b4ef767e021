import { randomInt, timingSafeEqual } from "node:crypto";
import type { Knex } from "knex";
import { hashOf } from "../auth/token.ts";

/**
 * Makes a new code for the set-up of an installation without any company, and forgets the one before: `7KQ2-M9XD-4TRB`. Answers null
 * when there is a company.
 */
export async function newSetUpCode(db: Knex): Promise<string | null> {
  if (await hasCompany(db)) return null;
  const code = [0, 1, 2].map(() => characters(4)).join("-");
  await db("set_up_code")
    .insert({ id: ONLY, code_hash: hashOf(plain(code)) })
    .onConflict("id")
    .merge();
  return code;
}

/** Whether anybody could sign in: a company that was not deleted. The last one can't be deleted. */
export async function hasCompany(db: Knex): Promise<boolean> {
  return (await db("companies").where("is_deleted", 0).first("company_id")) !== undefined;
}

/** Whether this is the code of the last start; in any case, with or without its hyphens. */
export async function isSetUpCode(db: Knex, code: string): Promise<boolean> {
  const kept = (await db("set_up_code").where("id", ONLY).first("code_hash")) as
    { code_hash: Buffer } | undefined;
  return kept !== undefined && timingSafeEqual(kept.code_hash, hashOf(plain(code)));
}

/** Ends the code: a company has been made with it. */
export async function endSetUpCode(trx: Knex.Transaction): Promise<void> {
  await trx("set_up_code").where("id", ONLY).delete();
}

function characters(count: number): string {
  return Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function plain(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, "");
}

/** None that is taken for another when it is read from a screen: no 0 and O, no 1 and I. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const ONLY = 1;
