import { createHash, randomBytes } from "node:crypto";

/** Format: `<company>.<random>`, so that the row can be found by (company, hash). */
export function createToken(companyId: number): string {
  return `${companyId}.${randomBytes(32).toString("base64url")}`;
}

export function readTokenCompany(token: string): number | null {
  const match = /^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token);
  return match ? Number(match[1]) : null;
}

export function hashOf(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** Milliseconds, regardless of use. */
export const SESSION_LIFE = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds that the steps after the password may take. */
export const STEP_LIFE = 10 * 60 * 1000;

/** Milliseconds that a recovery link works. */
export const LINK_LIFE = 60 * 60 * 1000;
