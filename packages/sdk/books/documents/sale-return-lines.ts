import type { NamedBatch } from "../batches/batch.ts";
import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { amountOf } from "../rounding.ts";
import type { Paise, Price, Quantity } from "../money.ts";
import type { Goods, ReturnableBill } from "./returnable-bill.ts";
import { cumulativeShare, lineProblem, taxedShare } from "./returned-quantities.ts";
import type { SaleReturnInput, SaleReturnLine } from "./sale-return-input.ts";
import { countOf, priceOf } from "./line-checks.ts";
import { sumTaxed, taxOn, type Taxed, type TaxedLine } from "../tax.ts";
import { rateOfLine } from "../tax-rate.ts";

/** A line with the amounts it credits, in paise; `cost` is null if the goods come in at average cost. */
export interface ReturnedLine extends TaxedLine {
  item: Pick<DocumentItem, "id" | "hsnCode" | "mrp" | "isService">;
  billLineNo: number | null;
  good: Quantity;
  damaged: Quantity;
  expired: Quantity;
  free: Quantity;
  unitPrice: Price;
  cost: Paise | null;
  batch?: NamedBatch | undefined;
}

/**
 * The lines of a return with their amounts: shares of the bill's lines, or calculated from the return's own prices
 * without a bill. Throws DOCUMENT_EMPTY, LINE_INVALID, AMOUNT_INVALID, RETURN_EXCEEDS_DOCUMENT, TAX_MISSING.
 */
export function returnedLines(books: Books, input: SaleReturnInput, interState: boolean): ReturnedLine[] {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  const { bill } = input.source;
  if (bill) return linesOfBill(bill, input.lines);
  return input.lines.map((line) => {
    const quantities = quantitiesOf(line);
    const unitPrice = priceOf(line.unitPrice);
    if (line.billLineNo !== null) throw problem("LINE_INVALID");
    const taxRate = rateOfLine(books.taxes, line.item, input.date);
    const taxable = amountOf(quantities.good + quantities.damaged + quantities.expired, unitPrice);
    const taxed = { taxable, ...taxOn(taxable, taxRate, interState) };
    const terms = { item: line.item, billLineNo: null, unitPrice, taxRate, cost: null, batch: line.batch };
    return { ...quantities, ...terms, ...taxed, amount: amountWith(taxed) };
  });
}

function linesOfBill(bill: ReturnableBill, lines: readonly SaleReturnLine[]): ReturnedLine[] {
  // Several lines of the return may name the same line of the bill.
  const givenBack = new Map<number, Goods>();
  return lines.map((line, index) => {
    const quantities = quantitiesOf(line);
    const lineNo = line.billLineNo ?? 0;
    const billed = bill.lines.get(lineNo);
    if (!billed || billed.itemId !== line.item.id) {
      throw lineProblem("LINE_INVALID", index, "The bill has no such line of this item.");
    }
    const before = givenBack.get(lineNo) ?? billed.returned;
    const now = shareOf(billed.sold, before, {
      quantity: quantities.good + quantities.damaged + quantities.expired,
      free: quantities.free,
    });
    if (!now)
      throw lineProblem("RETURN_EXCEEDS_DOCUMENT", index, "More is returned than is left of the bill.");
    givenBack.set(lineNo, now.soFar);
    const { itemId: id, hsnCode, mrp, isService, unitPrice, taxRate } = billed;
    const { cost, ...taxed } = now.part;
    const item = { id, hsnCode, mrp, isService };
    const terms = { item, billLineNo: lineNo, unitPrice, taxRate, cost, batch: line.batch };
    return { ...quantities, ...terms, ...taxed, amount: amountWith(taxed) };
  });
}

/**
 * The amounts credited for the goods returned now, and the totals returned so far including them; undefined
 * if that is more than was sold.
 */
function shareOf(sold: Goods, before: Goods, now: { quantity: Quantity; free: Quantity }) {
  const quantity = before.quantity + now.quantity;
  const free = before.free + now.free;
  if (quantity > sold.quantity || free > sold.free) return undefined;
  const taxed = taxedShare(sold, sold.quantity, quantity, before);
  // Free goods have no price, but the same cost as the others.
  const cost = cumulativeShare(sold.cost, sold.quantity + sold.free, quantity + free, before.cost);
  const soFar: Goods = { quantity, free, ...sumTaxed([before, taxed]), cost: before.cost + cost };
  return { part: { ...taxed, cost }, soFar };
}

function quantitiesOf({ good = 0n, damaged = 0n, expired = 0n, free = 0n }: SaleReturnLine) {
  countOf([good, damaged, expired, free]);
  return { good, damaged, expired, free };
}

function amountWith({ taxable, cgst, sgst, igst }: Taxed): Paise {
  return taxable + cgst + sgst + igst;
}
