import * as say from "@vanbook/sdk/messages";
import { formatPrice, price, type Price } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";

/**
 * The line `lineNo` of a bill or purchase that line `index` of a return names; the item and price may be sent too and
 * are compared. `field` is the number's field in the return.
 */
export function documentLine<Line extends { itemId: number; unitPrice: Price }>(
  lines: ReadonlyMap<number, Line>,
  lineNo: number | undefined,
  given: { itemId?: number; unitPrice?: string },
  at: { index: number; field: "billLineNo" | "purchaseLineNo" },
): Line {
  const line = lines.get(lineNo ?? 0);
  if (!line) throw refused("LINE_INVALID", `lines.${at.index}.${at.field}`, NO_LINE);
  if (given.itemId !== undefined && given.itemId !== line.itemId)
    throw refused("LINE_INVALID", `lines.${at.index}.itemId`, NO_LINE);
  if (given.unitPrice !== undefined && price(given.unitPrice) !== line.unitPrice) {
    const message = say.priceWas({ price: formatPrice(line.unitPrice) });
    throw refused("PRICE_STALE", `lines.${at.index}.unitPrice`, message);
  }
  return line;
}

/** Throws LINE_INVALID for a line number in a return that names no document. */
export function refuseLineNo(
  lineNo: number | undefined,
  at: { index: number; field: "billLineNo" | "purchaseLineNo" },
): void {
  if (lineNo !== undefined) throw refused("LINE_INVALID", `lines.${at.index}.${at.field}`, NO_LINE);
}

const NO_LINE = "There is no document with such a line.";
