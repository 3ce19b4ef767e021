import { readClock } from "./clock.ts";
import type { components } from "./generated/schema.ts";

export { followEvents, type FollowOptions } from "./follow-events.ts";

/** An event as posted to a webhook endpoint: the same as `vanbook.events.list` returns. */
export type VanbookEvent = components["schemas"]["Event"];

/** Why a webhook request is refused. */
export type WebhookFault =
  /** It has no `Vanbook-Signature`, or an unreadable one. */
  | "SIGNATURE_MISSING"
  /** None of its signatures matches one of the secrets: the secret or the body is different. */
  | "SIGNATURE_WRONG"
  /**
   * It was signed too long ago, or in the future: the request was replayed, or a clock is wrong.
   */
  | "TIME_WRONG"
  /** Its signature is right, but its body is not an event. */
  | "BODY_WRONG";

/** Thrown by `verifyWebhook`; answer such a request with status 400. */
export class WebhookError extends Error {
  override name = "WebhookError";
  constructor(
    readonly code: WebhookFault,
    message: string,
  ) {
    super(message);
  }
}

/** Options for checking a delivery. */
export interface VerifyOptions {
  /** The most seconds between signing and now, in either direction; default 300. */
  tolerance?: number;
  /** The receiver's clock, in milliseconds since 1970; default: the machine's clock. */
  now?: () => number;
}

/**
 * Checks that a request to a webhook endpoint comes from Vanbook, unchanged and within five
 * minutes, and returns its event. The same event may come more than once: store the `id`s that you
 * have processed.
 *
 * @param body The request's body as received, before parsing: text or bytes.
 * @param signature The header `Vanbook-Signature`.
 * @param secrets The endpoint's secret (`vbw_…`), or several while it changes.
 * @throws WebhookError
 * @example const event = await verifyWebhook(await request.text(),
 * request.headers.get("Vanbook-Signature"), process.env.VANBOOK_WEBHOOK_SECRET);
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  signature: string | null | undefined,
  secrets: string | readonly string[],
  { tolerance = 300, now: clock = readClock }: VerifyOptions = {},
): Promise<VanbookEvent> {
  const { time, signatures } = parseHeader(signature);
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signedBytes = new TextEncoder().encode(`${time}.${text}`);
  const keys = await Promise.all([secrets].flat().map(importKey));
  const checks = keys.flatMap((key) =>
    signatures.map((each) => crypto.subtle.verify("HMAC", key, each, signedBytes)),
  );
  // Check all signatures before the time, so that the error for a wrong time reveals nothing about
  // the secret.
  const isSigned = (await Promise.all(checks)).includes(true);
  if (!isSigned)
    throw new WebhookError("SIGNATURE_WRONG", "No signature of the request is by one of these secrets.");
  const off = Math.round(clock() / 1000) - Number(time);
  if (Math.abs(off) > tolerance)
    throw new WebhookError(
      "TIME_WRONG",
      `The request was signed ${Math.abs(off)} seconds ${off > 0 ? "ago" : "ahead"}; ${tolerance} are allowed.`,
    );
  return parseEvent(text);
}

/**
 * Format: `t=<seconds>,v1=<hex>`, with more than one `v1` while the endpoint's secret changes.
 * Later versions may add other parts.
 */
function parseHeader(header: string | null | undefined): {
  time: string;
  signatures: Uint8Array<ArrayBuffer>[];
} {
  const parts = (header ?? "").split(",").map((part) => part.trim());
  const time = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  const signatures = parts
    .filter((part) => /^v1=[\da-f]{64}$/.test(part))
    .map((part) => parseHex(part.slice(3)));
  if (time === undefined || signatures.length === 0)
    throw new WebhookError("SIGNATURE_MISSING", "The request has no Vanbook-Signature that can be read.");
  return { time, signatures };
}

function parseHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function importKey(secret: string): Promise<CryptoKey> {
  if (!secret) throw new TypeError("verifyWebhook needs the endpoint's secret.");
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function parseEvent(text: string): VanbookEvent {
  try {
    const event = JSON.parse(text) as Partial<VanbookEvent> | null;
    // The sender has the secret, so checking that the body is an event at all is enough.
    if (typeof event?.id === "number" && typeof event.type === "string") return event as VanbookEvent;
  } catch {
    // the throw below reports it
  }
  throw new WebhookError("BODY_WRONG", "The request's body is no event.");
}
