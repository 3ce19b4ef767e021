import { refuseDiscount, type Bounds } from "../../auth/refusals.ts";
import { type Books, isDiscounted, type SaleInput, calculateSale, type Paise } from "@vanbook/sdk/books";

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

/** Checks bill and line discounts together. `slab`, the rate slab's discount, is always allowed. */
export function refuseBillDiscount(bounds: Bounds & { books: Books }, bill: SaleInput, slab: Paise): void {
  const { discount = 0n } = bill;
  const { listed, net } = calculateBillAmounts(bounds.books, bill);
  const ofLines = listed - net;
  refuseDiscount(bounds, ofLines + discount, listed, ofLines + slab);
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
