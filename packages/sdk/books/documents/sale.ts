import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { calculateAmount, roundToRupee } from "../rounding.ts";
import { sum, type Paise } from "../money.ts";
import { makeDocumentVoucher } from "./document-voucher.ts";
import { calculateDiscountedLines, makeDiscountTotals } from "./bill-discount.ts";
import { calculateDiscount } from "./line-discount.ts";
import { makeSaleDocument } from "./sale-rows.ts";
import { choosePlaceOfSupply, isInterState, toPriced, sumTaxed, type DiscountedTotals } from "../tax.ts";
import { chooseLineRate } from "../tax-rate.ts";
import { leaveOutTax } from "./uncharged-tax.ts";
import { makeSalesLines } from "./trade-lines.ts";
import type { StockMove, Voucher } from "../voucher.ts";
import type { SaleInput, PricedLine } from "./sale-input.ts";

/**
 * Throws DOCUMENT_EMPTY, LINE_INVALID for a negative quantity or price or no quantity at all,
 * AMOUNT_INVALID if the discount or the total is negative, TAX_MISSING, and what
 * `calculateDiscount` throws.
 */
export function calculateSale(
  books: Books,
  input: SaleInput,
): { lines: PricedLine[]; totals: DiscountedTotals } {
  const interState = isInterState(books.stateCode, input.customer, "customerId");
  const discount = { ...input, isDiscountBeforeTax: input.isDiscountBeforeTax ?? books.isDiscountBeforeTax };
  const lines = calculateDiscountedLines(listLineNets(books, input), discount, interState);
  return { lines, totals: calculateTotals(discount, lines, interState) };
}

/** Debits the customer and includes a cash bill's payment. Throws what `calculateSale` throws. */
export function makeSaleVoucher(
  books: Books,
  input: SaleInput,
  { lines, totals } = calculateSale(books, input),
): Voucher & { amount: Paise } {
  const { customer, payment } = input;
  const cashId = payment.mode === "cash" ? payment.accountId : undefined;
  return {
    ...makeDocumentVoucher("sale", input),
    seriesId: input.series.id,
    seriesYearId: input.series.yearId,
    prefix: `${input.series.series}/`,
    partyId: customer.id,
    userId: input.salesmanId,
    amount: totals.amount,
    orderId: input.orderId ?? null,
    lines: makeSalesLines(books, "bill", totals, customer.id, cashId),
    moves: lines.flatMap((line, index) => makeStockMoves(books, input, line, index)),
    document: makeSaleDocument(input, lines, totals, choosePlaceOfSupply(books.stateCode, customer)),
  };
}

function listLineNets(books: Books, input: SaleInput) {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  return input.lines.map((line, index) => {
    const free = line.freeQuantity ?? 0n;
    if (line.quantity < 0n || free < 0n || line.quantity + free === 0n || line.unitPrice < 0n) {
      throw problem("LINE_INVALID");
    }
    const taxRate = chooseLineRate(books.taxes, line.item, input.date);
    const { discountRate = 0n, priceHasTax = false, unitPrice } = line;
    const fullTerms = { unitPrice, priceHasTax, taxRate };
    const terms = input.noTaxReason ? leaveOutTax(fullTerms) : fullTerms;
    const gross = calculateAmount(line.quantity, terms.unitPrice);
    const discount = calculateDiscount(gross, line, index);
    return { ...line, ...terms, net: gross - discount, discountRate, discount };
  });
}

function calculateTotals(
  { discount = 0n, isDiscountBeforeTax, toRupee }: SaleInput & { isDiscountBeforeTax: boolean },
  lines: readonly PricedLine[],
  interState: boolean,
): DiscountedTotals {
  const afterTax = isDiscountBeforeTax ? 0n : discount;
  const exact = sum(lines.map((line) => line.amount)) - afterTax;
  if (discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const amount = toRupee ? roundToRupee(exact) : exact;
  const discounts = makeDiscountTotals(lines, afterTax, isDiscountBeforeTax);
  return { interState, ...sumTaxed(lines), ...discounts, roundOff: amount - exact, amount };
}

function makeStockMoves({ accounts }: Books, input: SaleInput, line: PricedLine, index: number): StockMove[] {
  if (line.item.isService) return [];
  const move = {
    itemId: line.item.id,
    locationId: input.locationId,
    against: accounts.cogs,
    entryKind: "cost",
    ...(line.batch && { batch: line.batch }),
  } as const;
  const saleMove: StockMove = {
    kind: "SALE",
    quantity: -line.quantity,
    priced: toPriced(line),
    line: index,
    ...move,
  };
  const free: StockMove = { kind: "FREE", quantity: -(line.freeQuantity ?? 0n), line: index, ...move };
  return [saleMove, free].filter((each) => each.quantity !== 0n);
}
