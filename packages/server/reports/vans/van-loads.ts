import type { Knex } from "knex";
import { POSTED } from "@vanbook/sdk/books";
import { priceOn } from "../../books/posting/price-list.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { quantityTie } from "../ties.ts";
import type { ReportRange } from "../periods.ts";
import { limitToPlaces, LOCATIONS, rangeSums } from "../range-sums.ts";
import { ofKinds, ofOtherKinds } from "../stock/stock-moves.ts";
import { placesOfVan, salesmanOf } from "./vans.ts";

const vanLoadsReport: Handler<"vanLoads.report"> = async ({ query, principal, db }) => {
  const { VanId: id, Branch: branch, Date: day } = query;
  const stock = await vanStock(db, principal, { from: day, to: day }, { id, branch });
  return { ...stock, envelope: (rows) => ({ data: [rows] }) };
};

const datewise: Handler<"vanLoads.datewise"> = async ({ query, principal, db }) => {
  const range = { from: query.Date, to: query.ToDate };
  const { VanId: id, Branch: branch } = query;
  return vanStock(db, principal, range, { id, branch });
};

/** A van's opening stock, movements and remaining stock by item: on a day, and over a range. */
export const vanLoads = { "vanLoads.report": vanLoadsReport, "vanLoads.datewise": datewise };

/** A van's stock over a range by item; empty if the van is out of the principal's scope. */
async function vanStock(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  van: { id: number; branch: number | undefined },
): Promise<Omit<Report<"vanLoads.report">, "envelope">> {
  const places = await placesOfVan(db, principal, range, van);
  const salesman = await salesmanOf(db, principal, range, van.id);
  const moves = movesOf(db, principal, range, places);
  const items = ofCompany(db, principal, "items as i").join(moves.as("s"), "s.item_id", "i.id");
  void items.whereRaw(
    `(${Object.values(FIGURES)
      .map((figure) => `${figure} <> 0`)
      .join(" OR ")})`,
  );
  return {
    // Each row has the salesman's name and the last day. They are joined as a one-row table, because a name
    // must not become part of the SQL text.
    rows: items.crossJoin(db.raw("(SELECT ? AS name, CAST(? AS DATE) AS day) AS u", [salesman, range.to])),
    columns: {
      ItemID: "i.id",
      ItemName: "i.name",
      UserName: "u.name",
      MRP: priceOn("MRP", { day: "u.day" }),
      ...FIGURES,
    },
    search: ["ItemName"],
    sort: "ItemName",
    key: "i.id",
    ties: async ({ VtStock }, snapshot) => {
      if (!principal.wholeCompany) return [];
      const amount = await loadedOnto(snapshot, principal, range, places);
      return [quantityTie("Van loads", amount, VtStock)];
    },
  };
}

/** A van's movements by item: before the range, in the range by kind, and damaged goods returned by customers. */
function movesOf(db: Knex, principal: Principal, range: ReportRange, places: readonly number[]) {
  const over = ["movement"] as const;
  const sums = {
    before_range: { sum: "r.quantity", over: ["opening"] },
    loaded: { sum: ofKinds(["LOAD", "UNLOAD", "TRANSFER"]), over },
    good: { sum: ofKinds(["SALE_RETURN"]), over },
    sold: { sum: ofKinds(["SALE"], "-r.quantity"), over },
    free: { sum: ofKinds(["FREE"], "-r.quantity"), over },
    replaced: { sum: ofKinds(["REPLACE_OUT"], "-r.quantity"), over },
    adjusted: {
      sum: ofOtherKinds(["LOAD", "UNLOAD", "TRANSFER", "SALE_RETURN", "SALE", "FREE", "REPLACE_OUT"]),
      over,
    },
  } as const;
  const names = Object.keys(sums);
  const moved = rangeSums(db, principal, LOCATIONS, range, sums, limitToPlaces(places));
  const damaged = damagedOf(db, principal, range, places);
  const pieces = [
    db.from(moved.as("m")).select("m.item_id", ...names.map((name) => `m.${name}`), db.raw("0 as damaged")),
    db
      .from(damaged.as("g"))
      .select("g.item_id", ...names.map((name) => db.raw("0 as ??", [name])), "g.damaged"),
  ];
  return db
    .from(db.unionAll(pieces).as("p"))
    .groupBy("p.item_id")
    .select(
      "p.item_id",
      ...[...names, "damaged"].map((name) => db.raw("SUM(??) as ??", [`p.${name}`, name])),
    );
}

/**
 * Damaged and expired goods returned to a van. They are not stored in the van, so they are read from the
 * documents.
 */
function damagedOf(db: Knex, principal: Principal, range: ReportRange, places: readonly number[]) {
  const returns = ofCompany(db, principal, "sale_returns as d")
    .where("d.status", POSTED)
    .whereBetween("d.date", [range.from, range.to])
    .whereIn("d.location_id", places);
  return joinOwn(returns, "sale_return_lines as l", "l.sale_return_id", "d.id")
    .groupBy("l.item_id")
    .select("l.item_id", db.raw("SUM(l.damaged_quantity + l.expired_quantity) as damaged"));
}

/** The quantities loaded onto vans minus those unloaded, from the van load documents, to compare with the reports. */
export async function loadedOnto(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  places: readonly number[],
): Promise<string> {
  const side = (column: string, sign: "" | "-") =>
    joinOwn(
      ofCompany(db, principal, "van_loads as d")
        .where("d.status", POSTED)
        .whereBetween("d.date", [range.from, range.to])
        .whereIn(column, places),
      "van_load_lines as l",
      "l.van_load_id",
      "d.id",
    ).select(db.raw(`${sign}l.quantity as quantity`));
  const both = db.unionAll([side("d.to_location_id", ""), side("d.from_location_id", "-")]);
  return (await sumsOf(db, db.from(both.as("q")), { loaded: "q.quantity" })).loaded;
}

/** NetStock = Stock + VtStock + GoodStock − SoldQty − FreeSoldQty − ReplacedQty + Adjustment (docs/books.md#van-load). */
const FIGURES = {
  Stock: "s.before_range",
  RetQty: "s.good + s.damaged",
  GoodStock: "s.good",
  DmgedQty: "s.damaged",
  ReplacedQty: "s.replaced",
  SoldQty: "s.sold",
  FreeSoldQty: "s.free",
  Adjustment: "s.adjusted",
  NetStock: "s.before_range + s.loaded + s.good - s.sold - s.free - s.replaced + s.adjusted",
  VtStock: "s.loaded",
};
