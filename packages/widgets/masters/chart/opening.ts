import type { Answer } from "@vanbook/sdk";

/** An account's opening balance of a financial year. */
export type Opening = Answer<"ledgerAccounts.openings">["data"][number];
