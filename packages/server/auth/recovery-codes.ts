import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { now, toDatabaseTime } from "../clock.ts";
import { ofCompany } from "./scope.ts";
import { hashOf } from "./token.ts";
import type { UserKey } from "./user-key.ts";

/** Creates ten recovery codes for a user; earlier codes become invalid. Only hashes are stored. */
export async function newRecoveryCodes(
  trx: Knex.Transaction,
  { companyId, userId }: UserKey,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await ofUser(trx, { companyId, userId }).delete();
  await trx("recovery_codes").insert(
    codes.map((code) => ({ company_id: companyId, user_id: userId, code_hash: hashOf(plain(code)) })),
  );
  return codes;
}

/** Uses up a recovery code; returns whether it was valid. */
export async function takeRecoveryCode(trx: Knex.Transaction, user: UserKey, code: string): Promise<boolean> {
  const used: number = await ofUser(trx, user)
    .where("code_hash", hashOf(plain(code)))
    .whereNull("used_at")
    .update({ used_at: toDatabaseTime(now()) });
  return used === 1;
}

/** How many unused codes a user has. */
export async function codesLeft(db: Knex, user: UserKey): Promise<number> {
  const row = await ofUser(db, user)
    .whereNull("used_at")
    .first<{ left: number } | undefined>(db.raw("COUNT(*) AS `left`"));
  return Number(row?.left ?? 0);
}

/** Whether a text has the length of a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return plain(code).length === LETTERS;
}

/** 120 random bits, too many to guess from a hash, in four groups: `K3FZQA-…`. */
function newCode(): string {
  const letters = Array.from(randomBytes(LETTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return letters.replaceAll(/.{6}(?=.)/g, "$&-");
}

function plain(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

function ofUser(db: Knex, user: UserKey) {
  return ofCompany(db, user, "recovery_codes").where("user_id", user.userId);
}

const COUNT = 10;
const LETTERS = 24;
/** 32 letters and digits that don't look alike. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
