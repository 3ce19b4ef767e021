import { setBooksFiles, setServerFiles, server, unit, type PlantedFault } from "./fault.ts";

const inPureBooks = setBooksFiles([
  {
    name: "the tax is rounded before it is halved",
    file: "tax.ts",
    from: "divideRounded(taxable * rate, 20_000n)",
    to: "calculatePercentage(taxable, rate) / 2n",
    caughtBy: unit("packages/sdk/books/tax.test.ts"),
  },
  {
    name: "a State that is not understood counts as the company's own",
    file: "tax.ts",
    from: 'if (unknownState) throw problemOnField("STATE_UNKNOWN", field, say.stateUnknown({ ...unknownState }));',
    to: "",
    caughtBy: unit("packages/sdk/books/tax.test.ts"),
  },
  {
    name: "the last piece leaves at the rate, and paise stay behind",
    file: "valuation.ts",
    from: "if (quantityAfter === 0n) return before.value;",
    to: "",
    caughtBy: unit("packages/sdk/books/valuation.test.ts"),
  },
  {
    name: "a covered shortage keeps the old rate",
    file: "valuation.ts",
    from: "value: remaining, rate: calculateCostRate(value, quantity)",
    to: "value: remaining, rate: before.rate",
    caughtBy: unit("packages/sdk/books/valuation.test.ts"),
  },
  {
    name: "freight is not part of what goods cost",
    file: "documents/purchase.ts",
    from: "landed: taxable + freight",
    to: "landed: taxable",
    caughtBy: server("packages/server/books/documents/purchase.test.ts"),
  },
  {
    name: "free goods of a purchase are not taken in",
    file: "documents/purchase.ts",
    from: "const quantity = line.quantity + (line.freeQuantity ?? 0n);",
    to: "const quantity = line.quantity;",
    caughtBy: server("packages/server/books/documents/purchase.test.ts"),
  },
  {
    name: "a production's total lacks the overhead",
    file: "documents/production.ts",
    from: "total_cost: formatPaise(ingredients + overhead)",
    to: "total_cost: formatPaise(ingredients)",
    caughtBy: server("packages/server/books/documents/production.test.ts"),
  },
  {
    name: "the locked day itself may be posted on",
    file: "years/postable-year.ts",
    from: "date <= year.locked_until",
    to: "date < year.locked_until",
    caughtBy: unit("packages/sdk/books/years/postable-year.test.ts"),
  },
  {
    name: "a financial year of a year and a day",
    file: "years/financial-year.ts",
    from: "shift(start, { years: 1, days: -1 })",
    to: "shift(start, { years: 1 })",
    caughtBy: server("tests/documents/years.test.ts"),
  },
  {
    name: "parts of an amount are rounded apart and lose a paisa",
    file: "rounding.ts",
    from: "divideRounded(total * weight, whole) - sharedSoFar",
    to: "divideRounded(total * each, whole)",
    caughtBy: unit("packages/sdk/books/money.test.ts"),
  },
  {
    name: "the stock of a month is kept under its days",
    file: "rollup-sums.ts",
    from: "PRICED_STOCK, sumByMonth(stockDay))",
    to: "PRICED_STOCK, stockDay)",
    caughtBy: server("packages/server/books/posting/post.test.ts"),
  },
]);

const inServersBooks = setServerFiles([
  {
    name: "a year is reopened while a later one is closed",
    file: "books/years/year-close.ts",
    from: "each.start_date > year.start_date && each.closed_at !== null",
    to: "each.start_date > year.start_date && each.closed_at === undefined",
    caughtBy: server("packages/server/books/years/year-close.test.ts"),
  },
  {
    name: "the rebuilding puts each month on the last day before it",
    file: "books/rollups/rebuild-sources.ts",
    from: "date - INTERVAL (DAYOFMONTH(date) - 1) DAY",
    to: "date - INTERVAL DAYOFMONTH(date) DAY",
    caughtBy: server("packages/server/books/rollups/rebuild.test.ts", "leaves correct rollups unchanged"),
  },
  {
    name: "the check lets two vouchers be in effect under one number",
    file: "books/checks/number-gaps.ts",
    from: "COUNT(*) - 2 * COUNT(v.reverses_id) NOT IN (0, 1)",
    to: "COUNT(*) - 2 * COUNT(v.reverses_id) NOT IN (0, 1, 2)",
    caughtBy: server("packages/server/books/checks/check.test.ts", "finds a breach of I10, Two vouchers"),
  },
]);

/** Faults in the books: tax, stock, documents, years, rollups and the checks of the books. */
export const bookFaults: readonly PlantedFault[] = [...inPureBooks, ...inServersBooks];
