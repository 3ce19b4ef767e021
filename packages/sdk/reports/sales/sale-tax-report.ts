import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

/**
 * Shows the tax of each bill line, bill by bill, as a tax return needs it. Each kind of tax agrees
 * with its account.
 * @widget Sales
 */
export const saleTaxReport = declareReport({
  operation: "saleTax.report",
  title: "Sale Tax Report",
  words: {
    search: "Search customer, item, HSN…",
    total: "Total Amount",
    failure: "Failed to fetch purchase report. Please try again.",
    file: "Saletax_{from}_to_{to}",
    missing: "",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(7) },
  filters: [
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers" },
    { param: "ItemID", kind: "item", label: "Item Name", all: "All Items" },
    { param: "Type", kind: "choice", label: "Type", all: "All", options: makeChoices("Retail", "WholeSale") },
  ],
  columns: [
    { kind: "serial", label: "Sl.No" },
    { field: "BillDate", label: "InvDate", kind: "date" },
    { field: "BillNo", label: "InvNo" },
    { field: "CustomerName", label: "Customer Name" },
    { field: "GSTinNo", label: "GSTIN No" },
    { field: "HSNCode", label: "HSN Code" },
    { field: "ItemName", label: "Item Name" },
    { field: "UnitName", label: "Unit" },
    { field: "WholeSaleRetail", label: "Type" },
    { field: "SupplyKind", label: "Kind of Supply", isHidden: true },
    { field: "MRP", kind: "money" },
    { field: "Quantity", label: "Qty", kind: "quantity", total: true },
    { field: "FreeQty", label: "Free Qty", kind: "quantity", total: true },
    { field: "CGSTRate", label: "CGST %", kind: "percent" },
    { field: "CGSTAmount", label: "CGST Amt", kind: "money", total: true },
    { field: "SGSTRate", label: "SGST %", kind: "percent" },
    { field: "SGSTAmount", label: "SGST Amt", kind: "money", total: true },
    { field: "IGSTRate", label: "IGST %", kind: "percent", isHidden: true },
    { field: "IGSTAmount", label: "IGST Amt", kind: "money", total: true, isHidden: true },
    { field: "NetRate", label: "Taxable Value", kind: "money", total: true },
    { field: "TotalTax", label: "Total Tax", kind: "money", total: true },
    { field: "ItemTotAmount", label: "Item Total", kind: "money", total: true },
    { field: "DiscountRs", label: "Discount (Rs)", kind: "money" },
    { field: "RoundOff", label: "Round Off", kind: "money" },
    {
      field: "BillAmount",
      label: "Bill Amount",
      help: "The bill's lines with tax, in whole rupees, before discount and round-off; what the customer owes is in the Sale Report",
      kind: "money",
      total: true,
    },
  ],
  rows: { paper: { format: "a3-landscape" } },
  card: { title: "CustomerName", amount: "ItemTotAmount", details: ["BillNo", "ItemName"] },
});
