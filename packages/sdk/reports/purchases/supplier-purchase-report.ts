import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const supplierPurchaseReport = declareReport({
  operation: "supplierPurchases.report",
  title: "Supplier Purchase Report",
  words: {
    search: "Search purchases by Item Name,amount",
    failure: "Failed to fetch purchase report. Please try again.",
    file: "SupplierPurchases_{from}_to_{to}",
  },
  range: { from: "from", to: "to", default: lastDays(7) },
  filters: [
    {
      param: "SupplierId",
      kind: "supplier",
      label: "Supplier",
      all: "Choose a supplier",
      isOnBar: true,
      missing: "Please choose a supplier.",
    },
    { param: "FYearID", kind: "year", label: "Financial Year" },
  ],
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "PurchaseDate", label: "Date", kind: "date" },
    { field: "PurchaseNo", label: "Pur.No" },
    { field: "SupplierInvoiceNo", label: "InvNo" },
    { field: "ItemName", label: "ItmName" },
    { field: "UnitName", label: "Unit" },
    { field: "Quantity", label: "Qty", kind: "quantity", total: true },
    { field: "UnitPrice", label: "Price", kind: "money" },
    { field: "TaxName", label: "TxNme" },
    { field: "TaxPercentage", label: "Tx%", kind: "percent" },
    { field: "Amount", label: "ItmAmt", kind: "money", total: true },
    { field: "TaxAmount", label: "TxAmt", kind: "money", total: true },
    { field: "DeliveryRate", label: "DlryRt", kind: "money" },
    { field: "DiscountRate", label: "DisRt", kind: "money" },
    { field: "FrightLessRate", label: "FRTLRt", kind: "money" },
    { field: "Roundoff", label: "R.Off", kind: "money" },
    { field: "FreeQty", kind: "quantity", total: true, isHidden: true },
    { field: "InvoiceDate", label: "Inv.Date", kind: "date", isHidden: true },
  ],
  rows: { sort: "PurchaseDate" },
  card: { title: "ItemName", amount: "Amount", details: ["PurchaseNo", "PurchaseDate", "Quantity"] },
  details: { title: "Purchase Details" },
});
