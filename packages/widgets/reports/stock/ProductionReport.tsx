import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { productionReport } from "../../../sdk/reports/stock/production-report.ts";

/**
 * Lists productions with what was made and what it cost. Pressing a production shows its
 * ingredients.
 * @widget Stock
 */
export const ProductionReport = createReport(productionReport, {
  Details: lazyPart(() => import("./ProductionDetails.tsx").then((part) => part.ProductionDetails)),
});
