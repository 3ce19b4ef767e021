import { lastDays } from "../parts/quick-range.ts";
import { defineReport } from "../report/define-report.tsx";
import { VtStockByDate } from "./VtStockByDate.tsx";

/** A van's stock over a range; a row opens to what was loaded of the item day by day. */
export const VanLoadDatewise = defineReport({
  operation: "vanLoads.datewise",
  title: "Vanload Datewise",
  words: {
    search: "Search by item name",
    failure: "Failed to load stock report.",
    noMatch: "No matching data found",
    empty: "No data available",
    generate: "Generate",
    file: "Vanload_Datewise_{from}_to_{to}",
  },
  range: { from: "Date", to: "ToDate", default: lastDays(7) },
  filters: [
    {
      param: "Branch",
      kind: "branch",
      label: "Branch",
      all: "Select Branch",
      isOnBar: true,
      missing: "Please fill all required fields.",
    },
    {
      param: "VanId",
      kind: "vehicle",
      label: "Vehicle",
      all: "Select Vehicle",
      isOnBar: true,
      missing: "Please fill all required fields.",
      after: "Branch",
    },
  ],
  columns: [
    { kind: "serial", label: "SI.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "Stock", label: "Van OS", kind: "quantity", total: true },
    { field: "RetQty", label: "Return Qty", kind: "quantity", total: true },
    { field: "GoodStock", label: "Good Stock", kind: "quantity", total: true },
    { field: "DmgedQty", label: "Damaged Qty", kind: "quantity", total: true },
    { field: "ReplacedQty", label: "Replaced Qty", kind: "quantity", total: true },
    { field: "SoldQty", label: "Sale", kind: "quantity", total: true },
    { field: "FreeSoldQty", label: "Free Qty", kind: "quantity", total: true },
    { field: "Adjustment", kind: "quantity", total: true, isHidden: true },
    { field: "NetStock", label: "Net Stock", kind: "quantity", total: true },
    { field: "VtStock", label: "Vt Stock", kind: "quantity", total: true },
  ],
  card: { title: "ItemName", amount: "NetStock", details: ["Stock", "VtStock", "SoldQty"] },
  details: {
    title: "VTStock Details by Date",
    place: "row",
    content: VtStockByDate,
  },
});
