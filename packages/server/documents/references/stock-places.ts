import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { today } from "../../clock.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem, refused } from "@vanbook/sdk/problem";
import { ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import { finder } from "./finder.ts";
import type { Given, Reference } from "./reference-fields.ts";
import { readOwnPlaces } from "./salesman-reach.ts";
import type { LocationRow } from "./stock-location.ts";

/** Finds the stock locations that documents name. */
export interface StockPlaces {
  /**
   * Finds a location that the document accepts and the principal may use: on the document's date if `onDate`,
   * otherwise today.
   */
  find(id: number, field: string, accepted: Reference<Given>, document: Given): LocationRow;
  /** The location for a branch's damaged goods. */
  damaged(branchId: number | null): LocationRow;
}

/**
 * Reads stock locations by id and the locations for damaged goods; `existing` are the ids whose vehicle must not be
 * deleted.
 */
export async function readLocations(
  db: Knex,
  principal: Principal,
  ids: readonly number[],
  existing: readonly number[],
): Promise<StockPlaces> {
  const [rows, isOwn, vehicles] = await Promise.all([
    select<LocationRow>(
      ofCompany(db, principal, "stock_locations as l")
        .where((wanted) => void wanted.where("l.kind", "damaged").orWhereIn("l.id", ids))
        .orderBy("l.id"),
      { id: "l.id", kind: "l.kind", branch_id: "l.branch_id", vehicle_id: "l.vehicle_id", name: "l.name" },
    ),
    readOwnPlaces(db, principal),
    goneVehicles(db, principal, existing),
  ]);
  const isGone = (row: LocationRow) => existing.includes(row.id) && vehicles.has(row.vehicle_id ?? 0);
  const damaged = rows.filter((row) => row.kind === "damaged");
  const find = finder(rows, "LOCATION_UNKNOWN");
  return {
    find(id, field, { kinds, evenDeleted, onDate }, document) {
      const location = find(id, field);
      if (!isOwn(location, onDate ? String(document.date) : today()))
        throw refused("LOCATION_UNKNOWN", field);
      const accepted = typeof kinds === "function" ? kinds(document) : kinds;
      if (accepted && !accepted.includes(location.kind)) throw refused("LOCATION_KIND_WRONG", field);
      if (!evenDeleted && isGone(location))
        throw refused("VEHICLE_UNKNOWN", field, say.vehicleDeleted({ name: location.name }));
      return location;
    },
    damaged(branchId) {
      const ofBranch = damaged.find((row) => row.branch_id === branchId);
      const found = ofBranch ?? damaged.find((row) => row.branch_id === null) ?? damaged[0];
      if (!found)
        throw problem("LOCATION_UNKNOWN", { message: "The company has no place for damaged goods." });
      return found;
    },
  };
}

/** The deleted vehicles of these vans. Locks the other vehicles against deletion until the transaction ends. */
async function goneVehicles(
  db: Knex,
  principal: Principal,
  locationIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (locationIds.length === 0) return new Set();
  const ofVans = ofCompany(db, principal, "stock_locations as l")
    .whereIn("l.id", locationIds)
    .select("l.vehicle_id");
  const vehicles: { id: number; is_deleted: number }[] = await ofCompany(db, principal, "vehicles as v")
    .whereIn("v.id", ofVans)
    .orderBy("v.id")
    .forShare()
    .select("v.id", "v.is_deleted");
  return new Set(vehicles.filter((vehicle) => vehicle.is_deleted).map((vehicle) => vehicle.id));
}
