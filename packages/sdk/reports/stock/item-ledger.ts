import { lastDays } from "../../report/quick-range.ts";
import { declareReport } from "../../report/define/declare-report.ts";

export const itemLedger = declareReport({
  operation: "itemLedger.report",
  title: "Item Ledger",
  words: {
    failure: "Failed to fetch the item ledger. Please try again.",
    file: "ItemLedger_{from}_to_{to}",
  },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  filters: [
    {
      param: "ItemID",
      kind: "stockItem",
      label: "Item Name",
      all: "Select Item",
      isOnBar: true,
      missing: "Choose an item to see its moves.",
    },
    {
      param: "Moves",
      kind: "choice",
      label: "Moves",
      all: "In and out of the company",
      isOnBar: true,
      options: [{ value: "All", label: "Between places too" }],
    },
  ],
  cards: [
    { figure: "OpeningQuantity", label: "Opening Qty", kind: "quantity" },
    { figure: "OpeningValue", label: "Opening Value" },
    { figure: "ClosingQuantity", label: "Closing Qty", kind: "quantity" },
    { figure: "ClosingValue", label: "Closing Value" },
  ],
  columns: [
    { kind: "serial", label: "SL.No" },
    { field: "Date", kind: "date" },
    // With `text`, the cell is translated, as in the details.
    { field: "Type", text: ({ Type }) => Type },
    { field: "VoucherNo", label: "Voucher No" },
    { field: "Location", label: "Place" },
    { field: "InQuantity", label: "In Qty", kind: "quantity", total: true },
    { field: "InValue", label: "In Value", kind: "money", total: true },
    { field: "OutQuantity", label: "Out Qty", kind: "quantity", total: true },
    { field: "OutValue", label: "Out Value", kind: "money", total: true, help: "What it had cost." },
    { field: "BalanceQuantity", label: "Balance Qty", kind: "quantity" },
    { field: "BalanceValue", label: "Balance Value", kind: "money" },
  ],
  rows: { sort: "Date" },
  card: { title: "Type", amount: "BalanceQuantity", details: ["Date", "InQuantity", "OutQuantity"] },
  details: { title: "Move" },
});
