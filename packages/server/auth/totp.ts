import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** Twenty random bytes, as long as the hash (RFC 4226, section 4). */
export function createSecret(): Buffer {
  return randomBytes(20);
}

export function buildFactorKey(
  secret: Buffer,
  { company, username }: { company: string; username: string },
): { key: string; uri: string } {
  const totp = new TOTP({
    ...TOTP_SETTINGS,
    secret: toSecret(secret),
    // A colon separates issuer and label in the URL.
    issuer: `Vanbook ${company.replaceAll(":", " ")}`,
    label: username.replaceAll(":", " "),
  });
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The 30-second step at `at`, the previous or the next one. Null for any other code. */
export function stepOfCode(secret: Buffer, code: string, at: Date): number | null {
  // The library compares bytes, and throws if a non-ASCII code has more bytes than characters.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = TOTP.validate({
    ...TOTP_SETTINGS,
    secret: toSecret(secret),
    token: code,
    timestamp,
    window: 1,
  });
  return delta === null ? null : Math.floor(timestamp / (TOTP_SETTINGS.period * 1000)) + delta;
}

export function generateCodeAt(secret: Buffer, at: Date): string {
  return TOTP.generate({ ...TOTP_SETTINGS, secret: toSecret(secret), timestamp: at.getTime() });
}

function toSecret(secret: Buffer): Secret {
  return Secret.fromHex(secret.toString("hex"));
}

/** All authenticator apps support these settings; some support no others. */
const TOTP_SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 };
