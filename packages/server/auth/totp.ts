import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** A new secret: twenty random bytes, as long as the hash (RFC 4226, section 4). */
export function newSecret(): Buffer {
  return randomBytes(20);
}

/** What an authenticator app needs: the secret for typing, and as a URL for a QR code. */
export function factorKey(
  secret: Buffer,
  { company, username }: { company: string; username: string },
): { key: string; uri: string } {
  const totp = new TOTP({
    ...SETTINGS,
    secret: secretOf(secret),
    // A colon separates issuer and label in the URL.
    issuer: `Vanbook ${company.replaceAll(":", " ")}`,
    label: username.replaceAll(":", " "),
  });
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The 30-second step that a code belongs to: that of `at`, the previous or the next one. Null for any other code. */
export function stepOfCode(secret: Buffer, code: string, at: Date): number | null {
  // The library compares bytes, and throws if a non-ASCII code has more bytes than characters.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = TOTP.validate({ ...SETTINGS, secret: secretOf(secret), token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / (SETTINGS.period * 1000)) + delta;
}

/** The code that the app shows at an instant. */
export function codeAt(secret: Buffer, at: Date): string {
  return TOTP.generate({ ...SETTINGS, secret: secretOf(secret), timestamp: at.getTime() });
}

function secretOf(secret: Buffer): Secret {
  return Secret.fromHex(secret.toString("hex"));
}

/** All authenticator apps support these settings; some support no others. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 };
