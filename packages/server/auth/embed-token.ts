import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { findOpeningSecret, getSealingSecret } from "./token-secrets.ts";

export interface TokenTerms {
  id: string;
  /** The user it acts as. It ends with the key or session (hash, base64url) that created it. */
  owner: number;
  key?: number;
  session?: string;
  operations: readonly string[];
  origins: readonly string[];
  users?: readonly number[];
  party?: number;
  locked: Readonly<Record<string, LockedValue>>;
  hidden: readonly string[];
  writes: boolean;
  label?: string;
  /** Milliseconds since 1970, by the server's clock. */
  expires: number;
}

export type LockedValue = string | number | boolean;

/**
 * Format: `vbt_<company>_<secret's number>_<sealed>`, AES-256-GCM over JSON, so that the holder can
 * neither read nor change the terms (docs/decisions/020). The prefix is authenticated too.
 * Undefined if the token would be too long for a header.
 */
export async function sealToken(db: Knex, companyId: number, terms: TokenTerms): Promise<string | undefined> {
  const { id, secret } = await getSealingSecret(db);
  const prefix = `${TOKEN_PREFIX}${companyId}_${id}_`;
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER_NAME, secret, iv, { authTagLength: TAG_BYTES }).setAAD(
    Buffer.from(prefix),
  );
  const sealedTerms = Buffer.concat([iv, cipher.update(JSON.stringify(terms)), cipher.final()]);
  const token = prefix + Buffer.concat([sealedTerms, cipher.getAuthTag()]).toString("base64url");
  return token.length > MAX_TOKEN_LETTERS ? undefined : token;
}

/** Undefined if the token was not sealed with a secret of this installation that is still valid. */
export async function openToken(
  db: Knex,
  token: string,
): Promise<{ companyId: number; terms: TokenTerms } | undefined> {
  const [, prefix = "", companyId, secretId, text = ""] = TOKEN_PATTERN.exec(token) ?? [];
  const sealedTerms = Buffer.from(text, "base64url");
  // Accept one spelling only, because the last letter of base64url can have unused bits.
  if (
    token.length > MAX_TOKEN_LETTERS ||
    sealedTerms.length <= IV_BYTES + TAG_BYTES ||
    sealedTerms.toString("base64url") !== text
  )
    return undefined;
  const secret = await findOpeningSecret(db, Number(secretId));
  const json = secret && decryptTerms(sealedTerms, secret, prefix);
  // Only this installation can seal a token, so the JSON has these types.
  return json === undefined
    ? undefined
    : { companyId: Number(companyId), terms: JSON.parse(json) as TokenTerms };
}

function decryptTerms(sealedTerms: Buffer, secret: Buffer, prefix: string): string | undefined {
  const decipher = createDecipheriv(CIPHER_NAME, secret, sealedTerms.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(prefix)).setAuthTag(sealedTerms.subarray(-TAG_BYTES));
  const text = decipher.update(sealedTerms.subarray(IV_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined; // Node throws if the authentication tag doesn't match
  }
}

export function isToken(authorization: string): boolean {
  return authorization.startsWith(`Bearer ${TOKEN_PREFIX}`);
}

const TOKEN_PREFIX = "vbt_";
const TOKEN_PATTERN = /^(vbt_([1-9]\d{0,8})_([1-9]\d{0,8})_)([\w-]+)$/;
const CIPHER_NAME = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Letters. Node accepts 16 kB of headers, proxies often only 8. */
const MAX_TOKEN_LETTERS = 6_000;
