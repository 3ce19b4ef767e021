import type { Knex } from "knex";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { listPlaceIds } from "../reports/stock/stock-moves.ts";
import { listVans } from "../reports/vans/vans.ts";

const stock: Handler<"dashboard.stock"> = async ({ principal, db }) => {
  const items = ofCompany(db, principal, "items as i")
    .leftJoin(onHand(db, principal, await listStockPlaces(db, principal)).as("s"), "s.item_id", "i.id")
    .where("i.is_service", 0)
    .whereRaw("(i.is_deleted = 0 OR s.quantity <> 0)");
  return select<Schema<"DashboardStock">>(items.orderBy("i.name").orderBy("i.id"), {
    ItemID: "i.id",
    ItemName: "i.name",
    TotalStock: db.raw("COALESCE(s.quantity, 0)"),
  });
};

export const storage = { "dashboard.stock": stock };

/** For a salesman the locations of the own van, for others those of damaged goods. */
export async function listStockPlaces(db: Knex, principal: Principal): Promise<number[]> {
  if (principal.role !== SALESMAN_ROLE) return listPlaceIds(db, principal, ["damaged"]);
  const day = getToday();
  const vans = await listVans(db, principal, { from: day, to: day });
  return vans.flatMap(({ locationIds }) => locationIds);
}

/**
 * Current stock by item (`item_id`, `quantity`): for a salesman that in the own van, for others
 * that in godowns and vans, as the valuation (updated at each posting) less damaged goods. `places`
 * comes from `listStockPlaces`.
 */
export function onHand(db: Knex, principal: Principal, places: readonly number[]): Knex.QueryBuilder {
  const there = selectStockAt(db, principal, places);
  if (principal.role === SALESMAN_ROLE) return there;
  const all = ofCompany(db, principal, "item_costs as k").select("k.item_id", "k.quantity");
  const less = db.from(there.as("d")).select("d.item_id", db.raw("-d.quantity as quantity"));
  return db
    .from(db.unionAll([all, less]).as("s"))
    .groupBy("s.item_id")
    .select("s.item_id", db.raw("SUM(s.quantity) as quantity"));
}

function selectStockAt(db: Knex, principal: Principal, places: readonly number[]) {
  return ofCompany(db, principal, "location_month as m")
    .whereIn("m.location_id", [...places])
    .groupBy("m.item_id")
    .select("m.item_id", db.raw("SUM(m.quantity) as quantity"));
}
