import type { Knex } from "knex";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { selectStockMovements } from "../openings.ts";
import type { ReportRange } from "../periods.ts";
import { LOCATION_ROLLUP, buildRangeSums } from "../range-sums.ts";
import { listVanPlaceIds } from "./vans.ts";

const buildVanLoadsByDate: Handler<"vanLoads.byDate"> = async ({ query, principal, db }) => {
  const range = { from: query.fromDate, to: query.toDate };
  const places = await listVanPlaceIds(db, principal, range, { id: query.vanId });
  return {
    rows: db.from(selectDays(db, principal, range, places, query.ItemID).as("d")).where("d.is_load", 1),
    columns: { Date: "d.date", VTStock: "d.vt_stock", Stock: "d.stock" },
    search: ["Date", "VTStock"],
    sort: "Date",
    key: "d.date",
  };
};

export const vanLoadDays = { "vanLoads.byDate": buildVanLoadsByDate };

/** Movements by day, with the previous day's stock; `is_load` marks days with loads. */
function selectDays(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  places: readonly number[],
  itemId: number,
) {
  const before = buildRangeSums(
    db,
    principal,
    LOCATION_ROLLUP,
    range,
    { before_range: { sum: "r.quantity", over: ["opening"] } },
    (piece) => void piece.whereIn("r.location_id", places).where("r.item_id", itemId),
  );
  const days = selectStockMovements(db, principal, range)
    .where("r.item_id", itemId)
    .whereIn("r.location_id", places)
    .groupBy("r.date")
    .select(
      "r.date",
      db.raw("SUM(r.quantity) as moved"),
      ...Object.entries(LOAD_KINDS).map(([name, kind]) =>
        db.raw("SUM(CASE WHEN r.move_kind = ? THEN r.quantity ELSE 0 END) as ??", [kind, name]),
      ),
    );
  const opening = db.from(before.as("b")).select(db.raw("COALESCE(SUM(b.before_range), 0)"));
  return db.from(days.as("x")).select(
    "x.date",
    db.raw("x.loaded + x.unloaded + x.transferred as vt_stock"),
    // A cancelled load is zero within its kind; a load and an unload on the same day keep both
    // quantities.
    db.raw("x.loaded <> 0 OR x.unloaded <> 0 OR x.transferred <> 0 as is_load"),
    db.raw("(?) + SUM(x.moved) OVER (ORDER BY x.date) - x.moved as stock", [opening]),
  );
}

const LOAD_KINDS = { loaded: "LOAD", unloaded: "UNLOAD", transferred: "TRANSFER" };
