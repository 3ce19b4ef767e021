import { declareReport } from "../../report/define/declare-report.ts";
import { describeItemType, stockFilters } from "./stock-filters.ts";

/**
 * Shows where each item's stock of this financial year came from and went. What is sold, in the
 * godown and in vans adds up on every row.
 * @widget Stock
 */
export const godownStock = declareReport({
  operation: "godownStock.report",
  title: "GoDown Stock",
  words: {
    search: "Search by item name or stock...",
    filters: "GoDown Stock Filters",
    total: "Total Items",
    failure: "Failed to fetch stock report. Please try again.",
    file: "GoDown_Stock_{to}",
  },
  filters: stockFilters,
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "CatgoryName", label: "Category Name", isHidden: true },
    { field: "ItemType", label: "Item Type", text: describeItemType, isHidden: true },
    { field: "Opening", kind: "quantity", total: true },
    { field: "Purchase", kind: "quantity", total: true },
    { field: "Production", kind: "quantity", total: true },
    { field: "BillingReturn", label: "Billing Return", kind: "quantity", total: true, isHidden: true },
    { field: "Ingredient", kind: "quantity", total: true, isHidden: true },
    { field: "PurchaseReturn", label: "Purchase Return", kind: "quantity", total: true, isHidden: true },
    { field: "Adjustment", kind: "quantity", total: true, isHidden: true },
    { field: "TotalStock", label: "Total Stock", kind: "quantity", total: true },
    { field: "SoldStock", label: "Sold Stock", kind: "quantity", total: true },
    { field: "GoDownStock", label: "GoDown Stock", kind: "quantity", total: true },
    { field: "VTSale", label: "VT Sale", kind: "quantity", total: true, isHidden: true },
    { field: "VTBalance", label: "VT Balance", kind: "quantity", total: true, isHidden: true },
    { field: "VTStock", label: "VT Stock", kind: "quantity", total: true },
  ],
  rows: { sizes: [50, 100, 250] },
  card: {
    title: "ItemName",
    amount: "GoDownStock",
    details: ["TotalStock", "SoldStock", "VTStock"],
  },
});
