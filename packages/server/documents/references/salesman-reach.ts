import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { type Principal, SALESMAN } from "../../contract/principal.ts";
import { calledOn, ofAccounts, ofCompany } from "../../auth/scope.ts";
import type { LocationRow } from "./stock-location.ts";

/**
 * Limits accounts to those that the principal's documents may name: of the customers, only those that the principal
 * may see. A salesman may name no other parties than the customers on their beats or assigned to them.
 */
export function onlyOwnParties(accounts: Knex.QueryBuilder, db: Knex, principal: Principal): void {
  if (principal.role !== SALESMAN) return void ofAccounts(accounts, principal, "c");
  accounts.where((reach) => {
    void reach
      .whereNotIn("c.group_id", [GROUP.debtors, GROUP.creditors])
      .orWhere((own) => void calledOn(own.where("c.group_id", GROUP.debtors), db, principal, "c"));
  });
}

/**
 * Returns whether a salesman's documents may use a location: a godown of the salesman's branch or of no branch, or the
 * van allocated to the salesman on the date. Other roles may use all locations of the company.
 */
export async function readOwnPlaces(
  db: Knex,
  principal: Principal,
): Promise<(location: LocationRow, date: string) => boolean> {
  if (principal.role !== SALESMAN) return () => true;
  const drives = await readDriven(db, principal);
  return ({ kind, vehicle_id: vehicleId, branch_id: branchId }, date) =>
    kind === "van" ? drives(vehicleId, date) : branchId === null || branchId === principal.branchId;
}

/**
 * Returns a function that says whether a vehicle was allocated to the user on a date. All vehicles of the last
 * allocation day up to that date count.
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
