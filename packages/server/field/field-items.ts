import type { Knex } from "knex";
import { RATE_TYPES, type TaxRates } from "@vanbook/sdk/books";
import { PRICE_COLUMNS, buildPriceOnDaySql } from "../books/posting/price-list.ts";
import type { Schema } from "../contract/contract.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { catchProblem, Problem, problemOnField } from "@vanbook/sdk/problem";
import { getToday } from "../clock.ts";
import { readDriven } from "../documents/references/salesman-reach.ts";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { toFieldItem, type FieldItemRow } from "./field-item.ts";

type FieldItem = Schema<"FieldItem">;
type OnHand = NonNullable<Schema<"FieldMasters">["onHand"]>;

/** Today's prices and rates. Omits an item whose tax has no rate today: it can't be sold. */
export async function readFieldItems(
  db: Knex,
  principal: Principal,
  taxes: TaxRates,
  day: string,
): Promise<FieldItem[]> {
  const items = ofCompany(db, principal, "items as i").where("i.is_deleted", 0);
  joinOwn(items, "units as u", "u.id", "i.unit_id");
  joinOwn(items, "units as c", "c.id", "i.larger_unit_id");
  const rows: FieldItemRow[] = await items
    .orderBy(["i.name", "i.id"])
    .select("i.id", "i.name", "i.hsn_code", "i.tax_id", "i.is_service", "i.per_larger_unit")
    .select("i.keeps_batches", "u.name as unit", "c.name as larger_unit")
    .select(
      RATE_TYPES.map((type) => db.raw(`${buildPriceOnDaySql(type)} as ??`, [day, PRICE_COLUMNS[type]])),
    );
  return rows.flatMap((row) => {
    const item = catchProblem(() => toFieldItem(row, taxes, day));
    return item instanceof Problem ? [] : item;
  });
}

/** A salesman can read only the van that they drive today. Throws VEHICLE_UNKNOWN. */
export async function readOnHandOf(db: Knex, principal: Principal, vehicleId: number): Promise<OnHand> {
  const vehicle = ofCompany(db, principal, "vehicles as v").where({ "v.id": vehicleId, "v.is_deleted": 0 });
  if (!(await vehicle.first("v.id"))) throw problemOnField("VEHICLE_UNKNOWN", "vehicleId");
  const drives = principal.role === SALESMAN_ROLE ? await readDriven(db, principal) : () => true;
  if (!drives(vehicleId, getToday())) throw problemOnField("VEHICLE_UNKNOWN", "vehicleId");
  const van = ofCompany(db, principal, "stock_locations as l").where("l.vehicle_id", vehicleId);
  const lying = ofCompany(db, principal, "location_month as d")
    .whereIn("d.location_id", van.select("l.id"))
    .groupBy("d.item_id")
    .having(db.raw("SUM(d.quantity) <> 0"))
    .orderBy("d.item_id");
  return select<OnHand[number]>(lying, { itemId: "d.item_id", quantity: db.raw("SUM(d.quantity)") });
}
