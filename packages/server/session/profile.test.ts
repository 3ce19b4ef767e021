import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startProduct, DEMO_PASSWORD, type Product } from "../../../tests/product.ts";

let product: Product;
let cookie: string;
let userId: number;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  userId = (await product.db("users").where({ company_id: 1, username: "shyama" }).first("id")).id;
});
beforeEach(async () => {
  cookie = await product.signIn(1, "shyama");
});
afterAll(() => product?.stop());

const reset = (body: object) => product.call({ method: "POST", path: "/api/resetpassword", body, cookie });

describe("resetting the password", () => {
  it.each([
    [
      "the wrong current password",
      { CurrentPassword: "wrong", NewPassword: "another-one" },
      400,
      "PASSWORD_WRONG",
    ],
    ["a short new one", { CurrentPassword: DEMO_PASSWORD, NewPassword: "short" }, 400, "INVALID_FIELDS"],
    [
      "the same again",
      { CurrentPassword: DEMO_PASSWORD, NewPassword: DEMO_PASSWORD },
      400,
      "PASSWORD_UNCHANGED",
    ],
    ["his own name", { CurrentPassword: DEMO_PASSWORD, NewPassword: "Shyama@2026" }, 400, "PASSWORD_COMMON"],
    ["nothing", { CurrentPassword: "", NewPassword: "" }, 400, "INVALID_FIELDS"],
  ])("is refused with %s", async (_, body, status, code) => {
    const before = await product.db("users").where({ company_id: 1, id: userId }).first("password_hash");
    const answer = await reset({ Empid: userId, ...body });
    expect([answer.status, answer.read<{ code: string }>().code]).toEqual([status, code]);
    expect(await product.db("users").where({ company_id: 1, id: userId }).first("password_hash")).toEqual(
      before,
    );
  });

  it("is refused for another user", async () => {
    const answer = await reset({
      Empid: userId + 1,
      CurrentPassword: DEMO_PASSWORD,
      NewPassword: "another-one",
    });
    expect(answer.status).toBe(404);
  });

  it("ends all sessions of the user at once, and only the new password works then", async () => {
    const elsewhere = await product.signIn(1, "shyama");
    const selectStoredUser = () => product.db("users").where({ company_id: 1, id: userId });
    const before = await selectStoredUser().first("password_hash");
    const answer = await reset({ Empid: userId, CurrentPassword: DEMO_PASSWORD, NewPassword: "another-one" });
    expect(answer.json).toEqual({
      success: true,
      Message: "Password successfully updated. Logging you out...",
    });
    for (const old of [cookie, elsewhere])
      expect((await product.call({ method: "GET", path: "/api/v1/session", cookie: old })).status).toBe(401);
    await expect(product.signIn(1, "shyama")).rejects.toThrow("can't sign in");
    const body = { CompanyID: 1, Username: "shyama", Password: "another-one" };
    const again = await product.call({ method: "POST", path: "/api/login", body });
    expect(again.status).toBe(200);
    await selectStoredUser().update(before); // the demo's password, which users can't choose
  });
});

describe("a password", () => {
  const logIn = (Password: string) =>
    product.call({
      ...{ method: "POST", path: "/api/login" },
      body: { CompanyID: 1, Username: "shyama", Password },
    });
  const selectStoredUser = () => product.db("users").where({ company_id: 1, id: userId });
  beforeEach(() => product.db("login_attempts").delete());

  it.each([
    ["of small letters alone", "lettersalone"],
    ["of digits alone", "902718364650"],
    ["of marks alone", "%<&>'\"\\;--\t"],
    ["of other scripts", "ശാന്തമായ കായൽ ☂"],
    ["of 200 characters", ` aB${"quiet lagoon ".repeat(15)}z `.padEnd(200, "9")],
  ])("may be %s, and works only exactly as it was typed", async (_, NewPassword) => {
    const before = await selectStoredUser().first("password_hash");
    const change = { Empid: userId, CurrentPassword: DEMO_PASSWORD, NewPassword };
    expect((await reset(change)).status).toBe(200);
    const others = [
      NewPassword.slice(0, -1),
      `${NewPassword} `,
      ` ${NewPassword}`,
      NewPassword.toUpperCase(),
    ];
    for (const other of others.filter((one) => one !== NewPassword && one.length <= 200))
      expect((await logIn(other)).status, other).toBe(401);
    expect((await logIn(NewPassword)).status).toBe(200);
    await selectStoredUser().update(before);
  });

  it("that is ten years old still works, and need not be changed", async () => {
    await selectStoredUser().update({ password_changed_at: "2016-11-18 00:00:00.000" });
    expect((await logIn(DEMO_PASSWORD)).status).toBe(200);
  });
});

it("a salesman can read their own profile and no other", async () => {
  const get = (id: number) =>
    product.call({ method: "GET", path: "/api/getUserbyid", query: { UserId: String(id) }, cookie });
  const own = await get(userId);
  expect(own.read<object[]>()[0]).toMatchObject({ UserId: userId, UserName: "shyama", UserRoleId: 2 });
  expect(own.text).not.toMatch(/argon2|hash|password/i);
  expect((await get(userId + 1)).status).toBe(404);
});

it("a user can add a place to the login log entry of this session, and change nothing else in it", async () => {
  const requestBody = {
    EmployeeName: "Somebody else",
    UserRoleId: 1,
    IPAddress: "6.6.6.6",
    GeoLocation: { latitude: 9.38, longitude: 76.57 },
    GeoPlace: "Thiruvalla",
  };
  expect(
    (await product.call({ method: "POST", path: "/api/insertLoginLog", body: requestBody, cookie })).status,
  ).toBe(200);
  const entry = await product
    .db("login_log")
    .where({ company_id: 1, user_id: userId })
    .orderBy("id", "desc")
    .first();
  expect(entry).toMatchObject({ username: "shyama", role_id: 2, status: "Success", place: "Thiruvalla" });
  const auditRow = await product
    .db("audit_log")
    .where({ company_id: 1, operation: "session.logLogin" })
    .first();
  expect(auditRow).toMatchObject({ user_id: userId, entity_id: String(entry.id) });
  // The values before, so the Audit Log shows it as a change.
  expect(JSON.parse(auditRow.before_json)).toEqual({ latitude: null, longitude: null, place: null });
  expect([Number(entry.latitude), Number(entry.longitude), entry.ip]).toEqual([9.38, 76.57, "127.0.0.1"]);
});
