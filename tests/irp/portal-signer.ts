import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";

/** Signs as the portal does, with its own key. It shares no code with what reads signatures. */
export interface PortalSigner {
  keyId: string;
  /** PEM. */
  publicKey: string;
  /** A token whose claim `data` is the value as JSON. */
  sign(data: object): string;
}

export function createPortalSigner(keyId = "PORTAL-TEST"): PortalSigner {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    keyId,
    publicKey: publicKey.export({ type: "spki", format: "pem" }).toString(),
    sign: (data) => signToken(privateKey, keyId, data),
  };
}

function signToken(privateKey: KeyObject, keyId: string, data: object): string {
  const parts = [
    { alg: "RS256", kid: keyId, typ: "JWT" },
    { data: JSON.stringify(data), iss: "Portal of the tests" },
  ];
  const signedText = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${signedText}.${createSign("RSA-SHA256").update(signedText).sign(privateKey).toString("base64url")}`;
}
