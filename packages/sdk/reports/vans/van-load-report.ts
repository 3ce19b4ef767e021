import { declareReport } from "../../report/define/declare-report.ts";
import { vanParts } from "./van-parts.ts";

export const vanLoadReport = declareReport({
  operation: "vanLoads.report",
  title: "Vanload Report",
  words: { ...vanParts.words, file: "Vanload_Report_{to}" },
  filters: [
    {
      param: "Date",
      kind: "day",
      label: "Vanloading Date",
      isOnBar: true,
      missing: "Please fill all required fields.",
      usual: (today: string) => today,
    },
    ...vanParts.filters,
  ],
  columns: [
    { kind: "serial", label: "SI.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "MRP", label: "Mrp", kind: "money" },
    ...vanParts.measures,
  ],
  card: vanParts.card,
});
