import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Sums what was sold of each item in a range. It shows which items sell and agrees with the Sale
 * Report.
 * @widget Sales
 */
export const itemSaleReport = declareReport({
  operation: "itemSales.report",
  title: "Itemwise Sale Analysis",
  words: {
    search: "Search item…",
    failure: "Failed to fetch report data. Please try again.",
    file: {
      excel: "Itemwise_Sale_Report",
      pdf: "Itemwise_Sale_Analysis_{from}_to_{to}",
      csv: "Itemwise_Sale_Report",
    },
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "ItemID", kind: "item", label: "Item", all: "All Items" },
    { param: "UserId", kind: "salesman", label: "Salesman", all: "All Salesmen" },
  ],
  columns: [
    { kind: "serial", label: "Sl No" },
    { field: "ItemName", label: "Item Name" },
    { field: "TotalAmount", label: "Amount", kind: "money", total: true },
    { field: "TotalQuantity", label: "Quantity", kind: "quantity", total: true },
  ],
  card: { title: "ItemName", amount: "TotalAmount", details: ["TotalQuantity"] },
});
