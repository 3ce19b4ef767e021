import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { hashPassword } from "../../auth/password.ts";
import { INDIAN_STATES } from "@vanbook/sdk/rules";
import type { Blueprint, BlueprintUser } from "../companies/blueprint.ts";
import { addDays, countDaysBetween, formatMoment } from "../calendar.ts";
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

export async function makeStaff(trx: Knex.Transaction, input: StaffInput): Promise<Staff> {
  const { companyId, blueprint, years } = input;
  const createdAt = formatMoment(years[0].start, 0);
  const stampColumns = { created_at: createdAt };
  const branchIds = await insertWithIds(trx, companyId, "branches", blueprint.branches, (branch, index) => ({
    ...makeBranchRow(branch),
    phone: `5${String(index + 1).padStart(9, "0")}`,
    mobile: `5${String(index + 11).padStart(9, "0")}`,
    ...stampColumns,
  }));
  const zoneIds = await insertWithIds(trx, companyId, "zones", blueprint.zones, (zone) => ({
    ...zone,
    country: "India",
    state: INDIAN_STATES["32"],
    ...stampColumns,
  }));
  const hashes = await Promise.all(blueprint.users.map(() => hashPassword(DEMO_PASSWORD)));
  const userIds = await insertWithIds(trx, companyId, "users", blueprint.users, (user, index) => ({
    ...makeUserRow(user, index),
    password_hash: hashes[index] ?? "",
    branch_id: branchIds[user.branch - 1] ?? null,
    zone_id: zoneIds[user.zone - 1] ?? null,
    ...stampColumns,
  }));
  const vehicleIds = await insertWithIds(trx, companyId, "vehicles", blueprint.vehicles, (vehicle) => ({
    reg_no: vehicle.regNo,
    branch_id: branchIds[vehicle.branch - 1] ?? null,
    ...stampColumns,
  }));
  const { godowns, vanIds } = await makeLocations(trx, input, branchIds, vehicleIds);
  const sellers = blueprint.users.flatMap((user, index) =>
    user.routes ? [{ user, id: userIds[index] ?? 0 }] : [],
  );
  const cashIds = await insertWithIds(trx, companyId, "accounts", sellers, ({ user, id }) => ({
    name: `Cash with ${user.name}`,
    group_id: ACCOUNT_GROUP.cash,
    user_id: id,
    ...stampColumns,
  }));
  const salesmen = sellers.map(({ user, id }, index): Salesman => {
    const godown = godowns[user.branch - 1] ?? { branchId: 0, locationId: 0, damagedId: 0 };
    const vehicle = chooseVehicle(user, sellers, blueprint);
    return {
      userId: id,
      godown,
      vehicleId: vehicleIds[vehicle] ?? 0,
      vanId: vanIds[vehicle] ?? 0,
      routeIds: (user.routes ?? []).map((route) => input.routeIds[route - 1] ?? 0),
      cashAccountId: cashIds[index] ?? 0,
      until: user.leftAfter === undefined ? null : calculateLeavingDay(input, user.leftAfter),
    };
  });
  await makeAllocations(trx, input, salesmen);
  await makeBeats(trx, input, salesmen);
  const clerks = userIds.filter((_, index) => [1, 4].includes(blueprint.users[index]?.role ?? 0));
  return { salesmen, clerks, godowns };
}

/** A salesman who left shares the vehicle of one who still works. */
function chooseVehicle(
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

function makeBranchRow({ name, address, city, district, pin }: Blueprint["branches"][number]) {
  return { name, address, country: "India", state: INDIAN_STATES["32"], district, city, pincode: pin };
}

function makeUserRow(user: BlueprintUser, index: number) {
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

function calculateLeavingDay({ years, today }: StaffInput, part: number) {
  return addDays(years[0].start, Math.floor(countDaysBetween(years[0].start, today) * part));
}
