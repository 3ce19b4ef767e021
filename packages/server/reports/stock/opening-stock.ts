import type { Knex } from "knex";
import { buildPriceOnDaySql } from "../../books/posting/price-list.ts";
import { getToday } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { makeAccountTies } from "../ties.ts";

const buildOpeningStockReport: Handler<"openingStock.report"> = ({ query, principal, db }) => ({
  rows: selectOpeningMoves(db, principal, query),
  joins: {
    i: { table: "item_facts", id: "m.item_id", edition: "v.edition" },
    n: { table: "items", id: "m.item_id" },
    l: { table: "location_facts", id: "m.location_id", edition: "v.edition" },
  },
  columns: {
    OpeningNo: "v.voucher_no",
    Date: "m.date",
    ItemName: "i.name",
    UnitName: "i.unit",
    LocationName: "l.name",
    Quantity: "m.quantity",
    purchaserate: "ROUND(m.value / m.quantity, 4)",
    Salesrate: buildPriceOnDaySql("CCP", { item: "n", day: `'${getToday()}'` }),
    Totalpurchaserate: "m.value",
  },
  search: ["ItemName", "UnitName"],
  sort: "ItemName",
  key: "m.voucher_id, m.line_no",
  ties: async ({ Totalpurchaserate }, snapshot) => {
    const [FromDate, ToDate] = chooseDays(query) ?? ALL_DAYS;
    return makeAccountTies(snapshot, principal, { FromDate, ToDate }, "opening", [
      { label: "Inventory account, opening", accounts: ["inventory"], total: Totalpurchaserate },
    ]);
  },
});

export const openingStock = { "openingStock.report": buildOpeningStockReport };

function selectOpeningMoves(db: Knex, principal: Principal, query: Query<"openingStock.report">) {
  const openings = ofCompany(db, principal, "vouchers as v")
    .where("v.kind", "opening")
    .whereNull("v.reverses_id");
  const standing = joinOwn(openings, "vouchers as r", "r.reverses_id", "v.id").whereNull("r.id");
  const moves = joinOwn(standing, "stock_moves as m", "m.voucher_id", "v.id").where("m.move_kind", "OPENING");
  const days = chooseDays(query);
  return days ? moves.whereBetween("m.date", days) : moves;
}

/** The requested range; it ends today if only the start is given. Undefined for all days. */
function chooseDays({ FromDate, ToDate = getToday() }: Query<"openingStock.report">) {
  return FromDate === undefined ? undefined : ([FromDate, ToDate] as const);
}

const ALL_DAYS = ["0001-01-01", "9999-12-31"] as const;
