import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { LedgerClear } from "./LedgerClear.tsx";
import { transLedgerReport } from "../../../sdk/reports/ledgers/trans-ledger-report.ts";

/**
 * Lists the entries of an account with the balance after each, laid out for printing. The figures
 * are the same as in the Ledger Report.
 * @widget Ledgers and accounts
 */
export const TransLedgerReport = createReport(transLedgerReport, {
  Details: lazyPart(() => import("./LedgerEntryDetails.tsx").then((part) => part.LedgerEntryDetails)),
  Tools: LedgerClear,
});
