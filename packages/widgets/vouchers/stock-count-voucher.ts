import { StockCountInput, StockCountLine } from "@vanbook/sdk/rules";
import { proposedBy } from "../voucher/proposal.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { calculateDifference, findRepeatedItemFaults, countedTotals } from "./counted-stock.ts";
import { goods, ofBatches, stockPlaces } from "./trade-fields.ts";

/**
 * Posts what was counted in a godown or van. Its items come in by themselves with what the books
 * say, those that keep batches batch by batch; what each differs by is posted at average cost.
 * @widget Vouchers
 * @corrects stock_count
 * @stories vouchers/OpeningAndCount
 */
export const stockCountVoucher = declareVoucher({
  operation: "stockCounts.post",
  title: "Stock Count",
  noun: "stock count",
  rules: StockCountInput,
  head: [
    { field: "date", kind: "date", usual: (today) => today },
    { field: "locationId", kind: "lookup", from: stockPlaces },
    { field: "narration", isWide: true },
  ],
  lines: {
    rules: StockCountLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "batch", ...ofBatches },
      { field: "expiresOn", kind: "date", ...ofBatches },
      { field: "counted", kind: "figure", unitsOf: "itemId" },
    ],
    least: 1,
    proposal: proposedBy("countableStock.read", {
      by: "locationId",
      also: ["date"],
      number: "itemId",
      part: "batch",
      isOpen: true,
      values: { itemId: "itemName", batch: "batch", expiresOn: "expiresOn" },
      figures: [{ field: "quantity", label: "By the books", kind: "quantity" }],
    }),
    reckon: calculateDifference,
  },
  price: {
    lines: [
      { field: "difference", label: "Difference", kind: "quantity" },
      { field: "value", label: "Value" },
    ],
    totals: [
      { field: "missing", label: "Missing" },
      { field: "found", label: "Found" },
      { field: "worth", label: "Difference" },
    ],
  },
  reckon: countedTotals,
  checks: findRepeatedItemFaults,
});
