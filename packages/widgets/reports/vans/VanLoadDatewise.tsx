import { lastDays } from "../../parts/dates/quick-range.ts";
import { defineReport } from "../../report/define/define-report.tsx";
import { vanParts } from "./van-parts.ts";
import { VtStockByDate } from "./VtStockByDate.tsx";

/**
 * Shows a van's stock over a range, day after day. Its figures follow the rules of the Vanload Report.
 * @widget Vans
 */
export const VanLoadDatewise = defineReport({
  operation: "vanLoads.datewise",
  title: "Vanload Datewise",
  words: { ...vanParts.words, file: "Vanload_Datewise_{from}_to_{to}" },
  range: { from: "Date", to: "ToDate", default: lastDays(7) },
  filters: vanParts.filters,
  columns: [
    { kind: "serial", label: "SI.No" },
    { field: "ItemName", label: "Item Name" },
    ...vanParts.measures,
  ],
  card: vanParts.card,
  details: {
    title: "VTStock Details by Date",
    place: "row",
    content: VtStockByDate,
  },
});
