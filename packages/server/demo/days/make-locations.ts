import type { Knex } from "knex";
import type { Godown } from "../companies/demo-company.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import type { StaffInput } from "../masters/staff-input.ts";

export async function makeLocations(
  trx: Knex.Transaction,
  { companyId, blueprint }: StaffInput,
  branchIds: readonly number[],
  vehicleIds: readonly number[],
): Promise<{ godowns: Godown[]; vanIds: number[] }> {
  const getBranchName = (index: number) => blueprint.branches[index]?.name ?? "";
  const godownIds = await insertWithIds(trx, companyId, "stock_locations", branchIds, (id, index) => ({
    kind: "godown",
    name: `${getBranchName(index)} Godown`,
    branch_id: id,
    vehicle_id: null,
  }));
  const damagedIds = await insertWithIds(trx, companyId, "stock_locations", branchIds, (id, index) => ({
    kind: "damaged",
    name: `${getBranchName(index)} Damaged Goods`,
    branch_id: id,
    vehicle_id: null,
  }));
  const vanIds = await insertWithIds(
    trx,
    companyId,
    "stock_locations",
    blueprint.vehicles,
    (vehicle, index) => ({
      kind: "van",
      name: vehicle.regNo,
      branch_id: branchIds[vehicle.branch - 1] ?? null,
      vehicle_id: vehicleIds[index] ?? null,
    }),
  );
  const godowns = branchIds.map((branchId, index) => ({
    branchId,
    locationId: godownIds[index] ?? 0,
    damagedId: damagedIds[index] ?? 0,
  }));
  return { godowns, vanIds };
}
