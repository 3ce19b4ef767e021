import type { Answer } from "@vanbook/sdk";

/** What an account began a financial year with. */
export type Opening = Answer<"ledgerAccounts.openings">["data"][number];
