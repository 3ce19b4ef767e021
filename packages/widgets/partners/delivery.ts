import type { Answer } from "@vanbook/sdk";

/** What became of one event at one endpoint. */
export type Delivery = Answer<"webhooks.deliveries">["data"][number];

/**
 * Milliseconds until the log looks again at its latest deliveries, having looked so often. What was sent just now, a test for example,
 * comes in a moment; what waits behind a failure, or for nothing, is looked at now and then.
 */
export function lookAgainAfter(
  looks: number,
  latest: readonly Pick<Delivery, "status" | "attempts">[],
): number {
  const waiting = latest.filter(({ status }) => status === "pending");
  const isComing = waiting.length > 0 && waiting.every(({ attempts }) => attempts === 0);
  return isComing || looks < FIRST_LOOKS ? 1_500 : 6_000;
}

/** Half a minute. */
const FIRST_LOOKS = 20;
