import { problem } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { amountOf, roundToRupee } from "../rounding.ts";
import { sum } from "../money.ts";
import { documentVoucher } from "./document-voucher.ts";
import { purchaseReturnDocument } from "./purchase-return-rows.ts";
import type { ReturnablePurchase, ReturnablePurchaseLine } from "./returnable-purchase.ts";
import { lineProblem, taxedShare } from "./returned-quantities.ts";
import { countOf, priceOf } from "./line-checks.ts";
import { isInterState, pricedOf, sumTaxed, taxOn, type TaxedTotals } from "../tax.ts";
import { rateOfLine } from "../tax-rate.ts";
import { purchaseLines } from "./trade-lines.ts";
import type { StockMove, Voucher } from "../voucher.ts";
import type { PurchaseReturnInput, PurchaseReturnLine, GivenBackLine } from "./purchase-return-input.ts";

/**
 * Calculates what a purchase return charges the supplier: price and tax of the goods, without freight.
 * Throws DOCUMENT_EMPTY, DOCUMENT_NOT_STANDING, PARTY_DIFFERS, DATE_BEFORE_DOCUMENT,
 * RETURN_EXCEEDS_DOCUMENT, LINE_INVALID, AMOUNT_INVALID, and TAX_MISSING for a return without a purchase.
 */
export function pricePurchaseReturn(
  books: Books,
  input: PurchaseReturnInput,
): { lines: GivenBackLine[]; totals: TaxedTotals } {
  const { purchase, supplier } = input;
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  if (purchase && !purchase.isPosted) throw problem("DOCUMENT_NOT_STANDING");
  if (purchase && purchase.supplierId !== supplier.id) throw problem("PARTY_DIFFERS");
  if (purchase && input.date < purchase.date) throw problem("DATE_BEFORE_DOCUMENT");
  const interState = purchase ? purchase.interState : isInterState(books.stateCode, supplier);
  const lines = purchase ? linesOfPurchase(purchase, input.lines) : pricedLines(books, input, interState);
  return { lines, totals: totalsOf(input, lines, interState) };
}

/**
 * Makes the voucher of a purchase return: the supplier is debited with the return's amount; inventory is
 * reduced by the goods' average cost, and the difference goes to stock variance (docs/books.md#documents). For
 * services, the expense is reduced by the price charged. Throws what `pricePurchaseReturn` throws.
 */
export function purchaseReturn(books: Books, input: PurchaseReturnInput): Voucher {
  const { lines, totals } = pricePurchaseReturn(books, input);
  const services = sum(lines.map((line) => (line.item.isService ? line.taxable : 0n)));
  return {
    ...documentVoucher("purchase_return", input),
    partyId: input.supplier.id,
    userId: input.entered?.by ?? null,
    amount: totals.amount,
    lines: purchaseLines(books, "purchase_return", totals, input.supplier.id, services),
    moves: lines.flatMap((line, index) => stockMoves(input, line, index)),
    document: purchaseReturnDocument(input, lines, totals),
  };
}

/** Batches that came in with the purchase's line are returned first. */
function goodsOf({ purchase }: PurchaseReturnInput, { purchaseLineNo: line }: GivenBackLine) {
  return purchase && line !== null ? { goodsOf: { voucherId: purchase.voucherId, line } } : {};
}

function pricedLines(books: Books, input: PurchaseReturnInput, interState: boolean): GivenBackLine[] {
  return input.lines.map(({ item, purchaseLineNo, quantity, ...line }) => {
    countOf([quantity]);
    const unitPrice = priceOf(line.unitPrice);
    if (purchaseLineNo !== null) throw problem("LINE_INVALID");
    const taxed = input.supplier.isRegistered ? item : { taxRate: 0n, ...item };
    const taxRate = rateOfLine(books.taxes, taxed, input.date);
    const taxable = amountOf(quantity, unitPrice);
    const tax = taxOn(taxable, taxRate, interState);
    const amount = taxable + tax.cgst + tax.sgst + tax.igst;
    return { item, purchaseLineNo, quantity, unitPrice, taxRate, taxable, ...tax, amount };
  });
}

function linesOfPurchase(
  purchase: ReturnablePurchase,
  lines: readonly PurchaseReturnLine[],
): GivenBackLine[] {
  // Several lines of the return may name the same line of the purchase.
  const givenBack = new Map<number, ReturnablePurchaseLine["returned"]>();
  return lines.map((line, index) => {
    countOf([line.quantity]);
    const lineNo = line.purchaseLineNo ?? 0;
    const invoiced = purchase.lines.get(lineNo);
    if (!invoiced || invoiced.itemId !== line.item.id) {
      throw lineProblem("LINE_INVALID", index, "The purchase has no such line of this item.");
    }
    const { bought, itemId: id, hsnCode, isService, unitPrice, taxRate } = invoiced;
    const before = givenBack.get(lineNo) ?? invoiced.returned;
    const quantity = before.quantity + line.quantity;
    if (quantity > bought.quantity + bought.free) {
      throw lineProblem("RETURN_EXCEEDS_DOCUMENT", index, "More is returned than is left of the purchase.");
    }
    // Paid goods are returned first: the supplier credits their price, and nothing for free goods.
    const paid = quantity < bought.quantity ? quantity : bought.quantity;
    const taxed = taxedShare(bought, bought.quantity, paid, before);
    givenBack.set(lineNo, { quantity, ...sumTaxed([before, taxed]) });
    const amount = taxed.taxable + taxed.cgst + taxed.sgst + taxed.igst;
    const terms = { item: { id, hsnCode, isService }, purchaseLineNo: lineNo, unitPrice, taxRate };
    return { ...terms, ...taxed, quantity: line.quantity, amount };
  });
}

function totalsOf(
  { purchase, toRupee }: PurchaseReturnInput,
  lines: readonly GivenBackLine[],
  interState: boolean,
): TaxedTotals {
  const exact = sum(lines.map((line) => line.amount));
  if (purchase && isRest(purchase, lines)) {
    const roundOff = purchase.roundOff - purchase.returnedRoundOff;
    return { interState, ...sumTaxed(lines), roundOff, amount: exact + roundOff };
  }
  const amount = toRupee ? roundToRupee(exact) : exact;
  return { interState, ...sumTaxed(lines), roundOff: amount - exact, amount };
}

/** Whether this return leaves nothing of the purchase: the last return takes the rest of its round-off. */
function isRest({ lines: bought }: ReturnablePurchase, lines: readonly GivenBackLine[]): boolean {
  return [...bought].every(([lineNo, line]) => {
    const now = sum(lines.filter((each) => each.purchaseLineNo === lineNo).map((each) => each.quantity));
    return line.returned.quantity + now === line.bought.quantity + line.bought.free;
  });
}

function stockMoves(input: PurchaseReturnInput, line: GivenBackLine, index: number): StockMove[] {
  if (line.item.isService) return [];
  return [
    {
      ...goodsOf(input, line),
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "PURCHASE_RETURN",
      quantity: -line.quantity,
      value: line.taxable,
      priced: pricedOf(line),
      entryKind: "purchase_return",
      line: index,
    },
  ];
}
