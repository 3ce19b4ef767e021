import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { hashOf } from "../auth/token.ts";
import { problem } from "../contract/problem.ts";

/** Counts a request of a caller, by its session token or API key. Throws TOO_MANY_REQUESTS with the seconds to wait. */
export type CountRequest = (secret: string) => Promise<void>;

/** Counts the requests of each session and key in this process; `perMinute` 0 sets no limit. */
export function createRequestLimit(perMinute: number): CountRequest {
  if (perMinute === 0) return async () => {};
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return async (secret) => {
    const refusal = await limiter.consume(hashOf(secret).toString("base64")).then(
      () => null,
      (refused: RateLimiterRes) => refused,
    );
    if (refusal)
      throw problem("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
  };
}
