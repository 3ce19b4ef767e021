import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** A secret of a second factor: twenty random bytes, as long as the hash (RFC 4226, 4). */
export function newSecret(): Buffer {
  return randomBytes(20);
}

/** What an authenticator app is given: the secret to be typed, and as an address for a QR code. */
export function factorKey(
  secret: Buffer,
  { company, username }: { company: string; username: string },
): { key: string; uri: string } {
  const totp = new TOTP({
    ...SETTINGS,
    secret: secretOf(secret),
    // A colon divides both in the address.
    issuer: `Vanbook ${company.replaceAll(":", " ")}`,
    label: username.replaceAll(":", " "),
  });
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The step of thirty seconds that a code belongs to: the one of `at`, the one before or the one after. Null for any other code. */
export function stepOfCode(secret: Buffer, code: string, at: Date): number | null {
  // The library compares bytes, and throws where as many characters are more of them.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = at.getTime();
  const delta = TOTP.validate({ ...SETTINGS, secret: secretOf(secret), token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / (SETTINGS.period * 1000)) + delta;
}

/** The code of an instant, as the app shows it. */
export function codeAt(secret: Buffer, at: Date): string {
  return TOTP.generate({ ...SETTINGS, secret: secretOf(secret), timestamp: at.getTime() });
}

function secretOf(secret: Buffer): Secret {
  return Secret.fromHex(secret.toString("hex"));
}

/** What every authenticator app understands, and some alone. */
const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 };
