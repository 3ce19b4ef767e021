import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import type { Row } from "./master-case.ts";
import { openStaffDesk, type StaffDesk } from "./staff-desk.ts";

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk?.product.stop());

describe("a salesman", () => {
  const listCashAccounts = (id: number) =>
    desk.product
      .db("accounts")
      .where({ company_id: 1, user_id: id, group_id: 6, is_deleted: 0 })
      .pluck("name");

  it("has one separate cash account", async () => {
    const { id, Name, UserName } = await desk.make();
    expect(await listCashAccounts(id)).toEqual([`Cash with ${Name}`]);
    expect((await desk.save({ UserId: id, Name, UserName, UserRoleId: 2 })).status).toBe(200);
    expect(await listCashAccounts(id)).toHaveLength(1);
    const namesake = await desk.make({ Name });
    expect(await listCashAccounts(namesake.id)).toEqual([`Cash with ${Name} ${namesake.UserName}`]);
  });

  it("gets a cash account also when an existing user becomes a salesman", async () => {
    const { id, Name } = await desk.make({ UserRoleId: 4 });
    expect(await listCashAccounts(id)).toEqual([]);
    expect((await desk.saveDetails({ UserId: id, BranchId: 1, ZoneId: 1, UserRoleId: 2 })).status).toBe(200);
    expect(await listCashAccounts(id)).toEqual([`Cash with ${Name}`]);
  });

  it("is offered as sales representative until the user is disabled", async () => {
    const listOfferedUsers = async () =>
      (await desk.call("GET", "/api/GetUserByrole")).read<Row[]>().map(({ UserID }) => UserID);
    const { id, Name, UserName } = await desk.make();
    expect(await listOfferedUsers()).toContain(id);
    expect((await desk.save({ UserId: id, Name, UserName, Active: 0 })).status).toBe(200);
    expect(await listOfferedUsers()).not.toContain(id);
  });
});

describe("a user's picture", () => {
  it("is re-encoded and stays until it is replaced", async () => {
    const image = `data:image/png;base64,${PIXEL_PNG}`;
    const { id, Name, UserName } = await desk.make({ image });
    const { IMAGE } = (await desk.user(id)) as { IMAGE: { type: string; data: number[] } };
    expect(IMAGE.type).toBe("Buffer");
    expect(Buffer.from(IMAGE.data).subarray(0, 3).toString("hex")).toBe("ffd8ff");
    expect((await desk.stored(id)).image_type).toBe("image/jpeg");
    expect((await desk.save({ UserId: id, Name, UserName, image: "" })).status).toBe(200);
    expect((await desk.user(id)).IMAGE).toEqual(IMAGE);
    const [own] = (await desk.call("GET", `/api/getUserbyid?UserId=${id}`)).read<Row[]>();
    expect(own?.IMAGE).toEqual(IMAGE);
  });
});

describe("the data of a user", () => {
  it("has two names for each address field, and the one with a new value counts", async () => {
    const { id, Name, UserName } = await desk.make({
      Address: "4 Temple Road",
      Place: "Punalur",
      Address3: "Kollam",
    });
    const shownAddress = {
      Address: "4 Temple Road",
      Address1: "4 Temple Road",
      Address2: "Punalur",
      District: "Kollam",
    };
    expect(await desk.user(id)).toMatchObject(shownAddress);
    const edit = {
      UserId: id,
      Name,
      UserName,
      Address1: "4 Temple Road",
      Address: "9 Beach Road",
      Place: "",
      Address2: "Punalur",
    };
    expect((await desk.save(edit)).status).toBe(200);
    expect(await desk.user(id)).toMatchObject({ Address1: "9 Beach Road", Place: null, Address3: "Kollam" });
  });

  it.each([
    [{ BranchId: undefined }, "Branch is required"],
    [{ ZoneId: "" }, "Zone is required"],
    [{ UserRoleId: null }, "User role is required"],
    [{ UserRoleId: 5 }, "User role is required"],
    [{ Kmallowance: "six" }, "Km Allowance must be a number"],
    [{ Dayallowance: "ten" }, "Day Allowance must be a number"],
    [{ BranchId: 999_999 }, "The company has no such branch."],
  ])("is refused in User Details with %j", async (fields: Row, message) => {
    const answer = await desk.saveDetails({ UserId: 2, BranchId: 1, ZoneId: 1, UserRoleId: 2, ...fields });
    expect([400, 422]).toContain(answer.status);
    expect(answer.read<{ message: string }>().message).toBe(message);
  });

  it("accepts only the first of two concurrent edits in User Details", async () => {
    const { id } = await desk.make();
    const edit = { UserId: id, BranchId: 1, ZoneId: 1, UserRoleId: 2, Version: 1 };
    const answers = await Promise.all([desk.saveDetails(edit), desk.saveDetails(edit)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

it("a deletion is refused when the request names no user", async () => {
  for (const UserId of [undefined, 0, ""])
    expectProblem(
      await desk.call("POST", "/api/Deleteusers", { UserId, deletedBy: 1 }),
      400,
      "INVALID_FIELDS",
      "No user selected",
    );
});

it("the deletion of a device is refused when the request names none", async () => {
  const words = "Please select a MAC to delete.";
  for (const Id of [undefined, 0, ""])
    expectProblem(
      await desk.call("POST", "/api/deleteMAC", { Id, DeletedBy: 1 }),
      400,
      "INVALID_FIELDS",
      words,
    );
});

it("managers see the users in their scope, and a salesman sees only themselves", async () => {
  const listSeenUsers = async (username: string, path: string) =>
    (await desk.call("GET", path, undefined, await desk.product.signIn(1, username)))
      .read<Row[]>()
      .map(({ UserId }) => UserId);
  // Disabled users too: they stay in the list with their history.
  const listKeptUsers = (where: object) =>
    desk.product
      .db("users")
      .where({ company_id: 1, is_deleted: 0, ...where })
      .pluck<number[]>("id");
  const [inZone, inBranch] = [await listKeptUsers({ zone_id: 1 }), await listKeptUsers({ branch_id: 1 })];
  for (const path of ["/api/GetUsermaster", "/api/GetUser"]) {
    expect((await listSeenUsers("biju", path)).toSorted()).toEqual(inZone.toSorted());
    expect((await listSeenUsers("rahim", path)).toSorted()).toEqual(inBranch.toSorted());
  }
  expect(await listSeenUsers("anil", "/api/GetUsermaster")).toEqual([2]);
  const roles = (await desk.call("GET", "/api/GetUserRole")).read<Row[]>();
  expect(roles.map(({ RoleID, RoleName }) => [RoleID, RoleName])).toEqual([
    [1, "Company Administrator"],
    [2, "Salesman"],
    [3, "Zone Manager"],
    [4, "Branch Manager"],
  ]);
});

/** A PNG of one red pixel. */
const PIXEL_PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
