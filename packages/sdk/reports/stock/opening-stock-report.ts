import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Lists the stock with which the books were opened. It is read once, when a company begins with
 * Vanbook.
 * @widget Stock
 */
export const openingStockReport = declareReport({
  operation: "openingStock.report",
  title: "Opening Stock Report",
  words: {
    search: "Search by item name or unit name...",
    filters: "Opening Stock Report Filters",
    total: "Total Amount",
    failure: "Failed to fetch report data. Please try again.",
    file: "Opening_Stock_Report_{to}",
  },
  range: { from: "FromDate", to: "ToDate", offered: lastDays(7) },
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "OpeningNo", label: "Opening No" },
    { field: "Date", kind: "date" },
    { field: "ItemName", label: "Item Name" },
    { field: "UnitName", label: "Unit Name" },
    { field: "LocationName", label: "Location" },
    { field: "Quantity", kind: "quantity", total: true },
    { field: "purchaserate", label: "Purchase Rate", kind: "money" },
    { field: "Salesrate", label: "Sales Rate", kind: "money" },
    { field: "Totalpurchaserate", label: "Total Purchase Rate", kind: "money", total: true },
  ],
  rows: { sort: "ItemName" },
  card: {
    title: "ItemName",
    amount: "Totalpurchaserate",
    details: ["OpeningNo", "Quantity", "LocationName"],
  },
});
