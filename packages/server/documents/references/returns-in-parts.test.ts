import { expect, it } from "vitest";
import { calculateSale, makeSaleReturnVoucher, type Books, type ReturnableBill } from "@vanbook/sdk/books";
import { BANDAGE_ITEM, SAMPLE_BILL, TEST_BOOKS } from "../../../sdk/books/testing/test-books.ts";
import { isWhole } from "../../../../tests/whole.ts";
import { applyReturnToBill } from "./after-return.ts";

const BEFORE_TAX = { ...TEST_BOOKS, isDiscountBeforeTax: true };
const OUTSIDE_CUSTOMER = { id: 902, stateCode: "33" };
const NO_GOODS = {
  ...{ quantity: 0n, free: 0n, cost: 0n, billDiscount: 0n },
  ...{ taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n },
};

interface Sold {
  pieces: bigint;
  /** Of one piece, in paise. */
  price: bigint;
  taxRate: bigint;
  discount?: bigint;
  priceHasTax?: boolean;
  isOutside?: boolean;
  toRupee?: boolean;
  books?: Books;
}

function sell({ pieces, price, taxRate, books = TEST_BOOKS, ...terms }: Sold): ReturnableBill {
  const { discount = 0n, priceHasTax = false, isOutside = false, toRupee = false } = terms;
  const customer = isOutside ? OUTSIDE_CUSTOMER : SAMPLE_BILL.customer;
  const item = { ...BANDAGE_ITEM, taxRate };
  const soldLine = { item, quantity: pieces * 1_000n, unitPrice: price * 100n, priceHasTax };
  const bill = { ...SAMPLE_BILL, customer, discount, toRupee, lines: [soldLine] };
  const { lines, totals } = calculateSale(books, bill);
  const [line] = lines;
  if (!line) throw new Error("no line");
  const { taxable, cgst, sgst, igst, billDiscount } = line;
  const soldGoods = {
    ...{ ...NO_GOODS, quantity: line.quantity, billDiscount },
    ...{ taxable, cgst, sgst, igst },
  };
  const { id: itemId, hsnCode, mrp } = BANDAGE_ITEM;
  const lineTerms = {
    itemId,
    hsnCode,
    mrp,
    isService: false,
    unitPrice: line.unitPrice,
    priceHasTax,
    taxRate,
  };
  const returnedGoods = { sold: soldGoods, returned: NO_GOODS, returnedUntaxed: 0n };
  return {
    ...{ id: 1, voucherId: 1, date: SAMPLE_BILL.date, customerId: customer.id, isPosted: true },
    ...{ interState: isOutside, invType: "B2C", saleType: "Retail", locationId: 1 },
    ...{ linesAmount: line.amount, discount: totals.discount, roundOff: totals.roundOff },
    isDiscountBeforeTax: totals.isDiscountBeforeTax,
    returned: { linesAmount: 0n, discount: 0n, roundOff: 0n },
    lines: new Map([[1, { ...lineTerms, discount: 0n, ...returnedGoods }]]),
  };
}

/** Returns the pieces in these parts; gives the credited amounts and the bill afterwards. */
function returnInParts(bill: ReturnableBill, parts: readonly (readonly [bigint, boolean])[]) {
  let next = bill;
  const customer = bill.interState ? OUTSIDE_CUSTOMER : SAMPLE_BILL.customer;
  const amounts = parts.map(([pieces, toRupee]) => {
    const voucher = makeSaleReturnVoucher(TEST_BOOKS, {
      ...{ date: "2026-06-10", customer, source: { bill: next }, refund: { mode: "credit" } },
      ...{ salesmanId: 2, branchId: 1, routeId: null, vehicleId: null, locationId: 1, damagedLocationId: 3 },
      ...{ toRupee, lines: [{ item: BANDAGE_ITEM, billLineNo: 1, good: pieces * 1_000n }] },
    });
    const balance = voucher.lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
    if (balance !== 0n) throw new Error(`Debits and credits differ by ${balance} paise.`);
    next = applyReturnToBill(next, voucher);
    return Number(voucher.amount);
  });
  return { amounts, bill: next };
}

it.each([
  // 7.07 with 0.64 twice = 8.35. The tax of so many pieces is 0.09, 0.18, 0.27, 0.37, 0.46, 0.55, 0.64.
  [
    "7 × 1.01 at 18 %",
    { pieces: 7n, price: 101n, taxRate: 18_00n },
    [119, 119, 119, 121, 119, 119, 119],
    [100, 100, 100, 100, 100, 100, 235],
  ],
  // 0.99 with 0.02 twice = 1.03: 0.01, 0.01, 0.02. A third is below half a rupee.
  ["3 × 0.33 at 5 %", { pieces: 3n, price: 33n, taxRate: 5_00n }, [35, 33, 35], [0, 0, 103]],
  // 3.00 with 0.18 twice = 3.36: 0.04, 0.07, 0.11, 0.14, 0.18. Three rupees leave 0.36.
  [
    "5 × 0.60 at 12 %",
    { pieces: 5n, price: 60n, taxRate: 12_00n },
    [68, 66, 68, 66, 68],
    [100, 100, 100, 36, 0],
  ],
  // 3.00 with the tax within it: 3.00 × 20 ÷ 140 = 0.43 twice.
  [
    "5 × 0.60 with its tax at 40 %",
    { pieces: 5n, price: 60n, taxRate: 40_00n, priceHasTax: true },
    [60, 60, 60, 60, 60],
    [100, 100, 100, 0, 0],
  ],
  // 3.00 less 0.30 = 2.70, with 0.16 twice = 3.02; a fifth is 0.54, and 0.03, 0.06, 0.10, 0.13, 0.16.
  [
    "5 × 0.60 less 0.30 before 12 %",
    { pieces: 5n, price: 60n, taxRate: 12_00n, discount: 30n, books: BEFORE_TAX },
    [60, 60, 62, 60, 60],
    [100, 100, 100, 2, 0],
  ],
  // 1.03 less 0.10 = 0.93; a part of 0.35 bears 0.10 × 35 ÷ 103 = 0.03, two of 0.68 bear 0.07.
  [
    "3 × 0.33 at 5 % less 0.10 after tax",
    { pieces: 3n, price: 33n, taxRate: 5_00n, discount: 10n },
    [32, 29, 32],
    [0, 0, 93],
  ],
] satisfies [string, Sold, number[], number[]][])(
  "%s comes back piece by piece, exactly or in rupees",
  (_, soldGoods, exactAmounts, rupees) => {
    const returnEach = (toRupee: boolean) =>
      returnInParts(
        sell(soldGoods),
        exactAmounts.map(() => [1n, toRupee]),
      ).amounts;
    expect(returnEach(false)).toEqual(exactAmounts);
    expect(returnEach(true)).toEqual(rupees);
  },
);

it.each([
  { pieces: 5n, price: 60n },
  { pieces: 3n, price: 33n },
  { pieces: 7n, price: 101n },
])("$pieces × $price paise come back in any parts until nothing is left, at each rate", (goods) => {
  const wrong: string[] = [];
  for (const taxRate of [0n, 5_00n, 12_00n, 18_00n, 40_00n])
    for (const [at, terms] of listTerms().entries()) {
      const bill = sell({ ...goods, ...terms, taxRate });
      const line = bill.lines.get(1);
      const billAmount = Number(bill.linesAmount - bill.discount + bill.roundOff);
      for (const parts of listParts(goods.pieces).filter((_, index) => isWhole || index % 12 === at)) {
        const { amounts, bill: after } = returnInParts(bill, parts);
        const { taxable, cgst, sgst, igst, billDiscount } = after.lines.get(1)?.returned ?? NO_GOODS;
        const isRight =
          amounts.reduce((sum, amount) => sum + amount, 0) === billAmount &&
          amounts.every((amount) => amount >= 0) &&
          taxable === line?.sold.taxable &&
          cgst === line.sold.cgst &&
          sgst === line.sold.sgst &&
          igst === line.sold.igst &&
          billDiscount === line.sold.billDiscount;
        if (!isRight) wrong.push([taxRate, ...describeTerms(terms), ...parts].join(" "));
      }
    }
  expect(wrong).toEqual([]);
});

/** Both kinds of prices, States, discounts and totals. */
function listTerms(): Omit<Sold, "pieces" | "price" | "taxRate">[] {
  const flags = [false, true];
  return flags.flatMap((priceHasTax) =>
    flags.flatMap((isOutside) =>
      flags.flatMap((toRupee) => [
        { priceHasTax, isOutside, toRupee },
        { priceHasTax, isOutside, toRupee, discount: 37n },
        { priceHasTax, isOutside, toRupee, discount: 37n, books: BEFORE_TAX },
      ]),
    ),
  );
}

function describeTerms({ priceHasTax, isOutside, toRupee, discount = 0n, books }: Partial<Sold>) {
  const yesOrNo = { priceHasTax, isOutside, toRupee, isBeforeTax: books !== undefined };
  return [...Object.entries(yesOrNo).flatMap(([name, isSo]) => (isSo ? name : [])), `less ${discount}`];
}

/** Each way to divide the pieces into parts, in their order: exact, in rupees, and in turn. */
function listParts(pieces: bigint): [bigint, boolean][][] {
  return divide(pieces).flatMap((parts) => [
    parts.map((part): [bigint, boolean] => [part, false]),
    parts.map((part): [bigint, boolean] => [part, true]),
    parts.map((part, index): [bigint, boolean] => [part, index % 2 === 0]),
  ]);
}

function divide(pieces: bigint): bigint[][] {
  if (pieces === 0n) return [[]];
  const ways: bigint[][] = [];
  for (let first = 1n; first <= pieces; first += 1n)
    for (const rest of divide(pieces - first)) ways.push([first, ...rest]);
  return ways;
}
