import type { Knex } from "knex";
import { ofCompany } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { select } from "../db/select.ts";
import { addDays } from "../reports/periods.ts";
import { selectItemSales } from "../reports/sales/item-sales.ts";
import { onHand, listStockPlaces } from "./stock-on-hand.ts";

/** Items that last less than a week at the principal's sales of the last thirty days. */
export async function listLowStock(db: Knex, principal: Principal, day: string) {
  const soldQuantities = selectItemSales(db, principal, {
    FromDate: addDays(day, 1 - SOLD_DAYS),
    ToDate: day,
  });
  const items = ofCompany(db, principal, "items as i")
    .where({ "i.is_deleted": 0, "i.is_service": 0 })
    .join(soldQuantities.as("s"), "s.item_id", "i.id")
    .leftJoin(onHand(db, principal, await listStockPlaces(db, principal)).as("h"), "h.item_id", "i.id")
    .where("s.quantity", ">", 0)
    .whereRaw("COALESCE(h.quantity, 0) * ? < s.quantity * ?", [SOLD_DAYS, LASTS_DAYS]);
  const low = await select<Schema<"DashboardLowStock">>(
    items.orderByRaw("COALESCE(h.quantity, 0) / s.quantity, i.name, i.id"),
    {
      ItemID: "i.id",
      ItemName: "i.name",
      TotalStock: db.raw("COALESCE(h.quantity, 0)"),
      DailyQuantity: db.raw("ROUND(s.quantity / ?, 3)", [SOLD_DAYS]),
    },
  );
  return { LowStock: low.slice(0, MAX_ITEMS), LowStockItems: low.length };
}

const SOLD_DAYS = 30;
const LASTS_DAYS = 7;
const MAX_ITEMS = 8;
