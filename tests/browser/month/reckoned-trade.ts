import { MONTH_CUSTOMERS, ITEMS } from "./business.ts";
import type { Reckoned, Reckoning } from "./reckoning.ts";
import { SALESMANS_CASH } from "./reckoning.ts";
import { toPaise, roundQuotient, type Entry } from "./reckoned-books.ts";
import {
  calculateBoughtLine,
  NO_TAX,
  shareDiscount,
  shareOf,
  calculateSoldLine,
  sumOf,
  makeTaxEntry,
  sumWhole,
  type Taxed,
} from "./reckoned-tax.ts";
import { listPieces } from "./reckoned-goods.ts";
import type { VoucherOf } from "./voucher-kinds.ts";

type TradeKind = "purchase" | "purchaseReturn" | "sale" | "saleReturn" | "looseReturn";

/** Vouchers of purchases, sales and their returns, with taxes. */
export function calculateTrade(all: Reckoning, voucher: VoucherOf<TradeKind>): Reckoned {
  switch (voucher.kind) {
    case "purchase":
      return calculatePurchase(all, voucher);
    case "purchaseReturn":
      return calculatePurchaseReturn(all, voucher);
    case "sale":
      return calculateSale(all, voucher);
    case "saleReturn":
      return calculateSaleReturn(all, voucher);
    case "looseReturn":
      return calculateLooseReturn(all, voucher);
  }
}

/** Goods are received at their price plus freight; the supplier's total is rounded to the rupee. */
function calculatePurchase(all: Reckoning, voucher: VoucherOf<"purchase">): Reckoned {
  const freight = toPaise(voucher.freight ?? 0);
  const lines = voucher.lines.map(([item, pieces, price, free = 0]) => {
    const lineTax = calculateBoughtLine(voucher.supplier, item, pieces, price);
    return {
      item,
      pieces: pieces + free,
      taxed: lineTax,
      cost: lineTax.taxable,
      back: 0,
      given: NO_TAX,
      place: voucher.place,
    };
  });
  // Freight is shared by line value; this simple model handles only one line, as all the month's
  // invoices with freight have.
  if (freight > 0 && lines.length > 1) throw new Error("Freight is reckoned for one line");
  const landedCosts = lines.map(({ cost }) => cost + freight);
  lines.forEach(({ item, pieces }, at) =>
    all.books.takeIn(item, voucher.place, pieces, landedCosts[at] ?? 0),
  );
  const sum = sumOf(lines.map(({ taxed }) => taxed));
  const exact = sumWhole(sum) + freight;
  const amount = roundQuotient(exact, 100) * 100;
  return {
    amount,
    entry: {
      Inventory: sum.taxable + freight,
      ...makeTaxEntry("Input", sum, 1),
      "Round Off": amount - exact,
      [voucher.supplier]: -amount,
    },
    moves: lines.map(({ item, pieces }, at) => [item, voucher.place, pieces, landedCosts[at] ?? 0]),
    open: all.owe(voucher.supplier, voucher.day, amount, true),
    lines,
  };
}

/**
 * The supplier credits the price; stock is issued at average cost, and the difference goes to stock
 * variance.
 */
function calculatePurchaseReturn(all: Reckoning, voucher: VoucherOf<"purchaseReturn">): Reckoned {
  const purchase = all.named(voucher.of);
  const parts: Taxed[] = [];
  let cost = 0;
  voucher.lines.forEach((pieces, at) => {
    const line = purchase.lines[at];
    if (!line || pieces === 0) return;
    parts.push(takePart(line, pieces));
    cost += all.books.takeOut(line.item, voucher.place, pieces);
  });
  const sum = sumOf(parts);
  const amount = sumWhole(sum);
  if (purchase.open) purchase.open.left -= amount;
  const entry = {
    [voucher.supplier]: amount,
    ...makeTaxEntry("Input", sum, -1),
    Inventory: -cost,
    "Stock Variance": cost - sum.taxable,
  };
  return { amount, entry, moves: [], lines: [] };
}

/** The bill at list prices, and the cost of its goods. */
function calculateSale(all: Reckoning, voucher: VoucherOf<"sale">): Reckoned {
  const { customer, place, paid } = voucher;
  // The month's company is new, so a bill's discount is before tax.
  const values = voucher.lines.map(([item, pieces]) => pieces * toPaise(ITEMS[item].price));
  const discounts = shareDiscount(toPaise(voucher.discount ?? 0), values);
  const lines = voucher.lines.map(([item, pieces, free = 0], at) => {
    // Free pieces are issued separately, because the product rounds the two costs separately.
    const cost = all.books.takeOut(item, place, pieces) + all.books.takeOut(item, place, free);
    const lineTax = calculateSoldLine(customer, item, pieces, discounts[at]);
    return { item, pieces: pieces + free, taxed: lineTax, cost, back: 0, given: NO_TAX, place };
  });
  const sum = sumOf(lines.map(({ taxed }) => taxed));
  const exact = sumWhole(sum);
  const amount = voucher.toRupee ? roundQuotient(exact, 100) * 100 : exact;
  const cost = lines.reduce((costs, line) => costs + line.cost, 0);
  const debtor = paid === undefined ? customer : paid === "salesman" ? SALESMANS_CASH : paid;
  return {
    amount,
    entry: {
      [debtor]: amount,
      Sales: -sum.taxable,
      ...makeTaxEntry("Output", sum, -1),
      "Round Off": exact - amount,
      "Cost of Goods Sold": cost,
      Inventory: -cost,
    },
    moves: lines.map((line) => [line.item, place, -line.pieces, -line.cost]),
    ...(paid === undefined && { open: all.owe(customer, voucher.day, amount, true) }),
    lines,
  };
}

/** Credits the bill's own prices and costs, per piece. */
function calculateSaleReturn(all: Reckoning, voucher: VoucherOf<"saleReturn">): Reckoned {
  const bill = all.named(voucher.of);
  const parts: Taxed[] = [];
  let cost = 0;
  voucher.lines.forEach(([good, damagedPieces], at) => {
    const line = bill.lines[at];
    const pieces = good + damagedPieces;
    if (!line || pieces === 0) return;
    const value =
      roundQuotient(line.cost * (line.back + pieces), line.pieces) -
      roundQuotient(line.cost * line.back, line.pieces);
    parts.push(takePart(line, pieces));
    const goodValue = roundQuotient(value * good, pieces);
    all.books.takeIn(line.item, line.place, good, goodValue);
    all.books.takeIn(line.item, "damaged", damagedPieces, value - goodValue);
    cost += value;
  });
  const entry = makeReturnEntry(sumOf(parts), voucher.refund ?? voucher.customer, cost);
  const amount = sumWhole(sumOf(parts));
  if (voucher.refund === undefined && bill.open) bill.open.left -= amount;
  return { amount, entry, moves: [], lines: [] };
}

/** Goods without a bill are credited at today's price, and received at today's average cost. */
function calculateLooseReturn(all: Reckoning, voucher: VoucherOf<"looseReturn">): Reckoned {
  let cost = 0;
  const parts = listPieces(voucher.lines).map(([item, pieces]) => {
    const value = roundQuotient(pieces * all.books.stockOf(item).rate, 10_000);
    all.books.takeIn(item, voucher.place, pieces, value);
    cost += value;
    return calculateSoldLine(voucher.customer, item, pieces);
  });
  const amount = sumWhole(sumOf(parts));
  const entry = makeReturnEntry(sumOf(parts), voucher.customer, cost);
  return { amount, entry, moves: [], open: all.owe(voucher.customer, voucher.day, -amount), lines: [] };
}

function makeReturnEntry(sum: Taxed, creditor: string, cost: number): Entry {
  return {
    [creditor]: -sumWhole(sum),
    Sales: sum.taxable,
    ...makeTaxEntry("Output", sum, 1),
    Inventory: cost,
    "Cost of Goods Sold": -cost,
  };
}

/** The share of returned pieces in a line; records them as returned. */
function takePart(line: Reckoned["lines"][number], pieces: number): Taxed {
  const part = shareOf(line.taxed, line.pieces, line.back + pieces, line.given);
  line.back += pieces;
  line.given = sumOf([line.given, part]);
  return part;
}

/** Whether a customer's bills are numbered in the series for GST-registered customers. */
export const isRegistered = (customer: keyof typeof MONTH_CUSTOMERS): boolean =>
  MONTH_CUSTOMERS[customer].gstin !== "";
export const getTaxRate = (item: keyof typeof ITEMS): number => ITEMS[item].tax;
