import { createHash, randomBytes } from "node:crypto";

/** A random secret that names its company, `<company>.<random>`, so that its row can be found by (company, hash). */
export function newToken(companyId: number): string {
  return `${companyId}.${randomBytes(32).toString("base64url")}`;
}

/** The company that a token names; null when it is no token. */
export function companyOf(token: string): number | null {
  const match = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token);
  return match ? Number(match[1]) : null;
}

/** What the database keeps of a secret. */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** A session ends after this long, used or not. */
export const SESSION_LIFE = 7 * 24 * 60 * 60 * 1000;
