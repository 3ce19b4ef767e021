import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { receiptReport } from "../../../sdk/reports/accounts/receipt-report.ts";

/**
 * Lists the money received, the latest first. A cancelled receipt keeps its number.
 * @widget Ledgers and accounts
 */
export const ReceiptReport = createReport(receiptReport, {
  Details: lazyPart(() => import("./ReceiptDetails.tsx").then((part) => part.ReceiptDetails)),
});
