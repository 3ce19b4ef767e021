import { now } from "./clock.ts";
import type { components } from "./generated/schema.ts";

/** What happened, as it is posted to a webhook endpoint: the same as `vanbook.events.list` gives. */
export type VanbookEvent = components["schemas"]["Event"];

/** Why a request is not one of Vanbook's, or not one of now. */
export type WebhookFault =
  /** It has no `Vanbook-Signature`, or one that can't be read. */
  | "SIGNATURE_MISSING"
  /** None of its signatures is by one of the secrets: another secret, or another body. */
  | "SIGNATURE_WRONG"
  /** It was signed too long ago, or in the future: sent again by somebody, or a clock is wrong. */
  | "TIME_WRONG"
  /** It is signed, but its body is no event. */
  | "BODY_WRONG";

/** Thrown by `verifyWebhook`; answer such a request with 400. */
export class WebhookError extends Error {
  override name = "WebhookError";
  constructor(
    readonly code: WebhookFault,
    message: string,
  ) {
    super(message);
  }
}

/** How a delivery is checked. */
export interface VerifyOptions {
  /** How many seconds ago, or ahead, it may have been signed; 300 unless given. */
  tolerance?: number;
  /** The receiver's clock, in milliseconds since 1970; the machine's unless given. */
  now?: () => number;
}

/**
 * Checks that a request to a webhook endpoint comes from Vanbook, unchanged and within five minutes, and returns its event. The same event
 * may come more than once: keep the `id`s that you have worked off.
 *
 * @param body The request's body as it was received, before anything parsed it: its text or bytes.
 * @param signature The header `Vanbook-Signature`.
 * @param secrets The endpoint's secret (`vbw_…`), or several while it changes.
 * @throws WebhookError
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers.get("Vanbook-Signature"), process.env.VANBOOK_WEBHOOK_SECRET);
 */
export async function verifyWebhook(
  body: string | Uint8Array | ArrayBuffer,
  signature: string | null | undefined,
  secrets: string | readonly string[],
  { tolerance = 300, now: clock = now }: VerifyOptions = {},
): Promise<VanbookEvent> {
  const { time, signatures } = partsOf(signature);
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${time}.${text}`);
  const keys = await Promise.all([secrets].flat().map(keyOf));
  const checks = keys.flatMap((key) =>
    signatures.map((each) => crypto.subtle.verify("HMAC", key, each, signed)),
  );
  // Both before the time is looked at, so that nobody learns of one by the other.
  const isSigned = (await Promise.all(checks)).includes(true);
  if (!isSigned)
    throw new WebhookError("SIGNATURE_WRONG", "No signature of the request is by one of these secrets.");
  const off = Math.round(clock() / 1000) - Number(time);
  if (Math.abs(off) > tolerance)
    throw new WebhookError(
      "TIME_WRONG",
      `The request was signed ${Math.abs(off)} seconds ${off > 0 ? "ago" : "ahead"}; ${tolerance} are allowed.`,
    );
  return eventOf(text);
}

/** Its parts: `t=<seconds>,v1=<hex>`, with more than one `v1` while the endpoint's secret changes. Others are of later versions. */
function partsOf(header: string | null | undefined): { time: string; signatures: Uint8Array<ArrayBuffer>[] } {
  const parts = (header ?? "").split(",").map((part) => part.trim());
  const time = parts.find((part) => /^t=\d{1,12}$/.test(part))?.slice(2);
  const signatures = parts
    .filter((part) => /^v1=[\da-f]{64}$/.test(part))
    .map((part) => bytesOf(part.slice(3)));
  if (time === undefined || signatures.length === 0)
    throw new WebhookError("SIGNATURE_MISSING", "The request has no Vanbook-Signature that can be read.");
  return { time, signatures };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function keyOf(secret: string): Promise<CryptoKey> {
  if (!secret) throw new TypeError("verifyWebhook needs the endpoint's secret.");
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function eventOf(text: string): VanbookEvent {
  try {
    const event = JSON.parse(text) as Partial<VanbookEvent> | null;
    // Whoever has the secret has written it: that it is an event at all is enough.
    if (typeof event?.id === "number" && typeof event.type === "string") return event as VanbookEvent;
  } catch {
    // told below
  }
  throw new WebhookError("BODY_WRONG", "The request's body is no event.");
}
