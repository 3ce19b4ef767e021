import { refuseDiscount, type Bounds } from "../../auth/refusals.ts";
import {
  type Books,
  isDiscounted,
  type SaleInput,
  calculateSale,
  type Paise,
  sum,
  sumNets,
} from "@vanbook/sdk/books";

/**
 * Throws DISCOUNT_LIMIT if the line discounts exceed what a salesman may give on the whole bill.
 * Line discounts are before tax, so the tax that the customer saves counts too.
 */
export function refuseLineDiscounts(bounds: Bounds & { books: Books }, bill: SaleInput): void {
  const index = bill.lines.findIndex(isDiscounted);
  if (index < 0) return;
  const { listed, net } = calculateBillAmounts(bounds.books, bill);
  const name = bill.lines[index]?.discountRate ? "discountRate" : "discount";
  refuseDiscount(bounds, listed - net, listed, 0n, `lines.${index}.${name}`);
}

/**
 * Checks bill and line discounts together. `slab`, the rate slab's discount, is always allowed. A
 * bill's discount before tax is compared with what the prices come to, which it is taken off.
 */
export function refuseBillDiscount(bounds: Bounds & { books: Books }, bill: SaleInput, slab: Paise): void {
  const { discount = 0n, isDiscountBeforeTax = bounds.books.isDiscountBeforeTax } = bill;
  const { listed, net } = isDiscountBeforeTax
    ? calculateBillPrices(bounds.books, bill)
    : calculateBillAmounts(bounds.books, bill);
  const ofLines = listed - net;
  refuseDiscount(bounds, ofLines + discount, listed, ofLines + slab);
}

/** The same of what the prices come to. */
function calculateBillPrices(books: Books, bill: SaleInput): { listed: Paise; net: Paise } {
  const { lines } = calculateSale(books, { ...bill, discount: 0n, toRupee: false });
  const net = sumNets(lines);
  return { listed: net + sum(lines.map((line) => line.discount)), net };
}

/** The bill's amount without any discount (`listed`), and with line discounts only (`net`). */
function calculateBillAmounts(books: Books, bill: SaleInput): { listed: Paise; net: Paise } {
  const calculateAmount = (lines: SaleInput["lines"]) =>
    calculateSale(books, { ...bill, lines, discount: 0n, toRupee: false }).totals.amount;
  const net = calculateAmount(bill.lines);
  if (!bill.lines.some(isDiscounted)) return { listed: net, net };
  return {
    listed: calculateAmount(bill.lines.map((line) => ({ ...line, discountRate: 0n, discount: 0n }))),
    net,
  };
}
