import type { Knex } from "knex";
import { getToday } from "../../packages/server/clock.ts";
import type { KnownRecords } from "./documented-calls.ts";

/** Records of the demo business. */
export async function findKnownRecords(db: Knex): Promise<KnownRecords> {
  const own = { company_id: 1 };
  const findFirst = async (table: string, where: object = {}, column = "id"): Promise<number> => {
    const [value] = (await db(table)
      .where({ ...own, ...where })
      .orderBy("id")
      .pluck(column)) as number[];
    if (value === undefined) throw new Error(`The demo business has none of ${table}.`);
    return value;
  };
  const today = getToday();
  const taluk = await findFirst("taluks");
  const district = await findFirst("taluks", {}, "district_id");
  const [year = 0] = (await db("financial_years")
    .where(own)
    .where("start_date", "<=", today)
    .where("end_date", ">=", today)
    .pluck("id")) as number[];
  const users = (await db("users")
    .where({ ...own, is_active: 1 })
    .pluck("id")) as number[];
  const usableRow = { is_deleted: 0 };
  const salesman = await findFirst("users", { role_id: 2, is_active: 1, ...usableRow });
  const assignedRoutes = db("beat_plans")
    .where({ ...own, user_id: salesman })
    .select("route_id");
  const [otherRoute = 0] = (await db("routes")
    .where({ ...own, ...usableRow })
    .whereNotIn("id", assignedRoutes)
    .pluck("id")) as number[];
  const findSeries = async (type: string) => {
    const [name = ""] = (await db("invoice_series")
      .where({ ...own, ...usableRow, inv_type: type, year_id: year })
      .pluck("series")) as string[];
    return name;
  };
  return {
    me: await findFirst("users", { username: "meera" }),
    salesman,
    everybody: users.join(","),
    branch: await findFirst("branches", usableRow),
    zone: await findFirst("zones", usableRow),
    year,
    customer: await findFirst("accounts", { group_id: 14, ...usableRow }),
    supplier: await findFirst("accounts", { group_id: 27, ...usableRow }),
    item: await findFirst("items", usableRow),
    route: await findFirst("routes", usableRow),
    otherRoute,
    vehicle: await findFirst("vehicles", usableRow),
    b2c: await findSeries("B2C"),
    b2b: await findSeries("B2B"),
    state: await findFirst("districts", { id: district }, "state_id"),
    district,
    taluk,
    head: await findFirst("accounts", { system_key: "cash" }),
    ledger: await findFirst("accounts", { system_key: "cash" }),
    bill: await findFirst("bills"),
    order: await findFirst("orders"),
    purchase: await findFirst("purchases"),
    production: await findFirst("productions"),
    today,
    from: `${today.slice(0, 8)}01`,
  };
}
