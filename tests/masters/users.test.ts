import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import type { Row } from "./master-case.ts";
import { openStaffDesk, STAFF_PASSWORD, type StaffDesk } from "./staff-desk.ts";
import { describeUserNames } from "./user-names.ts";

let desk: StaffDesk;
beforeAll(async () => void (desk = await openStaffDesk()));
afterAll(() => desk?.product.stop());

describeUserNames(() => desk);

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
  for (const UserId of [undefined, 0, ""]) {
    const answer = await desk.call("POST", "/api/Deleteusers", { UserId, deletedBy: 1 });
    expectProblem(answer, 400, "INVALID_FIELDS", "No user selected");
  }
});

it("the deletion of a device is refused when the request names none", async () => {
  for (const Id of [undefined, 0, ""]) {
    const answer = await desk.call("POST", "/api/deleteMAC", { Id, DeletedBy: 1 });
    expectProblem(answer, 400, "INVALID_FIELDS", "Please select a MAC to delete.");
  }
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

describe("a password", () => {
  it("lets the user sign in, and appears in no answer and no log", async () => {
    const { id, UserName } = await desk.make();
    expect(await desk.isSignedIn(await desk.signIn(UserName))).toBe(true);
    expect((await desk.stored(id)).password_hash).toMatch(
      // OWASP: at least 19 MiB and 2 passes.
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
    const hash = (await desk.stored(id)).password_hash;
    const answers = await Promise.all(
      ["/api/GetUsermaster", "/api/GetUser", `/api/getUserbyid?UserId=${id}`].map((path) =>
        desk.call("GET", path),
      ),
    );
    const log = await desk.product.db("audit_log").where({ company_id: 1, entity: "users" }).select();
    const allTexts = JSON.stringify([...answers.map(({ text }) => text), log]);
    expect(allTexts).not.toContain(STAFF_PASSWORD);
    expect(allTexts).not.toContain(hash);
    expect(allTexts).not.toMatch(/argon2|password_hash/);
  });

  it("ends the user's sessions at once when it is changed", async () => {
    const { id, Name, UserName } = await desk.make();
    const cookies = [await desk.signIn(UserName), await desk.signIn(UserName)];
    const Password = "another-lagoon";
    expectProblem(
      await desk.save({ UserId: id, Name, UserName, Password }),
      400,
      "INVALID_FIELDS",
      "Passwords do not match",
    );
    expect(await desk.isSignedIn(cookies[0] ?? "")).toBe(true);
    const answer = await desk.save({ UserId: id, Name, UserName, Password, ConformPassword: Password });
    expect(answer.status, answer.text).toBe(200);
    for (const cookie of cookies) expect(await desk.isSignedIn(cookie)).toBe(false);
    expect(await desk.signIn(UserName)).toBe("");
    expect(await desk.isSignedIn(await desk.signIn(UserName, Password))).toBe(true);
  });

  it("stays with its sessions when a request leaves it out or empty", async () => {
    const { id, Name, UserName } = await desk.make();
    const before = await desk.stored(id);
    const cookie = await desk.signIn(UserName);
    for (const Password of [undefined, null, ""])
      expect(
        (await desk.save({ UserId: id, Name, UserName, Password, ConformPassword: Password })).status,
      ).toBe(200);
    expect(await desk.stored(id)).toMatchObject({
      password_hash: before.password_hash,
      sex: 1,
      role_id: 2,
      version: 4,
    });
    expect(await desk.isSignedIn(cookie)).toBe(true);
  });

  it("ends the user's other sessions, but not the current one, when users change their own", async () => {
    const { id, Name, UserName } = await desk.make({ UserRoleId: 1 });
    const [here, elsewhere] = [await desk.signIn(UserName), await desk.signIn(UserName)];
    const Password = "another-lagoon";
    expect(
      (await desk.save({ UserId: id, Name, UserName, Password, ConformPassword: Password }, here)).status,
    ).toBe(200);
    expect([await desk.isSignedIn(here), await desk.isSignedIn(elsewhere)]).toEqual([true, false]);
  });
});

describe("rights", () => {
  it("end the sessions when they change; other changes do not", async () => {
    const { id, Name, UserName } = await desk.make({ UserRoleId: 4, BranchId: 1, ZoneId: 1 });
    const cookie = await desk.signIn(UserName);
    const same = { UserId: id, BranchId: 2, ZoneId: 1, UserRoleId: 4 };
    expect((await desk.saveDetails({ ...same, Kmallowance: 7.25 })).status).toBe(200);
    expect(await desk.isSignedIn(cookie)).toBe(true);
    expect(await desk.user(id)).toMatchObject({ BranchId: 2, Kmallowance: 7.25, Dayallowance: 0 });
    const details = (await desk.call("GET", "/api/GetUser")).read<Row[]>().find((row) => row.UserId === id);
    const [branch, zone] = await Promise.all(
      [
        desk.product.db("branches").where({ company_id: 1, id: 2 }),
        desk.product.db("zones").where({ company_id: 1, id: 1 }),
      ].map((row) => row.first("name")),
    );
    expect(details).toMatchObject({
      BranchName: branch.name,
      ZoneName: zone.name,
      RoleName: "Branch Manager",
    });
    expect((await desk.saveDetails({ ...same, UserRoleId: 3 })).status).toBe(200);
    expect(await desk.isSignedIn(cookie)).toBe(false);
    const again = await desk.signIn(UserName);
    expect((await desk.save({ UserId: id, Name, UserName, Active: 0 })).status).toBe(200);
    expect(await desk.isSignedIn(again)).toBe(false);
    expect(await desk.signIn(UserName)).toBe("");
  });

  it("end with the user, as do API keys, and the username can be used again", async () => {
    const { id, UserName } = await desk.make({ UserRoleId: 1 });
    const cookie = await desk.signIn(UserName);
    const key = await desk.call("POST", "/api/v1/api-keys", { name: "A script" }, cookie);
    const { secret } = key.read<{ secret: string }>();
    const callByKey = () =>
      desk.product.call({
        method: "GET",
        path: "/api/getbranch",
        headers: { Authorization: `Bearer ${secret}` },
      });
    expect((await callByKey()).status).toBe(200);
    expect((await desk.remove({ UserId: id })).status).toBe(200);
    expect(await desk.isSignedIn(cookie)).toBe(false);
    expect((await callByKey()).status).toBe(401);
    const keys = await desk.product.db("api_keys").where({ company_id: 1, user_id: id });
    expect(keys).toEqual([expect.objectContaining({ revoked_at: expect.any(String) })]);
    const heir = await desk.make({ UserName: UserName.toUpperCase() });
    expect(heir.id).not.toBe(id);
    expect((await desk.stored(id)).username).toBe(` ${id} ${UserName}`);
  });

  it("can't be taken away by users from themselves", async () => {
    const self = { UserId: 1, Name: "Meera Nair", UserName: "meera" };
    const before = await desk.stored(1);
    const refusedAnswers = [
      await desk.remove({ UserId: 1 }),
      await desk.save({ ...self, UserRoleId: 2 }),
      await desk.save({ ...self, Active: 0 }),
      await desk.saveDetails({ UserId: 1, BranchId: 1, ZoneId: 1, UserRoleId: 4 }),
    ];
    for (const answer of refusedAnswers) expectProblem(answer, 422, "OWN_ACCOUNT");
    expect(await desk.stored(1)).toEqual(before);
    expect((await desk.saveDetails({ UserId: 1, BranchId: 1, ZoneId: 1, UserRoleId: 1 })).status).toBe(200);
  });

  it("stay with one of two administrators who delete or demote each other at the same moment", async () => {
    for (const end of [
      (UserId: number, cookie: string) => desk.remove({ UserId }, cookie),
      (UserId: number, cookie: string) =>
        desk.saveDetails({ UserId, BranchId: 1, ZoneId: 1, UserRoleId: 2 }, cookie),
    ]) {
      const [one, other] = [await desk.make({ UserRoleId: 1 }), await desk.make({ UserRoleId: 1 })];
      const cookies = [await desk.signIn(one.UserName), await desk.signIn(other.UserName)];
      const answers = await Promise.all([end(other.id, cookies[0] ?? ""), end(one.id, cookies[1] ?? "")]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
      const leftAdministrators = [await desk.stored(one.id), await desk.stored(other.id)].filter(
        (row) => row.role_id === 1 && !row.is_deleted,
      );
      expect(leftAdministrators).toHaveLength(1);
      const signedIn = await Promise.all(cookies.map(desk.isSignedIn));
      expect(signedIn.filter(Boolean)).toHaveLength(1);
    }
  });

  it("can't be changed with an API key, nor can anything else of a user", async () => {
    const key = await desk.call("POST", "/api/v1/api-keys", {
      name: "Staff",
      operations: ["users.save", "users.saveDetails"],
    });
    const headers = { Authorization: `Bearer ${key.read<{ secret: string }>().secret}` };
    const postByKey = (path: string, body: Row) => desk.product.call({ method: "POST", path, body, headers });
    const { id, Name, UserName } = await desk.make();
    const self = { UserId: id, Name, UserName };
    const secret = { Password: "another-lagoon", ConformPassword: "another-lagoon" };
    const before = await desk.stored(id);
    const refusedAnswers = [
      await postByKey("/api/InsertUpdateUser", {
        ...self,
        UserId: 0,
        UserName: "stowaway",
        Email: "a@b.example",
        Sex: 0,
        ...secret,
      }),
      await postByKey("/api/InsertUpdateUser", { ...self, ...secret }),
      await postByKey("/api/InsertUpdateUser", { ...self, UserRoleId: 1 }),
      await postByKey("/api/InsertUpdateUser", { ...self, Place: "Punalur" }),
      await postByKey("/api/updateUserDetails", { UserId: id, BranchId: 1, ZoneId: 1, UserRoleId: 1 }),
    ];
    for (const answer of refusedAnswers) expectProblem(answer, 403, "KEY_FORBIDDEN");
    expect(await desk.stored(id)).toEqual(before);
  });
});
