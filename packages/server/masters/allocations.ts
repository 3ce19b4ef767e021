import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { joinOwn, ofCompany, ofUsers } from "../auth/scope.ts";
import { createMasterTable, type MasterWrite } from "../master/master.ts";

type Input = Schema<"AllocationInput">;

const allocation = createMasterTable<Schema<"Allocation">, Input>({
  name: "allocations",
  table: "allocations",
  id: "AlocId",
  columns: {
    AlocId: "id",
    datealoctn: "date",
    VanID: "vehicle_id",
    VRegNo: "v.reg_no",
    UserId: "user_id",
    USERNAME: "u.name",
    B2BSeries: "b2b_series",
    B2CSeries: "b2c_series",
    IsDeleted: "is_deleted",
    Version: "version",
  },
  joins: {
    u: { table: "users", id: "allocations.user_id" },
    v: { table: "vehicles", id: "allocations.vehicle_id" },
  },
  order: "allocations.date DESC, allocations.id DESC",
  listed: (allocations, principal) => void ofUsers(allocations, principal, "allocations.user_id"),
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
    const of = await createSeriesFinder(trx, principal, body.Date);
    return { b2b_series: of(body.B2BSeries, "B2BSeries"), b2c_series: of(body.B2CSeries, "B2CSeries") };
  },
});

export const allocations = {
  "allocations.list": allocation.list,
  "allocations.save": allocation.save,
  "allocations.delete": allocation.remove,
};

/** A user may have several vans a day, and a van several users. Only repeats are refused. */
async function checkOnce({ trx, principal, body, before }: MasterWrite<Input>) {
  const same = await ofCompany(trx, principal, "allocations")
    .where({ user_id: body.UserId, date: body.Date, vehicle_id: body.VanID, is_deleted: 0 })
    .whereNot("id", Number(before?.id ?? 0))
    .first("id");
  if (same)
    throw problemOnField(
      "ALLOCATION_TAKEN",
      "VanID",
      "The user is already allocated this vehicle from this date.",
    );
}

/** Finds a series of the day's year by its printed name, or throws SERIES_UNKNOWN. */
async function createSeriesFinder(trx: Knex, principal: Principal, date: string) {
  const query = ofCompany(trx, principal, "invoice_series as s").where("s.is_deleted", 0);
  const rows: { series: string }[] = await joinOwn(query, "financial_years as y", "y.id", "s.year_id")
    .where("y.start_date", "<=", date)
    .where("y.end_date", ">=", date)
    .select("s.series");
  return (name: string, field: "B2BSeries" | "B2CSeries"): string => {
    const seriesRow = rows.find(({ series }) => series.toUpperCase() === name.trim().toUpperCase());
    if (!seriesRow) throw problemOnField("SERIES_UNKNOWN", field, say.seriesUnknown({ name: name.trim() }));
    return seriesRow.series;
  };
}
