import { fromDatabaseTime, now } from "../clock.ts";
import { eventJson } from "../events/event-json.ts";
import type { Delivery } from "./deliveries.ts";
import type { Endpoint } from "./endpoint.ts";
import { post, type Connections, type PostLimits, type Resolve } from "./post-to-endpoint.ts";
import { signature } from "./sign.ts";

/** Outcome of an attempt; `error` is null if the event was delivered. */
export interface Attempt {
  code: number | null;
  text: string | null;
  milliseconds: number;
  error: string | null;
}

/** Limits of an attempt. */
export interface AttemptLimits {
  isLocalAllowed: boolean;
  connections: Connections;
  /** Milliseconds that the endpoint has to respond. */
  timeout: number;
  /** Aborted when the server stops. */
  cutting: AbortSignal;
  resolve?: Resolve | undefined;
}

/** Sends an event to its endpoint once; null if the server is stopping, so the attempt is made again later. */
export async function attempt(
  endpoint: Endpoint,
  delivery: Delivery,
  { timeout, cutting, ...limits }: AttemptLimits,
): Promise<Attempt | null> {
  if (!delivery.event) return { ...NOTHING, milliseconds: 0, error: "The event is kept no more." };
  const begun = performance.now();
  // Not AbortSignal.any: it would leak memory for every attempt for as long as the server's signal lives.
  const controller = new AbortController();
  const late = setTimeout(() => controller.abort(), timeout);
  const cut = () => controller.abort();
  cutting.addEventListener("abort", cut);
  const outcome = await send(endpoint, delivery, eventJson(delivery.event), {
    ...limits,
    signal: controller.signal,
  });
  clearTimeout(late);
  cutting.removeEventListener("abort", cut);
  if (outcome.error !== null && cutting.aborted) return null;
  return { ...outcome, milliseconds: Math.round(performance.now() - begun) };
}

async function send(
  endpoint: Endpoint,
  delivery: Delivery,
  body: string,
  limits: PostLimits,
): Promise<Omit<Attempt, "milliseconds">> {
  const at = now();
  const headers = {
    "Vanbook-Signature": signature(secretsOf(endpoint, at), body, at),
    "Vanbook-Event": String(delivery.event_seq),
    "Vanbook-Attempt": String(delivery.attempts + 1),
  };
  return post(endpoint.url, { body, headers }, limits).then(
    ({ code, text }) => ({ code, text, error: 200 <= code && code < 300 ? null : wordsOf(code) }),
    (error: unknown) => ({ ...NOTHING, error: messageOf(error) }),
  );
}

/** The secret, and the previous one during the period chosen at rotation. */
function secretsOf({ secret, former_secret, former_until }: Endpoint, at: Date): string[] {
  const isBoth =
    former_secret !== null &&
    former_until !== null &&
    Date.parse(fromDatabaseTime(former_until)) > at.getTime();
  return isBoth ? [secret, former_secret] : [secret];
}

function wordsOf(code: number): string {
  return 300 <= code && code < 400
    ? `It answered ${code}: redirects are not followed.`
    : `It answered ${code}.`;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return "No answer.";
  if (error.name === "AbortError") return "No answer in time.";
  return error.message || error.name; // if several addresses refused, the error has no message
}

const NOTHING = { code: null, text: null };
