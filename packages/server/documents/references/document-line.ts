import * as say from "@vanbook/sdk/messages";
import { formatPrice, price, type Price } from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";

/**
 * Finds the line `lineNo` of a bill or purchase for line `index` of a return. If the return also sends the item or
 * price, they must match. `field` is the return's field for the line number.
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

/** Throws LINE_INVALID if a return without a bill or purchase sends a line number. */
export function refuseLineNo(
  lineNo: number | undefined,
  at: { index: number; field: "billLineNo" | "purchaseLineNo" },
): void {
  if (lineNo !== undefined) throw refused("LINE_INVALID", `lines.${at.index}.${at.field}`, NO_LINE);
}

const NO_LINE = "There is no document with such a line.";
