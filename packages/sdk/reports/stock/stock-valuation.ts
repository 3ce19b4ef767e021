import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { itemFilters } from "./stock-filters.ts";

/**
 * Shows what the stock of each item was worth, what came and went, and what it is worth at the end
 * of a range. All items together are the balance of the Inventory account.
 * @widget Stock
 */
export const stockValuation = declareReport({
  operation: "stockValuation.report",
  title: "Stock Valuation",
  words: {
    search: "Search by item name...",
    failure: "Failed to fetch the stock valuation. Please try again.",
    file: "StockValuation_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    ...itemFilters,
    {
      param: "Items",
      kind: "choice",
      label: "Items",
      all: "With stock or movement",
      options: [{ value: "All", label: "All Items" }],
    },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "CategoryName", label: "Category Name", isHidden: true },
    { field: "UnitName", label: "Unit Name", isHidden: true },
    { field: "OpeningQuantity", label: "Opening Qty", kind: "quantity" },
    { field: "OpeningValue", label: "Opening Value", kind: "money", total: true },
    {
      field: "InQuantity",
      label: "In Qty",
      kind: "quantity",
      help: "Opened with, bought, produced and returned by customers.",
    },
    { field: "InValue", label: "In Value", kind: "money", total: true },
    {
      field: "OutQuantity",
      label: "Out Qty",
      kind: "quantity",
      help: "Sold, given free, replaced, written off, returned to suppliers and used in production.",
    },
    { field: "OutValue", label: "Out Value", kind: "money", total: true, help: "What it had cost." },
    {
      field: "ClosingQuantity",
      label: "Closing Qty",
      kind: "quantity",
      help: "In godowns and vans, damaged goods included.",
    },
    { field: "Rate", kind: "money", help: "Closing value of one unit." },
    { field: "ClosingValue", label: "Closing Value", kind: "money", total: true },
  ],
  rows: { sizes: [50, 100, 250] },
  card: { title: "ItemName", amount: "ClosingValue", details: ["ClosingQuantity", "Rate"] },
});
