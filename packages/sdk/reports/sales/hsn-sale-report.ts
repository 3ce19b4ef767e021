import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

/**
 * Sums sales by HSN code, unit and tax rate, for the GST return. Free quantities and cancelled
 * bills are left out.
 * @widget Sales
 */
export const hsnSaleReport = declareReport({
  operation: "hsnSales.report",
  title: "HSNcode sale Report",
  words: {
    search: "Search HSN or unit…",
    failure: "Failed to fetch purchase report. Please try again.",
    file: {
      excel: "HSN_Report_{from}_to_{to}",
      pdf: "HSN_Sales_Report",
      csv: "HSN_Report_{from}_to_{to}",
    },
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "Type", kind: "choice", label: "Type", all: "All", options: makeChoices("Retail", "WholeSale") },
  ],
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
  card: { title: "HSNCode", amount: "TotalAmount", details: ["Unit", "TaxPer", "Quantity"] },
});
