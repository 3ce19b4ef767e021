import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { share } from "../rounding.ts";
import { sum, type Paise } from "../money.ts";
import type { ReturnableBill } from "./returnable-bill.ts";
import { cumulativeShare } from "./returned-quantities.ts";
import { returnedLines, type ReturnedLine } from "./sale-return-lines.ts";
import { saleReturnRows } from "./sale-return-rows.ts";
import { stockVoucher } from "./stock-document.ts";
import { isInterState, pricedOf, sumTaxed } from "../tax.ts";
import { credit, debit, withoutZeros, type LedgerLine, type StockMove, type Voucher } from "../voucher.ts";
import type { SaleReturnInput, SaleReturnTotals } from "./sale-return-input.ts";
import { roundToRupee } from "../round-off.ts";

/**
 * Calculates what a sale return credits: its lines, and its totals. Throws DOCUMENT_EMPTY, DOCUMENT_NOT_STANDING, PARTY_DIFFERS,
 * DATE_BEFORE_DOCUMENT, RETURN_EXCEEDS_DOCUMENT, LINE_INVALID, AMOUNT_INVALID, TAX_MISSING.
 */
export function priceSaleReturn(
  books: Books,
  input: SaleReturnInput,
): { lines: ReturnedLine[]; totals: SaleReturnTotals } {
  const { bill } = input.source;
  if (bill && !bill.isPosted) throw problem("DOCUMENT_NOT_STANDING");
  if (bill && bill.customerId !== input.customer.id) throw problem("PARTY_DIFFERS");
  if (bill && input.date < bill.date) throw problem("DATE_BEFORE_DOCUMENT");
  const interState = bill ? bill.interState : isInterState(books.stateCode, input.customer);
  const lines = returnedLines(books, input, interState);
  return { lines, totals: totalsOf(input, lines, interState) };
}

/**
 * Makes the voucher of a sale return: the customer is credited the billed price; a cash refund is part of the same
 * voucher. Throws what `priceSaleReturn` throws, and LOCATION_UNKNOWN when damaged goods have no location.
 */
export function saleReturn(books: Books, input: SaleReturnInput): Voucher {
  const { lines, totals } = priceSaleReturn(books, input);
  return {
    ...stockVoucher("sale_return", input),
    partyId: input.customer.id,
    userId: input.salesmanId,
    amount: totals.amount,
    lines: ledgerLines(books, input, totals),
    moves: lines.flatMap((line, index) => stockMoves(books, input, line, index)),
    document: {
      table: "sale_returns",
      lineTable: "sale_return_lines",
      rows: (posted) => saleReturnRows(input, lines, totals, posted),
    },
  };
}

function totalsOf(
  { source, toRupee }: SaleReturnInput,
  lines: readonly ReturnedLine[],
  interState: boolean,
): SaleReturnTotals {
  const linesAmount = sum(lines.map((line) => line.amount));
  const discount = source.bill ? billShare(source.bill, "discount", linesAmount) : (source.discount ?? 0n);
  const exact = linesAmount - discount;
  if (discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const roundOff =
    source.bill && (!toRupee || isRest(source.bill, linesAmount))
      ? billShare(source.bill, "roundOff", linesAmount)
      : toRupee
        ? roundToRupee(exact) - exact
        : 0n;
  if (exact + roundOff < 0n) throw problem("AMOUNT_INVALID");
  return { interState, ...sumTaxed(lines), discount, roundOff, amount: exact + roundOff };
}

/**
 * Whether this return leaves nothing of the bill: the last return takes the remaining amounts, so that
 * nothing stays owed.
 */
function isRest(bill: ReturnableBill, linesAmount: Paise): boolean {
  return bill.returned.linesAmount + linesAmount === bill.linesAmount;
}

/** The return's share of the bill's discount or round-off, in proportion to the lines' amounts. */
function billShare(bill: ReturnableBill, what: "discount" | "roundOff", linesAmount: Paise): Paise {
  const soFar = bill.returned.linesAmount + linesAmount;
  return cumulativeShare(bill[what], bill.linesAmount, soFar, bill.returned[what]);
}

function ledgerLines({ accounts }: Books, input: SaleReturnInput, totals: SaleReturnTotals): LedgerLine[] {
  const customer = input.customer.id;
  const returned = [
    credit(customer, "return", totals.amount, accounts.sales),
    credit(accounts.discount_allowed, "return", totals.discount, customer),
    debit(accounts.sales, "return", totals.taxable, customer),
    debit(accounts.cgst_output, "return", totals.cgst, customer),
    debit(accounts.sgst_output, "return", totals.sgst, customer),
    debit(accounts.igst_output, "return", totals.igst, customer),
    debit(accounts.round_off, "return", totals.roundOff, customer),
  ];
  if (input.refund.mode === "credit") return withoutZeros(returned);
  const cash = input.refund.accountId;
  const refunded = [
    debit(customer, "payment", totals.amount, cash),
    credit(cash, "payment", totals.amount, customer),
  ];
  return withoutZeros([...returned, ...refunded]);
}

/** Goods come in at the cost at which they were sold, divided by quantity between the two locations. */
function stockMoves(
  { accounts }: Books,
  input: SaleReturnInput,
  returned: ReturnedLine,
  line: number,
): StockMove[] {
  if (returned.item.isService) return [];
  const { item, good, free, damaged, expired, cost, batch, billLineNo } = returned;
  const { bill } = input.source;
  const [saleable, unsaleable] = [good + free, damaged + expired];
  const { locationId, damagedLocationId } = input;
  if (unsaleable > 0n && damagedLocationId === null) throw problem("LOCATION_UNKNOWN");
  const costs = cost === null ? [] : share(cost, [saleable, unsaleable]);
  return [
    { locationId, quantity: saleable, value: costs[0] },
    { locationId: damagedLocationId ?? 0, quantity: unsaleable, value: costs[1] },
  ]
    .filter((place) => place.quantity > 0n)
    .map(({ value, ...place }, index) => ({
      ...place,
      ...(index === 0 && { priced: pricedOf(returned) }),
      ...(value !== undefined && { value }),
      itemId: item.id,
      kind: "SALE_RETURN",
      against: accounts.cogs,
      entryKind: "cost",
      line,
      ...(batch && { batch }),
      ...(bill && billLineNo !== null && { goodsOf: { voucherId: bill.voucherId, line: billLineNo } }),
    }));
}
