import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import type { Row } from "./master-case.ts";
import { openStaffDesk, STAFF_PASSWORD, type StaffDesk } from "./staff-desk.ts";

let desk: StaffDesk;
beforeAll(async () => {
  desk = await openStaffDesk();
});
afterAll(() => desk?.product.stop());

describe("a password", () => {
  it("lets the user sign in, and appears in no answer and no log", async () => {
    const { id, UserName } = await desk.make();
    expect(await desk.isSignedIn(await desk.signIn(UserName))).toBe(true);
    expect((await desk.stored(id)).password_hash).toMatch(/^\$argon2id\$/);
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
