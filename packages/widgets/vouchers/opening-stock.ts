import { OpeningInput, OpeningStock as OpeningStockLine } from "@vanbook/sdk/rules";
import { evaluateArithmetic, sumOfLines } from "../../sdk/format/arithmetic.ts";
import { listFilledLines } from "../voucher/voucher-values.ts";
import { declareVoucher } from "../voucher/declare-voucher.ts";
import { OPENING_HEAD, TO_EQUITY } from "./opening-fields.ts";
import { allPlaces, goods, ofBatches } from "./trade-fields.ts";

/**
 * Posts what lies at each place when the books begin, with its cost. It goes against Opening
 * Balance Equity.
 * @widget Vouchers
 * @stories vouchers/OpeningAndCount
 */
export const openingStock = declareVoucher({
  operation: "openings.post",
  title: "Opening Stock",
  noun: "opening",
  rules: OpeningInput,
  head: OPENING_HEAD,
  lines: {
    name: "stock",
    rules: OpeningStockLine,
    columns: [
      { field: "itemId", kind: "lookup", from: goods },
      { field: "locationId", kind: "lookup", from: allPlaces },
      { field: "quantity", kind: "figure", unitsOf: "itemId" },
      // A figure, so that users who know the rate can type 10*42.50.
      { field: "value", kind: "figure" },
      { field: "batch", ...ofBatches },
      { field: "expiresOn", kind: "date", ...ofBatches },
    ],
    least: 2,
    totals: ["value"],
    reckon: ({ quantity, value }) => ({
      rate: evaluateArithmetic(`(${value ?? ""})/(${quantity ?? ""})`, 2) ?? "",
    }),
  },
  price: { lines: [{ field: "rate", label: "Rate" }], totals: [TO_EQUITY] },
  reckon: ({ lines }) => ({ equity: evaluateArithmetic(`0-(${sumOfLines(lines, "value")})`, 2) ?? "" }),
  checks: (voucher) => (listFilledLines(voucher).length === 0 ? { lines: "The document has no lines." } : {}),
});
