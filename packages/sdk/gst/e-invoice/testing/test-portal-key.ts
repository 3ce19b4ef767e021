/** A key pair for tests, and what the portal signs with it. */
export interface TestPortalKey {
  keyId: string;
  /** PEM. */
  publicKey: string;
  /** A JWS of the claims `data` and `iss`. */
  sign(data: object, head?: object): Promise<string>;
}

export async function createTestPortalKey(keyId = "TEST-1"): Promise<TestPortalKey> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(
    {
      name: "RSASSA-PKCS1-v1_5",
      hash: "SHA-256",
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    true,
    ["sign", "verify"],
  );
  const spki = encode(new Uint8Array(await crypto.subtle.exportKey("spki", publicKey)));
  return {
    keyId,
    publicKey: `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----\n`,
    async sign(data, head = { alg: "RS256", kid: keyId, typ: "JWT" }) {
      const body = { data: JSON.stringify(data), iss: "Test" };
      const signedText = [head, body]
        .map((part) => encodeUrl(new TextEncoder().encode(JSON.stringify(part))))
        .join(".");
      const bytes = await crypto.subtle.sign(
        "RSASSA-PKCS1-v1_5",
        privateKey,
        new TextEncoder().encode(signedText),
      );
      return `${signedText}.${encodeUrl(new Uint8Array(bytes))}`;
    },
  };
}

function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function encodeUrl(bytes: Uint8Array): string {
  return encode(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
