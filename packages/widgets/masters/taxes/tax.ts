import type { Answer } from "@vanbook/sdk";

/** A tax with its rates, newest first. */
export type Tax = Answer<"taxes.list">[number];
