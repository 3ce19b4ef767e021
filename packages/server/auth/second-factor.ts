import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import type { Role } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { isRecoveryCode, createRecoveryCodes, takeRecoveryCode } from "./recovery-codes.ts";
import { ofCompany } from "./scope.ts";
import { createSecret, stepOfCode } from "./totp.ts";
import type { UserKey } from "./user-key.ts";

export async function readFactorSince(db: Knex, user: UserKey): Promise<string | null> {
  const row = await ofUser(db, user).first<{ confirmed_at: string | null } | undefined>("confirmed_at");
  return row?.confirmed_at ?? null;
}

/** The new factor is active after its first code; until then, an existing one stays active. */
export async function beginFactor(trx: Knex.Transaction, { companyId, userId }: UserKey): Promise<Buffer> {
  const pending_secret = createSecret();
  await trx("second_factors")
    .insert({ company_id: companyId, user_id: userId, pending_secret })
    .onConflict(["company_id", "user_id"])
    .merge(["pending_secret"]);
  return pending_secret;
}

/** If the code matches, returns the recovery codes; otherwise null. Throws FACTOR_NOT_BEGUN. */
export async function confirmFactor(
  trx: Knex.Transaction,
  user: UserKey,
  code: string,
): Promise<string[] | null> {
  const row = await lockSecrets(trx, user);
  if (!row?.pending_secret) throw problem("FACTOR_NOT_BEGUN");
  const step = stepOfCode(row.pending_secret, removeSpaces(code), readClock());
  if (step === null) return null;
  await ofUser(trx, user).update({
    secret: row.pending_secret,
    pending_secret: null,
    confirmed_at: toDatabaseTime(readClock()),
    last_step: step,
  });
  return createRecoveryCodes(trx, user);
}

/**
 * A code of the app or a recovery code. Each works once, and no code older than the last one works.
 */
export async function takeCode(
  trx: Knex.Transaction,
  user: UserKey,
  code: string,
): Promise<"code" | "recovery" | null> {
  const row = await lockSecrets(trx, user);
  if (!row?.secret) return null;
  if (isRecoveryCode(code)) return (await takeRecoveryCode(trx, user, code)) ? "recovery" : null;
  const step = stepOfCode(row.secret, removeSpaces(code), readClock());
  if (step === null || step <= Number(row.last_step)) return null;
  await ofUser(trx, user).update({ last_step: step });
  return "code";
}

export async function removeFactor(trx: Knex.Transaction, user: UserKey): Promise<boolean> {
  const since = await readFactorSince(trx, user);
  await ofCompany(trx, user, "recovery_codes").where("user_id", user.userId).delete();
  await ofUser(trx, user).delete();
  return since !== null;
}

export async function readFactorRoles(db: Knex, companyId: number): Promise<Role[]> {
  const row = await ofCompany(db, { companyId }, "company_settings")
    .where("name", ROLES_SETTING)
    .first<{ value: string } | undefined>("value");
  return row ? (JSON.parse(row.value) as Role[]) : [];
}

/** The roles apply from each user's next sign-in. */
export async function saveFactorRoles(
  trx: Knex.Transaction,
  companyId: number,
  roles: readonly number[],
): Promise<void> {
  const value = JSON.stringify([...new Set(roles)].sort());
  await trx("company_settings")
    .insert({ company_id: companyId, name: ROLES_SETTING, value })
    .onConflict(["company_id", "name"])
    .merge(["value"]);
}

/** Locked, so that the second of two sign-ins with the same code finds it already used. */
async function lockSecrets(trx: Knex.Transaction, user: UserKey) {
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

/** Apps show a code in two groups of three digits. */
function removeSpaces(code: string): string {
  return code.replaceAll(/\s/g, "");
}

const ROLES_SETTING = "second_factor.roles";
