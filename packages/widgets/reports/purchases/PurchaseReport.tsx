import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { purchaseReport } from "../../../sdk/reports/purchases/purchase-report.ts";

/**
 * Lists the purchases of a range with supplier, tax and amount. Pressing a purchase shows its
 * lines.
 * @widget Purchases
 */
export const PurchaseReport = createReport(purchaseReport, {
  Details: lazyPart(() => import("./PurchaseDetails.tsx").then((part) => part.PurchaseDetails)),
});
