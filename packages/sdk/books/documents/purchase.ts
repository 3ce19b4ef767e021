import * as say from "../../generated/messages.ts";
import type { Said } from "../../messages/message.ts";
import { problem, problemOnField } from "../../problem.ts";
import type { Books } from "../company-books.ts";
import { calculateAmount, calculatePercentage, roundToRupee, share } from "../rounding.ts";
import { formatRupees, sum, type Paise, type Percent } from "../money.ts";
import { makeDocumentVoucher } from "./document-voucher.ts";
import { makePurchaseDocument } from "./purchase-rows.ts";
import { isInterState, toPriced, sumTaxed, calculateTaxOn } from "../tax.ts";
import { chooseLineRate } from "../tax-rate.ts";
import { makePurchaseLines } from "./trade-lines.ts";
import type { StockMove, Voucher } from "../voucher.ts";
import type { PurchaseInput, PurchaseLine, LandedLine, PurchaseTotals } from "./purchase-input.ts";

/** Throws what `makePurchaseVoucher` throws, except for errors found in posting. */
export function calculatePurchase(
  books: Books,
  input: PurchaseInput,
): { lines: LandedLine[]; totals: PurchaseTotals } {
  const interState = isInterState(books.stateCode, input.supplier, "supplierId");
  const lines = calculateLandedLines(books, input, interState);
  return { lines, totals: calculateTotals(input, lines, interState) };
}

/**
 * Goods enter stock at their landed cost, services are an expense (Freight Inward), and the
 * supplier is credited with the invoice amount as printed. Throws DOCUMENT_EMPTY, LINE_INVALID for
 * a negative quantity or price, no quantity at all, or a discount above 100 %, AMOUNT_INVALID if
 * freight, discount or the total is negative, TAX_MISSING, TAX_WITHOUT_GSTIN for a tax rate printed
 * by a supplier without a GSTIN, and AMOUNT_DIFFERS for a printed value that is more than a rupee
 * off.
 */
export function makePurchaseVoucher(books: Books, input: PurchaseInput): Voucher {
  const { lines, totals } = calculatePurchase(books, input);
  const services = sum(lines.map((line) => (line.item.isService ? line.landed : 0n)));
  return {
    ...makeDocumentVoucher("purchase", input),
    partyId: input.supplier.id,
    userId: input.entered?.by ?? null,
    amount: totals.amount,
    lines: makePurchaseLines(books, "purchase", totals, input.supplier.id, services),
    moves: lines.flatMap((line, index) => makeStockMoves(input, line, index)),
    document: makePurchaseDocument(input, lines, totals),
  };
}

function calculateLandedLines(books: Books, input: PurchaseInput, interState: boolean): LandedLine[] {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  const taxables = input.lines.map((line, index) => {
    const { quantity, freeQuantity = 0n, unitPrice, discountRate = 0n } = line;
    if (quantity < 0n || freeQuantity < 0n || quantity + freeQuantity === 0n) throw problem("LINE_INVALID");
    if (unitPrice < 0n || discountRate < 0n || discountRate > 10_000n) throw problem("LINE_INVALID");
    const gross = calculateAmount(quantity, unitPrice);
    return choosePrintedValue(
      line.printed?.taxable,
      gross - calculatePercentage(gross, discountRate),
      "taxable",
      index,
    );
  });
  const freights = share(input.freight ?? 0n, weighFreight(input.lines, taxables));
  return input.lines.map((line, index) => {
    const taxable = taxables[index] ?? 0n;
    const freight = freights[index] ?? 0n;
    const taxRate = choosePurchaseRate(books, input, line, index);
    const tax = calculateTaxOn(taxable, taxRate, interState);
    const amount = taxable + tax.cgst + tax.sgst + tax.igst;
    const printedAmount = choosePrintedValue(line.printed?.amount, amount, "amount", index);
    return { ...line, ...tax, taxRate, taxable, amount, printedAmount, freight, landed: taxable + freight };
  });
}

/** Freight is shared by the values of the goods, or of the services if there are no goods. */
function weighFreight(lines: readonly PurchaseLine[], taxables: readonly Paise[]): readonly Paise[] {
  if (lines.every(({ item }) => item.isService)) return taxables;
  return lines.map(({ item }, index) => (item.isService ? 0n : (taxables[index] ?? 0n)));
}

/** The rate as printed, as kept by an edit, zero without a GSTIN, or valid on the invoice's day. */
function choosePurchaseRate(books: Books, input: PurchaseInput, line: PurchaseLine, index: number): Percent {
  const { isRegistered } = input.supplier;
  const printedRate = line.printed?.taxRate;
  if (!isRegistered && printedRate !== undefined && printedRate > 0n)
    throw problemOnField("TAX_WITHOUT_GSTIN", `lines.${index}.taxRate`);
  if (printedRate !== undefined) return printedRate;
  const item = isRegistered ? line.item : { taxRate: 0n, ...line.item };
  return chooseLineRate(books.taxes, item, input.supplierInvoiceDate ?? input.date);
}

function choosePrintedValue(
  printedValue: Paise | undefined,
  own: Paise,
  field: "taxable" | "amount",
  index: number,
): Paise {
  if (printedValue === undefined) return own;
  refuseFarOff(printedValue, own, `lines.${index}.${field}`, say.printedLine({ line: index + 1 }));
  return printedValue;
}

/** Throws AMOUNT_DIFFERS above one rupee; less can be the supplier's rounding. */
function refuseFarOff(printedValue: Paise, own: Paise, field: string, what: Said) {
  const off = printedValue - own;
  if (-ONE_RUPEE <= off && off <= ONE_RUPEE) return;
  const message = say.printedDiffers({ what, printed: formatRupees(printedValue), own: formatRupees(own) });
  throw problemOnField("AMOUNT_DIFFERS", field, message);
}

/**
 * The printed total may differ from the sum of the lines by a rupee, which becomes the round-off.
 */
function calculateTotals(
  input: PurchaseInput,
  lines: readonly LandedLine[],
  interState: boolean,
): PurchaseTotals {
  const { freight = 0n, discount = 0n } = input;
  const exact = sum(lines.map((line) => line.amount)) + freight - discount;
  if (freight < 0n || discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const amount = input.printedAmount ?? calculateRoundedTotal(input, lines, exact);
  refuseFarOff(amount, exact, "amount", "The supplier's invoice");
  return { interState, ...sumTaxed(lines), freight, discount, roundOff: amount - exact, amount };
}

/**
 * The total if the printed one is not known: the former total if an edit has no printed amounts and
 * comes to the same; otherwise the sum of the lines as printed, rounded to the rupee if requested.
 */
function calculateRoundedTotal(
  { toRupee, before }: PurchaseInput,
  lines: readonly LandedLine[],
  exact: Paise,
): Paise {
  const isSilent = !toRupee && lines.every((line) => line.printed?.amount === undefined);
  if (isSilent && before?.exact === exact) return before.amount;
  const printedTotal = exact + sum(lines.map((line) => line.printedAmount - line.amount));
  return toRupee ? roundToRupee(printedTotal) : printedTotal;
}

function makeStockMoves(input: PurchaseInput, line: LandedLine, index: number): StockMove[] {
  if (line.item.isService) return [];
  const quantity = line.quantity + (line.freeQuantity ?? 0n);
  return [
    {
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "PURCHASE",
      quantity,
      value: line.landed,
      priced: toPriced(line),
      entryKind: "purchase",
      line: index,
      ...(line.batch && { batch: line.batch }),
    },
  ];
}

const ONE_RUPEE: Paise = 100n;
