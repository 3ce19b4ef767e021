import { problem } from "../../contract/problem.ts";
import type { Books } from "../posting/company-books.ts";
import { amountOf, divideRounded, percentOf, share, sum } from "../../money.ts";
import { purchaseRows } from "./purchase-rows.ts";
import { isInterState, pricedOf, sumTaxed, taxOn, rateOfLine } from "../posting/tax.ts";
import { credit, debit, withoutZeros, type LedgerLine, type Voucher } from "../posting/voucher.ts";
import type { PurchaseInput, LandedLine, PurchaseTotals } from "./purchase-input.ts";

/**
 * Makes the voucher of a purchase: goods enter stock at their landed cost, and the supplier is credited the invoice
 * amount. Throws DOCUMENT_EMPTY, LINE_INVALID for a negative quantity or price, no quantity at all, or a discount above
 * 100 %, AMOUNT_INVALID when freight, discount or the total is negative, TAX_MISSING.
 */
export function purchase(books: Books, input: PurchaseInput): Voucher {
  const interState = isInterState(books.stateCode, input.supplier);
  const lines = landedLines(books, input, interState);
  const totals = totalsOf(input, lines, interState);
  return {
    kind: "purchase",
    date: input.date,
    seriesId: 0,
    prefix: "PUR/",
    partyId: input.supplier.id,
    userId: input.entered?.by ?? null,
    branchId: input.branchId,
    amount: totals.amount,
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    lines: ledgerLines(books, input, totals),
    moves: lines.map((line, index) => ({
      itemId: line.item.id,
      locationId: input.locationId,
      kind: "PURCHASE",
      quantity: line.quantity + (line.freeQuantity ?? 0n),
      value: line.landed,
      priced: pricedOf(line),
      entryKind: "purchase",
      line: index,
    })),
    document: {
      table: "purchases",
      lineTable: "purchase_lines",
      rows: (posted) => purchaseRows(input, lines, totals, posted),
    },
  };
}

function landedLines(books: Books, input: PurchaseInput, interState: boolean): LandedLine[] {
  if (input.lines.length === 0) throw problem("DOCUMENT_EMPTY");
  const taxables = input.lines.map((line) => {
    const { quantity, freeQuantity = 0n, unitPrice, discountRate = 0n } = line;
    if (quantity < 0n || freeQuantity < 0n || quantity + freeQuantity === 0n) throw problem("LINE_INVALID");
    if (unitPrice < 0n || discountRate < 0n || discountRate > 10_000n) throw problem("LINE_INVALID");
    const gross = amountOf(quantity, unitPrice);
    return gross - percentOf(gross, discountRate);
  });
  const freights = share(input.freight ?? 0n, taxables);
  return input.lines.map((line, index) => {
    const taxable = taxables[index] ?? 0n;
    const freight = freights[index] ?? 0n;
    const taxRate = rateOfLine(books.taxes, line.item, input.date);
    const tax = taxOn(taxable, taxRate, interState);
    const amount = taxable + tax.cgst + tax.sgst + tax.igst;
    return { ...line, ...tax, taxRate, taxable, amount, freight, landed: taxable + freight };
  });
}

function totalsOf(input: PurchaseInput, lines: readonly LandedLine[], interState: boolean): PurchaseTotals {
  const { freight = 0n, discount = 0n } = input;
  const exact = sum(lines.map((line) => line.amount)) + freight - discount;
  if (freight < 0n || discount < 0n || exact < 0n) throw problem("AMOUNT_INVALID");
  const amount = input.toRupee ? divideRounded(exact, 100n) * 100n : exact;
  return {
    interState,
    ...sumTaxed(lines),
    freight,
    discount,
    roundOff: amount - exact,
    amount,
  };
}

/** All ledger lines but those of inventory, which the engine adds. */
function ledgerLines({ accounts }: Books, input: PurchaseInput, totals: PurchaseTotals): LedgerLine[] {
  const supplier = input.supplier.id;
  return withoutZeros([
    credit(supplier, "purchase", totals.amount, accounts.inventory),
    debit(accounts.cgst_input, "purchase", totals.cgst, supplier),
    debit(accounts.sgst_input, "purchase", totals.sgst, supplier),
    debit(accounts.igst_input, "purchase", totals.igst, supplier),
    credit(accounts.discount_received, "purchase", totals.discount, supplier),
    debit(accounts.round_off, "purchase", totals.roundOff, supplier),
  ]);
}
