import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { journalReport } from "../../../sdk/reports/accounts/journal-report.ts";

/**
 * Lists the journals of a range, the latest first. Pressing a journal shows all of its lines.
 * @widget Ledgers and accounts
 */
export const JournalReport = createReport(journalReport, {
  Details: lazyPart(() => import("./JournalDetails.tsx").then((part) => part.JournalDetails)),
});
