import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { findRefusal, makePrincipal } from "../contract/contract-answer.ts";
import { makeForm } from "../form.ts";
import { NEW_COMPANY } from "../new-company.ts";
import { DEMO_PASSWORD, type Product, startProduct } from "../product.ts";
import { operations } from "../wall/operations.ts";
import { createPhone, createTestBrowser, getRefusal, setUpFactor, type TestBrowser } from "./account-desk.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

/** What changes people, keys, limits or factors. */
const ACCESS_OPERATIONS = [
  "apiKeys.create",
  "apiKeys.revoke",
  "apiKeys.rotate",
  "apiKeys.update",
  "companies.delete",
  "embedOrigins.create",
  "embedOrigins.delete",
  "profile.resetPassword",
  "secondFactor.begin",
  "secondFactor.confirm",
  "secondFactor.remove",
  "secondFactor.renewCodes",
  "settings.save",
  "userAccess.endSessions",
  "userAccess.makeLink",
  "userAccess.removeFactor",
  "users.delete",
  "users.save",
  "users.saveDetails",
];

describe("The operations that change people, keys, limits or factors", () => {
  const accessOperations = operations.filter(({ id }) => ACCESS_OPERATIONS.includes(id));
  const refuse = async (id: string, principal: Parameters<typeof findRefusal>[1]) => {
    const operation = operations.find((one) => one.id === id);
    const path = (operation?.path ?? "").replaceAll(/\{\w+\}/g, "1");
    const answer = await findRefusal({ method: operation?.method ?? "", path }, principal);
    return answer ? getRefusal(answer) : [200, undefined];
  };

  it("are those that the contract declares", () => {
    const declaredOperations = Object.values(readSpec().paths)
      .flatMap((item) => Object.values(item))
      .filter((operation) => operation["x-changes"] === "access");
    expect(declaredOperations.map(({ operationId }) => operationId).toSorted()).toEqual(ACCESS_OPERATIONS);
  });

  it("are refused for each key, and for a session whose password was not given just now", async () => {
    for (const { id } of accessOperations) {
      const key = { ...makePrincipal(1), via: "key", isConfirmed: false } as const;
      expect([id, ...(await refuse(id, key))]).toEqual([id, 403, "KEY_FORBIDDEN"]);
      const session = { ...makePrincipal(1), isConfirmed: false };
      expect([id, ...(await refuse(id, session))]).toEqual([id, 403, "CONFIRMATION_REQUIRED"]);
      expect(await refuse(id, makePrincipal(1)), id).not.toContain("CONFIRMATION_REQUIRED");
    }
  });

  it("are the only ones that ask for the password again", async () => {
    const others = operations.filter(
      ({ id, roles }) => roles !== "public" && !ACCESS_OPERATIONS.includes(id),
    );
    expect(others.length).toBeGreaterThan(300);
    const session = { ...makePrincipal(1), isConfirmed: false };
    for (const { id } of others) expect(await refuse(id, session), id).not.toContain("CONFIRMATION_REQUIRED");
  });
});

describe("A session", () => {
  /** As if the browser's user had given the password so many seconds ago. */
  const setAge = (seconds: number | null) =>
    product.db("sessions").update({
      confirmed_at:
        seconds === null ? null : toDatabaseTime(new Date(readClock().getTime() - seconds * 1000)),
    });
  const confirm = (browser: TestBrowser, body: object) => browser.post("/api/v1/session/confirm", body);
  const saveDiscount = (browser: TestBrowser) => browser.put("/api/v1/settings", { discount: 11 });

  it("may change them for a quarter of an hour after signing in, and then after its user confirms", async () => {
    const browser = createTestBrowser(product);
    await browser.logIn("meera");
    expect((await saveDiscount(browser)).status).toBe(200);
    await setAge(14 * 60 + 30);
    expect((await saveDiscount(browser)).status).toBe(200);
    for (const seconds of [15 * 60 + 5, null]) {
      await setAge(seconds);
      expect(getRefusal(await saveDiscount(browser))).toEqual([403, "CONFIRMATION_REQUIRED"]);
      // It can still do everything else.
      expect((await browser.get("/api/v1/settings")).status).toBe(200);
    }
    expect(getRefusal(await confirm(browser, { Password: "a guess" }))).toEqual([400, "PASSWORD_WRONG"]);
    expect(getRefusal(await saveDiscount(browser))).toEqual([403, "CONFIRMATION_REQUIRED"]);
    expect((await confirm(browser, { Password: DEMO_PASSWORD })).status).toBe(200);
    expect((await saveDiscount(browser)).status).toBe(200);
  });

  it("of an older client may call the documented operations after signing in, and later not", async () => {
    const browser = createTestBrowser(product);
    await browser.logIn("meera");
    const id = await createPhone(product, "shyama").id();
    const details = { UserId: id, BranchId: 1, ZoneId: 1, UserRoleId: 2 };
    const calls = [
      () => browser.post("/api/updateUserDetails", details),
      () => browser.post("/api/InsertUpdateUser", { UserId: id, Name: "Shyama", UserName: "shyama" }),
      () => browser.post("/api/Deleteusers", { UserId: id }),
      () =>
        browser.post("/api/resetpassword", {
          ...{ Empid: 1, CurrentPassword: DEMO_PASSWORD, NewPassword: "another-lagoon" },
        }),
    ];
    await setAge(16 * 60);
    for (const call of calls) expect(getRefusal(await call())).toEqual([403, "CONFIRMATION_REQUIRED"]);
    await browser.logIn("meera");
    for (const call of calls.slice(0, 3)) expect((await call()).status).toBe(200);
  });

  it("makes a company, and so its administrator, only when confirmed; changes its own at any time", async () => {
    const browser = createTestBrowser(product);
    await browser.logIn("meera");
    await setAge(16 * 60);
    const makeCompany = () => browser.post("/api/insertcompany", makeForm(NEW_COMPANY));
    expect(getRefusal(await makeCompany())).toEqual([403, "CONFIRMATION_REQUIRED"]);
    const { AdminName: _, AdminUserName: __, ...own } = NEW_COMPANY;
    const renamedCompany = { ...own, CompanyId: 1, AdminPassword: "", AdminConformPassword: "" };
    expect((await browser.post("/api/insertcompany", makeForm(renamedCompany))).status).toBe(200);
    await confirm(browser, { Password: DEMO_PASSWORD });
    const another = { ...NEW_COMPANY, CompanyName: "Malabar Surgicals" };
    expect((await browser.post("/api/insertcompany", makeForm(another))).status).toBe(200);
  });

  it("of a user with a second factor is confirmed by the password and a code together", async () => {
    const phone = createPhone(product, "biju");
    const browser = createTestBrowser(product);
    await browser.logIn("biju");
    const recoveryCodes = await setUpFactor(browser, phone);
    const replaceCodes = () =>
      browser.post("/api/v1/second-factor/recovery-codes", { CurrentPassword: DEMO_PASSWORD });
    await setAge(16 * 60);
    expect(getRefusal(await replaceCodes())).toEqual([403, "CONFIRMATION_REQUIRED"]);
    expect(getRefusal(await confirm(browser, { Password: DEMO_PASSWORD }))).toEqual([401, "CODE_REQUIRED"]);
    expect(getRefusal(await confirm(browser, { Password: DEMO_PASSWORD, Code: "000000" }))).toEqual([
      400,
      "CODE_WRONG",
    ]);
    expect(getRefusal(await replaceCodes())).toEqual([403, "CONFIRMATION_REQUIRED"]);
    const code = await phone.code();
    expect(getRefusal(await confirm(browser, { Password: "a guess", Code: code }))[1]).toBe("PASSWORD_WRONG");
    expect((await confirm(browser, { Password: DEMO_PASSWORD, Code: code })).status).toBe(200);
    await setAge(16 * 60);
    // Each code works once.
    expect(getRefusal(await confirm(browser, { Password: DEMO_PASSWORD, Code: code }))[1]).toBe("CODE_WRONG");
    const recovery = { Password: DEMO_PASSWORD, Code: recoveryCodes[0] };
    expect((await confirm(browser, recovery)).status).toBe(200);
    expect((await replaceCodes()).status).toBe(200);
  });

  it("confirms only itself: the user's other sessions must confirm themselves", async () => {
    const [here, elsewhere] = [createTestBrowser(product), createTestBrowser(product)];
    for (const browser of [here, elsewhere]) await browser.logIn("meera");
    await setAge(16 * 60);
    expect((await confirm(here, { Password: DEMO_PASSWORD })).status).toBe(200);
    expect((await saveDiscount(here)).status).toBe(200);
    expect(getRefusal(await saveDiscount(elsewhere))).toEqual([403, "CONFIRMATION_REQUIRED"]);
  });
});
