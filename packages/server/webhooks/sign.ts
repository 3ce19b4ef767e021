import { createHmac, randomBytes } from "node:crypto";

export function createSecret(): string {
  return `vbw_${randomBytes(32).toString("base64url")}`;
}

/**
 * The header `Vanbook-Signature`: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "t.body" in hex>`,
 * with one `v1` for each secret. The time is signed too, so that an old delivery can't be replayed.
 */
export function signBody(secrets: readonly string[], body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`,
  );
  return [`t=${t}`, ...signatures].join(",");
}
