import * as say from "../generated/messages.ts";
import { formatPrice, paise, percent, price, type Quantity } from "./money.ts";
import { findListedPrice, findPriceOnDay, type ItemRow, type UnitPrice } from "./list-price.ts";
import type { LineDiscount } from "./documents/line-discount.ts";
import { problemOnField } from "../problem.ts";
import type { FrozenLines } from "./frozen-lines.ts";

export interface LineTerms extends UnitPrice {
  item: ItemRow;
  /** Set for a line that an edit sends unchanged. */
  isKept?: boolean;
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
  if (keptTerms) {
    const { unitPrice: keptPrice, priceHasTax, ...keptItem } = keptTerms;
    return { item: { ...item, ...keptItem }, unitPrice: keptPrice, priceHasTax, isKept: true };
  }
  const soldItem = { ...item, mrp: findPriceOnDay(item, "MRP", date) };
  const formerPrice = unitPrice === undefined ? undefined : frozen.findPrice(item.id, unitPrice);
  return {
    item: soldItem,
    ...(formerPrice ?? checkPrice(item, { rateType, date }, sentLine.unitPrice, line)),
  };
}

/** Throws PRICE_STALE if the client sent a different price. */
function checkPrice(
  item: ItemRow,
  { rateType, date }: { rateType: string | null; date: string },
  givenPrice: string | undefined,
  line: number,
): UnitPrice {
  const listedPrice = findListedPrice(item, rateType, date);
  if (givenPrice === undefined || price(givenPrice) === listedPrice.unitPrice) return listedPrice;
  const message = say.priceDiffers({
    item: item.name,
    price: formatPrice(listedPrice.unitPrice),
    given: formatPrice(price(givenPrice)),
  });
  throw problemOnField("PRICE_STALE", `lines.${line}.unitPrice`, message);
}
