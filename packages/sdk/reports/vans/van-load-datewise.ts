import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { vanParts } from "./van-parts.ts";

export const vanLoadDatewise = declareReport({
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
  },
});
