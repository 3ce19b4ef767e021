import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const purchaseReport = declareReport({
  operation: "purchases.report",
  title: "Purchase Report",
  words: {
    search: "Search supplier, purchase no, amount, date…",
    failure: "Failed to fetch purchase report. Please try again.",
    file: "PurchaseReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "SupplierId", kind: "supplier", label: "Supplier", all: "All Suppliers", isOnBar: true },
  ],
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "PurchaseNo", label: "Purchase No" },
    { field: "PurchaseDate", label: "Date", kind: "date" },
    { field: "AccountName", label: "Supplier Name" },
    { field: "GSTinNo", label: "GST No" },
    { field: "SupplierInvoiceNo", label: "Invoice No" },
    { field: "Amount", kind: "money", total: true },
    {
      field: "AmountIncOfTax",
      label: "Amount (Incl. Tax)",
      kind: "money",
      total: true,
      struck: "CancelledAmount",
    },
    { field: "InvoiceDate", label: "Invoice Date", kind: "date", isHidden: true },
    { field: "TaxAmount", label: "Tax Amount", kind: "money", total: true, isHidden: true },
    { field: "Freight", kind: "money", total: true, isHidden: true },
    { field: "DiscountRs", label: "Discount", kind: "money", total: true, isHidden: true },
    { field: "Roundoff", label: "Round Off", kind: "money", total: true, isHidden: true },
    { field: "TotalInvoceAmount", label: "Total Bill Amount", kind: "money", total: true, isHidden: true },
  ],
  rows: {
    sort: "PurchaseDate",
    tone: (row) => (row.Status === 2 ? "cancelled" : undefined),
  },
  card: {
    title: "AccountName",
    amount: "AmountIncOfTax",
    details: ["PurchaseNo", "PurchaseDate", "SupplierInvoiceNo"],
  },
  details: { title: "Purchase Details" },
});
