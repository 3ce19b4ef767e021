import type { Knex } from "knex";
import { type Principal, BRANCH_MANAGER } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofUsers } from "../../auth/scope.ts";
import type { ReportRange } from "../periods.ts";

export interface Van {
  id: number;
  regNo: string;
  isDeleted: boolean;
  locationIds: readonly number[];
}

/**
 * Vehicles in the principal's scope, by registration number: those allocated to the principal's
 * users in the range, and for a branch manager also those of the branch. `filter` limits the list
 * to one vehicle or branch.
 */
export async function listVans(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  filter: { id?: number; branch?: number | undefined } = {},
): Promise<Van[]> {
  const vehicles = ofCompany(db, principal, "vehicles as v").orderBy("v.reg_no").orderBy("v.id");
  if (filter.id !== undefined) void vehicles.where("v.id", filter.id);
  if (filter.branch !== undefined) void vehicles.where("v.branch_id", filter.branch);
  if (!principal.wholeCompany) {
    const allocatedVehicles = ofUsers(selectAllocations(db, principal, range), principal, "a.user_id").select(
      "a.vehicle_id",
    );
    void vehicles.where((visibleVehicles) => {
      void visibleVehicles.whereIn("v.id", allocatedVehicles);
      if (principal.role === BRANCH_MANAGER) void visibleVehicles.orWhere("v.branch_id", principal.branchId);
    });
  }
  const rows: { id: number; reg_no: string; is_deleted: number; location_id: number | null }[] =
    await joinOwn(vehicles, "stock_locations as l", "l.vehicle_id", "v.id").select(
      "v.id",
      "v.reg_no",
      "v.is_deleted",
      "l.id as location_id",
    );
  const vans = new Map<number, Van & { locationIds: number[] }>();
  for (const { id, reg_no: regNo, is_deleted: isDeleted, location_id: locationId } of rows) {
    const van = vans.get(id) ?? { id, regNo, isDeleted: isDeleted === 1, locationIds: [] };
    if (locationId !== null) van.locationIds.push(locationId);
    vans.set(id, van);
  }
  return [...vans.values()];
}

export async function listVanPlaceIds(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  filter: { id: number; branch?: number | undefined },
): Promise<number[]> {
  const vans = await listVans(db, principal, range, filter);
  return vans.flatMap(({ locationIds }) => locationIds);
}

/** The users of the van's latest allocation in the range, as one text; null if there is none. */
export async function findSalesmanNames(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  vehicleId: number,
): Promise<string | null> {
  const later = ofCompany(db, principal, "allocations as o")
    .whereRaw("o.vehicle_id = a.vehicle_id AND o.is_deleted = 0 AND o.date > a.date")
    .where("o.date", "<=", range.to)
    .select(db.raw("1"));
  const allocations = selectAllocations(db, principal, range)
    .where("a.vehicle_id", vehicleId)
    .whereNotExists(later);
  const names: string[] = await joinOwn(allocations, "users as u", "u.id", "a.user_id")
    .orderBy("u.name")
    .distinct("u.name")
    .pluck("u.name");
  return names.length > 0 ? names.join(", ").slice(0, MAX_NAME_LENGTH) : null;
}

/**
 * Allocations in effect on a day of the range: a user has a van from one allocation until the next.
 * There may be several on one day.
 */
function selectAllocations(db: Knex, principal: Principal, { from, to }: ReportRange) {
  const next = ofCompany(db, principal, "allocations as n")
    .whereRaw("n.user_id = a.user_id AND n.is_deleted = 0 AND n.date > a.date")
    .where("n.date", "<=", from)
    .select(db.raw("1"));
  return ofCompany(db, principal, "allocations as a")
    .where("a.is_deleted", 0)
    .where("a.date", "<=", to)
    .whereNotExists(next);
}

const MAX_NAME_LENGTH = 200;
