import { readClock } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { Schema } from "./methods.ts";

export function createFailure(response: Response, body: unknown, cause?: unknown): VanbookError {
  const { status, headers } = response;
  const answerBody = isErrorBody(body)
    ? body
    : {
        code: "BAD_ANSWER",
        message: "The answer is not one of Vanbook's.",
        requestId: headers.get("X-Request-Id"),
      };
  return new VanbookError({ ...answerBody, status, retryAfter: retryAfter(headers), cause });
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
