import type { Answer } from "@vanbook/sdk";

export type Delivery = Answer<"webhooks.deliveries">["data"][number];

/**
 * Milliseconds until the log is refreshed: short during the first half minute and while a new
 * delivery waits for its first attempt; longer otherwise, also while deliveries are retried.
 */
export function lookAgainAfter(
  looks: number,
  latest: readonly Pick<Delivery, "status" | "attempts">[],
): number {
  const waiting = latest.filter(({ status }) => status === "pending");
  const isComing = waiting.length > 0 && waiting.every(({ attempts }) => attempts === 0);
  return isComing || looks < FIRST_LOOKS ? 1_500 : 6_000;
}

/** Half a minute at 1.5 seconds each. */
const FIRST_LOOKS = 20;
