import type { Tax } from "@vanbook/sdk/books";

/** The books have no electronic cash ledger: all cash of a proposal is to be deposited. */
export const NO_CASH_BALANCE: Tax = { igst: 0n, cgst: 0n, sgst: 0n };
