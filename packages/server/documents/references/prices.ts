import type { Knex } from "knex";
import {
  type Books,
  formatPrice,
  paise,
  percent,
  percentOf,
  price,
  type Paise,
  type Percent,
  type Price,
  type Quantity,
  listPrice,
  priceOnDay,
  type SaleInput,
  priceSale,
  type LineDiscount,
} from "@vanbook/sdk/books";
import { refused } from "@vanbook/sdk/problem";
import type { FrozenLines } from "./frozen-lines.ts";
import type { ItemRow } from "./references.ts";

/** A line as it was sent, with the item and the price that apply. */
export interface LineTerms {
  item: ItemRow;
  unitPrice: Price;
}

/** The discount of a line as it was sent. */
export function discountOfLine(line: { discountRate?: string; discount?: string }): LineDiscount {
  return {
    ...(line.discountRate !== undefined && { discountRate: percent(line.discountRate) }),
    ...(line.discount !== undefined && { discount: paise(line.discount) }),
  };
}

/**
 * The terms of a line: those that it was posted with, when an edit sends it as it was; otherwise the item as it is now, at
 * its price on the document's day or at a price that the document had. Throws PRICE_STALE.
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
 * The price of an item for a customer on a day, in ten-thousandths of a rupee. Throws PRICE_STALE when the client sent
 * another price.
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
  const message = `The price of ${item.name} is ${formatPrice(valid)}, not ${formatPrice(price(given))}.`;
  throw refused("PRICE_STALE", `lines.${line}.unitPrice`, message);
}

/** A discount in percent for bills with an amount between two limits. */
export interface Slab {
  from: Paise;
  to: Paise;
  discount: Percent;
}

/** The company's rate slabs in ascending order. */
export async function readSlabs(db: Knex, companyId: number): Promise<Slab[]> {
  const rows: { from_rate: string; to_rate: string; discount: string }[] = await db("rate_slabs")
    .select("from_rate", "to_rate", "discount")
    .where({ company_id: companyId, is_deleted: 0 })
    .orderBy(["from_rate", "id"]);
  return rows.map((row) => ({
    from: paise(row.from_rate),
    to: paise(row.to_rate),
    discount: percent(row.discount),
  }));
}

/** The discount of the slab that a bill is in, in paise, calculated on the amount with tax. */
export function slabDiscount(slabs: readonly Slab[], books: Books, bill: SaleInput): Paise {
  if (slabs.length === 0) return 0n;
  const { amount } = priceSale(books, { ...bill, toRupee: false }).totals;
  // At a shared boundary the upper slab applies.
  const slab = slabs.findLast(({ from, to }) => from <= amount && amount <= to);
  return slab ? percentOf(amount, slab.discount) : 0n;
}
