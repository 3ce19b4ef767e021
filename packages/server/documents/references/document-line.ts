import * as say from "@vanbook/sdk/messages";
import { formatPrice, price, type Price } from "@vanbook/sdk/books";
import { problemOnField } from "@vanbook/sdk/problem";

/**
 * Finds line `lineNo` of a bill or purchase for line `index` of a return. If the return also sends
 * the item or price, they must match. `field` is the return's field for the line number.
 */
export function findDocumentLine<Line extends { itemId: number; unitPrice: Price }>(
  lines: ReadonlyMap<number, Line>,
  lineNo: number | undefined,
  sentTerms: { itemId?: number; unitPrice?: string },
  at: { index: number; field: "billLineNo" | "purchaseLineNo" },
): Line {
  const line = lines.get(lineNo ?? 0);
  if (!line) throw problemOnField("LINE_INVALID", `lines.${at.index}.${at.field}`, NO_LINE);
  if (sentTerms.itemId !== undefined && sentTerms.itemId !== line.itemId)
    throw problemOnField("LINE_INVALID", `lines.${at.index}.itemId`, NO_LINE);
  if (sentTerms.unitPrice !== undefined && price(sentTerms.unitPrice) !== line.unitPrice) {
    const message = say.priceWas({ price: formatPrice(line.unitPrice) });
    throw problemOnField("PRICE_STALE", `lines.${at.index}.unitPrice`, message);
  }
  return line;
}

/** Throws LINE_INVALID if a return without a bill or purchase sends one. */
export function refuseLineNo(
  lineNo: number | undefined,
  at: { index: number; field: "billLineNo" | "purchaseLineNo" },
): void {
  if (lineNo !== undefined) throw problemOnField("LINE_INVALID", `lines.${at.index}.${at.field}`, NO_LINE);
}

const NO_LINE = "There is no document with such a line.";
