import { INTERNAL_MOVES, type MoveKind, formatQuantity, quantity, type Quantity } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import { makeQuantityTie } from "../../reports/ties.ts";
import { mapById, getToday, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReportRows } from "../report.ts";
import type { Item, StockMove } from "../tables.ts";
import { findYearStart } from "./sums.ts";

export const stockReports = {
  "stock.report": ({ query, books }) => {
    const { FromDate, ToDate } = query;
    const saleable = listPlaceIds(books, ["godown", "van"]);
    const rows = items(books, query, (item) => {
      const sumSaleable = (which: (move: StockMove) => boolean) =>
        sumOf(books, item, (move) => saleable.has(move.location_id) && which(move));
      const sumInRange = (kinds: readonly MoveKind[], isOther = false) =>
        sumSaleable(
          (move) =>
            FromDate <= move.date &&
            move.date <= ToDate &&
            move.move_kind !== "OPENING" &&
            kinds.includes(move.move_kind) !== isOther,
        );
      // Openings up to the end of the range count as before it (docs/books.md#openings).
      const before = sumSaleable(
        ({ date, move_kind: kind }) => date < FromDate || (date <= ToDate && kind === "OPENING"),
      );
      const other = sumInRange([...INTO_STOCK, ...OUT_OF_STOCK], true);
      const enteredQuantity = sumInRange(INTO_STOCK);
      const went = -sumInRange(OUT_OF_STOCK);
      return {
        BeforeTotalStock: before,
        AvlTotalStock: enteredQuantity + other,
        SoldStock: went,
        TotalStock: before + enteredQuantity - went + other,
      };
    });
    return {
      rows: makeReportRows<"stock.report", (typeof rows)[number]>(
        rows,
        {
          ...makeItemColumns(books),
          ...sumColumns(STOCK_SUMS),
        },
        ({ item }) => [item.id],
      ),
      totals: STOCK_SUMS,
      search: ["ItemName", "TotalStock"],
      sort: "ItemName",
      envelope: (all) => all,
      ties: ({ TotalStock }) => makeStockTies(books, query, ToDate, TotalStock),
    };
  },

  "godownStock.report": ({ query, books }) => {
    const day = getToday(books);
    const start = findYearStart(books, day);
    const kinds = mapById(books.tables.stock_locations);
    const rows = items(books, query, (item) => {
      const sumAtPlace = (place: string | undefined, which: (move: StockMove) => boolean) =>
        sumOf(books, item, (move) => {
          const kind = kinds.get(move.location_id)?.kind;
          return (place ? kind === place : kind !== "damaged") && which(move);
        });
      const sumSinceYearStart = (
        place: string | undefined,
        moveKinds: readonly MoveKind[],
        isOther = false,
      ) => sumAtPlace(place, (move) => move.date >= start && moveKinds.includes(move.move_kind) !== isOther);
      const Opening =
        sumAtPlace(undefined, (move) => move.date < start) + sumSinceYearStart(undefined, ["OPENING"]);
      const Purchase = sumSinceYearStart(undefined, ["PURCHASE"]);
      const Production = sumSinceYearStart(undefined, ["PRODUCE"]);
      const Ingredient = -sumSinceYearStart(undefined, ["CONSUME"]);
      const BillingReturn = sumSinceYearStart(undefined, ["SALE_RETURN"]);
      const PurchaseReturn = -sumSinceYearStart(undefined, ["PURCHASE_RETURN"]);
      const Adjustment = sumSinceYearStart(
        undefined,
        [...INTO_STOCK, ...SALE_KINDS, "CONSUME", "PURCHASE_RETURN"],
        true,
      );
      const VTSale = -sumSinceYearStart("van", SALE_KINDS);
      const VTBalance = sumAtPlace("van", () => true);
      return {
        ...{ Opening, Purchase, Production, Ingredient, BillingReturn, PurchaseReturn, Adjustment },
        TotalStock:
          Opening + Purchase + Production + BillingReturn - Ingredient - PurchaseReturn + Adjustment,
        SoldStock: -sumSinceYearStart("godown", SALE_KINDS),
        GoDownStock: sumAtPlace("godown", () => true),
        VTStock: VTSale + VTBalance,
        VTSale,
        VTBalance,
      };
    });
    return {
      rows: makeReportRows<"godownStock.report", (typeof rows)[number]>(
        rows,
        { ...makeItemColumns(books), ...sumColumns(GODOWN_SUMS) },
        ({ item }) => [item.id],
      ),
      totals: GODOWN_SUMS,
      search: ["ItemName", "TotalStock", "GoDownStock"],
      sort: "ItemName",
      envelope: (all) => all,
      ties: ({ GoDownStock, VTBalance }) =>
        makeStockTies(books, query, day, formatQuantity(quantity(GoDownStock) + quantity(VTBalance))),
    };
  },
} satisfies Partial<StandInHandlers<"stock.report" | "godownStock.report">>;

type Filters = Pick<Query<"stock.report">, "ItemID" | "ItemCategoryID" | "StockRange" | "ItemType">;

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

function makeItemColumns({ tables }: StandInBooks) {
  const categories = mapById(tables.item_categories);
  return {
    ItemID: ({ item }: { item: Item }) => item.id,
    ItemName: ({ item }: { item: Item }) => item.name,
    CatgoryName: ({ item }: { item: Item }) => categories.get(item.category_id)?.name ?? null,
    ItemType: ({ item }: { item: Item }) => item.item_type,
  };
}

function sumColumns<Name extends string>(names: readonly Name[]) {
  type Sums = { sums: Readonly<Record<Name, Quantity>> };
  const columns = names.map((name) => [name, ({ sums }: Sums) => formatQuantity(sums[name])]);
  return Object.fromEntries(columns) as Record<Name, (row: Sums) => string>; // one for each name
}

function makeStockTies(
  books: StandInBooks,
  { ItemID, ItemCategoryID, StockRange, ItemType }: Filters,
  day: string,
  stock: string,
) {
  if (ItemID || ItemCategoryID || StockRange || ItemType !== "All") return [];
  const damagedPlaces = listPlaceIds(books, ["damaged"]);
  let valuedQuantity = [...books.costs.values()].reduce((sum, cost) => sum + cost.quantity, 0n);
  for (const move of books.tables.stock_moves) {
    if (INTERNAL_MOVES.has(move.move_kind)) continue;
    if (move.date > day && !damagedPlaces.has(move.location_id)) valuedQuantity -= quantity(move.quantity);
    else if (damagedPlaces.has(move.location_id)) valuedQuantity -= quantity(move.quantity);
  }
  return [makeQuantityTie("Item valuation", formatQuantity(valuedQuantity), stock)];
}

function sumOf({ tables }: StandInBooks, item: Item, which: (move: StockMove) => boolean): Quantity {
  return tables.stock_moves.reduce(
    (sum, move) => (move.item_id === item.id && which(move) ? sum + quantity(move.quantity) : sum),
    0n,
  );
}

function listPlaceIds({ tables }: StandInBooks, kinds: readonly string[]): ReadonlySet<number> {
  return new Set(tables.stock_locations.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id));
}

const INTO_STOCK: readonly MoveKind[] = ["OPENING", "PURCHASE", "PRODUCE", "SALE_RETURN"];
const SALE_KINDS: readonly MoveKind[] = ["SALE", "FREE", "REPLACE_OUT"];
const OUT_OF_STOCK: readonly MoveKind[] = [...SALE_KINDS, "DAMAGE_OUT", "PURCHASE_RETURN", "CONSUME"];
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
