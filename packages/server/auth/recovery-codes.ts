import { randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { readClock, toDatabaseTime } from "../clock.ts";
import { ofCompany } from "./scope.ts";
import { hashOf } from "./token.ts";
import type { UserKey } from "./user-key.ts";

/** Earlier codes become invalid. Only hashes are stored. */
export async function createRecoveryCodes(
  trx: Knex.Transaction,
  { companyId, userId }: UserKey,
): Promise<string[]> {
  const codes = Array.from({ length: CODE_COUNT }, createCode);
  await ofUser(trx, { companyId, userId }).delete();
  await trx("recovery_codes").insert(
    codes.map((code) => ({ company_id: companyId, user_id: userId, code_hash: hashOf(normaliseCode(code)) })),
  );
  return codes;
}

export async function takeRecoveryCode(trx: Knex.Transaction, user: UserKey, code: string): Promise<boolean> {
  const usedCodes: number = await ofUser(trx, user)
    .where("code_hash", hashOf(normaliseCode(code)))
    .whereNull("used_at")
    .update({ used_at: toDatabaseTime(readClock()) });
  return usedCodes === 1;
}

export async function countCodesLeft(db: Knex, user: UserKey): Promise<number> {
  const row = await ofUser(db, user)
    .whereNull("used_at")
    .first<{ left: number } | undefined>(db.raw("COUNT(*) AS `left`"));
  return Number(row?.left ?? 0);
}

export function isRecoveryCode(code: string): boolean {
  return normaliseCode(code).length === CODE_LETTERS;
}

/** 120 random bits, too many to guess from a hash, in four groups: `K3FZQA-…`. */
function createCode(): string {
  const letters = Array.from(
    randomBytes(CODE_LETTERS),
    (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length],
  ).join("");
  return letters.replaceAll(/.{6}(?=.)/g, "$&-");
}

function normaliseCode(code: string): string {
  return code.replaceAll(/[\s-]/g, "").toUpperCase();
}

function ofUser(db: Knex, user: UserKey) {
  return ofCompany(db, user, "recovery_codes").where("user_id", user.userId);
}

const CODE_COUNT = 10;
const CODE_LETTERS = 24;
/** 32 letters and digits that don't look alike. */
const CODE_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
