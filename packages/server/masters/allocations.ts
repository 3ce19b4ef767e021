import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { refused } from "@vanbook/sdk/problem";
import { joinOwn, ofCompany, ofUsers } from "../auth/scope.ts";
import { select } from "../db/select.ts";
import { masterTable, type MasterWrite } from "../master/master.ts";

type Input = Schema<"AllocationInput">;

const allocation = masterTable<Omit<Schema<"Allocation">, "USERNAME" | "VRegNo">, Input>({
  name: "allocations",
  table: "allocations",
  id: "AlocId",
  columns: {
    AlocId: "id",
    datealoctn: "date",
    VanID: "vehicle_id",
    UserId: "user_id",
    B2BSeries: "b2b_series",
    B2CSeries: "b2c_series",
    IsDeleted: "is_deleted",
    Version: "version",
  },
  stored: ["VanID", "UserId", "B2BSeries", "B2CSeries"],
  sentAs: { Date: "date" },
  names: { VanID: "VEHICLE_UNKNOWN", UserId: "USER_UNKNOWN" },
  words: {
    created: "Allocation submitted successfully!",
    updated: "Allocation updated successfully!",
    deleted: "Allocation deleted successfully!",
  },
  prepare: async (write) => {
    await checkOnce(write);
    const { trx, principal, body } = write;
    const of = await seriesOn(trx, principal, body.Date);
    return { b2b_series: of(body.B2BSeries, "B2BSeries"), b2c_series: of(body.B2CSeries, "B2CSeries") };
  },
});

const list: Handler<"allocations.list"> = async ({ principal, db }) => {
  const rows = ofCompany(db, principal, "allocations as a").where("a.is_deleted", 0);
  joinOwn(rows, "users as u", "u.id", "a.user_id");
  joinOwn(rows, "vehicles as v", "v.id", "a.vehicle_id").orderBy("a.date", "desc").orderBy("a.id", "desc");
  return select<Schema<"Allocation">>(ofUsers(rows, principal, "a.user_id"), {
    AlocId: "a.id",
    datealoctn: "a.date",
    VanID: "a.vehicle_id",
    VRegNo: "v.reg_no",
    UserId: "a.user_id",
    USERNAME: "u.name",
    B2BSeries: "a.b2b_series",
    B2CSeries: "a.b2c_series",
    IsDeleted: "a.is_deleted",
    Version: "a.version",
  });
};

/** A user's van and invoice series from a day until the next allocation. */
export const allocations = {
  "allocations.list": list,
  "allocations.save": allocation.save,
  "allocations.delete": allocation.remove,
};

/** A user may have several vans on a day, and a van several users; only the same allocation twice is refused. */
async function checkOnce({ trx, principal, body, before }: MasterWrite<Input>) {
  const same = await ofCompany(trx, principal, "allocations")
    .where({ user_id: body.UserId, date: body.Date, vehicle_id: body.VanID, is_deleted: 0 })
    .whereNot("id", Number(before?.id ?? 0))
    .first("id");
  if (same)
    throw refused("ALLOCATION_TAKEN", "VanID", "The user is allocated this vehicle from this date already.");
}

/**
 * Returns a function that finds a series of the day's financial year by its printed name, and throws
 * SERIES_UNKNOWN if there is none.
 */
async function seriesOn(trx: Knex, principal: Principal, date: string) {
  const query = ofCompany(trx, principal, "invoice_series as s").where("s.is_deleted", 0);
  const rows: { series: string }[] = await joinOwn(query, "financial_years as y", "y.id", "s.year_id")
    .where("y.start_date", "<=", date)
    .where("y.end_date", ">=", date)
    .select("s.series");
  return (name: string, field: "B2BSeries" | "B2CSeries"): string => {
    const found = rows.find(({ series }) => series.toUpperCase() === name.trim().toUpperCase());
    if (!found) throw refused("SERIES_UNKNOWN", field, say.seriesUnknown({ name: name.trim() }));
    return found.series;
  };
}
