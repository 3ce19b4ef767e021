import type { Knex } from "knex";
import { formatQuantity, quantity } from "@vanbook/sdk/books";
import { getToday } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { makeQuantityTie } from "../ties.ts";
import type { OwnJoins } from "../../contract/report.ts";
import { findYearStart } from "../range-sums.ts";
import { selectMovesByPlace, listPlaceIds, selectSaleableMoves, calculateSaleableOn } from "./stock-moves.ts";

const buildStockReport: Handler<"stock.report"> = async ({ query, principal, db }) => {
  const range = { from: query.FromDate, to: query.ToDate };
  const moves = selectSaleableMoves(db, principal, range, await listPlaceIds(db, principal, ["damaged"]));
  return {
    ...BY_ITEM,
    rows: selectItems(db, principal, moves, SALEABLE_FIGURES, query),
    columns: { ...ITEM_COLUMNS, ...SALEABLE_FIGURES },
    search: ["ItemName", "TotalStock"],
    ties: async ({ TotalStock }, snapshot) => {
      if (isNarrowed(query)) return [];
      const amount = await calculateSaleableOn(snapshot, principal, range.to);
      return [makeQuantityTie(VALUATION_LABEL, amount, TotalStock)];
    },
  };
};

const godownStock: Handler<"godownStock.report"> = async ({ query, principal, db }) => {
  const day = getToday();
  const yearStart = await findYearStart(db, principal, day);
  const places = await listPlaceIds(db, principal, ["godown", "van"]);
  const moves = selectMovesByPlace(db, principal, { yearStart, day }, places);
  return {
    ...BY_ITEM,
    rows: selectItems(db, principal, moves, BY_PLACE, query),
    columns: { ...ITEM_COLUMNS, ...BY_PLACE },
    search: ["ItemName", "TotalStock", "GoDownStock"],
    ties: async ({ GoDownStock, VTBalance }, snapshot) => {
      if (isNarrowed(query)) return [];
      const amount = await calculateSaleableOn(snapshot, principal, day);
      const onHand = formatQuantity(quantity(GoDownStock) + quantity(VTBalance));
      return [makeQuantityTie(VALUATION_LABEL, amount, onHand)];
    },
  };
};

export const stock = { "stock.report": buildStockReport, "godownStock.report": godownStock };

type Filters = Pick<Query<"stock.report">, "ItemID" | "ItemCategoryID" | "StockRange" | "ItemType">;

/** One row each with sums `s`, no services; deleted items only if they have quantities. */
function selectItems(
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

function replaceNullByZero(sql: string) {
  return `COALESCE(${sql}, 0)`;
}

const CATEGORY_JOIN: OwnJoins = { c: { table: "item_categories", id: "i.category_id" } };
const BY_ITEM = { joins: CATEGORY_JOIN, sort: "ItemName", key: "i.id" } as const;
const ITEM_COLUMNS = { ItemID: "i.id", ItemName: "i.name", CatgoryName: "c.name", ItemType: "i.item_type" };

/** TotalStock = BeforeTotalStock + AvlTotalStock − SoldStock (docs/books.md#stock-report). */
const SALEABLE_FIGURES = {
  BeforeTotalStock: replaceNullByZero("s.before_range"),
  AvlTotalStock: replaceNullByZero("s.entered + s.other"),
  SoldStock: replaceNullByZero("s.went"),
  TotalStock: replaceNullByZero("s.before_range + s.entered - s.went + s.other"),
};

/** TotalStock = SoldStock + GoDownStock + VTStock (docs/books.md#godown-stock). */
const BY_PLACE = {
  Opening: replaceNullByZero("s.opening"),
  Purchase: replaceNullByZero("s.purchased"),
  Production: replaceNullByZero("s.produced"),
  Ingredient: replaceNullByZero("s.consumed"),
  BillingReturn: replaceNullByZero("s.returned"),
  PurchaseReturn: replaceNullByZero("s.sent_back"),
  Adjustment: replaceNullByZero("s.adjusted"),
  TotalStock: replaceNullByZero(
    "s.opening + s.purchased + s.produced + s.returned - s.consumed - s.sent_back + s.adjusted",
  ),
  SoldStock: replaceNullByZero("s.godown_sold"),
  GoDownStock: replaceNullByZero("s.godown_on_hand"),
  VTStock: replaceNullByZero("s.van_sold + s.van_on_hand"),
  VTSale: replaceNullByZero("s.van_sold"),
  VTBalance: replaceNullByZero("s.van_on_hand"),
};

/** The docs have whole numbers, but quantities have decimals: each starts just above the last. */
const STOCK_RANGES = {
  "0": (stock: string) => `${stock} <= 0`,
  "1-500": (stock: string) => `${stock} > 0 AND ${stock} <= 500`,
  "501-2000": (stock: string) => `${stock} > 500 AND ${stock} <= 2000`,
  "2001 and above": (stock: string) => `${stock} > 2000`,
};

const VALUATION_LABEL = "Item valuation";
