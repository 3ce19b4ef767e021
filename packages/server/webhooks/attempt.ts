import { fromDatabaseTime, readClock } from "../clock.ts";
import { writeEventJson } from "../events/event-json.ts";
import type { Delivery } from "./deliveries.ts";
import type { Endpoint } from "./endpoint.ts";
import { post, type Connections, type PostLimits, type Resolve } from "./post-to-endpoint.ts";
import { signBody } from "./sign.ts";

export interface Attempt {
  code: number | null;
  text: string | null;
  milliseconds: number;
  error: string | null;
}

export interface AttemptLimits {
  isLocalAllowed: boolean;
  connections: Connections;
  /** In milliseconds. */
  timeout: number;
  cutting: AbortSignal;
  resolve?: Resolve | undefined;
}

/** Null if the server is stopping; the attempt is then made again later. */
export async function sendDelivery(
  endpoint: Endpoint,
  delivery: Delivery,
  { timeout, cutting, ...limits }: AttemptLimits,
): Promise<Attempt | null> {
  if (!delivery.event) return { ...NO_RESPONSE, milliseconds: 0, error: "The event is no longer kept." };
  const startTime = performance.now();
  // AbortSignal.any would leak memory for every attempt for as long as the server's signal lives.
  const controller = new AbortController();
  const late = setTimeout(() => controller.abort(), timeout);
  const cut = () => controller.abort();
  cutting.addEventListener("abort", cut);
  const outcome = await send(endpoint, delivery, writeEventJson(delivery.event), {
    ...limits,
    signal: controller.signal,
  });
  clearTimeout(late);
  cutting.removeEventListener("abort", cut);
  if (outcome.error !== null && cutting.aborted) return null;
  return { ...outcome, milliseconds: Math.round(performance.now() - startTime) };
}

async function send(
  endpoint: Endpoint,
  delivery: Delivery,
  body: string,
  limits: PostLimits,
): Promise<Omit<Attempt, "milliseconds">> {
  const at = readClock();
  const headers = {
    "Vanbook-Signature": signBody(listSecrets(endpoint, at), body, at),
    "Vanbook-Event": String(delivery.event_seq),
    "Vanbook-Attempt": String(delivery.attempts + 1),
  };
  return post(endpoint.url, { body, headers }, limits).then(
    ({ code, text }) => ({ code, text, error: 200 <= code && code < 300 ? null : describeCode(code) }),
    (error: unknown) => ({ ...NO_RESPONSE, error: describeError(error) }),
  );
}

/** Includes the previous secret during the period chosen at rotation. */
function listSecrets({ secret, former_secret, former_until }: Endpoint, at: Date): string[] {
  const isBoth =
    former_secret !== null &&
    former_until !== null &&
    Date.parse(fromDatabaseTime(former_until)) > at.getTime();
  return isBoth ? [secret, former_secret] : [secret];
}

function describeCode(code: number): string {
  return 300 <= code && code < 400
    ? `It answered ${code}: redirects are not followed.`
    : `It answered ${code}.`;
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "No answer.";
  if (error.name === "AbortError") return "No answer in time.";
  return error.message || error.name; // if several addresses refused, the error has no message
}

const NO_RESPONSE = { code: null, text: null };
