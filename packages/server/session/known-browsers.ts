import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { hashOf } from "../auth/token.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { ofCompany } from "../auth/scope.ts";
import type { SigningUser } from "./signing-user.ts";

type User = Pick<SigningUser, "company_id" | "id">;

export async function isKnown(db: Knex, user: User | undefined, browser: string | null): Promise<boolean> {
  const browserRow: unknown = await ofUser(db, user?.company_id ?? 0, user?.id ?? 0)
    .where({ token_hash: hashOf(browser ?? "") })
    .where("last_used_at", ">", calculatePastTime(BROWSER_LIFE_MS))
    .first("user_id");
  return browser !== null && browserRow !== undefined;
}

export async function hasKnownBrowser(db: Knex, user: User): Promise<boolean> {
  const browserRow: unknown = await ofUser(db, user.company_id, user.id)
    .where("last_used_at", ">", calculatePastTime(BROWSER_LIFE_MS))
    .first("user_id");
  return browserRow !== undefined;
}

/** Returns the browser's token, a new one if it had none. */
export async function remember(trx: Knex.Transaction, user: User, browser: string | null): Promise<string> {
  const token = browser ?? randomBytes(32).toString("base64url");
  const row = { company_id: user.company_id, user_id: user.id, token_hash: hashOf(token) };
  await trx("known_browsers")
    .insert({ ...row, last_used_at: toDatabaseTime(readClock()) })
    .onConflict(["company_id", "user_id", "token_hash"])
    .merge(["last_used_at"]);
  return token;
}

/** After a year without use. */
export async function deleteUnusedBrowsers(db: Knex, companyId: number): Promise<void> {
  await ofCompany(db, { companyId }, "known_browsers")
    .where("last_used_at", "<", calculatePastTime(BROWSER_LIFE_MS))
    .limit(100)
    .delete();
}

function ofUser(db: Knex, companyId: number, userId: number) {
  return ofCompany(db, { companyId }, "known_browsers").where("user_id", userId);
}

function calculatePastTime(milliseconds: number) {
  return toDatabaseTime(new Date(readClock().getTime() - milliseconds));
}

const BROWSER_LIFE_MS = 365 * 24 * 60 * 60 * 1000;
