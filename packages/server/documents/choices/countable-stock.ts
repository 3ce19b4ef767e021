import type { Knex } from "knex";
import { ofCompany } from "../../auth/scope.ts";
import { today } from "../../clock.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { select } from "../../db/select.ts";
import { formatQuantity, quantity, type Quantity } from "../../money.ts";
import { findDocument } from "../find-document.ts";
import { bookBeside, readPostedCount, type PostedCount } from "../references/book-stock.ts";
import { readLocations, SALEABLE } from "../references/stock-places.ts";

/** What the books say lies in a godown or van at the end of a day, to be counted. */
const read: Handler<"countableStock.read"> = async ({ query, principal, db }) => {
  const { id, date = today(), edits } = query;
  const places = await readLocations(db, principal, [id], []);
  places.find(id, "id", { to: "location", kinds: SALEABLE, evenDeleted: true }, {});
  const there = await stockAt(db, principal, id, date);
  const edited = edits === undefined ? undefined : await postedCount(db, principal, edits);
  if (edited?.locationId === id)
    for (const itemId of edited.lines.keys())
      there.set(itemId, bookBeside(edited, { locationId: id, date }, itemId, there.get(itemId) ?? 0n));
  const counted = edited?.locationId === id ? edited.lines : NONE;
  const shown = [...there].filter(([itemId, book]) => book !== 0n || counted.has(itemId));
  return { id, date, lines: await linesOf(db, principal, new Map(shown)) };
};

/** The stock of a place, as one counts it. */
export const countableStock = { "countableStock.read": read };

/** Quantities at the end of the day by item, in thousandths: whole months, and the moves of the day's own. */
async function stockAt(db: Knex, principal: Principal, locationId: number, date: string) {
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

async function postedCount(db: Knex, principal: Principal, id: number): Promise<PostedCount> {
  await findDocument(db, principal, { name: "stockCounts", kind: "stock_count" }, id);
  return readPostedCount(db, principal.companyId, id);
}

/** The items by name, with what a unit costs by the average of now. */
async function linesOf(
  db: Knex,
  principal: Principal,
  books: ReadonlyMap<number, Quantity>,
): Promise<Schema<"CountableItem">[]> {
  if (books.size === 0) return [];
  const items = ofCompany(db, principal, "items as i")
    .leftJoin("item_costs as c", (on) => on.on("c.company_id", "i.company_id").andOn("c.item_id", "i.id"))
    .whereIn("i.id", [...books.keys()])
    .orderBy(["i.name", "i.id"]);
  const rows = await select<Omit<Schema<"CountableItem">, "quantity">>(items, {
    itemId: "i.id",
    itemName: "i.name",
    rate: db.raw("COALESCE(ROUND(c.rate, 4), 0)"),
  });
  return rows.map(({ itemId, itemName, rate }) => ({
    ...{ itemId, itemName },
    quantity: formatQuantity(books.get(itemId) ?? 0n),
    rate,
  }));
}

const NONE: PostedCount["lines"] = new Map();
