import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { paymentReport } from "../../../sdk/reports/accounts/payment-report.ts";

/**
 * Lists payments and expenses of a range, the latest first. A cancelled payment keeps its number.
 * @widget Ledgers and accounts
 */
export const PaymentReport = createReport(paymentReport, {
  Details: lazyPart(() => import("./PaymentDetails.tsx").then((part) => part.PaymentDetails)),
});
