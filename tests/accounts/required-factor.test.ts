import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, startProduct, type Product } from "../product.ts";
import { browserOf, phoneOf, refusal, setUpFactor } from "./account-desk.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 40 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const asAdmin = (method: string, path: string, body?: unknown) =>
  product.call({ method, path, cookie: admin, ...(body !== undefined && { body }) });
const require = (secondFactorRoles: number[]) => asAdmin("PUT", "/api/v1/settings", { secondFactorRoles });

it("leads who needs a second factor and has none to set it up, and to nothing else before", async () => {
  expect((await require([2])).read()).toMatchObject({ secondFactorRoles: [2] });
  const phone = phoneOf(product, "shyama");
  const browser = browserOf(product);
  expect(refusal(await browser.logIn("shyama"))).toEqual([401, "FACTOR_SET_UP_REQUIRED"]);
  expect(refusal(await browser.get("/api/v1/session"))).toEqual([401, "SIGN_IN_REQUIRED"]);
  const confirm = (Code: string) => browser.put("/api/v1/sign-in/second-factor", { Code });
  expect(refusal(await confirm("123456"))).toEqual([422, "FACTOR_NOT_BEGUN"]);
  const begun = (await browser.post("/api/v1/sign-in/second-factor")).read<{ key: string; uri: string }>();
  expect(begun.uri).toContain(`secret=${begun.key}`);
  expect(refusal(await confirm(await phone.code(-5)))).toEqual([400, "CODE_WRONG"]);
  const done = (await confirm(await phone.code())).read<{ recoveryCodes: string[] }>();
  expect(done.recoveryCodes).toHaveLength(10);
  expect((await browser.get("/api/v1/session")).status).toBe(200);
  const own = (await browser.get("/api/v1/second-factor")).read();
  expect(own).toMatchObject({ isOn: true, isRequired: true, codesLeft: 10 });
  const off = await browser.post("/api/v1/second-factor/off", { CurrentPassword: PASSWORD });
  expect(refusal(off)).toEqual([422, "FACTOR_KEPT"]);
  // Other roles sign in as before; API keys have no second factor.
  expect((await browserOf(product).logIn("meera")).status).toBe(200);
});

it("is taken away by an administrator, and the operator's command; both are in the audit log", async () => {
  const phone = phoneOf(product, "shyama");
  const browser = browserOf(product);
  await require([]);
  const id = await phone.id();
  expect(refusal(await asAdmin("DELETE", `/api/v1/user-access/999999/second-factor`))).toEqual([
    404,
    "NOT_FOUND",
  ]);
  expect((await asAdmin("DELETE", `/api/v1/user-access/${id}/second-factor`)).status).toBe(200);
  expect((await browser.logIn("shyama")).status).toBe(200);
  await setUpFactor(browser, phone);
  const { operate } = await import("../../packages/server/operate/operate.ts");
  const said: string[] = [];
  const terminal = { say: (text: string) => said.push(text), complain: (text: string) => said.push(text) };
  const args = ["user", "second-factor-off", "--company", "1", "--username", "shyama"];
  expect(await operate(args, product.databaseUrl, terminal), said.join()).toBe(0);
  expect(refusal(await browser.get("/api/v1/session"))).toEqual([401, "SIGN_IN_REQUIRED"]);
  expect((await browser.logIn("shyama")).status).toBe(200);
  const lines = await product
    .db("audit_log")
    .where({ company_id: 1, entity_id: String(id) })
    .whereIn("operation", ["userAccess.removeFactor", "operate.secondFactorOff"])
    .orderBy("id")
    .pluck("via");
  expect(lines).toEqual(["session", "system"]);
});

it("an administrator does nothing of it to himself, and others nothing at all", async () => {
  const meera = await product.db("users").where({ company_id: 1, username: "meera" }).first("id");
  const own = `/api/v1/user-access/${meera.id}`;
  expect(refusal(await asAdmin("POST", `${own}/recovery-link`))).toEqual([422, "OWN_ACCOUNT"]);
  expect(refusal(await asAdmin("DELETE", `${own}/second-factor`))).toEqual([422, "OWN_ACCOUNT"]);
  for (const username of ["shyama", "george"]) {
    const cookie = await product.signIn(1, username);
    for (const [method, path] of [
      ["GET", "/api/v1/user-access"],
      ["POST", `${own}/recovery-link`],
      ["POST", `${own}/end-sessions`],
      ["DELETE", `${own}/second-factor`],
    ] as const)
      expect(refusal(await product.call({ method, path, cookie }))).toEqual([403, "ROLE_FORBIDDEN"]);
  }
});
