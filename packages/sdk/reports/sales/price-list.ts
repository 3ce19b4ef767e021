import { declareReport } from "../../report/define/declare-report.ts";

/**
 * Shows what a customer pays for each item on a day. The prices are those that a bill of that day
 * would charge the customer.
 * @widget Sales
 */
export const priceList = declareReport({
  operation: "customerPrices.report",
  title: "Price List",
  words: {
    search: "Search by item or HSN code ...",
    failure: "Failed to fetch the price list. Please try again.",
    empty: "No items have a price for this customer.",
    file: "PriceList",
  },
  filters: [
    {
      param: "CustomerID",
      kind: "customer",
      label: "Customer",
      all: "Select Customer",
      isOnBar: true,
      missing: "Choose a customer to see their prices.",
    },
    { param: "Date", kind: "day", label: "Date", usual: (today: string) => today },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "ItemName", label: "Item Name" },
    { field: "ItemDescription", label: "Description", isHidden: true },
    { field: "HSNCode", label: "HSN Code" },
    { field: "UnitName", label: "Unit" },
    { field: "MRP", kind: "money" },
    {
      field: "UnitPrice",
      label: "Price",
      kind: "money",
      help: "Of one unit, without tax: what a bill takes. What a whole bill gets off is not in it.",
    },
    { field: "TaxPercentage", label: "Tax %", kind: "percent" },
    { field: "Rate", label: "Price with Tax", kind: "money", help: "Of one unit: what an order takes." },
  ],
  card: { title: "ItemName", amount: "Rate", details: ["UnitPrice", "TaxPercentage", "UnitName", "MRP"] },
});
