import type { Knex } from "knex";
import { POSTED_STATUS } from "@vanbook/sdk/books";
import { buildPriceOnDaySql } from "../../books/posting/price-list.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import type { Report } from "../../contract/report.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { makeQuantityTie } from "../ties.ts";
import type { ReportRange } from "../periods.ts";
import { limitToPlaces, LOCATION_ROLLUP, buildRangeSums } from "../range-sums.ts";
import { ofKinds, ofOtherKinds } from "../stock/stock-moves.ts";
import { listVanPlaceIds, findSalesmanNames } from "./vans.ts";

const buildVanLoadsReport: Handler<"vanLoads.report"> = async ({ query, principal, db }) => {
  const { VanId: id, Branch: branch, Date: day } = query;
  const stock = await buildVanStockReport(db, principal, { from: day, to: day }, { id, branch });
  return { ...stock, envelope: (rows) => ({ data: [rows] }) };
};

const buildDatewiseReport: Handler<"vanLoads.datewise"> = async ({ query, principal, db }) => {
  const range = { from: query.Date, to: query.ToDate };
  const { VanId: id, Branch: branch } = query;
  return buildVanStockReport(db, principal, range, { id, branch });
};

export const vanLoads = { "vanLoads.report": buildVanLoadsReport, "vanLoads.datewise": buildDatewiseReport };

async function buildVanStockReport(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  van: { id: number; branch: number | undefined },
): Promise<Omit<Report<"vanLoads.report">, "envelope">> {
  const places = await listVanPlaceIds(db, principal, range, van);
  const salesman = await findSalesmanNames(db, principal, range, van.id);
  const moves = selectVanMoves(db, principal, range, places);
  const items = ofCompany(db, principal, "items as i").join(moves.as("s"), "s.item_id", "i.id");
  void items.whereRaw(
    `(${Object.values(STOCK_FIGURES)
      .map((figure) => `${figure} <> 0`)
      .join(" OR ")})`,
  );
  return {
    // Each row has the salesman's name and the last day. They are joined as a one-row table,
    // because a name must not become part of the SQL text.
    rows: items.crossJoin(db.raw("(SELECT ? AS name, CAST(? AS DATE) AS day) AS u", [salesman, range.to])),
    columns: {
      ItemID: "i.id",
      ItemName: "i.name",
      UserName: "u.name",
      MRP: buildPriceOnDaySql("MRP", { day: "u.day" }),
      ...STOCK_FIGURES,
    },
    search: ["ItemName"],
    sort: "ItemName",
    key: "i.id",
    ties: async ({ VtStock }, snapshot) => {
      if (!principal.wholeCompany) return [];
      const amount = await sumLoadedOntoVans(snapshot, principal, range, places);
      return [makeQuantityTie("Van loads", amount, VtStock)];
    },
  };
}

/** Movements before the range, in the range by kind, and damaged goods returned by customers. */
function selectVanMoves(db: Knex, principal: Principal, range: ReportRange, places: readonly number[]) {
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
  const vanMoves = buildRangeSums(db, principal, LOCATION_ROLLUP, range, sums, limitToPlaces(places));
  const damagedReturns = selectDamagedReturns(db, principal, range, places);
  const pieces = [
    db
      .from(vanMoves.as("m"))
      .select("m.item_id", ...names.map((name) => `m.${name}`), db.raw("0 as damaged")),
    db
      .from(damagedReturns.as("g"))
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

/** Damaged and expired goods are not stored in the van, so the documents are read. */
function selectDamagedReturns(db: Knex, principal: Principal, range: ReportRange, places: readonly number[]) {
  const returns = ofCompany(db, principal, "sale_returns as d")
    .where("d.status", POSTED_STATUS)
    .whereBetween("d.date", [range.from, range.to])
    .whereIn("d.location_id", places);
  return joinOwn(returns, "sale_return_lines as l", "l.sale_return_id", "d.id")
    .groupBy("l.item_id")
    .select("l.item_id", db.raw("SUM(l.damaged_quantity + l.expired_quantity) as damaged"));
}

export async function sumLoadedOntoVans(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  places: readonly number[],
): Promise<string> {
  const selectLoadLines = (column: string, sign: "" | "-") =>
    joinOwn(
      ofCompany(db, principal, "van_loads as d")
        .where("d.status", POSTED_STATUS)
        .whereBetween("d.date", [range.from, range.to])
        .whereIn(column, places),
      "van_load_lines as l",
      "l.van_load_id",
      "d.id",
    ).select(db.raw(`${sign}l.quantity as quantity`));
  const both = db.unionAll([
    selectLoadLines("d.to_location_id", ""),
    selectLoadLines("d.from_location_id", "-"),
  ]);
  return (await readSums(db, db.from(both.as("q")), { loaded: "q.quantity" })).loaded;
}

/**
 * NetStock = Stock + VtStock + GoodStock − SoldQty − FreeSoldQty − ReplacedQty + Adjustment
 * (docs/books.md#van-load).
 */
const STOCK_FIGURES = {
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
