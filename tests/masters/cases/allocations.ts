import type { Knex } from "knex";
import { getToday } from "../../../packages/server/clock.ts";
import type { MasterCase } from "../master-case.ts";

export const allocations: MasterCase = {
  name: "allocations",
  table: "allocations",
  id: "AlocId",
  list: "/api/getAllocation",
  create: "/api/insertUpdateAllocation",
  update: "/api/insertUpdateAllocation",
  remove: "/api/deleteAllocation",
  record: async (db, companyId, nth) => {
    const own = { company_id: companyId };
    const users = await listIds(db("users").where(own));
    const vans = await listIds(db("vehicles").where(own));
    const [year] = await db("financial_years")
      .where(own)
      .where("start_date", "<=", getToday())
      .orderBy("start_date", "desc");
    const of = (type: string) => db("invoice_series").where({ ...own, year_id: year.id, inv_type: type });
    return {
      // A different pair of van and user each time.
      VanID: vans[nth % vans.length],
      UserId: users[Math.floor(nth / vans.length) % users.length],
      Date: `${String(year.start_date).slice(0, 4)}-04-02`,
      B2BSeries: (await of("B2B").orderBy("id").first("series"))?.series,
      B2CSeries: (await of("B2C").orderBy("id").first("series"))?.series,
    };
  },
  change: { Date: getToday() },
  shown: { datealoctn: getToday() },
  ignored: { CreatedBy: 99, ModifiedBy: 99, IsDeleted: "1" },
  words: {
    created: "Allocation submitted successfully!",
    updated: "Allocation updated successfully!",
    deleted: "Allocation deleted successfully!",
  },
  invalid: [
    [{ Date: undefined }, "Date is required."],
    [{ Date: "" }, "Date is required."],
    [{ Date: "2026-02-30" }, "Date must be a day of the calendar."],
    [{ VanID: undefined }, "Vehicle is required."],
    [{ VanID: 77_001 }, "The company has no such vehicle."],
    [{ UserId: null }, "User is required."],
    [{ UserId: 77_001 }, "The company has no such user."],
    [{ B2BSeries: "26-27" }, "B2B Series must begin with B2B/, followed by a name."],
    [{ B2BSeries: "" }, "B2B Series is required."],
    [{ B2BSeries: "B2B/77" }, "The company has no invoice series B2B/77 for the date."],
    [{ B2CSeries: "B2B/26-27" }, "B2C Series must begin with B2C/, followed by a name."],
    [{ B2CSeries: "B2C/77" }, "The company has no invoice series B2C/77 for the date."],
    [
      { B2BSeries: "B2B/26-27", Date: "1999-01-01" },
      "The company has no invoice series B2B/26-27 for the date.",
    ],
  ],
};

async function listIds(rows: Knex.QueryBuilder): Promise<number[]> {
  return rows.where("is_deleted", 0).orderBy("id").pluck("id");
}
