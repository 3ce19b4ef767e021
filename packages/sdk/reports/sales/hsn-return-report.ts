import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Sums what customers gave back by HSN code, unit and tax rate. Damaged and expired goods are
 * counted too.
 * @widget Sales
 */
export const hsnReturnReport = declareReport({
  operation: "hsnReturns.report",
  title: "HSN Return sale Report",
  words: {
    search: "Search HSN or unit…",
    failure: "Failed to fetch purchase report. Please try again.",
    file: {
      excel: "HSN_Return_Report_{from}_to_{to}",
      pdf: "HSN_Return_Report",
      csv: "HSN_Return_Report_{from}_to_{to}",
    },
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "HSNCode", label: "HSN Code" },
    { field: "Unit" },
    { field: "WholeSaleRetail", label: "Type", isHidden: true },
    { field: "Quantity", kind: "quantity", total: true },
    { field: "TaxPer", label: "Tax %", kind: "percent" },
    { field: "SupplyKind", label: "Kind of Supply", isHidden: true },
    { field: "TaxableValue", label: "Taxable Value", kind: "money", total: true },
    { field: "TotalAmount", label: "Total Amount", kind: "money", total: true },
  ],
  rows: { sizes: [50, 500, 1000, 10_000] },
  card: { title: "HSNCode", amount: "TotalAmount", details: ["Unit", "TaxPer", "Quantity"] },
});
