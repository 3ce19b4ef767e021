import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { getToday } from "../../clock.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import { createFinder } from "./finder.ts";
import type { Given, Reference } from "./reference-fields.ts";
import { readOwnPlaces } from "./salesman-reach.ts";
import type { LocationRow } from "./stock-location.ts";

export interface StockPlaces {
  /**
   * Finds a location that the document accepts and the principal may use: on the document's date
   * with `onDate`, otherwise today.
   */
  find(id: number, field: string, reference: Reference<Given>, document: Given): LocationRow;
  damaged(branchId: number | null): LocationRow;
}

export async function readLocations(
  db: Knex,
  principal: Principal,
  ids: readonly number[],
  existing: readonly number[],
): Promise<StockPlaces> {
  const [rows, isOwn, vehicles] = await Promise.all([
    select<LocationRow>(
      ofCompany(db, principal, "stock_locations as l")
        .where((wantedRows) => void wantedRows.where("l.kind", "damaged").orWhereIn("l.id", ids))
        .orderBy("l.id"),
      { id: "l.id", kind: "l.kind", branch_id: "l.branch_id", vehicle_id: "l.vehicle_id", name: "l.name" },
    ),
    readOwnPlaces(db, principal),
    readDeletedVehicles(db, principal, existing),
  ]);
  const isGone = (row: LocationRow) => existing.includes(row.id) && vehicles.has(row.vehicle_id ?? 0);
  const damagedPlaces = rows.filter((row) => row.kind === "damaged");
  const find = createFinder(rows, "LOCATION_UNKNOWN");
  return {
    find(id, field, { kinds, evenDeleted, onDate }, document) {
      const location = find(id, field);
      if (!isOwn(location, onDate ? String(document.date) : getToday()))
        throw problemOnField("LOCATION_UNKNOWN", field);
      const acceptedKinds = typeof kinds === "function" ? kinds(document) : kinds;
      if (acceptedKinds && !acceptedKinds.includes(location.kind))
        throw problemOnField("LOCATION_KIND_WRONG", field);
      if (!evenDeleted && isGone(location))
        throw problemOnField("VEHICLE_UNKNOWN", field, say.vehicleDeleted({ name: location.name }));
      return location;
    },
    damaged(branchId) {
      const ofBranch = damagedPlaces.find((row) => row.branch_id === branchId);
      const damagedPlace =
        ofBranch ?? damagedPlaces.find((row) => row.branch_id === null) ?? damagedPlaces[0];
      if (!damagedPlace)
        throw problem("LOCATION_UNKNOWN", { message: "The company has no place for damaged goods." });
      return damagedPlace;
    },
  };
}

/** Locks the other vehicles of these vans against deletion until the transaction ends. */
async function readDeletedVehicles(
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
