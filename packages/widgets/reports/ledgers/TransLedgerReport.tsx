import { defineReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerParts } from "./ledger-parts.ts";

/** One account's entries with the balance after each, to be printed. */
export const TransLedgerReport = defineReport(
  {
    ...ledgerParts,
    operation: "transLedger.report",
    title: "Trans Ledger Report",
    words: { ...ledgerParts.words, file: "TransLedger_{from}_to_{to}" },
  },
  LedgerClear,
);
