import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { receiptReport } from "../../../sdk/reports/accounts/receipt-report.ts";

/**
 * Lists the money that came in, the latest first. A receipt that was cancelled keeps its number.
 * @widget Ledgers and accounts
 */
export const ReceiptReport = createReport(receiptReport, {
  Details: lazyPart(() => import("./ReceiptDetails.tsx").then((part) => part.ReceiptDetails)),
});
