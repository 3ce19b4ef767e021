import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { profitReport } from "../../../sdk/reports/finance/profit-report.ts";

/**
 * Shows the profit of each bill, the best first: its value, the cost of its goods and the
 * difference. The bill's items are listed beside it.
 * @widget Finance
 */
export const ProfitReport = createReport(profitReport, {
  Details: lazyPart(() => import("./ProfitItems.tsx").then((part) => part.ProfitItems)),
});
