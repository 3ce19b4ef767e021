import * as say from "../generated/messages.ts";
import type { Books } from "./company-books.ts";
import { formatPrice, paise, percent, price, type Price, type Quantity } from "./money.ts";
import { listPrice, findPriceOnDay, type ItemRow } from "./list-price.ts";
import type { LineDiscount } from "./documents/line-discount.ts";
import { problemOnField } from "../problem.ts";
import type { FrozenLines } from "./frozen-lines.ts";

export interface LineTerms {
  item: ItemRow;
  unitPrice: Price;
}

export function readLineDiscount(line: { discountRate?: string; discount?: string }): LineDiscount {
  return {
    ...(line.discountRate !== undefined && { discountRate: percent(line.discountRate) }),
    ...(line.discount !== undefined && { discount: paise(line.discount) }),
  };
}

/**
 * If an edit sends the line unchanged, the terms it was posted with; otherwise the current item, at
 * its price on the document's day or at a price that the document had. Throws PRICE_STALE.
 */
export function chooseLineTerms(
  books: Books,
  item: ItemRow,
  { rateType, date, frozen }: { rateType: string | null; date: string; frozen: FrozenLines },
  sentLine: LineDiscount & {
    quantity: Quantity;
    freeQuantity: Quantity;
    unitPrice: string | undefined;
    line: number;
  },
): LineTerms {
  const { line, ...sentValues } = sentLine;
  const unitPrice = sentLine.unitPrice === undefined ? undefined : price(sentLine.unitPrice);
  const keptTerms = frozen.take({ ...sentValues, itemId: item.id, unitPrice });
  if (keptTerms) return { item: { ...item, ...keptTerms }, unitPrice: keptTerms.unitPrice };
  const soldItem = { ...item, mrp: findPriceOnDay(item, "MRP", date) };
  if (unitPrice !== undefined && frozen.hadPrice(item.id, unitPrice)) return { item: soldItem, unitPrice };
  return { item: soldItem, unitPrice: checkPrice(books, item, rateType, date, sentLine.unitPrice, line) };
}

/** In ten-thousandths of a rupee. Throws PRICE_STALE if the client sent a different price. */
function checkPrice(
  books: Books,
  item: ItemRow,
  rateType: string | null,
  date: string,
  givenPrice: string | undefined,
  line: number,
): Price {
  const valid = listPrice(books.taxes, item, rateType, date);
  if (givenPrice === undefined || price(givenPrice) === valid) return valid;
  const message = say.priceDiffers({
    item: item.name,
    price: formatPrice(valid),
    given: formatPrice(price(givenPrice)),
  });
  throw problemOnField("PRICE_STALE", `lines.${line}.unitPrice`, message);
}
