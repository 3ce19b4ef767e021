import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Lists who bought an item, bill line by bill line. Without an item it shows the lines of all
 * items.
 * @widget Sales
 */
export const itemCustomerSaleReport = declareReport({
  operation: "itemCustomerSales.report",
  title: "Item Sale Customer",
  words: {
    search: "Search customer, invoice, item…",
    failure: "Failed to fetch report data. Please try again.",
    file: "Itemwise_Sale_Customer",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    { param: "ItemID", kind: "item", label: "Item", all: "All Items", isOnBar: true },
    { param: "activeUserId", kind: "salesmen", label: "Salesman", all: "All Salesmen" },
    { param: "CustomerID", kind: "customer", label: "Customer", all: "All Customers" },
    { param: "RouteID", kind: "route", label: "Route", all: "All Routes" },
  ],
  cards: [
    { figure: "Amount", label: "Total Amount" },
    { figure: "NetRate", label: "Total NetRate" },
    { figure: "TaxAmount", label: "Total TaxAmount" },
    { figure: "Quantity", label: "Total Quantity", kind: "quantity" },
  ],
  columns: [
    { kind: "serial", label: "Sl No" },
    { field: "EnteringDate", label: "Date", kind: "date" },
    { field: "BillNo", label: "Invoice No" },
    { field: "CustomerName", label: "Customer" },
    { field: "ItemName", label: "Item Name", isHidden: true },
    { field: "NetRate", kind: "money", total: true, isHidden: true },
    { field: "TaxAmount", kind: "money", total: true, isHidden: true },
    { field: "Amount", kind: "money", total: true },
    { field: "WholeSaleRetail", label: "Type" },
    { field: "BillModeText", label: "Pay Mode", kind: "tag", tones: { Cash: "ok", Credit: "warn" } },
    { field: "Quantity", label: "Qty", kind: "quantity", total: true },
    { field: "SalesmanName", label: "Salesman" },
    { field: "RootName", label: "Route", isHidden: true },
  ],
  rows: { sizes: [50, 10, 25, 100] },
  card: { title: "CustomerName", amount: "Amount", details: ["BillNo", "EnteringDate", "Quantity"] },
});
