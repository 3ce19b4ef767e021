import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { saleReport } from "../../../sdk/reports/sales/sale-report.ts";

/**
 * Lists the bills of a range, with customer, amount, type and salesman. Pressing a bill shows its
 * lines and taxes.
 * @widget Sales
 */
export const SaleReport = createReport(saleReport, {
  Details: lazyPart(() => import("./BillDetails.tsx").then((part) => part.BillDetails)),
});
