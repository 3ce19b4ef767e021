import type { Knex } from "knex";
import { getToday } from "../../clock.ts";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import { addDays } from "../periods.ts";
import { isPastExpirySql } from "../../books/batches/batch-expiry-sql.ts";

const buildBatchStockReport: Handler<"batchStock.report"> = ({ query, principal, db }) => ({
  rows: selectBatchStock(db, principal, query),
  joins: {
    c: { table: "item_categories", id: "i.category_id" },
    u: { table: "units", id: "i.unit_id" },
  },
  columns: {
    ItemID: "i.id",
    ItemName: "i.name",
    CategoryName: "c.name",
    UnitName: "u.name",
    Batch: "b.code",
    ExpiresOn: "b.expires_on",
    // The server's date, so no value from the caller gets into the SQL.
    DaysLeft: `DATEDIFF(b.expires_on, '${getToday()}')`,
    LocationName: "l.name",
    Quantity: "s.quantity",
  },
  search: ["ItemName", "Batch", "LocationName"],
  sort: "ExpiresOn",
  key: "s.batch_id, s.location_id",
});

export const batchStock = { "batchStock.report": buildBatchStockReport };

function selectBatchStock(
  db: Knex,
  principal: Principal,
  query: Query<"batchStock.report">,
): Knex.QueryBuilder {
  const lying = ofCompany(db, principal, "batch_stock as s").where("s.quantity", "<>", 0);
  joinOwn(lying, "batches as b", "b.id", "s.batch_id");
  joinOwn(lying, "items as i", "i.id", "b.item_id");
  joinOwn(lying, "stock_locations as l", "l.id", "s.location_id");
  const { ItemID, ItemCategoryID, Expiry, Place, VehicleID } = query;
  if (ItemID) void lying.where("i.id", ItemID);
  if (ItemCategoryID) void lying.where("i.category_id", ItemCategoryID);
  if (Place) void lying.where("l.kind", Place);
  if (VehicleID) void lying.where("l.vehicle_id", VehicleID);
  if (Expiry === "Expired") void lying.whereRaw(isPastExpirySql("b.expires_on", "?"), [getToday()]);
  else if (Expiry) void lying.whereBetween("b.expires_on", [getToday(), addDays(getToday(), Number(Expiry))]);
  return lying;
}
