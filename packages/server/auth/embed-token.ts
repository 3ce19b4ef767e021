import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Knex } from "knex";
import { openingSecret, sealingSecret } from "./token-secrets.ts";

/** What an embed token says: who made it, and what it limits its caller to. */
export interface TokenTerms {
  /** Random; revocation names it. */
  id: string;
  /** The user as whom it acts, and the key or session (its hash, base64url) that it ends with. */
  owner: number;
  key?: number;
  session?: string;
  operations: readonly string[];
  origins: readonly string[];
  users?: readonly number[];
  party?: number;
  /** Values by documented name. */
  locked: Readonly<Record<string, LockedValue>>;
  hidden: readonly string[];
  writes: boolean;
  label?: string;
  /** Milliseconds since 1970 by the server's clock. */
  expires: number;
}

export type LockedValue = string | number | boolean;

/**
 * Seals terms as `vbt_<company>_<secret's number>_<sealed>`: AES-256-GCM over JSON, so that whoever holds the token can neither read nor
 * change what it says (docs/decisions/020). The prefix is authenticated with it. Undefined when it would be longer than a header can be.
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

/** The company and the terms of a token; undefined for anything that this server has not sealed with a secret that is live. */
export async function openToken(
  db: Knex,
  token: string,
): Promise<{ companyId: number; terms: TokenTerms } | undefined> {
  const [, prefix = "", companyId, secretId, text = ""] = FORM.exec(token) ?? [];
  const sealed = Buffer.from(text, "base64url");
  // One spelling only: the last letter of base64url may have bits that say nothing.
  if (token.length > LONGEST || sealed.length <= IV + TAG || sealed.toString("base64url") !== text)
    return undefined;
  const secret = await openingSecret(db, Number(secretId));
  const json = secret && opened(sealed, secret, prefix);
  // What was sealed here has these types.
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
    return undefined; // the tag is not that of these bytes, and Node says so by throwing
  }
}

/** Whether what a request carries is meant as an embed token. */
export function isToken(authorization: string): boolean {
  return authorization.startsWith(`Bearer ${MARK}`);
}

const MARK = "vbt_";
const FORM = /^(vbt_([1-9]\d{0,8})_([1-9]\d{0,8})_)([\w-]+)$/;
const CIPHER = "aes-256-gcm";
const IV = 12;
const TAG = 16;
/** Node takes 16 kB of headers, proxies often 8. */
const LONGEST = 6_000;
