import { now } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { Schema } from "./methods.ts";

/** The error for a response that is a refusal or not a response of this API. */
export function failure(response: Response, body: unknown, cause?: unknown): VanbookError {
  const { status, headers } = response;
  const given = isErrorBody(body)
    ? body
    : {
        code: "BAD_ANSWER",
        message: "The answer is not one of Vanbook's.",
        requestId: headers.get("X-Request-Id"),
      };
  return new VanbookError({ ...given, status, retryAfter: retryAfter(headers), cause });
}

/** Seconds to wait, from a response that gives them as seconds or as a date; null if it gives neither. */
export function retryAfter(headers: Headers): number | null {
  const given = headers.get("Retry-After");
  if (!given) return null;
  const seconds = Number.isNaN(Number(given)) ? (Date.parse(given) - now()) / 1000 : Number(given);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}

function isErrorBody(body: unknown): body is Schema<"ErrorBody"> {
  return typeof body === "object" && body !== null && "code" in body && "message" in body;
}
