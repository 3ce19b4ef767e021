import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { type Principal, SALESMAN_ROLE } from "../../contract/principal.ts";
import { ofUsableCustomers, ofAccounts, ofCompany } from "../../auth/scope.ts";
import type { LocationRow } from "./stock-location.ts";

/**
 * Customers only if the principal may see them. A salesman may name no parties but the customers on
 * their beats or assigned to them.
 */
export function limitToOwnParties(accounts: Knex.QueryBuilder, db: Knex, principal: Principal): void {
  if (principal.role !== SALESMAN_ROLE) return void ofAccounts(accounts, principal, "c");
  accounts.where((reach) => {
    void reach
      .whereNotIn("c.group_id", [ACCOUNT_GROUP.debtors, ACCOUNT_GROUP.creditors])
      .orWhere(
        (own) => void ofUsableCustomers(own.where("c.group_id", ACCOUNT_GROUP.debtors), db, principal, "c"),
      );
  });
}

/**
 * Salesmen may use godowns of their branch or of no branch, and the van allocated to them on the
 * date. Other roles may use all locations.
 */
export async function readOwnPlaces(
  db: Knex,
  principal: Principal,
): Promise<(location: LocationRow, date: string) => boolean> {
  if (principal.role !== SALESMAN_ROLE) return () => true;
  const drives = await readDriven(db, principal);
  return ({ kind, vehicle_id: vehicleId, branch_id: branchId }, date) =>
    kind === "van" ? drives(vehicleId, date) : branchId === null || branchId === principal.branchId;
}

/**
 * Returns a function that says whether a vehicle was allocated to the user on a date: all vehicles
 * of the last allocation day up to that date.
 */
export async function readDriven(
  db: Knex,
  principal: Principal,
): Promise<(vehicleId: number | null, date: string) => boolean> {
  const allocations: { date: string; vehicle_id: number }[] = await ofCompany(
    db,
    principal,
    "allocations as a",
  )
    .where({ "a.user_id": principal.userId, "a.is_deleted": 0 })
    .orderBy("a.date", "desc")
    .select("a.date", "a.vehicle_id");
  return (vehicleId, date) => {
    const since = allocations.find((each) => each.date <= date)?.date;
    return allocations.some((each) => each.date === since && each.vehicle_id === vehicleId);
  };
}
