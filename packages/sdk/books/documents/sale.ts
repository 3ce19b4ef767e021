import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { amountOf, roundToRupee } from "../rounding.ts";
import { sum, type Paise } from "../money.ts";
import { documentVoucher } from "./document-voucher.ts";
import { discountOn } from "./line-discount.ts";
import { saleDocument } from "./sale-rows.ts";
import { isInterState, pricedOf, sumTaxed, taxOn, type DiscountedTotals } from "../tax.ts";
import { rateOfLine } from "../tax-rate.ts";
import { salesLines } from "./trade-lines.ts";
import type { StockMove, Voucher } from "../voucher.ts";
import type { SaleInput, PricedLine } from "./sale-input.ts";

/**
 * Calculates a bill's lines with their taxes, and its totals. Throws DOCUMENT_EMPTY, LINE_INVALID for a
 * negative quantity or price or no quantity at all, AMOUNT_INVALID if the discount or the total is negative,
 * TAX_MISSING, and what `discountOn` throws.
 */
export function priceSale(books: Books, input: SaleInput): { lines: PricedLine[]; totals: DiscountedTotals } {
  const interState = isInterState(books.stateCode, input.customer);
  const lines = pricedLines(books, input, interState);
  return { lines, totals: totalsOf(input, lines, interState) };
}

/**
 * Makes the voucher of a bill: it debits the customer; the payment of a cash bill is part of the same voucher. Throws
 * what `priceSale` throws.
 */
export function sale(books: Books, input: SaleInput): Voucher & { amount: Paise } {
  const { lines, totals } = priceSale(books, input);
  const { customer, payment } = input;
  const cashId = payment.mode === "cash" ? payment.accountId : undefined;
  return {
    ...documentVoucher("sale", input),
    seriesId: input.series.id,
    seriesYearId: input.series.yearId,
    prefix: `${input.series.series}/`,
    partyId: customer.id,
    userId: input.salesmanId,
    amount: totals.amount,
    orderId: input.orderId ?? null,
    lines: salesLines(books, "bill", totals, customer.id, cashId),
    moves: lines.flatMap((line, index) => stockMoves(books, input, line, index)),
    document: saleDocument(input, lines, totals),
  };
}

function pricedLines(books: Books, input: SaleInput, interState: boolean): PricedLine[] {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  return input.lines.map((line, index) => {
    const free = line.freeQuantity ?? 0n;
    if (line.quantity < 0n || free < 0n || line.quantity + free === 0n || line.unitPrice < 0n) {
      throw problem("LINE_INVALID");
    }
    const taxRate = rateOfLine(books.taxes, line.item, input.date);
    const gross = amountOf(line.quantity, line.unitPrice);
    const { discountRate = 0n } = line;
    const discount = discountOn(gross, line, index);
    const taxable = gross - discount;
    const tax = taxOn(taxable, taxRate, interState);
    const amount = taxable + tax.cgst + tax.sgst + tax.igst;
    return { ...line, ...tax, discountRate, discount, taxRate, taxable, amount };
  });
}

function totalsOf(input: SaleInput, lines: readonly PricedLine[], interState: boolean): DiscountedTotals {
  const discount = input.discount ?? 0n;
  const exact = sum(lines.map((line) => line.amount)) - discount;
  if (discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const amount = input.toRupee ? roundToRupee(exact) : exact;
  return { interState, ...sumTaxed(lines), discount, roundOff: amount - exact, amount };
}

function stockMoves({ accounts }: Books, input: SaleInput, line: PricedLine, index: number): StockMove[] {
  if (line.item.isService) return [];
  const move = {
    itemId: line.item.id,
    locationId: input.locationId,
    against: accounts.cogs,
    entryKind: "cost",
    ...(line.batch && { batch: line.batch }),
  } as const;
  const sold: StockMove = {
    ...move,
    kind: "SALE",
    quantity: -line.quantity,
    priced: pricedOf(line),
    line: index,
  };
  const free: StockMove = { ...move, kind: "FREE", quantity: -(line.freeQuantity ?? 0n), line: index };
  return [sold, free].filter((each) => each.quantity !== 0n);
}
