import { readClock } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { Schema } from "./methods.ts";

export function createFailure(response: Response, body: unknown, cause?: unknown): VanbookError {
  const { status, headers } = response;
  const answerBody = isErrorBody(body)
    ? body
    : { ...describeBody(body), requestId: headers.get("X-Request-Id") };
  return new VanbookError({ ...answerBody, status, retryAfter: retryAfter(headers), cause });
}

/** Other servers of the documented operations answer 200 to what they did not do. */
export function isNotDone(body: unknown): boolean {
  return (Object(body) as { success?: unknown }).success === false;
}

function describeBody(body: unknown) {
  if (!isNotDone(body)) return { code: "BAD_ANSWER", message: "The answer is not one of Vanbook's." };
  const { message, error } = body as { message?: unknown; error?: unknown };
  const words = message || error;
  return typeof words === "string"
    ? { code: "NOT_DONE", message: words }
    : { code: "UNEXPLAINED", message: "The server did not do this, and does not say why." };
}

/** Seconds to wait, from a header in seconds or with a date; null if it gives neither. */
export function retryAfter(headers: Headers): number | null {
  const header = headers.get("Retry-After");
  if (!header) return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - readClock()) / 1000 : Number(header);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function isErrorBody(body: unknown): body is Schema<"ErrorBody"> {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
