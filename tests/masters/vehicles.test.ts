import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const own = { company_id: 1 };
const save = (body: object, cookie = admin) =>
  product.call({ method: "POST", path: "/api/insertupdatevehicle", body, cookie });
const makeVehicle = async (VRegNo: string) => {
  const answer = await save({ VID: 0, VRegNo, BranchId: 1, CompID: 1, IsDeleted: 0 });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
};
const remove = (VID: number) => save({ VID, VRegNo: "-", BranchId: 1, IsDeleted: 1 });
const selectVans = (vehicleId: number) =>
  product
    .db("stock_locations")
    .where({ ...own, vehicle_id: vehicleId })
    .select("id", "kind", "name", "branch_id");
const move = async (kind: string, from: number, to: number) => {
  const stockedItem = await product
    .db("location_month as d")
    .where({ ...own, location_id: from })
    .groupBy("item_id")
    .havingRaw("SUM(quantity) > 10")
    .first("item_id");
  const answer = await product.call({
    method: "POST",
    path: "/api/v1/van-loads",
    body: {
      date: getToday(),
      kind,
      fromLocationId: from,
      toLocationId: to,
      lines: [{ itemId: stockedItem?.item_id, quantity: 11 }],
    },
    cookie: admin,
    headers: { "Idempotency-Key": randomUUID() },
  });
  expect(answer.status, answer.text).toBe(200);
};

it("the list shows vehicles by registration number with the names of their branches", async () => {
  const answer = await product.call({ method: "GET", path: "/api/GetVehicle", cookie: admin });
  const rows = answer.read<{ VID: number; VRegNo: string; BranchId: number; BranchName: string }[]>();
  const storedVehicles = await product.db("vehicles").where({ ...own, is_deleted: 0 });
  const branches = await product.db("branches").where(own);
  expect(rows.map(({ VID, VRegNo, BranchName }) => [VID, VRegNo, BranchName])).toEqual(
    storedVehicles
      .toSorted((a, b) => (a.reg_no < b.reg_no ? -1 : 1))
      .map(({ id, reg_no: regNo, branch_id: branchId }) => [
        id,
        regNo,
        branches.find((branch) => branch.id === branchId)?.name,
      ]),
  );
});

it("a new vehicle gets a van, and a changed vehicle keeps its van", async () => {
  const id = await makeVehicle(" KL-24-V-1001 ");
  const [van] = await selectVans(id);
  expect(van).toMatchObject({ kind: "van", name: "KL-24-V-1001", branch_id: 1 });
  const same = { VID: id, VRegNo: "KL-24-V-1001", BranchId: 1, IsDeleted: 0 };
  expect((await save(same)).status).toBe(200);
  expect((await save({ ...same, VRegNo: "KL-24-V-1002", BranchId: 2 })).status).toBe(200);
  expect(await selectVans(id)).toEqual([{ ...van, name: "KL-24-V-1002", branch_id: 2 }]);
});

it("a refused vehicle leaves no van behind", async () => {
  await makeVehicle("KL-24-V-1003");
  const countVans = () => product.db("stock_locations").where(own).count({ many: "*" });
  const before = await countVans();
  expectProblem(await save({ VRegNo: "kl-24-v-1003", BranchId: 1 }), 409, "VEHICLE_TAKEN");
  expectProblem(await save({ VRegNo: "KL-24-V-1004", BranchId: 9999 }), 422, "BRANCH_UNKNOWN");
  expect(await countVans()).toEqual(before);
});

it("a vehicle's branch can't be of another company or deleted", async () => {
  const [id] = await product.db("branches").where("company_id", 2).max<{ id: number }[]>({ id: "id" });
  await product.db("branches").insert({ company_id: 2, id: 500, name: "Theirs" });
  expect(id).toBeDefined();
  expectProblem(await save({ VRegNo: "KL-24-V-1005", BranchId: 500 }), 422, "BRANCH_UNKNOWN");
  await product.db("branches").insert({ ...own, id: 501, name: "Closed", is_deleted: 1 });
  expectProblem(await save({ VRegNo: "KL-24-V-1005", BranchId: 501 }), 422, "BRANCH_UNKNOWN");
});

it("a vehicle with goods on board can't be deleted; an empty one can", async () => {
  const id = await makeVehicle("KL-24-V-1006");
  const [van] = await selectVans(id);
  const godown = await product
    .db("stock_locations")
    .where({ ...own, kind: "godown" })
    .first("id");
  await move("load", godown?.id, van.id);
  expectProblem(await remove(id), 409, "RECORD_IN_USE", "It can't be deleted: goods of 1 item lie in it.");
  expect(
    await product
      .db("vehicles")
      .where({ ...own, id })
      .first(),
  ).toMatchObject({
    is_deleted: 0,
    version: 1,
    deleted_by: null,
  });
  await move("unload", van.id, godown?.id);
  // Van loads no longer offer a deleted vehicle.
  const listOfferedLocations = async () => {
    const answer = await product.call({ method: "GET", path: "/api/v1/masters", cookie: admin });
    return answer.read<{ locations: { id: number }[] }>().locations.map((place) => place.id);
  };
  expect(await listOfferedLocations()).toContain(van.id);
  expect((await remove(id)).status).toBe(200);
  expect(await listOfferedLocations()).not.toContain(van.id);
});

it("a vehicle allocated today can't be deleted; one allocated in the past can", async () => {
  const [old, next] = [await makeVehicle("KL-24-V-1007"), await makeVehicle("KL-24-V-1008")];
  const anil = await product
    .db("users")
    .where({ ...own, username: "anil" })
    .first("id", "name");
  const series = { b2b_series: "B2B/T", b2c_series: "B2C/T" };
  const allocate = (id: number, vehicleId: number, date: string) =>
    product.db("allocations").insert({
      ...own,
      id,
      vehicle_id: vehicleId,
      user_id: anil?.id,
      date,
      ...series,
    });
  await allocate(90_001, old, getToday());
  expectProblem(
    await remove(old),
    409,
    "RECORD_IN_USE",
    `It can't be deleted: it is allocated to ${anil?.name}.`,
  );
  // The next van is allocated from a future date; until then the salesman still has the old one.
  await allocate(90_002, next, "2099-01-01");
  expect((await remove(old)).status).toBe(409);
  expect((await remove(next)).status).toBe(409);
  await product
    .db("allocations")
    .where({ ...own, id: 90_001 })
    .update({ date: "2020-04-01" });
  expect((await remove(old)).status).toBe(200);
});

it("only the administrator saves vehicles", async () => {
  for (const name of ["biju", "rahim", "anil"]) {
    const cookie = await product.signIn(1, name);
    const answer = await save({ VRegNo: "KL-24-V-1009", BranchId: 1, UserRoleId: 1 }, cookie);
    expectProblem(answer, 403, "ROLE_FORBIDDEN");
  }
});
