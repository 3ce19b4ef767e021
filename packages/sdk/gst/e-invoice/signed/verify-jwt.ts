/** A public key of the portal, and the days on which it signed. */
export interface PortalKey {
  /** As the head of what it signs names it; undefined if the key is for any name. */
  keyId?: string;
  /** DER of SubjectPublicKeyInfo in base64, with or without the lines of PEM. */
  publicKey: string;
  /** `YYYY-MM-DD`, both included. */
  from: string;
  until?: string;
}

export type SignedReading =
  | { is: "valid"; issuer: string; data: string }
  | { is: "refused"; reason: "form" | "algorithm" | "noKey" | "signature" };

/**
 * Reads a token of the portal (JWS, RS256) and checks its signature against those of the keys that
 * were in use on `day`. Without a key that fits it is refused, so nothing unsigned is believed.
 */
export async function verifyJwt(
  token: string,
  keys: readonly PortalKey[],
  day: string,
): Promise<SignedReading> {
  const parts = token.length > MOST_CHARACTERS ? [] : token.trim().split(".");
  const [head = "", body = "", signature = ""] = parts;
  const header = readPart(head);
  const claims = readPart(body);
  const signatureBytes = decodeBase64(signature);
  if (parts.length !== 3 || !header || !claims || !signatureBytes || typeof claims.data !== "string")
    return { is: "refused", reason: "form" };
  if (header.alg !== "RS256") return { is: "refused", reason: "algorithm" };
  const usable = keys.filter((key) => isUsable(key, header.kid, day));
  if (usable.length === 0) return { is: "refused", reason: "noKey" };
  const signedBytes = new TextEncoder().encode(`${head}.${body}`);
  for (const key of usable) {
    const publicKey = await importKey(key.publicKey);
    if (
      publicKey &&
      (await crypto.subtle.verify(SIGNATURE_ALGORITHM.name, publicKey, signatureBytes, signedBytes))
    )
      return { is: "valid", issuer: typeof claims.iss === "string" ? claims.iss : "", data: claims.data };
  }
  return { is: "refused", reason: "signature" };
}

/** Whether a text is a public key of RSA, as PEM or its base64. */
export async function isPublicKey(text: string): Promise<boolean> {
  return (await importKey(text)) !== undefined;
}

function isUsable(key: PortalKey, keyId: unknown, day: string): boolean {
  if (key.keyId !== undefined && key.keyId !== keyId) return false;
  return key.from <= day && (key.until === undefined || day <= key.until);
}

async function importKey(publicKey: string) {
  const bytes = decodeBase64(publicKey.replaceAll(/-----[A-Z ]+-----|\s/g, ""));
  if (!bytes) return undefined;
  try {
    return await crypto.subtle.importKey("spki", bytes, SIGNATURE_ALGORITHM, false, ["verify"]);
  } catch {
    return undefined; // not a key
  }
}

function readPart(part: string): Readonly<Record<string, unknown>> | undefined {
  const bytes = decodeBase64(part);
  if (!bytes) return undefined;
  try {
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined; // any object has names
  } catch {
    return undefined; // not JSON
  }
}

/** Of base64 or base64url; undefined for anything else. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (plain === "" || plain.length % 4 === 1 || !/^[A-Za-z0-9+/]+$/.test(plain)) return undefined;
  return Uint8Array.from(atob(plain), (character) => character.charCodeAt(0));
}

const SIGNATURE_ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };
/** A signed invoice of a thousand items has about 600 kB. */
const MOST_CHARACTERS = 2_000_000;
