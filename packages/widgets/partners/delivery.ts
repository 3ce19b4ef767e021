import type { Answer } from "@vanbook/sdk";

/** What became of one event at one endpoint. */
export type Delivery = Answer<"webhooks.deliveries">["data"][number];
