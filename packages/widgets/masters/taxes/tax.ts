import type { Answer } from "@vanbook/sdk";

/** A tax with its rates, the latest first. */
export type Tax = Answer<"taxes.list">[number];
