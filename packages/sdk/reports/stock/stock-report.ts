import { STOCK_TABLE_HEIGHT } from "../../format/documented-numbers.ts";
import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { describeItemType, stockFilters } from "./stock-filters.ts";

/**
 * Shows how much of each item there was, came in, went out and is left in a range. A page may open
 * the Item Ledger of an item that is pressed.
 * @widget Stock
 */
export const stockReport = declareReport({
  operation: "stock.report",
  title: "Stock Report",
  words: {
    search: "Search by item name or stock...",
    filters: "Stock Report Filters",
    total: "Total Items",
    failure: "Failed to fetch stock report. Please try again.",
    file: "Stock_Report_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: stockFilters,
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "CatgoryName", label: "Category Name" },
    { field: "ItemType", label: "Item Type", text: describeItemType, isHidden: true },
    { field: "BeforeTotalStock", label: "Opening Stock", kind: "quantity", total: true },
    { field: "AvlTotalStock", label: "Stock In", kind: "quantity", total: true },
    { field: "SoldStock", label: "Stock Out", kind: "quantity", total: true },
    { field: "TotalStock", label: "Balance Stock", kind: "quantity", total: true },
  ],
  rows: {
    sizes: [50, 100, 250],
    height: STOCK_TABLE_HEIGHT,
    paper: { format: "a4-portrait", columns: ["#", "ItemName", "TotalStock", "CatgoryName"] },
  },
  card: {
    title: "ItemName",
    amount: "TotalStock",
    details: ["CatgoryName", "BeforeTotalStock", "AvlTotalStock", "SoldStock"],
  },
});
