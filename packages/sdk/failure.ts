import { readClock } from "./clock.ts";
import { VanbookError } from "./errors.ts";
import type { Schema } from "./methods.ts";

/** Of an answer with a code, everything; of any other server's, its words if it has any. */
export function createFailure(response: Response, body: unknown, cause?: unknown): VanbookError {
  const { status, headers } = response;
  const answerBody = Object(body) as Partial<Schema<"ErrorBody">>;
  const message = [answerBody.message, answerBody.error].find(isSaid);
  const { code } = answerBody;
  const hasCode = isSaid(code);
  return new VanbookError({
    requestId: headers.get("X-Request-Id"),
    ...(hasCode && answerBody),
    ...(message
      ? { code: hasCode ? code : "NOT_DONE", message }
      : isNotDone(body)
        ? { code: "UNEXPLAINED", message: "The server did not do this, and does not say why." }
        : { code: "BAD_ANSWER", message: "The answer is not one of Vanbook's." }),
    status,
    retryAfter: retryAfter(headers),
    cause,
  });
}

/** Other servers of the documented operations answer 200 to what they did not do. */
export function isNotDone(body: unknown): boolean {
  return (Object(body) as { success?: unknown }).success === false;
}

function isSaid(words: unknown): words is string {
  return typeof words === "string" && words.trim() !== "";
}

/** Seconds to wait, from a header in seconds or with a date; null if it gives neither. */
export function retryAfter(headers: Headers): number | null {
  const header = headers.get("Retry-After");
  if (!header) return null;
  const seconds = Number.isNaN(Number(header)) ? (Date.parse(header) - readClock()) / 1000 : Number(header);
  return Number.isNaN(seconds) ? null : Math.max(0, seconds);
}
