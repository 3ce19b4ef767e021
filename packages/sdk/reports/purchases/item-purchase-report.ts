import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const itemPurchaseReport = declareReport({
  operation: "itemPurchases.report",
  title: "ItemWise Purchase",
  words: {
    search: "Search purchases by Item Name, Invoice No...",
    failure: "Failed to fetch purchase report. Please try again.",
    file: "ItemPurchaseReport_{from}_to_{to}",
  },
  range: { from: "from", to: "to", default: lastDays(7) },
  filters: [
    {
      param: "ItemId",
      kind: "purchasedItem",
      label: "Item",
      all: "Choose an item",
      isOnBar: true,
      missing: "Please choose an item.",
    },
    { param: "FYearID", kind: "year", label: "Financial Year" },
  ],
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "PurchaseDate", label: "Purch.Date", kind: "date" },
    { field: "PurchaseNo", label: "Purch.No" },
    { field: "InvoiceDate", label: "Inv.Date", kind: "date" },
    { field: "SupplierInvoiceNo", label: "InvNo" },
    { field: "ItemName", label: "ItmName" },
    { field: "UnitName", label: "Unit" },
    { field: "Quantity", label: "Qty", kind: "quantity", total: true },
    { field: "FreeQty", kind: "quantity", total: true },
    { field: "UnitPrice", label: "Price", kind: "money" },
    { field: "TaxName", label: "TxNme" },
    { field: "TaxPercentage", label: "Tx%", kind: "percent" },
    { field: "TaxAmount", label: "TxAmt", kind: "money", total: true },
    { field: "Amount", label: "ItmAmt", kind: "money", total: true },
    { field: "AccountName", label: "Supplier Name", isHidden: true },
  ],
  rows: { sort: "PurchaseDate" },
  card: { title: "AccountName", amount: "Amount", details: ["PurchaseNo", "PurchaseDate", "Quantity"] },
  details: { title: "Purchase Details" },
});
