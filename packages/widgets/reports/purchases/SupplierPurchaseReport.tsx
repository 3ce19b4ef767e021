import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { supplierPurchaseReport } from "../../../sdk/reports/purchases/supplier-purchase-report.ts";

/**
 * Lists what was bought from one supplier, line by line. It is what the supplier's statement is
 * checked against.
 * @widget Purchases
 * @story ThreeRows
 */
export const SupplierPurchaseReport = createReport(supplierPurchaseReport, {
  Details: lazyPart(() => import("./PurchaseDetails.tsx").then((part) => part.PurchaseDetails)),
});
