import type { Knex } from "knex";
import { formatPaise, paise } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { readSums } from "../../db/sums-of.ts";
import { readBalanceOn } from "../finance/balances.ts";
import { selectOpenings } from "../openings.ts";
import { addDays } from "../periods.ts";
import { buildRangeSums, STOCK_ROLLUP } from "../range-sums.ts";
import { makeAmountTie, makeLedgerLink, withReportLinks } from "../ties.ts";
import { ofKinds, ofOtherKinds, OUT_OF_STOCK } from "./stock-moves.ts";

const buildStockValuationReport: Handler<"stockValuation.report"> = ({ query, principal, db }) => ({
  rows: selectItems(db, principal, query),
  joins: {
    c: { table: "item_categories", id: "i.category_id" },
    u: { table: "units", id: "i.unit_id" },
  },
  columns: {
    ItemID: "i.id",
    ItemName: "i.name",
    CategoryName: "c.name",
    UnitName: "u.name",
    ...ITEM_FIGURES,
    Rate: `ROUND(${ITEM_FIGURES.ClosingValue} / NULLIF(${ITEM_FIGURES.ClosingQuantity}, 0), 4)`,
  },
  search: ["ItemName"],
  sort: "ItemName",
  key: "i.id",
  ties: async ({ OpeningValue, ClosingValue }, snapshot) => {
    // The Inventory account has only the total stock of all items.
    if (query.ItemID || query.ItemCategoryID) return [];
    const account = await readInventoryAccount(snapshot, principal);
    const readBalance = (day: string) =>
      readBalanceOn(snapshot, principal, day, (accounts) => void accounts.where("a.id", account.id));
    const range = { from: query.FromDate, to: query.ToDate };
    const openings = selectOpenings(snapshot, principal, range).where("e.account_id", account.id);
    const { amount } = await readSums(snapshot, openings, { amount: "e.debit - e.credit" });
    const before = formatPaise(paise(await readBalance(addDays(query.FromDate, -1))) + paise(amount));
    return [
      makeAmountTie("Inventory account before the range", before, OpeningValue),
      makeAmountTie("Inventory account", await readBalance(query.ToDate), ClosingValue),
    ].map((tie) => withReportLinks(tie, query, makeLedgerLink(account.id, account.name)));
  },
});

export const stockValuation = { "stockValuation.report": buildStockValuationReport };

type Filters = Query<"stockValuation.report">;

/**
 * Items (no services) with their sums `s`, one row each. Items without any figure are included only
 * for "All", and only if not deleted.
 */
function selectItems(db: Knex, principal: Principal, query: Filters): Knex.QueryBuilder {
  const items = ofCompany(db, principal, "items as i").leftJoin(
    selectItemMoves(db, principal, query).as("s"),
    "s.item_id",
    "i.id",
  );
  void items.where("i.is_service", 0);
  const hasFigures = Object.values(ITEM_FIGURES)
    .map((figure) => `${figure} <> 0`)
    .join(" OR ");
  void items.whereRaw(query.Items === "All" ? `(i.is_deleted = 0 OR ${hasFigures})` : `(${hasFigures})`);
  if (query.ItemID) void items.where("i.id", query.ItemID);
  if (query.ItemCategoryID) void items.where("i.category_id", query.ItemCategoryID);
  return items;
}

/**
 * Quantity and value by item, from the rollups of the stock moves. All locations are included, also
 * those for damaged goods, because the average cost covers them. Moves between locations add up to
 * zero within each voucher, so "all other kinds" are what came in.
 */
function selectItemMoves(db: Knex, principal: Principal, { FromDate, ToDate, ItemID }: Filters) {
  const movementOnly = ["movement"] as const;
  const figures = {
    opening_quantity: { sum: "r.quantity", over: ["opening"] },
    opening_value: { sum: "r.value", over: ["opening"] },
    in_quantity: { sum: ofOtherKinds(OUT_OF_STOCK), over: movementOnly },
    in_value: { sum: ofOtherKinds(OUT_OF_STOCK, "r.value"), over: movementOnly },
    out_quantity: { sum: ofKinds(OUT_OF_STOCK, "-r.quantity"), over: movementOnly },
    out_value: { sum: ofKinds(OUT_OF_STOCK, "-r.value"), over: movementOnly },
  } as const;
  return buildRangeSums(db, principal, STOCK_ROLLUP, { from: FromDate, to: ToDate }, figures, (piece) => {
    if (ItemID) void piece.where("r.item_id", ItemID);
  });
}

function readInventoryAccount(db: Knex, principal: Principal): Promise<{ id: number; name: string }> {
  return ofCompany(db, principal, "accounts as a")
    .where("a.system_key", "inventory")
    .first<{ id: number; name: string }>("a.id", "a.name");
}

function replaceNullByZero(sql: string) {
  return `COALESCE(${sql}, 0)`;
}

const ITEM_FIGURES = {
  OpeningQuantity: replaceNullByZero("s.opening_quantity"),
  OpeningValue: replaceNullByZero("s.opening_value"),
  InQuantity: replaceNullByZero("s.in_quantity"),
  InValue: replaceNullByZero("s.in_value"),
  OutQuantity: replaceNullByZero("s.out_quantity"),
  OutValue: replaceNullByZero("s.out_value"),
  ClosingQuantity: replaceNullByZero("s.opening_quantity + s.in_quantity - s.out_quantity"),
  ClosingValue: replaceNullByZero("s.opening_value + s.in_value - s.out_value"),
};
