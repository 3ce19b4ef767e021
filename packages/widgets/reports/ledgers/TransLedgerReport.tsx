import { defineReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerParts } from "./ledger-parts.ts";

/**
 * Lists the entries of an account with the balance after each, laid out for printing. Its figures are those of the Ledger Report.
 * @widget Ledgers and accounts
 */
export const TransLedgerReport = defineReport(
  {
    ...ledgerParts,
    operation: "transLedger.report",
    title: "Trans Ledger Report",
    words: { ...ledgerParts.words, file: "TransLedger_{from}_to_{to}" },
  },
  LedgerClear,
);
