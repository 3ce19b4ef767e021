import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const productionReport = declareReport({
  operation: "productions.report",
  title: "Production Report",
  words: {
    search: "Search by production no, item name, batch...",
    filters: "Production Report Filters",
    failure: "Failed to fetch production report. Please try again.",
    file: "ProductionReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7), offered: lastDays(7) },
  cards: [
    { figure: "TotalOrders", label: "Total Orders", kind: "number" },
    { figure: "TotalOrderAmt", label: "Total Order Amount" },
  ],
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "ProductionNo", label: "Production No" },
    { field: "PDate", label: "Date", kind: "date" },
    { field: "ItemName", label: "Item Name" },
    { field: "BatchName", label: "Batch Name", gives: "first" },
    { field: "Qty", kind: "quantity", total: true },
    { field: "TotalLC", label: "Total LC", kind: "money", total: true, gives: "soon" },
    {
      field: "TotalProductionCost",
      label: "Total Production Cost",
      kind: "money",
      total: true,
      struck: "CancelledAmount",
    },
  ],
  rows: { sort: "-PDate", tone: ({ Status }) => (Status === 2 ? "cancelled" : undefined) },
  card: { title: "ItemName", amount: "TotalProductionCost", details: ["ProductionNo", "PDate", "Qty"] },
  details: { title: "Production Details" },
});
