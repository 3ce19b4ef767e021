import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PASSWORD, startProduct, type Product } from "../product.ts";
import { browserOf, phoneOf, refusal, setUpFactor, type TestBrowser } from "./account-desk.ts";

const CODE = "/api/v1/sign-in/code";
const SESSION = "/api/v1/session";

let product: Product;
let phone: ReturnType<typeof phoneOf>;
let office: TestBrowser;
let codes: string[];

beforeAll(async () => {
  product = await startProduct({ bills: 40 });
  phone = phoneOf(product, "george");
  office = browserOf(product);
  await office.logIn("george");
  codes = await setUpFactor(office, phone);
});
afterAll(() => product?.stop());
beforeEach(async () => {
  await phone.forgetSteps();
  await product.db("login_attempts").delete();
});

/** A browser that has given the password and waits for the code. */
async function halfWay(): Promise<TestBrowser> {
  const browser = browserOf(product);
  expect(refusal(await browser.logIn("george"))).toEqual([401, "CODE_REQUIRED"]);
  return browser;
}

const enter = async (browser: TestBrowser, Code: string) => refusal(await browser.post(CODE, { Code }));

it("asks for the code and then signs in", async () => {
  const browser = await halfWay();
  expect(browser.cookies.has("vanbook_session")).toBe(false);
  const answer = await browser.post(CODE, { Code: await phone.code() });
  expect(answer.read()).toMatchObject({ success: true, CompanyID: 1, UserId: await phone.id() });
  expect((await browser.get(SESSION)).status).toBe(200);
  expect(browser.cookies.has("vanbook_sign_in")).toBe(false);
  const logged = await product.db("login_log").where({ company_id: 1 }).orderBy("id", "desc").first();
  expect(logged).toMatchObject({ user_id: await phone.id(), status: "Success", method: "Password and code" });
});

it("opens nothing to who has given the password alone", async () => {
  const browser = await halfWay();
  const step = browser.cookies.get("vanbook_sign_in") ?? "";
  expect(step).toMatch(/^1\.[\w-]{43}$/);
  const asSession = (path: string, method = "GET") =>
    product.call({ method, path, cookie: `vanbook_session=${step}; vanbook_sign_in=${step}` });
  for (const path of [SESSION, "/api/v1/settings", "/api/GetUsermaster", "/api/v1/second-factor"])
    expect(refusal(await asSession(path))).toEqual([401, "SIGN_IN_REQUIRED"]);
  expect(refusal(await asSession("/api/logout", "POST"))).toEqual([401, "SIGN_IN_REQUIRED"]);
  // Nor another step than the one that is due.
  expect(refusal(await browser.post("/api/v1/sign-in/password", { NewPassword: "quiet-lagoon-7" }))).toEqual([
    401,
    "SIGN_IN_OVER",
  ]);
  expect(refusal(await browser.post("/api/v1/sign-in/second-factor"))).toEqual([401, "SIGN_IN_OVER"]);
});

it("takes each code once, and none older than the last", async () => {
  const [previous, code, next] = [await phone.code(-1), await phone.code(), await phone.code(1)];
  expect((await (await halfWay()).post(CODE, { Code: code })).status).toBe(200);
  const again = await halfWay();
  expect(await enter(again, code)).toEqual([400, "CODE_WRONG"]);
  expect(await enter(again, previous)).toEqual([400, "CODE_WRONG"]);
  // A clock that is half a minute fast.
  expect((await again.post(CODE, { Code: `${next.slice(0, 3)} ${next.slice(3)}` })).status).toBe(200);
});

it("of two sign-ins with one code at one moment lets one in", async () => {
  const [one, other] = [await halfWay(), await halfWay()];
  const code = await phone.code();
  const answers = await Promise.all([one.post(CODE, { Code: code }), other.post(CODE, { Code: code })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it("takes no code of two steps before or of another hour", async () => {
  const browser = await halfWay();
  for (const steps of [-2, 3, -120, 120])
    expect(await enter(browser, await phone.code(steps)), String(steps)).toEqual([400, "CODE_WRONG"]);
});

it("ends the sign-in after five wrong codes, and slows down who begins again and again", async () => {
  const right = async () => phone.code();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const browser = await halfWay();
    for (let wrong = 0; wrong < 5; wrong += 1)
      expect(await enter(browser, "000000")).toEqual([400, "CODE_WRONG"]);
    expect(await enter(browser, await right())).toEqual([401, "SIGN_IN_OVER"]);
  }
  // From elsewhere even the right code has to wait now; his own browser has not failed.
  expect(await enter(await halfWay(), await right())).toEqual([429, "RATE_LIMITED"]);
  expect(refusal(await office.logIn("george"))).toEqual([401, "CODE_REQUIRED"]);
  expect((await office.post(CODE, { Code: await right() })).status).toBe(200);
});

it("takes a recovery code once", async () => {
  const [first = ""] = codes;
  expect((await (await halfWay()).post(CODE, { Code: first.toLowerCase() })).status).toBe(200);
  expect(await enter(await halfWay(), first)).toEqual([400, "CODE_WRONG"]);
  const state = (await office.get("/api/v1/second-factor")).read<{ codesLeft: number }>();
  expect(state.codesLeft).toBe(9);
});

it("ends the recovery codes before when new ones are made, for who gives the password", async () => {
  const path = "/api/v1/second-factor/recovery-codes";
  expect(refusal(await office.post(path, { CurrentPassword: "guess" }))).toEqual([400, "PASSWORD_WRONG"]);
  const renewed = (await office.post(path, { CurrentPassword: PASSWORD })).read<{
    recoveryCodes: string[];
  }>();
  expect(new Set(renewed.recoveryCodes).size).toBe(10);
  expect(await enter(await halfWay(), codes[1] ?? "")).toEqual([400, "CODE_WRONG"]);
  expect((await (await halfWay()).post(CODE, { Code: renewed.recoveryCodes[1] ?? "" })).status).toBe(200);
});

it("keeps the secret out of every answer and the audit log, and the codes as hashes", async () => {
  const [row] = await product.db("second_factors").where({ company_id: 1, user_id: await phone.id() });
  const kept = JSON.stringify(await product.db("audit_log").where("entity", "second_factors"));
  const answers = await Promise.all(
    ["/api/v1/second-factor", "/api/v1/sessions"].map((path) => office.get(path)),
  );
  const said = [kept, ...answers.map(({ text }) => text)].join();
  for (const form of ["hex", "base64"] as const) expect(said).not.toContain(row.secret.toString(form));
  for (const code of codes) expect(said).not.toContain(code);
  const hashes = await product.db("recovery_codes").where({ company_id: 1, user_id: await phone.id() });
  expect(hashes.every(({ code_hash: hash }) => hash.length === 32)).toBe(true);
});

it("is not known in another company, whose user has the same number", async () => {
  const browser = await halfWay();
  const step = browser.cookies.get("vanbook_sign_in") ?? "";
  browser.cookies.set("vanbook_sign_in", step.replace(/^1\./, "2."));
  expect(await enter(browser, await phone.code())).toEqual([401, "SIGN_IN_OVER"]);
});

it("is forgotten after ten minutes, and at once when the password is changed elsewhere", async () => {
  const browser = await halfWay();
  await product.db("sign_in_steps").update({ expires_at: "2020-01-01 00:00:00" });
  expect(await enter(browser, await phone.code())).toEqual([401, "SIGN_IN_OVER"]);
  const other = await halfWay();
  const admin = await product.signIn(1, "meera");
  const path = `/api/v1/user-access/${await phone.id()}/end-sessions`;
  expect((await product.call({ method: "POST", path, cookie: admin })).status).toBe(200);
  expect(await enter(other, await phone.code())).toEqual([401, "SIGN_IN_OVER"]);
});
