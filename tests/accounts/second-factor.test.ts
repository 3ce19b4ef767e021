import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD, type Product, startProduct } from "../product.ts";
import { createTestBrowser, createPhone, getRefusal, setUpFactor, type TestBrowser } from "./account-desk.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

describe("A second factor that a role must have", () => {
  let admin: string;

  beforeAll(async () => {
    admin = await product.signIn(1, "meera");
  });

  const callAsAdmin = (method: string, path: string, body?: unknown) =>
    product.call({ method, path, cookie: admin, ...(body !== undefined && { body }) });
  const require = (secondFactorRoles: number[]) =>
    callAsAdmin("PUT", "/api/v1/settings", { secondFactorRoles });

  it("a user without the required second factor can set it up, and can do nothing else before", async () => {
    expect((await require([2])).read()).toMatchObject({ secondFactorRoles: [2] });
    const phone = createPhone(product, "shyama");
    const browser = createTestBrowser(product);
    expect(getRefusal(await browser.logIn("shyama"))).toEqual([401, "FACTOR_SET_UP_REQUIRED"]);
    expect(getRefusal(await browser.get("/api/v1/session"))).toEqual([401, "SIGN_IN_REQUIRED"]);
    const confirm = (Code: string) => browser.put("/api/v1/sign-in/second-factor", { Code });
    expect(getRefusal(await confirm("123456"))).toEqual([422, "FACTOR_NOT_BEGUN"]);
    const startAnswer = (await browser.post("/api/v1/sign-in/second-factor")).read<{
      key: string;
      uri: string;
    }>();
    expect(startAnswer.uri).toContain(`secret=${startAnswer.key}`);
    expect(getRefusal(await confirm(await phone.code(-5)))).toEqual([400, "CODE_WRONG"]);
    const confirmAnswer = (await confirm(await phone.code())).read<{ recoveryCodes: string[] }>();
    expect(confirmAnswer.recoveryCodes).toHaveLength(10);
    expect((await browser.get("/api/v1/session")).status).toBe(200);
    const own = (await browser.get("/api/v1/second-factor")).read();
    expect(own).toMatchObject({ isOn: true, isRequired: true, codesLeft: 10 });
    const off = await browser.post("/api/v1/second-factor/off", { CurrentPassword: DEMO_PASSWORD });
    expect(getRefusal(off)).toEqual([422, "FACTOR_KEPT"]);
    // Other roles sign in as before; API keys have no second factor.
    expect((await createTestBrowser(product).logIn("meera")).status).toBe(200);
  });

  it("an administrator or the operator's command removes a second factor, and the audit log records both", async () => {
    const phone = createPhone(product, "shyama");
    const browser = createTestBrowser(product);
    await require([]);
    const id = await phone.id();
    expect(getRefusal(await callAsAdmin("DELETE", `/api/v1/user-access/999999/second-factor`))).toEqual([
      404,
      "NOT_FOUND",
    ]);
    expect((await callAsAdmin("DELETE", `/api/v1/user-access/${id}/second-factor`)).status).toBe(200);
    expect((await browser.logIn("shyama")).status).toBe(200);
    await setUpFactor(browser, phone);
    const { operate } = await import("../../packages/server/operate/operate.ts");
    const messages: string[] = [];
    const terminal = {
      say: (text: string) => messages.push(text),
      complain: (text: string) => messages.push(text),
    };
    const args = ["user", "second-factor-off", "--company", "1", "--username", "shyama"];
    expect(await operate(args, product.databaseUrl, terminal), messages.join()).toBe(0);
    expect(getRefusal(await browser.get("/api/v1/session"))).toEqual([401, "SIGN_IN_REQUIRED"]);
    expect((await browser.logIn("shyama")).status).toBe(200);
    const lines = await product
      .db("audit_log")
      .where({ company_id: 1, entity_id: String(id) })
      .whereIn("operation", ["userAccess.removeFactor", "operate.secondFactorOff"])
      .orderBy("id")
      .pluck("via");
    expect(lines).toEqual(["session", "system"]);
  });

  it("an administrator can't make a link or remove the factor for their own account; other roles never can", async () => {
    const meera = await product.db("users").where({ company_id: 1, username: "meera" }).first("id");
    const own = `/api/v1/user-access/${meera.id}`;
    expect(getRefusal(await callAsAdmin("POST", `${own}/recovery-link`))).toEqual([422, "OWN_ACCOUNT"]);
    expect(getRefusal(await callAsAdmin("DELETE", `${own}/second-factor`))).toEqual([422, "OWN_ACCOUNT"]);
    for (const username of ["shyama", "george"]) {
      const cookie = await product.signIn(1, username);
      for (const [method, path] of [
        ["GET", "/api/v1/user-access"],
        ["POST", `${own}/recovery-link`],
        ["POST", `${own}/end-sessions`],
        ["DELETE", `${own}/second-factor`],
      ] as const)
        expect(getRefusal(await product.call({ method, path, cookie }))).toEqual([403, "ROLE_FORBIDDEN"]);
    }
  });
});

describe("A second factor", () => {
  const CODE = "/api/v1/sign-in/code";
  const SESSION = "/api/v1/session";

  let phone: ReturnType<typeof createPhone>;
  let office: TestBrowser;
  let codes: string[];

  beforeAll(async () => {
    phone = createPhone(product, "george");
    office = createTestBrowser(product);
    await office.logIn("george");
    codes = await setUpFactor(office, phone);
  });
  beforeEach(async () => {
    await phone.forgetSteps();
    await product.db("login_attempts").delete();
  });

  /** A browser that has sent the password and must now send the code. */
  async function signInHalfWay(): Promise<TestBrowser> {
    const browser = createTestBrowser(product);
    expect(getRefusal(await browser.logIn("george"))).toEqual([401, "CODE_REQUIRED"]);
    return browser;
  }

  const enter = async (browser: TestBrowser, Code: string) => getRefusal(await browser.post(CODE, { Code }));
  const wrongPassword = { CurrentPassword: "guess", NewPassword: "quiet-lagoon-7" };
  const tryNewPassword = async () =>
    office.post("/api/resetpassword", { Empid: await phone.id(), ...wrongPassword });
  const tryToTurnOff = () => office.post("/api/v1/second-factor/off", { CurrentPassword: "guess" });

  it("a user signs in after entering the code", async () => {
    const browser = await signInHalfWay();
    expect(browser.cookies.has("vanbook_session")).toBe(false);
    const answer = await browser.post(CODE, { Code: await phone.code() });
    expect(answer.read()).toMatchObject({ success: true, CompanyID: 1, UserId: await phone.id() });
    expect((await browser.get(SESSION)).status).toBe(200);
    expect(browser.cookies.has("vanbook_sign_in")).toBe(false);
    const logEntry = await product.db("login_log").where({ company_id: 1 }).orderBy("id", "desc").first();
    expect(logEntry).toMatchObject({
      user_id: await phone.id(),
      status: "Success",
      method: "Password and code",
    });
  });

  it("a user who has given only the password can open nothing", async () => {
    const browser = await signInHalfWay();
    const step = browser.cookies.get("vanbook_sign_in") ?? "";
    expect(step).toMatch(/^1\.[\w-]{43}$/);
    const callAsSession = (path: string, method = "GET") =>
      product.call({ method, path, cookie: `vanbook_session=${step}; vanbook_sign_in=${step}` });
    for (const path of [SESSION, "/api/v1/settings", "/api/GetUsermaster", "/api/v1/second-factor"])
      expect(getRefusal(await callAsSession(path))).toEqual([401, "SIGN_IN_REQUIRED"]);
    expect(getRefusal(await callAsSession("/api/logout", "POST"))).toEqual([401, "SIGN_IN_REQUIRED"]);
    // Nor can it skip to a later step.
    expect(
      getRefusal(await browser.post("/api/v1/sign-in/password", { NewPassword: "quiet-lagoon-7" })),
    ).toEqual([401, "SIGN_IN_OVER"]);
    expect(getRefusal(await browser.post("/api/v1/sign-in/second-factor"))).toEqual([401, "SIGN_IN_OVER"]);
  });

  it("the server takes each code only once, and none older than the last one", async () => {
    const [previous, code, next] = [await phone.code(-1), await phone.code(), await phone.code(1)];
    expect((await (await signInHalfWay()).post(CODE, { Code: code })).status).toBe(200);
    const again = await signInHalfWay();
    expect(await enter(again, code)).toEqual([400, "CODE_WRONG"]);
    expect(await enter(again, previous)).toEqual([400, "CODE_WRONG"]);
    // A phone whose clock is 30 seconds fast.
    expect((await again.post(CODE, { Code: `${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(200);
  });

  it("of two sign-ins with the same code at the same moment, one succeeds", async () => {
    const [one, other] = [await signInHalfWay(), await signInHalfWay()];
    const code = await phone.code();
    const answers = await Promise.all([one.post(CODE, { Code: code }), other.post(CODE, { Code: code })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it("the server refuses a code of two steps ago or of another hour", async () => {
    const browser = await signInHalfWay();
    for (const steps of [-2, 3, -120, 120])
      expect(await enter(browser, await phone.code(steps)), String(steps)).toEqual([400, "CODE_WRONG"]);
  });

  it("five wrong codes end the sign-in, and repeated attempts from new browsers must wait", async () => {
    const readRightCode = async () => phone.code();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const browser = await signInHalfWay();
      for (let wrong = 0; wrong < 5; wrong += 1)
        expect(await enter(browser, "000000")).toEqual([400, "CODE_WRONG"]);
      expect(await enter(browser, await readRightCode())).toEqual([401, "SIGN_IN_OVER"]);
    }
    // From other browsers even the right code must wait now; the user's known browser is not slowed
    // down.
    expect(await enter(await signInHalfWay(), await readRightCode())).toEqual([429, "RATE_LIMITED"]);
    expect(getRefusal(await office.logIn("george"))).toEqual([401, "CODE_REQUIRED"]);
    expect((await office.post(CODE, { Code: await readRightCode() })).status).toBe(200);
  });

  it("1000 failures at the address stop neither the known browser's password and code nor a session", async () => {
    expect(getRefusal(await createTestBrowser(product).logIn("nobody"))).toEqual([
      401,
      "INVALID_CREDENTIALS",
    ]);
    await product.db("login_attempts").where("company_id", 0).update({ failures: 1000 });
    expect(getRefusal(await createTestBrowser(product).logIn("george"))).toEqual([429, "RATE_LIMITED"]);
    expect(getRefusal(await office.logIn("george"))).toEqual([401, "CODE_REQUIRED"]);
    expect((await office.post(CODE, { Code: await phone.code() })).status).toBe(200);
    expect(getRefusal(await tryNewPassword())).toEqual([400, "PASSWORD_WRONG"]);
    expect(getRefusal(await tryToTurnOff())).toEqual([400, "PASSWORD_WRONG"]);
  });

  it("failures under user names that look like other counters slow down neither codes nor a new password", async () => {
    const id = await phone.id();
    for (const name of [`code ${id}`, `reset ${id}`, `password ${id}`, String(id)])
      await Promise.all(Array.from({ length: 11 }, () => createTestBrowser(product).logIn(name, "guess")));
    expect(await enter(await signInHalfWay(), "000000")).toEqual([400, "CODE_WRONG"]);
    expect(getRefusal(await office.put("/api/v1/second-factor", { Code: "000000" }))).toEqual([
      422,
      "FACTOR_NOT_BEGUN",
    ]);
    expect(getRefusal(await tryNewPassword())).toEqual([400, "PASSWORD_WRONG"]);
    expect(getRefusal(await tryToTurnOff())).toEqual([400, "PASSWORD_WRONG"]);
  });

  it("the server takes a recovery code only once", async () => {
    const [first = ""] = codes;
    expect((await (await signInHalfWay()).post(CODE, { Code: first.toLowerCase() })).status).toBe(200);
    expect(await enter(await signInHalfWay(), first)).toEqual([400, "CODE_WRONG"]);
    const state = (await office.get("/api/v1/second-factor")).read<{ codesLeft: number }>();
    expect(state.codesLeft).toBe(9);
  });

  it("a recovery code has 24 of 32 characters, so 120 random bits", () => {
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{6}-){3}[A-HJ-NP-Z2-9]{6}$/);
    // Of 240 characters, each of the 32 is expected seven or eight times.
    expect(new Set(codes.join("").replaceAll("-", "")).size).toBeGreaterThan(24);
  });

  it("new recovery codes replace the old ones, and the user must give the password to make them", async () => {
    const path = "/api/v1/second-factor/recovery-codes";
    expect(getRefusal(await office.post(path, { CurrentPassword: "guess" }))).toEqual([
      400,
      "PASSWORD_WRONG",
    ]);
    const renewAnswer = (await office.post(path, { CurrentPassword: DEMO_PASSWORD })).read<{
      recoveryCodes: string[];
    }>();
    expect(new Set(renewAnswer.recoveryCodes).size).toBe(10);
    expect(await enter(await signInHalfWay(), codes[1] ?? "")).toEqual([400, "CODE_WRONG"]);
    expect(
      (await (await signInHalfWay()).post(CODE, { Code: renewAnswer.recoveryCodes[1] ?? "" })).status,
    ).toBe(200);
  });

  it("no answer and no audit log shows the secret, and recovery codes are stored as hashes", async () => {
    const [row] = await product.db("second_factors").where({ company_id: 1, user_id: await phone.id() });
    const auditText = JSON.stringify(await product.db("audit_log").where("entity", "second_factors"));
    const answers = await Promise.all(
      ["/api/v1/second-factor", "/api/v1/sessions"].map((path) => office.get(path)),
    );
    const allTexts = [auditText, ...answers.map(({ text }) => text)].join();
    for (const form of ["hex", "base64"] as const) expect(allTexts).not.toContain(row.secret.toString(form));
    for (const code of codes) expect(allTexts).not.toContain(code);
    const hashes = await product.db("recovery_codes").where({ company_id: 1, user_id: await phone.id() });
    expect(hashes.every(({ code_hash: hash }) => hash.length === 32)).toBe(true);
  });

  it("a half-finished sign-in of one company is unknown in another, even for the same user number", async () => {
    const browser = await signInHalfWay();
    const step = browser.cookies.get("vanbook_sign_in") ?? "";
    browser.cookies.set("vanbook_sign_in", step.replace(/^1\./, "2."));
    expect(await enter(browser, await phone.code())).toEqual([401, "SIGN_IN_OVER"]);
  });

  it("a half-finished sign-in expires after ten minutes, and at once when the user's sessions are ended", async () => {
    const browser = await signInHalfWay();
    await product.db("sign_in_steps").update({ expires_at: "2020-01-01 00:00:00" });
    expect(await enter(browser, await phone.code())).toEqual([401, "SIGN_IN_OVER"]);
    const other = await signInHalfWay();
    const admin = await product.signIn(1, "meera");
    const path = `/api/v1/user-access/${await phone.id()}/end-sessions`;
    expect((await product.call({ method: "POST", path, cookie: admin })).status).toBe(200);
    expect(await enter(other, await phone.code())).toEqual([401, "SIGN_IN_OVER"]);
  });
});
