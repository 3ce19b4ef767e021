import * as say from "../generated/messages.ts";
import type { Books } from "./company-books.ts";
import { formatPrice, paise, percent, price, type Price, type Quantity } from "./money.ts";
import { listPrice, priceOnDay, type ItemRow } from "./list-price.ts";
import type { LineDiscount } from "./documents/line-discount.ts";
import { refused } from "../problem.ts";
import type { FrozenLines } from "./frozen-lines.ts";

/** A line as sent, with the item and the price that apply. */
export interface LineTerms {
  item: ItemRow;
  unitPrice: Price;
}

/** The discount of a line as sent. */
export function discountOfLine(line: { discountRate?: string; discount?: string }): LineDiscount {
  return {
    ...(line.discountRate !== undefined && { discountRate: percent(line.discountRate) }),
    ...(line.discount !== undefined && { discount: paise(line.discount) }),
  };
}

/**
 * The terms of a line: if an edit sends it unchanged, those it was posted with; otherwise the current item,
 * at its price on the document's day or at a price that the document had. Throws PRICE_STALE.
 */
export function termsOfLine(
  books: Books,
  item: ItemRow,
  { rateType, date, frozen }: { rateType: string | null; date: string; frozen: FrozenLines },
  sent: LineDiscount & {
    quantity: Quantity;
    freeQuantity: Quantity;
    unitPrice: string | undefined;
    line: number;
  },
): LineTerms {
  const { line, ...counted } = sent;
  const unitPrice = sent.unitPrice === undefined ? undefined : price(sent.unitPrice);
  const kept = frozen.take({ ...counted, itemId: item.id, unitPrice });
  if (kept) return { item: { ...item, ...kept }, unitPrice: kept.unitPrice };
  const sold = { ...item, mrp: priceOnDay(item, "MRP", date) };
  if (unitPrice !== undefined && frozen.hadPrice(item.id, unitPrice)) return { item: sold, unitPrice };
  return { item: sold, unitPrice: checkedPrice(books, item, rateType, date, sent.unitPrice, line) };
}

/**
 * The price of an item for a customer on a day, in ten-thousandths of a rupee. Throws PRICE_STALE if the
 * client sent a different price.
 */
function checkedPrice(
  books: Books,
  item: ItemRow,
  rateType: string | null,
  date: string,
  given: string | undefined,
  line: number,
): Price {
  const valid = listPrice(books.taxes, item, rateType, date);
  if (given === undefined || price(given) === valid) return valid;
  const message = say.priceDiffers({
    item: item.name,
    price: formatPrice(valid),
    given: formatPrice(price(given)),
  });
  throw refused("PRICE_STALE", `lines.${line}.unitPrice`, message);
}
