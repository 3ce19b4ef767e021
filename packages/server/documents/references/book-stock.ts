import type { Knex } from "knex";
import { makeStockKey, calculateStockOn, quantity, type Quantity } from "@vanbook/sdk/books";
import { readPostingContext } from "../../books/posting/posting-context.ts";
import { readStockDays } from "../../books/posting/read-stock-days.ts";
import { lockYears } from "../../books/years/lock-years.ts";
import type { Planning } from "../document-type.ts";
import { readBookBatches } from "./book-batches.ts";

/** Quantities in thousandths; `hasCost` says whether the books have a cost for an item. */
export interface BookStock {
  bookOf(count: Place, itemId: number, batch?: string): Quantity;
  hasCost(itemId: number): boolean;
  keepsBatches(itemId: number): boolean;
}

interface Place {
  locationId: number;
  date: string;
}

export interface PostedCount extends Place {
  lines: readonly { itemId: number; batch: string | null }[];
  /** The book quantity when each line was counted, by `countKey`. */
  books: ReadonlyMap<string, Quantity>;
  /** What the count added or removed, by `countKey` of items and of batches. */
  moved: ReadonlyMap<string, Quantity>;
}

export function countKey(itemId: number, batch?: string | null): string {
  return batch ? `${itemId} ${batch}` : `${itemId}`;
}

/**
 * The book stock at the end of the day of each count. Locks the costs of the counted items until
 * the transaction ends, as posting does: no one else can move the items, so the difference is still
 * right when the count is posted.
 */
export async function readBookStock(
  { trx, principal: { companyId }, replaces }: Pick<Planning, "trx" | "principal" | "replaces">,
  counts: readonly (Place & { itemIds: readonly number[]; hasBatches: boolean })[],
): Promise<BookStock> {
  await lockYears(trx, companyId);
  const replacedCount =
    replaces === undefined ? undefined : await readPostedCount(trx, companyId, replaces, true);
  const itemIds = counts.flatMap((count) => count.itemIds);
  const { costs, context } = await readPostingContext(trx, companyId, {
    accountIds: [],
    locationIds: [],
    itemIds,
  });
  const moves = counts.flatMap(({ itemIds: items, ...place }) =>
    items.map((itemId) => ({ ...place, itemId, kind: "ADJUST" as const, quantity: 0n })),
  );
  const days = await readStockDays(trx, companyId, moves);
  const batches = new Map<string, Quantity>();
  for (const { locationId, date, itemIds: items } of counts.filter(({ hasBatches }) => hasBatches)) {
    const bookBatches = await readBookBatches(trx, companyId, { locationId, date }, { itemIds: items });
    for (const { itemId, batch, quantity: lies } of bookBatches)
      batches.set(`${locationId} ${date} ${countKey(itemId, batch)}`, lies);
  }
  return {
    bookOf(count, itemId, batch) {
      const key = countKey(itemId, batch);
      const there = batch
        ? (batches.get(`${count.locationId} ${count.date} ${key}`) ?? 0n)
        : calculateStockOn(
            days.get(makeStockKey({ itemId, locationId: count.locationId })) ?? NO_QUANTITIES,
            count.date,
          );
      return replacedCount ? calculateBookWithout(replacedCount, count, key, there) : there;
    },
    hasCost: (itemId) => (costs.get(itemId)?.rate ?? 0n) > 0n,
    keepsBatches: (itemId) => context.keepingBatches.has(itemId),
  };
}

/**
 * The book quantity as if the edited count had not been posted; `there` includes it. On the count's
 * own day and location, its lines keep the book quantity from when they were counted: later moves
 * don't change what was counted.
 */
export function calculateBookWithout(
  { locationId, date, books, moved }: PostedCount,
  count: Place,
  key: string,
  there: Quantity,
): Quantity {
  if (locationId !== count.locationId || date > count.date) return there;
  const own = date === count.date ? books.get(key) : undefined;
  return own ?? there - (moved.get(key) ?? 0n);
}

/** `isEdited` locks the count's voucher before any item, in the same order as its edit. */
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
  const lines: LineRow[] = await db("stock_count_lines")
    .where({ company_id: companyId, stock_count_id: id })
    .orderBy("line_no")
    .select("item_id", "batch", "book_quantity", "counted_quantity");
  const parts: { item_id: number; code: string; quantity: string }[] = await db("stock_move_batches as p")
    .join("batches as b", (on) => on.on("b.company_id", "p.company_id").andOn("b.id", "p.batch_id"))
    .where({ "p.company_id": companyId, "p.voucher_id": head.voucherId })
    .select("b.item_id", "b.code", "p.quantity");
  const movedQuantities = new Map<string, Quantity>();
  const add = (key: string, by: Quantity) => movedQuantities.set(key, (movedQuantities.get(key) ?? 0n) + by);
  for (const line of lines)
    add(countKey(line.item_id), quantity(line.counted_quantity) - quantity(line.book_quantity));
  for (const part of parts) add(countKey(part.item_id, part.code), quantity(part.quantity));
  return {
    ...{ locationId: head.locationId, date: head.date, moved: movedQuantities },
    lines: lines.map(({ item_id: itemId, batch }) => ({ itemId, batch })),
    books: new Map(
      lines.map((line) => [countKey(line.item_id, line.batch), quantity(line.book_quantity)] as const),
    ),
  };
}

interface LineRow {
  item_id: number;
  batch: string | null;
  book_quantity: string;
  counted_quantity: string;
}

const NO_QUANTITIES: ReadonlyMap<string, Quantity> = new Map();
