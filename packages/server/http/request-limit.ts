import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { hashOf } from "../auth/token.ts";
import { problem } from "@vanbook/sdk/problem";

/**
 * Counts a request by session token, API key or embed token (`secret`), and also by the embed
 * token's creator (`maker`). Throws TOO_MANY_REQUESTS with the seconds to wait.
 */
export type CountRequest = (secret: string, maker?: string) => Promise<void>;

/**
 * Counts in this process: up to `perMinute` for each session, key and embed token, and ten times as
 * many for all tokens of one creator. 0 sets no limit.
 */
export function createRequestLimit(perMinute: number): CountRequest {
  if (perMinute === 0) return async () => {};
  const callers = new RateLimiterMemory({ points: perMinute, duration: 60 });
  const makers = new RateLimiterMemory({ points: perMinute * OF_A_MAKER, duration: 60 });
  return async (secret, maker) => {
    await count(callers, hashOf(secret).toString("base64"));
    if (maker) await count(makers, maker);
  };
}

async function count(limiter: RateLimiterMemory, who: string): Promise<void> {
  const refusal = await limiter.consume(who).then(
    () => null,
    (limitResult: RateLimiterRes) => limitResult,
  );
  if (refusal)
    throw problem("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) });
}

const OF_A_MAKER = 10;
