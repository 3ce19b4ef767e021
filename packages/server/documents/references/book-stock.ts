import type { Knex } from "knex";
import { keyOf } from "../../books/posting/on-hand.ts";
import { readPostingContext } from "../../books/posting/posting-context.ts";
import { readStockDays, stockOn } from "../../books/posting/stock-days.ts";
import { lockYears } from "../../books/years/years.ts";
import { quantity, type Quantity } from "../../money.ts";
import type { Planning } from "../document-type.ts";

/** What the books say lies at places, in thousandths, and whether they know what items cost. */
export interface BookStock {
  bookOf(count: Place, itemId: number): Quantity;
  hasCost(itemId: number): boolean;
}

interface Place {
  locationId: number;
  date: string;
}

/** A count that was posted, with what the books said then and what was counted, by item. */
export interface PostedCount extends Place {
  lines: ReadonlyMap<number, { book: Quantity; counted: Quantity }>;
}

/**
 * Locks the costs of the items that are counted until the transaction ends, as posting does, and reads what the books say lies at the places
 * at the end of the days. Nobody else moves the items from here on, so what a count differs by is right when it is posted.
 */
export async function readBookStock(
  { trx, principal: { companyId }, replaces }: Pick<Planning, "trx" | "principal" | "replaces">,
  counts: readonly (Place & { itemIds: readonly number[] })[],
): Promise<BookStock> {
  await lockYears(trx, companyId);
  const replaced = replaces === undefined ? undefined : await readPostedCount(trx, companyId, replaces, true);
  const itemIds = counts.flatMap((count) => count.itemIds);
  const { costs } = await readPostingContext(trx, companyId, { accountIds: [], locationIds: [], itemIds });
  const moves = counts.flatMap(({ itemIds: items, ...place }) =>
    items.map((itemId) => ({ ...place, itemId, kind: "ADJUST" as const, quantity: 0n })),
  );
  const days = await readStockDays(trx, companyId, moves);
  return {
    bookOf(count, itemId) {
      const there = stockOn(days.get(keyOf({ itemId, locationId: count.locationId })) ?? NONE, count.date);
      return replaced ? bookBeside(replaced, count, itemId, there) : there;
    },
    hasCost: (itemId) => (costs.get(itemId)?.rate ?? 0n) > 0n,
  };
}

/**
 * What the books say besides a count that is edited, given what is `there` with it. On its own day and place an item stands as it was when
 * it was counted: goods that moved since were there to be counted.
 */
export function bookBeside(
  { locationId, date, lines }: PostedCount,
  count: Place,
  itemId: number,
  there: Quantity,
): Quantity {
  const own = lines.get(itemId);
  if (!own || locationId !== count.locationId || date > count.date) return there;
  return date === count.date ? own.book : there - (own.counted - own.book);
}

/** Reads a count that was posted; `isEdited` locks its voucher, as its edit does, before any item. */
export async function readPostedCount(
  db: Knex,
  companyId: number,
  id: number,
  isEdited = false,
): Promise<PostedCount> {
  const head: (Place & { voucherId: number }) | undefined = await db("stock_counts")
    .where({ company_id: companyId, id })
    .first({ locationId: "location_id", date: "date", voucherId: "voucher_id" });
  if (!head) throw new Error("The count that was found is not there");
  if (isEdited)
    await db("vouchers").where({ company_id: companyId, id: head.voucherId }).forUpdate().first("id");
  const rows: { item_id: number; book_quantity: string; counted_quantity: string }[] = await db(
    "stock_count_lines",
  )
    .where({ company_id: companyId, stock_count_id: id })
    .select("item_id", "book_quantity", "counted_quantity");
  const lines = rows.map(
    (row) =>
      [row.item_id, { book: quantity(row.book_quantity), counted: quantity(row.counted_quantity) }] as const,
  );
  return { locationId: head.locationId, date: head.date, lines: new Map(lines) };
}

const NONE: ReadonlyMap<string, Quantity> = new Map();
