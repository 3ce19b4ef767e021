import type { Knex } from "knex";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { balanceOn } from "../finance/balances.ts";
import { addDays } from "../periods.ts";
import { rangeSums, STOCK } from "../range-sums.ts";
import { amountTie, ledgerOf, openedBy } from "../ties.ts";
import { ofKinds, ofOtherKinds, OUT_OF_STOCK } from "./stock-moves.ts";

const stockValuationReport: Handler<"stockValuation.report"> = ({ query, principal, db }) => ({
  rows: itemsOf(db, principal, query),
  joins: {
    c: { table: "item_categories", id: "i.category_id" },
    u: { table: "units", id: "i.unit_id" },
  },
  columns: {
    ItemID: "i.id",
    ItemName: "i.name",
    CategoryName: "c.name",
    UnitName: "u.name",
    ...FIGURES,
    Rate: `ROUND(${FIGURES.ClosingValue} / NULLIF(${FIGURES.ClosingQuantity}, 0), 4)`,
  },
  search: ["ItemName"],
  sort: "ItemName",
  key: "i.id",
  ties: async ({ OpeningValue, ClosingValue }, snapshot) => {
    // The Inventory account has only the total stock of all items.
    if (query.ItemID || query.ItemCategoryID) return [];
    const account = await inventoryOf(snapshot, principal);
    const balance = (day: string) =>
      balanceOn(snapshot, principal, day, (accounts) => void accounts.where("a.id", account.id));
    const before = await balance(addDays(query.FromDate, -1));
    return [
      amountTie("Inventory account before the range", before, OpeningValue),
      amountTie("Inventory account", await balance(query.ToDate), ClosingValue),
    ].map((tie) => openedBy(tie, query, ledgerOf(account.id, account.name)));
  },
});

/** The value of each item's stock. */
export const stockValuation = { "stockValuation.report": stockValuationReport };

type Filters = Query<"stockValuation.report">;

/**
 * The items (no services) with their sums `s`, one row each. Items without any figure are included only for
 * "All", and only if not deleted.
 */
function itemsOf(db: Knex, principal: Principal, query: Filters): Knex.QueryBuilder {
  const items = ofCompany(db, principal, "items as i").leftJoin(
    valuedMoves(db, principal, query).as("s"),
    "s.item_id",
    "i.id",
  );
  void items.where("i.is_service", 0);
  const hasFigures = Object.values(FIGURES)
    .map((figure) => `${figure} <> 0`)
    .join(" OR ");
  void items.whereRaw(query.Items === "All" ? `(i.is_deleted = 0 OR ${hasFigures})` : `(${hasFigures})`);
  if (query.ItemID) void items.where("i.id", query.ItemID);
  if (query.ItemCategoryID) void items.where("i.category_id", query.ItemCategoryID);
  return items;
}

/**
 * Quantity and value by item, from the rollups of the stock moves. All locations are included, also those for
 * damaged goods, because the average cost covers them. Moves between locations add up to zero within each
 * voucher, so "all other kinds" are what came in.
 */
function valuedMoves(db: Knex, principal: Principal, { FromDate, ToDate, ItemID }: Filters) {
  const moved = ["movement"] as const;
  const figures = {
    opening_quantity: { sum: "r.quantity", over: ["opening"] },
    opening_value: { sum: "r.value", over: ["opening"] },
    in_quantity: { sum: ofOtherKinds(OUT_OF_STOCK), over: moved },
    in_value: { sum: ofOtherKinds(OUT_OF_STOCK, "r.value"), over: moved },
    out_quantity: { sum: ofKinds(OUT_OF_STOCK, "-r.quantity"), over: moved },
    out_value: { sum: ofKinds(OUT_OF_STOCK, "-r.value"), over: moved },
  } as const;
  return rangeSums(db, principal, STOCK, { from: FromDate, to: ToDate }, figures, (piece) => {
    if (ItemID) void piece.where("r.item_id", ItemID);
  });
}

function inventoryOf(db: Knex, principal: Principal): Promise<{ id: number; name: string }> {
  return ofCompany(db, principal, "accounts as a")
    .where("a.system_key", "inventory")
    .first<{ id: number; name: string }>("a.id", "a.name");
}

/** 0 instead of NULL, for an item that never moved. */
function orZero(sql: string) {
  return `COALESCE(${sql}, 0)`;
}

/** Closing = opening + in − out, of quantity and value. */
const FIGURES = {
  OpeningQuantity: orZero("s.opening_quantity"),
  OpeningValue: orZero("s.opening_value"),
  InQuantity: orZero("s.in_quantity"),
  InValue: orZero("s.in_value"),
  OutQuantity: orZero("s.out_quantity"),
  OutValue: orZero("s.out_value"),
  ClosingQuantity: orZero("s.opening_quantity + s.in_quantity - s.out_quantity"),
  ClosingValue: orZero("s.opening_value + s.in_value - s.out_value"),
};
