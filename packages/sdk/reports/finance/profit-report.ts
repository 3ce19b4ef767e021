import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";
import { makeChoices } from "../../report/filters/choices.ts";

export const profitReport = declareReport({
  operation: "profit.report",
  title: "Profit Report",
  words: {
    search: "Search by invoice number",
    total: "Grand Total",
    failure: "Failed to fetch profit report. Please try again.",
    file: "ProfitReport_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    { param: "By", kind: "given", label: "By", usual: (): "invoice" => "invoice" },
    {
      param: "Wholesale",
      kind: "choice",
      label: "Type",
      all: "All",
      options: makeChoices("Retail", "WholeSale"),
    },
    {
      param: "Type",
      kind: "choice",
      label: "Report Type",
      all: "All",
      options: makeChoices("Purchase", "Production"),
    },
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers" },
    { param: "ItemID", kind: "item", label: "Item Name", all: "All Items" },
    { param: "activeUserId", kind: "salesmen", label: "Salesman", all: "All Salesmen" },
  ],
  columns: [
    { field: "Invoiceno", label: "Invoice No" },
    { field: "BillDate", label: "Date", kind: "date" },
    { field: "CustomerName", label: "Customer" },
    { field: "Name", label: "Salesman" },
    { field: "SalesValue", label: "Sales Value", kind: "money", total: true },
    { field: "CostOfGoods", label: "Cost Of Goods", kind: "money", total: true },
    { field: "Profit", kind: "money", total: true },
    { field: "ProfitPer", label: "Profit %", kind: "percent", total: true },
  ],
  rows: { sort: "-Profit" },
  card: { title: "CustomerName", amount: "Profit", details: ["Invoiceno", "BillDate", "ProfitPer"] },
  details: { title: (row) => `Itemwise Details - Invoice #${row.Invoiceno}` },
});
