import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { hashOf } from "../auth/token.ts";
import { now, toDatabaseTime } from "../clock.ts";
import { ofCompany } from "../auth/scope.ts";
import type { SigningUser } from "./signing-user.ts";

type User = Pick<SigningUser, "company_id" | "id">;

/** Whether the user has signed in from this browser since the last change of the password. */
export async function isKnown(db: Knex, user: User | undefined, browser: string | null): Promise<boolean> {
  const found: unknown = await ofUser(db, user?.company_id ?? 0, user?.id ?? 0)
    .where({ token_hash: hashOf(browser ?? "") })
    .where("last_used_at", ">", before(LIFE))
    .first("user_id");
  return browser !== null && found !== undefined;
}

/** Whether the user has signed in from any browser since the last change of the password. */
export async function knowsAnother(db: Knex, user: User): Promise<boolean> {
  const found: unknown = await ofUser(db, user.company_id, user.id)
    .where("last_used_at", ">", before(LIFE))
    .first("user_id");
  return found !== undefined;
}

/** Remembers the browser of a sign-in; returns its token, a new one if it had none. */
export async function remember(trx: Knex.Transaction, user: User, browser: string | null): Promise<string> {
  const token = browser ?? randomBytes(32).toString("base64url");
  const row = { company_id: user.company_id, user_id: user.id, token_hash: hashOf(token) };
  await trx("known_browsers")
    .insert({ ...row, last_used_at: toDatabaseTime(now()) })
    .onConflict(["company_id", "user_id", "token_hash"])
    .merge(["last_used_at"]);
  return token;
}

/** Forgets the browsers that have not been used for a year. */
export async function sweepBrowsers(db: Knex, companyId: number): Promise<void> {
  await ofCompany(db, { companyId }, "known_browsers")
    .where("last_used_at", "<", before(LIFE))
    .limit(100)
    .delete();
}

function ofUser(db: Knex, companyId: number, userId: number) {
  return ofCompany(db, { companyId }, "known_browsers").where("user_id", userId);
}

function before(milliseconds: number) {
  return toDatabaseTime(new Date(now().getTime() - milliseconds));
}

const LIFE = 365 * 24 * 60 * 60 * 1000;
