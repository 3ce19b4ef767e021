import type { Knex } from "knex";
import { formatQuantity, quantity } from "@vanbook/sdk/books";
import { today } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { quantityTie } from "../ties.ts";
import type { OwnJoins } from "../../contract/report.ts";
import { yearStartOf } from "../range-sums.ts";
import { movesByPlace, placesOf, saleableMoves, valuedOn } from "./stock-moves.ts";

const stockReport: Handler<"stock.report"> = async ({ query, principal, db }) => {
  const range = { from: query.FromDate, to: query.ToDate };
  const moves = saleableMoves(db, principal, range, await placesOf(db, principal, ["damaged"]));
  return {
    ...BY_ITEM,
    rows: itemsOf(db, principal, moves, SALEABLE, query),
    columns: { ...ITEM, ...SALEABLE },
    search: ["ItemName", "TotalStock"],
    ties: async ({ TotalStock }, snapshot) => {
      if (isNarrowed(query)) return [];
      const amount = await valuedOn(snapshot, principal, range.to);
      return [quantityTie(VALUATION, amount, TotalStock)];
    },
  };
};

const godownStock: Handler<"godownStock.report"> = async ({ query, principal, db }) => {
  const day = today();
  const yearStart = await yearStartOf(db, principal, day);
  const places = await placesOf(db, principal, ["godown", "van"]);
  const moves = movesByPlace(db, principal, { yearStart, day }, places);
  return {
    ...BY_ITEM,
    rows: itemsOf(db, principal, moves, BY_PLACE, query),
    columns: { ...ITEM, ...BY_PLACE },
    search: ["ItemName", "TotalStock", "GoDownStock"],
    ties: async ({ GoDownStock, VTBalance }, snapshot) => {
      if (isNarrowed(query)) return [];
      const amount = await valuedOn(snapshot, principal, day);
      const onHand = formatQuantity(quantity(GoDownStock) + quantity(VTBalance));
      return [quantityTie(VALUATION, amount, onHand)];
    },
  };
};

/**
 * Stock by item: saleable stock over a range, and this financial year's movements with the present stock in
 * godowns and vans.
 */
export const stock = { "stock.report": stockReport, "godownStock.report": godownStock };

type Filters = Pick<Query<"stock.report">, "ItemID" | "ItemCategoryID" | "StockRange" | "ItemType">;

/** The items (no services) with their sums `s`, one row each; deleted items only if they have quantities. */
function itemsOf(
  db: Knex,
  principal: Principal,
  sums: Knex.QueryBuilder,
  figures: Readonly<Record<"TotalStock", string>>,
  { ItemID, ItemCategoryID, StockRange, ItemType }: Filters,
): Knex.QueryBuilder {
  const items = ofCompany(db, principal, "items as i")
    .where("i.is_service", 0)
    .leftJoin(sums.as("s"), "s.item_id", "i.id");
  const inUse = Object.values(figures).map((figure) => `${figure} <> 0`);
  void items.whereRaw(`(i.is_deleted = 0 OR ${inUse.join(" OR ")})`);
  if (ItemID) void items.where("i.id", ItemID);
  if (ItemCategoryID) void items.where("i.category_id", ItemCategoryID);
  if (ItemType === "Other") void items.whereNotIn("i.item_type", [1, 0]);
  else if (ItemType !== "All") void items.where("i.item_type", Number(ItemType));
  if (StockRange) void items.whereRaw(STOCK_RANGES[StockRange](figures.TotalStock));
  return items;
}

function isNarrowed({ ItemID, ItemCategoryID, StockRange, ItemType }: Filters) {
  return Boolean(ItemID || ItemCategoryID || StockRange || ItemType !== "All");
}

/** 0 instead of NULL, for an item that never moved. */
function orZero(sql: string) {
  return `COALESCE(${sql}, 0)`;
}

const CATEGORY: OwnJoins = { c: { table: "item_categories", id: "i.category_id" } };
const BY_ITEM = { joins: CATEGORY, sort: "ItemName", key: "i.id" } as const;
const ITEM = { ItemID: "i.id", ItemName: "i.name", CatgoryName: "c.name", ItemType: "i.item_type" };

/** TotalStock = BeforeTotalStock + AvlTotalStock − SoldStock (docs/books.md#stock-report). */
const SALEABLE = {
  BeforeTotalStock: orZero("s.before_range"),
  AvlTotalStock: orZero("s.entered + GREATEST(s.other, 0)"),
  SoldStock: orZero("s.went + GREATEST(-s.other, 0)"),
  TotalStock: orZero("s.before_range + s.entered - s.went + s.other"),
};

/** TotalStock = SoldStock + GoDownStock + VTStock (docs/books.md#godown-stock). */
const BY_PLACE = {
  Opening: orZero("s.opening"),
  Purchase: orZero("s.purchased"),
  Production: orZero("s.produced"),
  Ingredient: orZero("s.consumed"),
  BillingReturn: orZero("s.returned"),
  PurchaseReturn: orZero("s.sent_back"),
  Adjustment: orZero("s.adjusted"),
  TotalStock: orZero(
    "s.opening + s.purchased + s.produced + s.returned - s.consumed - s.sent_back + s.adjusted",
  ),
  SoldStock: orZero("s.godown_sold"),
  GoDownStock: orZero("s.godown_on_hand"),
  VTStock: orZero("s.van_sold + s.van_on_hand"),
  VTSale: orZero("s.van_sold"),
  VTBalance: orZero("s.van_on_hand"),
};

/**
 * The documented ranges are whole numbers, but quantities have decimals: each range starts just above the one
 * before.
 */
const STOCK_RANGES = {
  "0": (stock: string) => `${stock} <= 0`,
  "1-500": (stock: string) => `${stock} > 0 AND ${stock} <= 500`,
  "501-2000": (stock: string) => `${stock} > 500 AND ${stock} <= 2000`,
  "2001 and above": (stock: string) => `${stock} > 2000`,
};

const VALUATION = "Item valuation";
