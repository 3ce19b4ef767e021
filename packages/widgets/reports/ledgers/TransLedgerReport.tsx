import type { ComponentProps } from "react";
import { defineReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { ledgerParts } from "./ledger-parts.ts";

const Entries = defineReport({
  ...ledgerParts,
  operation: "transLedger.report",
  title: "Trans Ledger Report",
  words: { ...ledgerParts.words, file: "TransLedger_{from}_to_{to}" },
});

/** One account's entries with the balance after each, to be printed. */
export function TransLedgerReport({ slots, ...props }: ComponentProps<typeof Entries>) {
  return <Entries {...props} slots={{ toolbar: <LedgerClear />, ...slots }} />;
}
TransLedgerReport.definition = Entries.definition;
