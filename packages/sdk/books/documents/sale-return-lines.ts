import type { NamedBatch } from "../batches/batch.ts";
import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { calculateAmount } from "../rounding.ts";
import type { Paise, Price, Quantity } from "../money.ts";
import { calculateDiscountedLines } from "./bill-discount.ts";
import type { Goods, ReturnableBill, ReturnableLine } from "./returnable-bill.ts";
import {
  calculateShare,
  calculateShareWithTax,
  calculateTaxedShare,
  createLineProblem,
} from "./returned-quantities.ts";
import type { SaleReturnInput, SaleReturnLine } from "./sale-return-input.ts";
import { countOf, requirePrice } from "./line-checks.ts";
import { sumTaxed, sumTaxedAmount, type TaxedLine } from "../tax.ts";
import { chooseLineRate } from "../tax-rate.ts";
import { isWithoutPayment } from "../gst-kind.ts";
import { leaveOutTax } from "./uncharged-tax.ts";

/** Amounts in paise; `cost` is null if the goods come in at average cost. */
export interface ReturnedLine extends TaxedLine {
  item: Pick<DocumentItem, "id" | "hsnCode" | "mrp" | "isService" | "supplyKind">;
  billLineNo: number | null;
  good: Quantity;
  damaged: Quantity;
  expired: Quantity;
  free: Quantity;
  unitPrice: Price;
  priceHasTax: boolean;
  /** The share of a discount on the whole return, or on its bill, before tax. */
  billDiscount: Paise;
  cost: Paise | null;
  batch?: NamedBatch | undefined;
}

/**
 * Shares of the bill's lines, or calculated from the return's own prices without a bill. Throws
 * DOCUMENT_EMPTY, LINE_INVALID, AMOUNT_INVALID, RETURN_EXCEEDS_DOCUMENT, TAX_MISSING.
 */
export function calculateReturnedLines(
  books: Books,
  input: SaleReturnInput,
  interState: boolean,
): ReturnedLine[] {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  const { source } = input;
  const { bill } = source;
  if (bill) return returnBillLines(bill, input);
  const lines = input.lines.map((line) => {
    const quantities = checkQuantities(line);
    const unitPrice = requirePrice(line.unitPrice);
    if (line.billLineNo !== null) throw problem("LINE_INVALID");
    const taxRate = chooseLineRate(books.taxes, line.item, input.date);
    const { item, batch, priceHasTax = false } = line;
    const fullTerms = { unitPrice, priceHasTax, taxRate };
    const terms = isWithoutPayment(input.customer.gstKind) ? leaveOutTax(fullTerms) : fullTerms;
    const net = calculateAmount(quantities.good + quantities.damaged + quantities.expired, terms.unitPrice);
    return { ...quantities, ...terms, item, billLineNo: null, cost: null, batch, net };
  });
  const { discount, isDiscountBeforeTax = books.isDiscountBeforeTax } = source;
  return calculateDiscountedLines(lines, { discount, isDiscountBeforeTax }, interState);
}

function returnBillLines(
  bill: ReturnableBill,
  { lines, withoutTax = false }: Pick<SaleReturnInput, "lines" | "withoutTax">,
): ReturnedLine[] {
  // Several lines of the return may name the same line of the bill.
  const givenBack = new Map<number, Goods>();
  return lines.map((line, index) => {
    const quantities = checkQuantities(line);
    const lineNo = line.billLineNo ?? 0;
    const billLine = bill.lines.get(lineNo);
    if (!billLine || billLine.itemId !== line.item.id) {
      throw createLineProblem("LINE_INVALID", index, "The bill has no such line of this item.");
    }
    const before = givenBack.get(lineNo) ?? billLine.returned;
    const now = shareOf(billLine, before, {
      quantity: quantities.good + quantities.damaged + quantities.expired,
      free: quantities.free,
      withoutTax,
    });
    if (!now)
      throw createLineProblem("RETURN_EXCEEDS_DOCUMENT", index, "More is returned than is left of the bill.");
    givenBack.set(lineNo, now.soFar);
    const { itemId: id, hsnCode, mrp, isService, supplyKind } = billLine;
    const { unitPrice, priceHasTax, rateNotCharged } = billLine;
    const taxRate = withoutTax ? 0n : billLine.taxRate;
    const { cost, billDiscount, ...lineTax } = now.part;
    const item = { id, hsnCode, mrp, isService, supplyKind };
    const shares = { billDiscount, cost };
    const terms = {
      item,
      billLineNo: lineNo,
      unitPrice,
      priceHasTax,
      taxRate,
      rateNotCharged,
      ...shares,
      batch: line.batch,
    };
    return { ...quantities, ...terms, ...lineTax, amount: sumTaxedAmount(lineTax) };
  });
}

/**
 * The amounts credited for the goods returned now, and the totals returned so far including them;
 * undefined if that is more than was sold.
 */
function shareOf(
  { sold: soldGoods, returnedUntaxed, priceHasTax }: ReturnableLine,
  before: Goods,
  now: { quantity: Quantity; free: Quantity; withoutTax: boolean },
) {
  const quantity = before.quantity + now.quantity;
  const free = before.free + now.free;
  if (quantity > soldGoods.quantity || free > soldGoods.free) return undefined;
  const calculateParts = () => {
    // What came back without tax took no part of the tax with it.
    const ownTaxes = calculateTaxedShare(soldGoods, soldGoods.quantity, quantity - returnedUntaxed, before);
    const taxable = calculateShare(soldGoods.taxable, soldGoods.quantity, quantity, before.taxable);
    return { ...(now.withoutTax ? NO_TAX : ownTaxes), taxable };
  };
  const hasWholeAmount = priceHasTax && !now.withoutTax && returnedUntaxed === 0n;
  const taxShare = hasWholeAmount
    ? calculateShareWithTax(soldGoods, soldGoods.quantity, quantity, before)
    : calculateParts();
  // Free goods have no price, but the same cost as the others.
  const cost = calculateShare(
    soldGoods.cost,
    soldGoods.quantity + soldGoods.free,
    quantity + free,
    before.cost,
  );
  const billDiscount = calculateShare(
    soldGoods.billDiscount,
    soldGoods.quantity,
    quantity,
    before.billDiscount,
  );
  const soFar: Goods = {
    ...{ quantity, free, ...sumTaxed([before, taxShare]) },
    cost: before.cost + cost,
    billDiscount: before.billDiscount + billDiscount,
  };
  return { part: { ...taxShare, cost, billDiscount }, soFar };
}

function checkQuantities({ good = 0n, damaged = 0n, expired = 0n, free = 0n }: SaleReturnLine) {
  countOf([good, damaged, expired, free]);
  return { good, damaged, expired, free };
}

const NO_TAX = { cgst: 0n, sgst: 0n, igst: 0n };
