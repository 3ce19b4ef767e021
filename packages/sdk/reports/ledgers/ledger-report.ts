import { declareReport } from "../../report/define/declare-report.ts";
import { ledgerParts } from "./ledger-parts.ts";

export const ledgerReport = declareReport({
  ...ledgerParts,
  operation: "ledger.report",
  title: "Ledger Report",
  words: { ...ledgerParts.words, file: "Ledger_{from}_to_{to}" },
});
