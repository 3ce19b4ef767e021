import { declareReport } from "../../report/define/declare-report.ts";
import { ledgerParts } from "./ledger-parts.ts";

export const transLedgerReport = declareReport({
  ...ledgerParts,
  operation: "transLedger.report",
  title: "Trans Ledger Report",
  words: { ...ledgerParts.words, file: "TransLedger_{from}_to_{to}" },
});
