import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { getToday } from "../clock.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { joinOwn, ofCompany } from "../auth/scope.ts";
import { createMasterTable } from "../master/master.ts";

type VehicleInput = Schema<"VehicleInput">;

const vehicle = createMasterTable<Schema<"Vehicle">, VehicleInput>({
  name: "vehicles",
  table: "vehicles",
  id: "VID",
  columns: {
    VID: "id",
    VRegNo: "reg_no",
    BranchId: "branch_id",
    BranchName: "b.name",
    CompID: "company_id",
    IsDeleted: "is_deleted",
    Version: "version",
  },
  joins: { b: { table: "branches", id: "vehicles.branch_id" } },
  order: "vehicles.reg_no, vehicles.id",
  stored: ["VRegNo", "BranchId"],
  names: { BranchId: "BRANCH_UNKNOWN" },
  unique: {
    field: "VRegNo",
    code: "VEHICLE_TAKEN",
    message: "Vehicle Registration Number already exists.",
  },
  usedBy: [
    { table: "accounts", column: "vehicle_id", words: "customers", where: { is_deleted: 0 } },
    { table: "trips", column: "vehicle_id", words: "running trips", where: { ended_at: null } },
  ],
  words: {
    created: "Vehicle created successfully",
    updated: "Vehicle updated successfully",
    deleted: "Vehicle deleted successfully",
  },
});

// A vehicle is also a stock location; both are saved in one transaction.
const save: Handler<"vehicles.save"> = async (call) =>
  withTransaction(call.db, async (trx) => {
    const { body, principal } = call;
    if (body.IsDeleted === 1) {
      const removal = await vehicle.remove({ ...call, db: trx });
      const id = body.VID ?? 0;
      await checkNobodyDrives(trx, principal, id);
      await checkEmpty(trx, principal, id);
      return { ...removal, id };
    }
    const savedVehicle = await vehicle.save({ ...call, db: trx });
    await saveVanLocation(trx, principal, savedVehicle.id, body);
    return savedVehicle;
  });

export const vehicles = {
  "vehicles.list": vehicle.list,
  "vehicles.save": save,
};

async function saveVanLocation(
  trx: Knex.Transaction,
  principal: Principal,
  vehicleId: number,
  body: VehicleInput,
) {
  const place = { name: body.VRegNo.trim(), branch_id: body.BranchId };
  const van = ofCompany(trx, principal, "stock_locations").where({ kind: "van", vehicle_id: vehicleId });
  if ((await van.update(place)) > 0) return;
  const row = { kind: "van", vehicle_id: vehicleId, ...place };
  await insertWithIds(trx, principal.companyId, "stock_locations", [row], () => row);
}

/** The stock of a deleted vehicle would no longer be visible. */
async function checkEmpty(trx: Knex.Transaction, principal: Principal, vehicleId: number) {
  const van: number[] = await ofCompany(trx, principal, "stock_locations")
    .where("vehicle_id", vehicleId)
    .forUpdate()
    .pluck("id");
  const lying: { item_id: number }[] = await ofCompany(trx, principal, "location_month as d")
    .whereIn("d.location_id", van)
    .groupBy("d.item_id")
    .having(trx.raw("SUM(d.quantity) <> 0"))
    .select("d.item_id");
  if (lying.length > 0) throw problem("RECORD_IN_USE", say.goodsLeft({ count: lying.length }));
}

/** Throws if it is allocated today or later, except if a later allocation replaced it by today. */
async function checkNobodyDrives(trx: Knex.Transaction, principal: Principal, vehicleId: number) {
  const later = ofCompany(trx, principal, "allocations as n")
    .whereRaw("n.user_id = a.user_id AND n.is_deleted = 0 AND n.date > a.date")
    .where("n.date", "<=", getToday())
    .select(trx.raw("1"));
  const allocations = ofCompany(trx, principal, "allocations as a")
    .where({ "a.vehicle_id": vehicleId, "a.is_deleted": 0 })
    .whereNotExists(later);
  const names: string[] = await joinOwn(allocations, "users as u", "u.id", "a.user_id")
    .where("u.is_deleted", 0)
    .orderBy("u.name")
    .distinct("u.name")
    .pluck("u.name");
  if (names.length > 0) throw problem("RECORD_IN_USE", say.allocatedTo({ names: names.join(", ") }));
}
