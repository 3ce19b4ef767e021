import * as say from "../../generated/messages.ts";
import { problem, problemOnField } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { roundToRupee, share } from "../rounding.ts";
import { sum, type Paise } from "../money.ts";
import type { ReturnableBill } from "./returnable-bill.ts";
import { makeDiscountTotals } from "./bill-discount.ts";
import { calculateShare, limitToRest } from "./returned-quantities.ts";
import { calculateReturnedLines, type ReturnedLine } from "./sale-return-lines.ts";
import { limitToNotes, type NotedAmounts } from "./noted-amounts.ts";
import { limitAmountToParty, limitLinesToParty } from "./party-limit.ts";
import { findOnlyTax, makeRemainderProblem } from "./remainder.ts";
import { makeSaleReturnDocument } from "./sale-return-rows.ts";
import { makeDocumentVoucher } from "./document-voucher.ts";
import { chooseLineRate } from "../tax-rate.ts";
import { choosePlaceOfTax, isInterState, toPriced, sumTaxed, type DiscountedTotals } from "../tax.ts";
import { makeSalesLines } from "./trade-lines.ts";
import type { StockMove, Voucher } from "../voucher.ts";
import { CREDIT_NOTE_TIMES, findLastTaxDay } from "../law/tax-times.ts";
import { formatIndianDay } from "../written-day.ts";
import type { SaleReturnInput } from "./sale-return-input.ts";

/**
 * Throws DOCUMENT_EMPTY, DOCUMENT_NOT_STANDING, PARTY_DIFFERS, DATE_BEFORE_DOCUMENT,
 * RETURN_EXCEEDS_DOCUMENT, REMAINDER_EXCEEDED, LINE_INVALID, AMOUNT_INVALID, TAX_MISSING, and
 * TAX_PERIOD_OVER for tax of a bill that is too old.
 */
export function calculateSaleReturn(
  books: Books,
  input: SaleReturnInput,
): { lines: ReturnedLine[]; totals: DiscountedTotals } {
  const { bill } = input.source;
  if (bill && !bill.isPosted) throw problem("DOCUMENT_NOT_STANDING");
  if (bill && bill.customerId !== input.customer.id) throw problem("PARTY_DIFFERS");
  if (bill && input.date < bill.date) throw problem("DATE_BEFORE_DOCUMENT");
  const interState = bill
    ? bill.interState
    : (findOwnTax(books, input) ?? isInterState(books.stateCode, input.customer, "customerId"));
  const allLines = calculateReturnedLines(books, input, interState);
  const ofBill = bill ? limitToNotes(allLines, listBillLines(bill), bill.noted) : allLines;
  const lines = limitLinesToParty(ofBill, input.party, { isUnnamed: !bill });
  const totals = calculateTotals(books, input, lines, interState);
  const lastDay = bill && findLastTaxDay(CREDIT_NOTE_TIMES, bill.date);
  if (lastDay && input.date > lastDay && totals.cgst + totals.sgst + totals.igst > 0n)
    throw problemOnField(
      "TAX_PERIOD_OVER",
      "withoutTax",
      say.billTaxPeriodOver({ billDay: formatIndianDay(bill.date), day: formatIndianDay(lastDay) }),
    );
  return { lines, totals };
}

/**
 * The customer is credited the billed price; a cash refund is part of the same voucher. Throws what
 * `calculateSaleReturn` throws, and LOCATION_UNKNOWN when damaged goods have no location.
 */
export function makeSaleReturnVoucher(books: Books, input: SaleReturnInput): Voucher {
  const { lines, totals } = calculateSaleReturn(books, input);
  const { customer, refund } = input;
  const cashId = refund.mode === "cash" ? refund.accountId : undefined;
  return {
    ...makeDocumentVoucher("sale_return", input),
    partyId: customer.id,
    userId: input.salesmanId,
    amount: totals.amount,
    lines: makeSalesLines(books, "return", totals, customer.id, cashId),
    moves: lines.flatMap((line, index) => makeStockMoves(books, input, line, index)),
    document: makeSaleReturnDocument(
      input,
      lines,
      totals,
      input.source.bill
        ? (input.source.bill.placeOfSupply ?? null)
        : choosePlaceOfTax(books.stateCode, customer, findOwnTax(books, input)),
    ),
  };
}

/** Of a return without a bill: the taxes that all bills of the customer had, unless an edit keeps its own. */
function findOwnTax(
  { taxes }: Books,
  { customer, party, date, lines }: SaleReturnInput,
): boolean | undefined {
  if (!party || customer.unknownState || customer.interState !== undefined) return undefined;
  return findOnlyTax(
    party.remainder,
    lines.map(({ item }) => chooseLineRate(taxes, item, date)),
  );
}

function calculateTotals(
  books: Books,
  { source, toRupee, party }: SaleReturnInput,
  lines: readonly ReturnedLine[],
  interState: boolean,
): DiscountedTotals {
  const linesAmount = sum(lines.map((line) => line.amount));
  const { isDiscountBeforeTax = books.isDiscountBeforeTax } = source.bill ?? source;
  const discount = source.bill
    ? limitToRest(calculateBillShare(source.bill, "discount", linesAmount), linesAmount)
    : ((isDiscountBeforeTax ? undefined : source.discount) ?? 0n);
  const exact = linesAmount - discount;
  if (discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const roundedAmount = calculateRounded(source.bill, { linesAmount, exact, toRupee });
  const amount = limitAmountToParty(roundedAmount, exact, party);
  const discounts = makeDiscountTotals(lines, discount, isDiscountBeforeTax);
  return { interState, ...sumTaxed(lines), ...discounts, roundOff: amount - exact, amount };
}

function calculateRounded(
  bill: ReturnableBill | null,
  {
    linesAmount,
    exact,
    toRupee = false,
  }: { linesAmount: Paise; exact: Paise; toRupee?: boolean | undefined },
): Paise {
  if (!bill) return toRupee ? roundToRupee(exact) : exact;
  const rest = sumAmount(bill) - sumAmount(bill.returned) - (bill.noted?.amount ?? 0n);
  if (bill.noted) refuseBeyondNotes(bill, bill.noted, exact, rest);
  const amount =
    toRupee && !isRest(bill, linesAmount)
      ? roundToRupee(exact)
      : exact + calculateBillShare(bill, "roundOff", linesAmount);
  return limitToRest(amount, rest);
}

/** Round-off does not count: a return that is refused would exceed the remainder without it too. */
function refuseBeyondNotes(bill: ReturnableBill, notedAmounts: NotedAmounts, exact: Paise, rest: Paise) {
  const exactRest = rest - bill.roundOff + bill.returned.roundOff;
  if (exact > rest && exact > exactRest)
    throw makeRemainderProblem("lines", { of: notedAmounts.voucherNo, left: rest });
}

function listBillLines({ lines }: ReturnableBill) {
  return [...lines.values()].map(({ taxRate, sold: whole, returned }) => ({ taxRate, whole, returned }));
}

function sumAmount({ linesAmount, discount, roundOff }: ReturnableBill["returned"]): Paise {
  return linesAmount - discount + roundOff;
}

/** The last return of a bill takes the remaining amounts, so that nothing stays owed. */
function isRest(bill: ReturnableBill, linesAmount: Paise): boolean {
  return bill.returned.linesAmount + linesAmount === bill.linesAmount;
}

/** In proportion to the lines' amounts. */
function calculateBillShare(bill: ReturnableBill, what: "discount" | "roundOff", linesAmount: Paise): Paise {
  const soFar = bill.returned.linesAmount + linesAmount;
  return calculateShare(bill[what], bill.linesAmount, soFar, bill.returned[what]);
}

/**
 * Goods come in at the cost at which they were sold, divided by quantity between the two locations.
 */
function makeStockMoves(
  { accounts }: Books,
  input: SaleReturnInput,
  returnedLine: ReturnedLine,
  line: number,
): StockMove[] {
  if (returnedLine.item.isService) return [];
  const { item, good, free, damaged, expired, cost, batch, billLineNo } = returnedLine;
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
      ...(index === 0 && { priced: toPriced(returnedLine) }),
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
