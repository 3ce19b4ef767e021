import { formatPrice, price, type Price } from "../../money.ts";
import { refused } from "../../contract/problem.ts";

/**
 * The line of a bill or a purchase that line `index` of its return names as `lineNo`; the item and the price may be
 * sent to be checked. `field` is what the return calls the number.
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
    const message = `The price was ${formatPrice(line.unitPrice)}.`;
    throw refused("PRICE_STALE", `lines.${at.index}.unitPrice`, message);
  }
  return line;
}

/** A line of a return names a line of another document only where the return names that document. */
export function refuseLineNo(
  lineNo: number | undefined,
  at: { index: number; field: "billLineNo" | "purchaseLineNo" },
): void {
  if (lineNo !== undefined) throw refused("LINE_INVALID", `lines.${at.index}.${at.field}`, NO_LINE);
}

const NO_LINE = "There is no document with such a line.";
