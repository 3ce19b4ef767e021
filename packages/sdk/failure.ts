import type { Schema } from "./methods.ts";
import { VanbookError } from "./errors.ts";

/** The error of an answer that refuses, or that is not an answer of this API. */
export function failure(response: Response, body: unknown, cause?: unknown): VanbookError {
  return new VanbookError({
    requestId: response.headers.get("X-Request-Id"),
    ...(isErrorBody(body) ? body : { code: "BAD_ANSWER", message: "The answer is not one of Vanbook's." }),
    cause,
    status: response.status,
    retryAfter: retryAfter(response),
  });
}

/** Seconds to wait that an answer asks for, as a number of seconds or a date; null when it does not. */
export function retryAfter({ headers }: Response): number | null {
  const given = headers.get("Retry-After");
  if (!given) return null;
  const seconds = Number.isNaN(Number(given)) ? (Date.parse(given) - Date.now()) / 1000 : Number(given);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function isErrorBody(body: unknown): body is Schema<"ErrorBody"> {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
