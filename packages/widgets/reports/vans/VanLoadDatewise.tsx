import { createReport } from "../../report/define/define-report.tsx";
import { VtStockByDate } from "./VtStockByDate.tsx";
import { vanLoadDatewise } from "../../../sdk/reports/vans/van-load-datewise.ts";

/**
 * Shows a van's stock over a range, day by day. The figures follow the rules of the Vanload Report.
 * @widget Vans
 */
export const VanLoadDatewise = createReport(vanLoadDatewise, { Details: VtStockByDate });
