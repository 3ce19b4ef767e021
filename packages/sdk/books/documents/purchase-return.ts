import { problem } from "../../problem.ts";
import type { Books, DocumentItem } from "../company-books.ts";
import { calculateAmount, roundToRupee } from "../rounding.ts";
import { sum, type Paise } from "../money.ts";
import { makeDocumentVoucher } from "./document-voucher.ts";
import { limitToNotes } from "./noted-amounts.ts";
import { limitAmountToParty, limitLinesToParty } from "./party-limit.ts";
import { findOnlyTax, makeRemainderProblem } from "./remainder.ts";
import { makePurchaseReturnDocument } from "./purchase-return-rows.ts";
import type { ReturnablePurchase, ReturnablePurchaseLine } from "./returnable-purchase.ts";
import { createLineProblem, calculateTaxedShare, limitToRest } from "./returned-quantities.ts";
import { countOf, requirePrice } from "./line-checks.ts";
import {
  isInterState,
  toPriced,
  sumTaxed,
  sumTaxedAmount,
  calculateTaxOn,
  type TaxedTotals,
} from "../tax.ts";
import { chooseLineRate } from "../tax-rate.ts";
import { makePurchaseLines } from "./trade-lines.ts";
import type { StockMove, Voucher } from "../voucher.ts";
import type { PurchaseReturnInput, PurchaseReturnLine, GivenBackLine } from "./purchase-return-input.ts";

/**
 * Price and tax of the goods, without freight. Throws DOCUMENT_EMPTY, DOCUMENT_NOT_STANDING,
 * PARTY_DIFFERS, DATE_BEFORE_DOCUMENT, RETURN_EXCEEDS_DOCUMENT, REMAINDER_EXCEEDED, LINE_INVALID,
 * AMOUNT_INVALID, and TAX_MISSING for a return without a purchase.
 */
export function calculatePurchaseReturn(
  books: Books,
  input: PurchaseReturnInput,
): { lines: GivenBackLine[]; totals: TaxedTotals } {
  const { purchase, supplier } = input;
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  if (purchase && !purchase.isPosted) throw problem("DOCUMENT_NOT_STANDING");
  if (purchase && purchase.supplierId !== supplier.id) throw problem("PARTY_DIFFERS");
  if (purchase && input.date < purchase.date) throw problem("DATE_BEFORE_DOCUMENT");
  const interState = purchase
    ? purchase.interState
    : (findOwnTax(books, input) ?? isInterState(books.stateCode, supplier, "supplierId"));
  const allLines = purchase
    ? limitToNotes(returnPurchaseLines(purchase, input.lines), listPurchaseLines(purchase), purchase.noted)
    : calculateOwnLines(books, input, interState);
  const lines = limitLinesToParty(allLines, input.party, { isUnnamed: !purchase });
  return { lines, totals: calculateTotals(input, lines, interState) };
}

/**
 * The supplier is debited with the return's amount; inventory is reduced by the goods' average
 * cost, and the difference goes to stock variance (docs/books.md#documents). For services, the
 * expense is reduced by the price charged. Throws what `calculatePurchaseReturn` throws.
 */
export function makePurchaseReturnVoucher(books: Books, input: PurchaseReturnInput): Voucher {
  const { lines, totals } = calculatePurchaseReturn(books, input);
  const services = sum(lines.map((line) => (line.item.isService ? line.taxable : 0n)));
  return {
    ...makeDocumentVoucher("purchase_return", input),
    partyId: input.supplier.id,
    userId: input.entered?.by ?? null,
    amount: totals.amount,
    lines: makePurchaseLines(books, "purchase_return", totals, input.supplier.id, services),
    moves: lines.flatMap((line, index) => makeStockMoves(input, line, index)),
    document: makePurchaseReturnDocument(input, lines, totals),
  };
}

/** Batches that came in with the purchase's line are returned first. */
function pickGoodsOf({ purchase }: PurchaseReturnInput, { purchaseLineNo: line }: GivenBackLine) {
  return purchase && line !== null ? { goodsOf: { voucherId: purchase.voucherId, line } } : {};
}

function calculateOwnLines(books: Books, input: PurchaseReturnInput, interState: boolean): GivenBackLine[] {
  return input.lines.map(({ item, purchaseLineNo, quantity, ...line }) => {
    countOf([quantity]);
    const unitPrice = requirePrice(line.unitPrice);
    if (purchaseLineNo !== null) throw problem("LINE_INVALID");
    const taxRate = chooseOwnRate(books, input, item);
    const taxable = calculateAmount(quantity, unitPrice);
    const tax = calculateTaxOn(taxable, taxRate, interState);
    const amount = taxable + tax.cgst + tax.sgst + tax.igst;
    return { item, purchaseLineNo, quantity, unitPrice, taxRate, taxable, ...tax, amount };
  });
}

function chooseOwnRate({ taxes }: Books, { supplier, date }: PurchaseReturnInput, item: DocumentItem) {
  return chooseLineRate(taxes, supplier.isRegistered ? item : { taxRate: 0n, ...item }, date);
}

/** The taxes that all purchases from the supplier had, unless an edit keeps its own. */
function findOwnTax(books: Books, input: PurchaseReturnInput): boolean | undefined {
  const { unknownState, unknownGstin, interState } = input.supplier;
  if (!input.party || unknownState || unknownGstin || interState !== undefined) return undefined;
  return findOnlyTax(
    input.party.remainder,
    input.lines.map(({ item }) => chooseOwnRate(books, input, item)),
  );
}

function returnPurchaseLines(
  purchase: ReturnablePurchase,
  lines: readonly PurchaseReturnLine[],
): GivenBackLine[] {
  // Several lines of the return may name the same line of the purchase.
  const givenBack = new Map<number, ReturnablePurchaseLine["returned"]>();
  return lines.map((line, index) => {
    countOf([line.quantity]);
    const lineNo = line.purchaseLineNo ?? 0;
    const purchaseLine = purchase.lines.get(lineNo);
    if (!purchaseLine || purchaseLine.itemId !== line.item.id) {
      throw createLineProblem("LINE_INVALID", index, "The purchase has no such line of this item.");
    }
    const { bought, itemId: id, hsnCode, isService, supplyKind, unitPrice, taxRate } = purchaseLine;
    const before = givenBack.get(lineNo) ?? purchaseLine.returned;
    const quantity = before.quantity + line.quantity;
    if (quantity > bought.quantity + bought.free) {
      throw createLineProblem(
        "RETURN_EXCEEDS_DOCUMENT",
        index,
        "More is returned than is left of the purchase.",
      );
    }
    // Paid goods are returned first: the supplier credits their price, and nothing for free goods.
    const paidQuantity = quantity < bought.quantity ? quantity : bought.quantity;
    const creditedTax = calculateTaxedShare(bought, bought.quantity, paidQuantity, before);
    givenBack.set(lineNo, { quantity, ...sumTaxed([before, creditedTax]) });
    const amount = sumTaxedAmount(creditedTax);
    const item = { id, hsnCode, isService, supplyKind };
    const terms = { item, purchaseLineNo: lineNo, unitPrice, taxRate };
    return { ...terms, ...creditedTax, quantity: line.quantity, amount };
  });
}

function calculateTotals(
  { purchase, toRupee, party }: PurchaseReturnInput,
  lines: readonly GivenBackLine[],
  interState: boolean,
): TaxedTotals {
  const exact = sum(lines.map((line) => line.amount));
  const roundedAmount = toRupee ? roundToRupee(exact) : exact;
  const limitedAmount = purchase ? limitToPurchase(purchase, lines, { exact, roundedAmount }) : roundedAmount;
  const amount = limitAmountToParty(limitedAmount, exact, party);
  return { interState, ...sumTaxed(lines), roundOff: amount - exact, amount };
}

function limitToPurchase(
  purchase: ReturnablePurchase,
  lines: readonly GivenBackLine[],
  { exact, roundedAmount }: { exact: Paise; roundedAmount: Paise },
): Paise {
  const { noted, roundOff, returnedRoundOff, otherCharges = 0n } = purchase;
  const restOfLines = listPurchaseLines(purchase).map(
    ({ whole, returned }) => sumTaxedAmount(whole) - sumTaxedAmount(returned),
  );
  const rest = sum(restOfLines) + roundOff - returnedRoundOff;
  const restOfAll = rest + otherCharges - (noted?.amount ?? 0n);
  const exactRest = restOfAll - roundOff + returnedRoundOff;
  if (noted && exact > restOfAll && exact > exactRest)
    throw makeRemainderProblem("lines", { of: noted.voucherNo, left: restOfAll });
  return limitToRest(isRest(purchase, lines) ? rest : roundedAmount, rest < restOfAll ? rest : restOfAll);
}

function listPurchaseLines({ lines }: ReturnablePurchase) {
  return [...lines.values()].map(({ taxRate, bought: whole, returned }) => ({ taxRate, whole, returned }));
}

/** The last return of a purchase takes the rest of its round-off. */
function isRest({ lines: linesByNumber }: ReturnablePurchase, lines: readonly GivenBackLine[]): boolean {
  return [...linesByNumber].every(([lineNo, line]) => {
    const now = sum(lines.filter((each) => each.purchaseLineNo === lineNo).map((each) => each.quantity));
    return line.returned.quantity + now === line.bought.quantity + line.bought.free;
  });
}

function makeStockMoves(input: PurchaseReturnInput, line: GivenBackLine, index: number): StockMove[] {
  if (line.item.isService) return [];
  return [
    {
      ...pickGoodsOf(input, line),
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "PURCHASE_RETURN",
      quantity: -line.quantity,
      value: line.taxable,
      priced: toPriced(line),
      entryKind: "purchase_return",
      line: index,
    },
  ];
}
