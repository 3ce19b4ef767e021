import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { getToday } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { formatQuantity, quantity, sum, type Quantity } from "@vanbook/sdk/books";
import { findDocument } from "../find-document.ts";
import { readBookBatches, type BookBatch } from "../references/book-batches.ts";
import {
  calculateBookWithout,
  countKey,
  readPostedCount,
  type PostedCount,
} from "../references/book-stock.ts";
import { SALEABLE_KINDS } from "../references/stock-location.ts";
import { readLocations } from "../references/stock-places.ts";

const read: Handler<"countableStock.read"> = async ({ query, principal, db }) => {
  const { id, date = getToday(), edits } = query;
  const places = await readLocations(db, principal, [id], []);
  places.find(id, "id", { to: "location", kinds: SALEABLE_KINDS, evenDeleted: true }, {});
  const place = { locationId: id, date };
  const there = await readStockAt(db, principal, id, date);
  const originalCount = edits === undefined ? undefined : await findPostedCount(db, principal, edits);
  const editedCount = originalCount?.locationId === id ? originalCount : undefined;
  const lines = editedCount?.lines ?? [];
  const codes = lines.flatMap(({ batch }) => batch ?? []);
  const batches = await readBookBatches(db, principal.companyId, place, { codes });
  const countedKeys = new Set(lines.map(({ itemId, batch }) => countKey(itemId, batch)));
  const calculateBook = (key: string, book: Quantity) =>
    editedCount ? calculateBookWithout(editedCount, place, key, book) : book;
  const items = new Set([...[...there.keys()], ...[...lines, ...batches].map(({ itemId }) => itemId)]);
  const books = [...items].flatMap((itemId): BookLine[] => {
    const all = there.get(itemId) ?? 0n;
    const own = batches.filter((batch) => batch.itemId === itemId);
    const isByBatch = lines.some((line) => line.itemId === itemId && line.batch !== null);
    // The batches do not add up to the stock if some of it came in before the item kept batches.
    const isWhole = countedKeys.has(countKey(itemId)) || sum(own.map(({ quantity: lay }) => lay)) !== all;
    if (own.length === 0 || (isWhole && !isByBatch))
      return [{ itemId, quantity: calculateBook(countKey(itemId), all) }];
    return own.map(({ quantity: lay, ...batch }) => ({
      ...batch,
      quantity: calculateBook(countKey(itemId, batch.batch), lay),
    }));
  });
  const shownBooks = books.filter(
    ({ itemId, batch, quantity: book }) => book !== 0n || countedKeys.has(countKey(itemId, batch)),
  );
  return { id, date, lines: await listCountableLines(db, principal, shownBooks) };
};

export const countableStock = { "countableStock.read": read };

/** Thousandths by item at the end of the day: earlier months, plus the moves of the day's month. */
async function readStockAt(db: Knex, principal: Principal, locationId: number, date: string) {
  const month = `${date.slice(0, 8)}01`;
  const sum = db.raw("SUM(r.quantity) as quantity");
  const months = ofCompany(db, principal, "location_month as r")
    .where("r.location_id", locationId)
    .where("r.month", "<", month)
    .groupBy("r.item_id")
    .select("r.item_id", sum);
  const moves = ofCompany(db, principal, "stock_moves as r")
    .where("r.location_id", locationId)
    .whereBetween("r.date", [month, date])
    .groupBy("r.item_id")
    .select("r.item_id", sum);
  const rows: { item_id: number; quantity: string }[] = await db
    .from(db.unionAll([months, moves]).as("m"))
    .groupBy("m.item_id")
    .select("m.item_id", db.raw("SUM(m.quantity) as quantity"));
  return new Map(rows.map((row) => [row.item_id, quantity(row.quantity)]));
}

async function findPostedCount(db: Knex, principal: Principal, id: number): Promise<PostedCount> {
  await findDocument(db, principal, { name: "stockCounts", kind: "stock_count" }, id);
  return readPostedCount(db, principal.companyId, id);
}

interface BookLine extends Omit<BookBatch, "batch" | "expiresOn"> {
  batch?: string;
  expiresOn?: string | null;
}

async function listCountableLines(
  db: Knex,
  principal: Principal,
  books: readonly BookLine[],
): Promise<Schema<"CountableItem">[]> {
  if (books.length === 0) return [];
  const items = ofCompany(db, principal, "items as i")
    .leftJoin("item_costs as c", (on) => on.on("c.company_id", "i.company_id").andOn("c.item_id", "i.id"))
    .whereIn("i.id", [...new Set(books.map(({ itemId }) => itemId))])
    .orderBy(["i.name", "i.id"]);
  const rows = await select<Pick<Schema<"CountableItem">, "itemId" | "itemName" | "rate">>(items, {
    itemId: "i.id",
    itemName: "i.name",
    rate: db.raw("COALESCE(ROUND(c.rate, 4), 0)"),
  });
  const ofItem = new Map<number, BookLine[]>();
  for (const book of books) ofItem.set(book.itemId, [...(ofItem.get(book.itemId) ?? []), book]);
  return rows.flatMap(({ itemId, itemName, rate }) =>
    (ofItem.get(itemId) ?? []).map(({ batch, expiresOn, quantity: book }) => ({
      ...{ itemId, itemName },
      ...(batch !== undefined && { batch }),
      ...(expiresOn && { expiresOn }),
      quantity: formatQuantity(book),
      rate,
    })),
  );
}
