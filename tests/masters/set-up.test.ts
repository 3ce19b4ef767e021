import { afterAll, beforeAll, expect, it } from "vitest";
import { createSetUpCode } from "../../packages/server/company/set-up-code.ts";
import { createTestDatabase, type TestDatabase } from "../../packages/server/db/testing/test-database.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { makeForm } from "../form.ts";
import { type Product, serve } from "../product.ts";

let database: TestDatabase;
let product: Omit<Product, "db" | "databaseUrl">;
/** Session cookie of the administrator that the first test creates. */
let admin: string;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await serve(database.db, database.url);
});
afterAll(async () => {
  await product?.stop();
  await database?.drop();
});

const FIRST_COMPANY = {
  CompanyName: "Travancore Surgicals",
  Address: "22 MG Road, Thiruvananthapuram",
  MobileNO: "9847012345",
  Citty: "Thiruvananthapuram",
  District: "Thiruvananthapuram",
  State: "Kerala",
  GSTinNo: "32AABCT1429B1Z5",
  AdminName: "Lakshmi Nair",
  AdminUserName: "lakshmi",
  AdminPassword: "a-password-of-hers",
  AdminConformPassword: "a-password-of-hers",
};
const setUp = (code: string | null, company: object = FIRST_COMPANY) =>
  product.call({ method: "POST", path: "/api/v1/set-up", body: { code, company } });
const insert = (CompanyName: string, cookie: string, site = product) =>
  site.call({
    method: "POST",
    path: "/api/insertcompany",
    body: makeForm({ ...FIRST_COMPANY, CompanyName }),
    cookie,
  });
const countCompanies = async () => (await database.db("companies").select("company_id")).length;

it("after ten wrong set-up codes an address must wait; the right code and other addresses are not slowed down", async () => {
  const behind = await serve(database.db, database.url, undefined, { VANBOOK_PROXIES: "1" });
  const sendFrom = (address: string, code: string | null, company: object = FIRST_COMPANY) =>
    behind.call({
      ...{ method: "POST", path: "/api/v1/set-up", body: { code, company } },
      headers: { "X-Forwarded-For": address },
    });
  const codes = Array.from({ length: 14 }, (_, at) => `AAAA-BBBB-22${String.fromCharCode(65 + at)}`);
  // No code has been printed yet. All at once: each is counted before it is compared.
  const answers = await Promise.all(codes.map((code) => sendFrom("203.0.113.1", code)));
  const refusedAnswers = answers.filter(({ status }) => status === 429);
  expect(refusedAnswers).toHaveLength(4);
  for (const answer of refusedAnswers) {
    expectProblem(answer, 429, "RATE_LIMITED");
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(900);
  }
  for (const answer of answers.filter(({ status }) => status !== 429))
    expectProblem(answer, 403, "SET_UP_CODE_WRONG");
  const code = await createSetUpCode(database.db);
  expectProblem(await sendFrom("203.0.113.1", code), 429, "RATE_LIMITED");
  const commonPassword = { AdminPassword: "Travancore-1", AdminConformPassword: "Travancore-1" };
  for (let attempt = 0; attempt < 12; attempt += 1)
    expectProblem(
      await sendFrom("203.0.113.2", code, { ...FIRST_COMPANY, ...commonPassword }),
      400,
      "PASSWORD_COMMON",
    );
  expectProblem(await sendFrom("203.0.113.2", "AAAA-BBBB-CCCC"), 403, "SET_UP_CODE_WRONG");
  expect(await countCompanies()).toBe(0);
  await behind.stop();
});

it("an IPv6 network has ten wrong set-up codes in all, whichever of its addresses sends them", async () => {
  const behind = await serve(database.db, database.url, undefined, { VANBOOK_PROXIES: "1" });
  const guessFrom = async (address: string, at: number) =>
    (
      await behind.call({
        ...{ method: "POST", path: "/api/v1/set-up" },
        body: { code: `AAAA-BBBB-33${String.fromCharCode(65 + at)}X`, company: FIRST_COMPANY },
        headers: { "X-Forwarded-For": address },
      })
    ).status;
  const statuses: number[] = [];
  for (let at = 0; at < 12; at += 1) statuses.push(await guessFrom(`2001:db8:7:1:${at}::${at + 1}`, at));
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429, 429]);
  expect(await guessFrom("2001:db8:7:2::1", 13)).toBe(403);
  await behind.stop();
});

it("the first company can be made once, with the code of the last start, and its administrator signs in", async () => {
  expectProblem(await setUp("AAAA-BBBB-CCCC"), 403, "SET_UP_CODE_WRONG");
  const older = await createSetUpCode(database.db);
  const code = await createSetUpCode(database.db);
  expect(code).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expectProblem(await setUp(older), 403, "SET_UP_CODE_WRONG");
  expectProblem(await setUp(code, { ...FIRST_COMPANY, AdminPassword: "" }), 400, "INVALID_FIELDS");
  const passwordFields = { AdminPassword: "Travancore-1", AdminConformPassword: "Travancore-1" };
  expectProblem(await setUp(code, { ...FIRST_COMPANY, ...passwordFields }), 400, "PASSWORD_COMMON");
  expectProblem(
    await setUp(code, { ...FIRST_COMPANY, State: "Atlantis", GSTinNo: "" }),
    400,
    "INVALID_FIELDS",
  );
  expect(await countCompanies()).toBe(0);

  // The code as a user may type it, sent twice at the same time.
  const typedCode = ` ${code?.toLowerCase().replaceAll("-", "")} `;
  const answers = await Promise.all([setUp(typedCode), setUp(typedCode)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const createdCompany = answers.find(({ status }) => status === 200)?.read<{ id: number }>();
  expect(await countCompanies()).toBe(1);

  const credentials = { CompanyID: createdCompany?.id, Username: "lakshmi", Password: "a-password-of-hers" };
  const signedIn = await product.call({ method: "POST", path: "/api/login", body: credentials });
  expect(signedIn.status, signedIn.text).toBe(200);
  expect(signedIn.json).toMatchObject({ UserRoleId: 1, Name: "Lakshmi Nair" });
  admin = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

  expectProblem(await setUp(typedCode), 409, "SET_UP_DONE");
  expect(await createSetUpCode(database.db)).toBeNull();
  const [line] = await database.db("audit_log").where("operation", "setUp.create");
  expect(line).toMatchObject({ company_id: createdCompany?.id, user_id: null, via: "system" });
  expect(JSON.stringify(line)).not.toContain("a-password-of-hers");
});

it("another company whose name looks like an existing one is refused, and the message names that one", async () => {
  const lookAlike = "Trаvаncоrе Surgicals"; // Cyrillic vowels
  const refusedAnswer = await insert(lookAlike, admin);
  expectProblem(refusedAnswer, 409, "COMPANY_NAME_TAKEN");
  expect(refusedAnswer.text).toContain("looks like another: Travancore Surgicals.");
  expectProblem(await insert("TRAVANCORE SURGICALS", admin), 409, "COMPANY_NAME_TAKEN");
});

it("the operator's limit decides how many companies can be made in a day, or none", async () => {
  const serveWithLimit = (limit: number) =>
    serve(database.db, database.url, undefined, { VANBOOK_COMPANIES_PER_DAY: String(limit) });
  const [none, two] = [await serveWithLimit(0), await serveWithLimit(2)];
  expectProblem(await insert("Closed House", admin, none), 403, "COMPANIES_CLOSED");
  expect((await insert("Last of the Day", admin, two)).status).toBe(200);
  const refusedAnswer = await insert("One Too Many", admin, two);
  expectProblem(refusedAnswer, 429, "COMPANIES_LIMIT");
  expect(Number(refusedAnswer.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(await countCompanies()).toBe(2);
  await Promise.all([none.stop(), two.stop()]);
});
