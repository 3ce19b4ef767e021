import type { Answer } from "@vanbook/sdk";

/** The result of one event at one endpoint. */
export type Delivery = Answer<"webhooks.deliveries">["data"][number];

/**
 * Milliseconds until the log is refreshed: often during the first half minute and while new deliveries are waiting
 * for their first attempt; otherwise, as for deliveries that are retried, less often.
 */
export function lookAgainAfter(
  looks: number,
  latest: readonly Pick<Delivery, "status" | "attempts">[],
): number {
  const waiting = latest.filter(({ status }) => status === "pending");
  const isComing = waiting.length > 0 && waiting.every(({ attempts }) => attempts === 0);
  return isComing || looks < FIRST_LOOKS ? 1_500 : 6_000;
}

/** Half a minute at 1.5 seconds. */
const FIRST_LOOKS = 20;
