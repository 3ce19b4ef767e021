import type { Knex } from "knex";
import { now, toDatabaseTime } from "../clock.ts";
import type { Role } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isRecoveryCode, newRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import { ofCompany } from "./scope.ts";
import { newSecret, stepOfCode } from "./totp.ts";
import type { UserKey } from "./user-key.ts";

/** Since when the user has a second factor; null without one. */
export async function factorSince(db: Knex, user: UserKey): Promise<string | null> {
  const row = await ofUser(db, user).first<{ confirmed_at: string | null } | undefined>("confirmed_at");
  return row?.confirmed_at ?? null;
}

/**
 * Creates the secret of a new second factor, which is active after its first code. An existing one stays
 * active until then.
 */
export async function beginFactor(trx: Knex.Transaction, { companyId, userId }: UserKey): Promise<Buffer> {
  const pending_secret = newSecret();
  await trx("second_factors")
    .insert({ company_id: companyId, user_id: userId, pending_secret })
    .onConflict(["company_id", "user_id"])
    .merge(["pending_secret"]);
  return pending_secret;
}

/**
 * Activates the new factor if the code matches its secret; returns the recovery codes, or null. Throws
 * FACTOR_NOT_BEGUN.
 */
export async function confirmFactor(
  trx: Knex.Transaction,
  user: UserKey,
  code: string,
): Promise<string[] | null> {
  const row = await secretsOf(trx, user);
  if (!row?.pending_secret) throw problem("FACTOR_NOT_BEGUN");
  const step = stepOfCode(row.pending_secret, plain(code), now());
  if (step === null) return null;
  await ofUser(trx, user).update({
    secret: row.pending_secret,
    pending_secret: null,
    confirmed_at: toDatabaseTime(now()),
    last_step: step,
  });
  return newRecoveryCodes(trx, user);
}

/** Accepts a code of the app or a recovery code. Each code works once, and no code older than the last one works. */
export async function takeCode(
  trx: Knex.Transaction,
  user: UserKey,
  code: string,
): Promise<"code" | "recovery" | null> {
  const row = await secretsOf(trx, user);
  if (!row?.secret) return null;
  if (isRecoveryCode(code)) return (await takeRecoveryCode(trx, user, code)) ? "recovery" : null;
  const step = stepOfCode(row.secret, plain(code), now());
  if (step === null || step <= Number(row.last_step)) return null;
  await ofUser(trx, user).update({ last_step: step });
  return "code";
}

/** Removes the second factor and its recovery codes; returns whether there was one. */
export async function removeFactor(trx: Knex.Transaction, user: UserKey): Promise<boolean> {
  const since = await factorSince(trx, user);
  await ofCompany(trx, user, "recovery_codes").where("user_id", user.userId).delete();
  await ofUser(trx, user).delete();
  return since !== null;
}

/** The roles that need a second factor in a company. */
export async function factorRoles(db: Knex, companyId: number): Promise<Role[]> {
  const row = await ofCompany(db, { companyId }, "company_settings")
    .where("name", ROLES)
    .first<{ value: string } | undefined>("value");
  return row ? (JSON.parse(row.value) as Role[]) : [];
}

/** Saves these roles; they apply from each user's next sign-in. */
export async function saveFactorRoles(
  trx: Knex.Transaction,
  companyId: number,
  roles: readonly number[],
): Promise<void> {
  const value = JSON.stringify([...new Set(roles)].sort());
  await trx("company_settings")
    .insert({ company_id: companyId, name: ROLES, value })
    .onConflict(["company_id", "name"])
    .merge(["value"]);
}

/** Locked, so of two sign-ins with the same code the second finds it already used. */
async function secretsOf(trx: Knex.Transaction, user: UserKey) {
  return ofUser(trx, user)
    .forUpdate()
    .first<{ secret: Buffer | null; pending_secret: Buffer | null; last_step: number | string } | undefined>(
      "secret",
      "pending_secret",
      "last_step",
    );
}

function ofUser(db: Knex, user: UserKey) {
  return ofCompany(db, user, "second_factors").where("user_id", user.userId);
}

/** Removes spaces: apps show a code in two groups of three digits. */
function plain(code: string): string {
  return code.replaceAll(/\s/g, "");
}

const ROLES = "second_factor.roles";
