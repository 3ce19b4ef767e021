import { createHash, randomBytes } from "node:crypto";

/**
 * Creates a random secret that contains its company, `<company>.<random>`, so its row can be found by
 * (company, hash).
 */
export function newToken(companyId: number): string {
  return `${companyId}.${randomBytes(32).toString("base64url")}`;
}

/** The company in a token; null if the text is not a token. */
export function companyOf(token: string): number | null {
  const match = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token);
  return match ? Number(match[1]) : null;
}

/** The hash under which the database stores a secret. */
export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** A session's lifetime in milliseconds, regardless of use. */
export const SESSION_LIFE = 7 * 24 * 60 * 60 * 1000;

/** How long the steps after the password may take, in milliseconds. */
export const STEP_LIFE = 10 * 60 * 1000;

/** How long a recovery link works, in milliseconds. */
export const LINK_LIFE = 60 * 60 * 1000;
