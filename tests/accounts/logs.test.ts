import { afterAll, beforeAll, expect, it } from "vitest";
import { today } from "../../packages/server/clock.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { startProduct, type Product } from "../product.ts";
import { browserOf, refusal, type TestBrowser } from "./account-desk.ts";

let product: Product;
let admin: TestBrowser;
const range = `FromDate=${today()}&ToDate=${today()}`;

beforeAll(async () => {
  product = await startProduct({ bills: 40 });
  admin = browserOf(product);
  await admin.logIn("meera");
});
afterAll(() => product?.stop());

const log = async <Row>(path: string, more = "") => {
  const answer = await admin.get(`/api/v1/${path}?${range}${more}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Row[]>();
};

it("the sign-in log has who signed in and who tried to, by result and by user", async () => {
  const guesser = browserOf(product, "curl/8.5.0");
  await guesser.logIn("george", "guess");
  await guesser.logIn("nobody-of-that-name", "guess");
  await browserOf(product).logIn("george");
  const own = (await product.db("users").where({ company_id: 1, username: "george" }).first("id")).id;
  const entries = await log<Record<string, unknown>>("sign-in-log", `&UserID=${own}`);
  expect(entries).toMatchObject([
    {
      UserName: "george",
      Result: "Success",
      Method: "Password",
      Browser: "Firefox",
      System: "Linux",
      NewBrowser: null,
    },
    {
      UserName: "george",
      Result: "Failed",
      Method: "Password",
      Browser: null,
      System: null,
      Address: "127.0.0.1",
    },
  ]);
  const failed = await log<{ Result: string }>("sign-in-log", "&Result=Failed");
  expect(failed.map(({ Result }) => Result)).toEqual(["Failed"]);
});

it("the audit log says who changed what, field by field", async () => {
  const user = await product.db("users").where({ company_id: 1, username: "shyama" }).first();
  const other = await product.db("roles").where({ company_id: 1, id: 4 }).first("name");
  const saved = await admin.post("/api/updateUserDetails", {
    ...{ UserId: user.id, UserRoleId: 4, Kmallowance: 7.5, Dayallowance: Number(user.day_allowance) },
    ...{ BranchId: user.branch_id, ZoneId: user.zone_id },
  });
  expect(saved.status, saved.text).toBe(200);
  const role = await product.db("roles").where({ company_id: 1, id: 2 }).first("name");
  const [entry] = await log<Entry>("audit-log", "&What=users&Result=Changed");
  expect(entry).toMatchObject({
    Via: "session",
    What: "users",
    Result: "Changed",
    Operation: "users.update",
  });
  expect(entry?.Changes.toSorted()).toEqual(
    [`Km allowance: ${user.km_allowance} → 7.5`, `Role id: ${role.name} → ${other.name}`].toSorted(),
  );
  const meera = await product.db("users").where({ company_id: 1, username: "meera" }).first("name");
  expect(entry?.Name).toBe(meera.name);
});

it("a setting is told by what it was and what it became", async () => {
  await admin.put("/api/v1/settings", { discount: 12.5, secondFactorRoles: [4] });
  const [entry] = await log<Entry>("audit-log", "&What=company_settings");
  expect(entry?.Changes.toSorted()).toEqual(["Discount: 10.00 → 12.5", "SecondFactorRoles: [] → [4]"]);
  await admin.put("/api/v1/settings", { secondFactorRoles: [] });
});

it("both are the administrator's alone, and stay within the company", async () => {
  for (const path of ["sign-in-log", "audit-log"]) {
    for (const username of ["shyama", "george"]) {
      const cookie = await product.signIn(1, username);
      const query = { FromDate: today(), ToDate: today() };
      const answer = await product.call({ method: "GET", path: `/api/v1/${path}`, query, cookie });
      expect(refusal(answer)).toEqual([403, "ROLE_FORBIDDEN"]);
    }
    const entries = await log<{ EntryID: number }>(path);
    const table = path === "audit-log" ? "audit_log" : "login_log";
    const own = await product.db(table).where("company_id", 1).pluck("id");
    expect(entries.filter(({ EntryID }) => !own.includes(EntryID))).toEqual([]);
  }
});

it("no operation alters them: each has a GET and nothing else", () => {
  const { paths } = readSpec();
  for (const path of ["/api/v1/sign-in-log", "/api/v1/audit-log"])
    expect(Object.keys(paths[path] ?? {})).toEqual(["get"]);
});

it("are exported as CSV", async () => {
  const answer = await product.call({
    ...{ method: "GET", path: "/api/v1/audit-log", query: { FromDate: today(), ToDate: today() } },
    ...{ cookie: await product.signIn(1, "meera"), headers: { Accept: "text/csv" } },
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Discount: 10.00 → 12.5");
});

interface Entry {
  Name: string;
  Result: string;
  Changes: string[];
}
