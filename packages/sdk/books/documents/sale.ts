import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { amountOf } from "../rounding.ts";
import { sum, type Paise } from "../money.ts";
import { discountOn } from "./line-discount.ts";
import { saleRows } from "./sale-rows.ts";
import { isInterState, pricedOf, sumTaxed, taxOn } from "../tax.ts";
import { rateOfLine } from "../tax-rate.ts";
import { credit, debit, withoutZeros, type LedgerLine, type StockMove, type Voucher } from "../voucher.ts";
import type { SaleInput, PricedLine, SaleTotals } from "./sale-input.ts";
import { roundToRupee } from "../round-off.ts";

/**
 * Calculates a bill's lines with their taxes, and its totals. Throws DOCUMENT_EMPTY, LINE_INVALID for a
 * negative quantity or price or no quantity at all, AMOUNT_INVALID if the discount or the total is negative,
 * TAX_MISSING, and what `discountOn` throws.
 */
export function priceSale(books: Books, input: SaleInput): { lines: PricedLine[]; totals: SaleTotals } {
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
  return {
    kind: "sale",
    date: input.date,
    seriesId: input.series.id,
    seriesYearId: input.series.yearId,
    prefix: `${input.series.series}/`,
    partyId: input.customer.id,
    userId: input.salesmanId,
    branchId: input.branchId,
    amount: totals.amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    orderId: input.orderId ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: ledgerLines(books, input, totals),
    moves: lines.flatMap((line, index) => stockMoves(books, input, line, index)),
    document: {
      table: "bills",
      lineTable: "bill_lines",
      rows: (posted) => saleRows(input, lines, totals, posted),
    },
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

function totalsOf(input: SaleInput, lines: readonly PricedLine[], interState: boolean): SaleTotals {
  const discount = input.discount ?? 0n;
  const exact = sum(lines.map((line) => line.amount)) - discount;
  if (discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const amount = input.toRupee ? roundToRupee(exact) : exact;
  return {
    interState,
    ...sumTaxed(lines),
    discount,
    roundOff: amount - exact,
    amount,
  };
}

function ledgerLines({ accounts }: Books, input: SaleInput, totals: SaleTotals): LedgerLine[] {
  const customer = input.customer.id;
  const bill = [
    debit(customer, "bill", totals.amount, accounts.sales),
    debit(accounts.discount_allowed, "bill", totals.discount, customer),
    credit(accounts.sales, "bill", totals.taxable, customer),
    credit(accounts.cgst_output, "bill", totals.cgst, customer),
    credit(accounts.sgst_output, "bill", totals.sgst, customer),
    credit(accounts.igst_output, "bill", totals.igst, customer),
    credit(accounts.round_off, "bill", totals.roundOff, customer),
  ];
  if (input.payment.mode === "credit") return withoutZeros(bill);
  const cash = input.payment.accountId;
  const paid = [
    debit(cash, "receipt", totals.amount, customer),
    credit(customer, "receipt", totals.amount, cash),
  ];
  return withoutZeros([...bill, ...paid]);
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
