import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { openingSecret, sealingSecret } from "./token-secrets.ts";

/** The contents of an embed token: who created it, and what it allows. */
export interface TokenTerms {
  /** Random; used to revoke the token. */
  id: string;
  /**
   * The user that the token acts as. The token ends together with the key or session (hash, base64url) that
   * created it.
   */
  owner: number;
  key?: number;
  session?: string;
  operations: readonly string[];
  origins: readonly string[];
  users?: readonly number[];
  party?: number;
  /** Values by documented parameter name. */
  locked: Readonly<Record<string, LockedValue>>;
  hidden: readonly string[];
  writes: boolean;
  label?: string;
  /** Milliseconds since 1970, by the server's clock. */
  expires: number;
}

export type LockedValue = string | number | boolean;

/**
 * Encrypts the terms as `vbt_<company>_<secret's number>_<sealed>`: AES-256-GCM over JSON, so the holder
 * can neither read nor change them (docs/decisions/020). The prefix is authenticated too. Undefined if the
 * token would be too long for a header.
 */
export async function sealToken(db: Knex, companyId: number, terms: TokenTerms): Promise<string | undefined> {
  const { id, secret } = await sealingSecret(db);
  const prefix = `${MARK}${companyId}_${id}_`;
  const iv = randomBytes(IV);
  const cipher = createCipheriv(CIPHER, secret, iv, { authTagLength: TAG }).setAAD(Buffer.from(prefix));
  const sealed = Buffer.concat([iv, cipher.update(JSON.stringify(terms)), cipher.final()]);
  const token = prefix + Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url");
  return token.length > LONGEST ? undefined : token;
}

/**
 * The company and the terms of a token; undefined if it was not sealed with a secret of this installation
 * that is still valid.
 */
export async function openToken(
  db: Knex,
  token: string,
): Promise<{ companyId: number; terms: TokenTerms } | undefined> {
  const [, prefix = "", companyId, secretId, text = ""] = FORM.exec(token) ?? [];
  const sealed = Buffer.from(text, "base64url");
  // Accept one spelling only: the last letter of base64url can have unused bits.
  if (token.length > LONGEST || sealed.length <= IV + TAG || sealed.toString("base64url") !== text)
    return undefined;
  const secret = await openingSecret(db, Number(secretId));
  const json = secret && opened(sealed, secret, prefix);
  // Only this installation can seal a token, so the JSON has these types.
  return json === undefined
    ? undefined
    : { companyId: Number(companyId), terms: JSON.parse(json) as TokenTerms };
}

function opened(sealed: Buffer, secret: Buffer, prefix: string): string | undefined {
  const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, IV), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(prefix)).setAuthTag(sealed.subarray(-TAG));
  const text = decipher.update(sealed.subarray(IV, -TAG));
  try {
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined; // Node throws if the authentication tag doesn't match
  }
}

/** Whether an Authorization header contains an embed token. */
export function isToken(authorization: string): boolean {
  return authorization.startsWith(`Bearer ${MARK}`);
}

const MARK = "vbt_";
const FORM = /^(vbt_([1-9]\d{0,8})_([1-9]\d{0,8})_)([\w-]+)$/;
const CIPHER = "aes-256-gcm";
const IV = 12;
const TAG = 16;
/** Node accepts 16 kB of headers, proxies often only 8. */
const LONGEST = 6_000;
