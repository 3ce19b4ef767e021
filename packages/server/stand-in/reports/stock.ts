import { INTERNAL_MOVES, type MoveKind, formatQuantity, quantity, type Quantity } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import { quantityTie } from "../../reports/ties.ts";
import { byId, todayOf, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { rowsOf } from "../report.ts";
import type { Item, StockMove } from "../tables.ts";
import { yearStartOf } from "./sums.ts";

/** Stock by item: over a range, and by location since the financial year began. */
export const stockReports = {
  "stock.report": ({ query, books }) => {
    const { FromDate, ToDate } = query;
    const saleable = placesOf(books, ["godown", "van"]);
    const rows = items(books, query, (item) => {
      const own = (which: (move: StockMove) => boolean) =>
        sumOf(books, item, (move) => saleable.has(move.location_id) && which(move));
      const during = (kinds: readonly MoveKind[], isOther = false) =>
        own(
          (move) =>
            FromDate <= move.date && move.date <= ToDate && kinds.includes(move.move_kind) !== isOther,
        );
      const before = own((move) => move.date < FromDate);
      const other = during([...INTO_STOCK, ...OUT_OF_STOCK], true);
      const entered = during(INTO_STOCK);
      const went = -during(OUT_OF_STOCK);
      return {
        BeforeTotalStock: before,
        AvlTotalStock: entered + (other > 0n ? other : 0n),
        SoldStock: went + (other < 0n ? -other : 0n),
        TotalStock: before + entered - went + other,
      };
    });
    return {
      rows: rowsOf<"stock.report", (typeof rows)[number]>(
        rows,
        {
          ...itemColumns(books),
          ...sumColumns(STOCK_SUMS),
        },
        ({ item }) => [item.id],
      ),
      totals: STOCK_SUMS,
      search: ["ItemName", "TotalStock"],
      sort: "ItemName",
      envelope: (all) => all,
      ties: ({ TotalStock }) => tied(books, query, ToDate, TotalStock),
    };
  },

  "godownStock.report": ({ query, books }) => {
    const day = todayOf(books);
    const start = yearStartOf(books, day);
    const kinds = byId(books.tables.stock_locations);
    const rows = items(books, query, (item) => {
      const at = (place: string | undefined, which: (move: StockMove) => boolean) =>
        sumOf(books, item, (move) => {
          const kind = kinds.get(move.location_id)?.kind;
          return (place ? kind === place : kind !== "damaged") && which(move);
        });
      const since = (place: string | undefined, wanted: readonly MoveKind[], isOther = false) =>
        at(place, (move) => move.date >= start && wanted.includes(move.move_kind) !== isOther);
      const Opening = at(undefined, (move) => move.date < start) + since(undefined, ["OPENING"]);
      const Purchase = since(undefined, ["PURCHASE"]);
      const Production = since(undefined, ["PRODUCE"]);
      const Ingredient = -since(undefined, ["CONSUME"]);
      const BillingReturn = since(undefined, ["SALE_RETURN"]);
      const PurchaseReturn = -since(undefined, ["PURCHASE_RETURN"]);
      const Adjustment = since(undefined, [...INTO_STOCK, ...SOLD, "CONSUME", "PURCHASE_RETURN"], true);
      const VTSale = -since("van", SOLD);
      const VTBalance = at("van", () => true);
      return {
        ...{ Opening, Purchase, Production, Ingredient, BillingReturn, PurchaseReturn, Adjustment },
        TotalStock:
          Opening + Purchase + Production + BillingReturn - Ingredient - PurchaseReturn + Adjustment,
        SoldStock: -since("godown", SOLD),
        GoDownStock: at("godown", () => true),
        VTStock: VTSale + VTBalance,
        VTSale,
        VTBalance,
      };
    });
    return {
      rows: rowsOf<"godownStock.report", (typeof rows)[number]>(
        rows,
        { ...itemColumns(books), ...sumColumns(GODOWN_SUMS) },
        ({ item }) => [item.id],
      ),
      totals: GODOWN_SUMS,
      search: ["ItemName", "TotalStock", "GoDownStock"],
      sort: "ItemName",
      envelope: (all) => all,
      ties: ({ GoDownStock, VTBalance }) =>
        tied(books, query, day, formatQuantity(quantity(GoDownStock) + quantity(VTBalance))),
    };
  },
} satisfies Partial<StandInHandlers<"stock.report" | "godownStock.report">>;

type Filters = Pick<Query<"stock.report">, "ItemID" | "ItemCategoryID" | "StockRange" | "ItemType">;

/** The items that match the filters, each with its sums. */
function items<Sums extends { TotalStock: Quantity }>(
  { tables }: StandInBooks,
  { ItemID, ItemCategoryID, StockRange, ItemType }: Filters,
  sumsOf: (item: Item) => Sums,
) {
  return tables.items
    .filter(
      (item) =>
        (!ItemID || item.id === ItemID) &&
        (!ItemCategoryID || item.category_id === ItemCategoryID) &&
        (ItemType === "All" ||
          (ItemType === "Other" ? ![0, 1].includes(item.item_type) : item.item_type === Number(ItemType))),
    )
    .map((item) => ({ item, sums: sumsOf(item) }))
    .filter(({ sums }) => !StockRange || STOCK_RANGES[StockRange](sums.TotalStock));
}

function itemColumns({ tables }: StandInBooks) {
  const categories = byId(tables.item_categories);
  return {
    ItemID: ({ item }: { item: Item }) => item.id,
    ItemName: ({ item }: { item: Item }) => item.name,
    CatgoryName: ({ item }: { item: Item }) => categories.get(item.category_id)?.name ?? null,
    ItemType: ({ item }: { item: Item }) => item.item_type,
  };
}

/** A column for each of these sums. */
function sumColumns<Name extends string>(names: readonly Name[]) {
  type Sums = { sums: Readonly<Record<Name, Quantity>> };
  const columns = names.map((name) => [name, ({ sums }: Sums) => formatQuantity(sums[name])]);
  return Object.fromEntries(columns) as Record<Name, (row: Sums) => string>; // one for each name
}

/** Compares stock with the items' valuation at the end of a day. */
function tied(
  books: StandInBooks,
  { ItemID, ItemCategoryID, StockRange, ItemType }: Filters,
  day: string,
  stock: string,
) {
  if (ItemID || ItemCategoryID || StockRange || ItemType !== "All") return [];
  const damaged = placesOf(books, ["damaged"]);
  let valued = [...books.costs.values()].reduce((sum, cost) => sum + cost.quantity, 0n);
  for (const move of books.tables.stock_moves) {
    if (INTERNAL_MOVES.has(move.move_kind)) continue;
    if (move.date > day && !damaged.has(move.location_id)) valued -= quantity(move.quantity);
    else if (damaged.has(move.location_id)) valued -= quantity(move.quantity);
  }
  return [quantityTie("Item valuation", formatQuantity(valued), stock)];
}

function sumOf({ tables }: StandInBooks, item: Item, which: (move: StockMove) => boolean): Quantity {
  return tables.stock_moves.reduce(
    (sum, move) => (move.item_id === item.id && which(move) ? sum + quantity(move.quantity) : sum),
    0n,
  );
}

function placesOf({ tables }: StandInBooks, kinds: readonly string[]): ReadonlySet<number> {
  return new Set(tables.stock_locations.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id));
}

const INTO_STOCK: readonly MoveKind[] = ["OPENING", "PURCHASE", "PRODUCE", "SALE_RETURN"];
const SOLD: readonly MoveKind[] = ["SALE", "FREE", "REPLACE_OUT"];
const OUT_OF_STOCK: readonly MoveKind[] = [...SOLD, "DAMAGE_OUT", "PURCHASE_RETURN", "CONSUME"];
const STOCK_SUMS = ["BeforeTotalStock", "AvlTotalStock", "SoldStock", "TotalStock"] as const;
const GODOWN_SUMS = [
  ...(["Opening", "Purchase", "Production", "Ingredient", "BillingReturn", "PurchaseReturn"] as const),
  ...(["Adjustment", "TotalStock", "SoldStock", "GoDownStock", "VTStock", "VTSale", "VTBalance"] as const),
];
const STOCK_RANGES = {
  "0": (stock: Quantity) => stock <= 0n,
  "1-500": (stock: Quantity) => stock > 0n && stock <= 500_000n,
  "501-2000": (stock: Quantity) => stock > 500_000n && stock <= 2_000_000n,
  "2001 and above": (stock: Quantity) => stock > 2_000_000n,
};
