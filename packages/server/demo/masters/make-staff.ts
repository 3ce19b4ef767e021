import type { Knex } from "knex";
import { GROUP } from "@vanbook/sdk/books";
import { hashPassword } from "../../auth/password.ts";
import { STATES } from "../../company/states.ts";
import type { Blueprint, BlueprintUser } from "../companies/blueprint.ts";
import { addDays, daysBetween, momentOf } from "../calendar.ts";
import type { Godown, Salesman } from "../companies/demo-company.ts";
import { insertWithIds } from "../../db/insert-with-ids.ts";
import { makeAllocations, makeBeats } from "./make-beats.ts";
import { makeLocations } from "../days/make-locations.ts";
import { DEMO_PASSWORD } from "../sign-ins.ts";
import type { StaffInput } from "./staff-input.ts";

interface Staff {
  salesmen: Salesman[];
  clerks: number[];
  godowns: Godown[];
}

/** Writes branches, zones, users with their cash accounts, vehicles, godowns, vans, series and beats. */
export async function makeStaff(trx: Knex.Transaction, input: StaffInput): Promise<Staff> {
  const { companyId, blueprint, years } = input;
  const createdAt = momentOf(years[0].start, 0);
  const made = { created_at: createdAt };
  const branchIds = await insertWithIds(trx, companyId, "branches", blueprint.branches, (branch, index) => ({
    ...branchRow(branch),
    phone: `5${String(index + 1).padStart(9, "0")}`,
    mobile: `5${String(index + 11).padStart(9, "0")}`,
    ...made,
  }));
  const zoneIds = await insertWithIds(trx, companyId, "zones", blueprint.zones, (zone) => ({
    ...zone,
    country: "India",
    state: STATES["32"],
    ...made,
  }));
  const hashes = await Promise.all(blueprint.users.map(() => hashPassword(DEMO_PASSWORD)));
  const userIds = await insertWithIds(trx, companyId, "users", blueprint.users, (user, index) => ({
    ...userRow(user, index),
    password_hash: hashes[index] ?? "",
    branch_id: branchIds[user.branch - 1] ?? null,
    zone_id: zoneIds[user.zone - 1] ?? null,
    ...made,
  }));
  const vehicleIds = await insertWithIds(trx, companyId, "vehicles", blueprint.vehicles, (vehicle) => ({
    reg_no: vehicle.regNo,
    branch_id: branchIds[vehicle.branch - 1] ?? null,
    ...made,
  }));
  const { godowns, vanIds } = await makeLocations(trx, input, branchIds, vehicleIds);
  const sellers = blueprint.users.flatMap((user, index) =>
    user.routes ? [{ user, id: userIds[index] ?? 0 }] : [],
  );
  const cashIds = await insertWithIds(trx, companyId, "accounts", sellers, ({ user, id }) => ({
    name: `Cash with ${user.name}`,
    group_id: GROUP.cash,
    user_id: id,
    ...made,
  }));
  const salesmen = sellers.map(({ user, id }, index): Salesman => {
    const godown = godowns[user.branch - 1] ?? { branchId: 0, locationId: 0, damagedId: 0 };
    const vehicle = vehicleOf(user, sellers, blueprint);
    return {
      userId: id,
      godown,
      vehicleId: vehicleIds[vehicle] ?? 0,
      vanId: vanIds[vehicle] ?? 0,
      routeIds: (user.routes ?? []).map((route) => input.routeIds[route - 1] ?? 0),
      cashAccountId: cashIds[index] ?? 0,
      until: user.leftAfter === undefined ? null : leavingDay(input, user.leftAfter),
    };
  });
  await makeAllocations(trx, input, salesmen);
  await makeBeats(trx, input, salesmen);
  const clerks = userIds.filter((_, index) => [1, 4].includes(blueprint.users[index]?.role ?? 0));
  return { salesmen, clerks, godowns };
}

/** Each salesman of a branch has a separate vehicle; one who left shares it with a salesman who still works. */
function vehicleOf(
  user: BlueprintUser,
  sellers: readonly { user: BlueprintUser }[],
  { vehicles }: Blueprint,
) {
  const colleagues = sellers.map((seller) => seller.user).filter((each) => each.branch === user.branch);
  const turn = [
    ...colleagues.filter((each) => each.leftAfter === undefined),
    ...colleagues.filter((each) => each.leftAfter !== undefined),
  ].indexOf(user);
  const own = vehicles.flatMap((vehicle, index) => (vehicle.branch === user.branch ? [index] : []));
  return own[turn % own.length] ?? 0;
}

function branchRow({ name, address, city, district, pin }: Blueprint["branches"][number]) {
  return { name, address, country: "India", state: STATES["32"], district, city, pincode: pin };
}

function userRow(user: BlueprintUser, index: number) {
  return {
    name: user.name,
    sex: user.sex,
    address1: `House ${index + 3}, Temple Road`,
    mobile: `5${String(index + 101).padStart(9, "0")}`,
    email: `${user.username}@vanbook.example`,
    username: user.username,
    role_id: user.role,
    km_allowance: user.routes ? "6.50" : "0.00",
    day_allowance: user.routes ? "250.00" : "0.00",
    is_active: user.leftAfter === undefined ? 1 : 0,
  };
}

function leavingDay({ years, today }: StaffInput, part: number) {
  return addDays(years[0].start, Math.floor(daysBetween(years[0].start, today) * part));
}
