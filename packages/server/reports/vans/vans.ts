import type { Knex } from "knex";
import { type Principal, BRANCH_MANAGER } from "../../contract/principal.ts";
import { joinOwn, ofCompany, ofUsers } from "../../auth/scope.ts";
import type { ReportRange } from "../periods.ts";

/** A vehicle in the principal's scope, with its stock locations. */
export interface Van {
  id: number;
  regNo: string;
  isDeleted: boolean;
  locationIds: readonly number[];
}

/**
 * The vehicles in the principal's scope over a range, or only `wanted`, by registration number: those
 * allocated to the principal's users in the range, and for a branch manager also those of the branch.
 */
export async function vansOf(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  wanted: { id?: number; branch?: number | undefined } = {},
): Promise<Van[]> {
  const vehicles = ofCompany(db, principal, "vehicles as v").orderBy("v.reg_no").orderBy("v.id");
  if (wanted.id !== undefined) void vehicles.where("v.id", wanted.id);
  if (wanted.branch !== undefined) void vehicles.where("v.branch_id", wanted.branch);
  if (!principal.wholeCompany) {
    const driven = ofUsers(allocationsIn(db, principal, range), principal, "a.user_id").select(
      "a.vehicle_id",
    );
    void vehicles.where((seen) => {
      void seen.whereIn("v.id", driven);
      if (principal.role === BRANCH_MANAGER) void seen.orWhere("v.branch_id", principal.branchId);
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

/** The stock locations of a vehicle; none if it is out of the principal's scope. */
export async function placesOfVan(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  wanted: { id: number; branch?: number | undefined },
): Promise<number[]> {
  const vans = await vansOf(db, principal, range, wanted);
  return vans.flatMap(({ locationIds }) => locationIds);
}

/** The users of the van's latest allocation in the range, as one text; null if there is none. */
export async function salesmanOf(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  vehicleId: number,
): Promise<string | null> {
  const later = ofCompany(db, principal, "allocations as o")
    .whereRaw("o.vehicle_id = a.vehicle_id AND o.is_deleted = 0 AND o.date > a.date")
    .where("o.date", "<=", range.to)
    .select(db.raw("1"));
  const allocations = allocationsIn(db, principal, range)
    .where("a.vehicle_id", vehicleId)
    .whereNotExists(later);
  const names: string[] = await joinOwn(allocations, "users as u", "u.id", "a.user_id")
    .orderBy("u.name")
    .distinct("u.name")
    .pluck("u.name");
  return names.length > 0 ? names.join(", ").slice(0, LONGEST) : null;
}

/**
 * Allocations that are valid on a day of the range: a user has a van from one allocation until the next.
 * There may be several on one day.
 */
function allocationsIn(db: Knex, principal: Principal, { from, to }: ReportRange) {
  const next = ofCompany(db, principal, "allocations as n")
    .whereRaw("n.user_id = a.user_id AND n.is_deleted = 0 AND n.date > a.date")
    .where("n.date", "<=", from)
    .select(db.raw("1"));
  return ofCompany(db, principal, "allocations as a")
    .where("a.is_deleted", 0)
    .where("a.date", "<=", to)
    .whereNotExists(next);
}

/** The contract's maximum length of a name. */
const LONGEST = 200;
