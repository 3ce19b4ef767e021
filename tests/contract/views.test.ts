import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startProduct, type Answer, type Product } from "../product.ts";
import { expectProblem } from "./expect-problem.ts";

let product: Product;
let admin: string;
let salesman: string;
let otherCompany: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  const user = await product.db("users").where({ company_id: 1, role_id: 2, is_active: 1 }).first("username");
  salesman = await product.signIn(1, user.username as string);
  otherCompany = await product.signIn(2, "fathima");
});
afterAll(() => product?.stop());
beforeEach(async () => {
  await product.db("saved_views").delete();
  await product.db("audit_log").where("entity", "saved_views").delete();
});

interface View {
  id: number;
  report: string;
  name: string;
  query: string;
}

const SALES_REPORT = "sales.report";
const VIEW_QUERY = "FromDate=2026-11-01&ToDate=2026-11-20&sort=-BillAmount";
const put = (body: object, cookie = admin): Promise<Answer> =>
  product.call({ method: "PUT", path: "/api/v1/views", body, cookie });
const save = async (
  name: string,
  query = VIEW_QUERY,
  cookie = admin,
  report = SALES_REPORT,
): Promise<View> => {
  const answer = await put({ report, name, query }, cookie);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<View>();
};
const list = async (cookie = admin, report = SALES_REPORT): Promise<View[]> => {
  const answer = await product.call({ method: "GET", path: "/api/v1/views", query: { report }, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ data: View[] }>().data;
};
const remove = (id: number, cookie = admin): Promise<Answer> =>
  product.call({ method: "DELETE", path: `/api/v1/views/${id}`, cookie });
const listViewNames = async (cookie = admin, report = SALES_REPORT) =>
  (await list(cookie, report)).map(({ name }) => name);

describe("a saved view", () => {
  it("is saved by name, replaced under the same name, and deleted", async () => {
    expect(await list()).toEqual([]);
    const week = await save("This week");
    const day = await save("A day", "FromDate=2026-11-20&ToDate=2026-11-20");
    expect(await list()).toEqual([
      { id: day.id, report: SALES_REPORT, name: "A day", query: "FromDate=2026-11-20&ToDate=2026-11-20" },
      { id: week.id, report: SALES_REPORT, name: "This week", query: VIEW_QUERY },
    ]);
    expect(await save("  This week ", "search=abc")).toEqual({ ...week, query: "search=abc" });
    expect(await listViewNames()).toEqual(["A day", "This week"]);
    expect((await remove(week.id)).read()).toEqual({ success: true, message: "The view is deleted." });
    expect(await listViewNames()).toEqual(["A day"]);
    expectProblem(await remove(week.id), 404, "NOT_FOUND");
  });

  it("belongs to one report, one user and one company", async () => {
    const mine = await save("Mine");
    await save("Mine", "page=2", admin, "debtors.report");
    await save("Mine", "page=3", salesman);
    await save("Theirs", "page=4", otherCompany);
    expect(await list()).toEqual([mine]);
    expect((await list(admin, "debtors.report")).map(({ query }) => query)).toEqual(["page=2"]);
    expect((await list(salesman)).map(({ query }) => query)).toEqual(["page=3"]);
    expect(await listViewNames(otherCompany)).toEqual(["Theirs"]);
    const [ofSalesman] = await list(salesman);
    expectProblem(await remove(ofSalesman?.id ?? 0), 404, "NOT_FOUND");
    expectProblem(await remove(mine.id, salesman), 404, "NOT_FOUND");
    // Both companies have a view with this id: only the company's own view is deleted.
    const [theirs] = await list(otherCompany);
    expect((await remove(theirs?.id ?? 0, otherCompany)).status).toBe(200);
    expect(await listViewNames()).toEqual(["Mine"]);
  });

  it("writes each of its changes to the audit log", async () => {
    const view = await save("Mine", "a=1");
    await save("Mine", "a=2");
    await remove(view.id);
    const lines = await product.db("audit_log").where("entity", "saved_views").orderBy("id");
    const parseViewQuery = (value: string | null) =>
      value === null ? null : (JSON.parse(value) as View).query;
    expect(
      lines.map((line) => [
        line.operation,
        line.entity_id,
        parseViewQuery(line.before_json),
        parseViewQuery(line.after_json),
      ]),
    ).toEqual([
      ["views.save", String(view.id), null, "a=1"],
      ["views.save", String(view.id), "a=1", "a=2"],
      ["views.delete", String(view.id), "a=2", null],
    ]);
  });
});

describe("a saved view's name", () => {
  const hostile = [
    "=1+1",
    "<img onerror=alert(1) src=x>",
    "'; DROP TABLE saved_views; --",
    "മലയാളം",
    "🚚",
    "🍌",
    "😀".repeat(60),
    "__proto__",
    "null",
    "café",
    "cafe",
    "CAFE",
  ];
  it("may be any text, and stays different from names that look alike", async () => {
    for (const [at, name] of hostile.entries()) await save(name, `page=${at}`);
    const keptViews = new Map((await list()).map(({ name, query }) => [name, query]));
    expect(keptViews).toEqual(new Map(hostile.map((name, at) => [name, `page=${at}`])));
  });

  const lengthMessage = "The view needs a name of 1 to 60 characters.";
  const lineMessage = "name must be one line without control characters.";
  it.each([
    ["", lengthMessage],
    ["   ", lengthMessage],
    ["\u00a0", lengthMessage],
    ["x".repeat(61), lengthMessage],
    ["😀".repeat(61), lengthMessage],
    ["two\nlines", lineMessage],
    ["nul\u0000", lineMessage],
    ["bell\u0007", lineMessage],
  ])("can't be %j", async (name, message) => {
    expectProblem(await put({ report: SALES_REPORT, name, query: "" }), 400, "INVALID_FIELDS", message);
    expect(await list()).toEqual([]);
  });
});

describe("the limits of saved views", () => {
  it("allow fifty views of a report, also for requests at once; an existing name can still be replaced", async () => {
    for (let at = 1; at <= 48; at += 1) await save(`View ${at}`);
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => put({ report: SALES_REPORT, name: `Last ${at}`, query: "" })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
    expect(await list()).toHaveLength(50);
    expectProblem(await put({ report: SALES_REPORT, name: "One more", query: "" }), 422, "VIEWS_FULL");
    await save("View 1", "page=9");
    await save("Another report's", "", admin, "debtors.report");
    expect(await list()).toHaveLength(50);
  });

  it("keep one view per name when many requests save it at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put({ report: SALES_REPORT, name: "Same", query: `page=${at}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.read<View>().id)).size).toBe(1);
    expect(await listViewNames()).toEqual(["Same"]);
  });

  it("allow at most 2,000 characters of a query", async () => {
    const longest = `search=${"%E0%B4%AE".repeat(221)}abcd`;
    expect(longest).toHaveLength(2000);
    expect((await save("Longest", longest)).query).toBe(longest);
    expect((await save("Empty", "")).query).toBe("");
    for (const query of [`${longest}x`, "search=two words", "search=മ", "a=1\n"])
      expectProblem(await put({ report: SALES_REPORT, name: "No", query }), 400, "INVALID_FIELDS", /query/);
  });

  it("refuse unknown reports and unknown fields", async () => {
    expectProblem(
      await put({ report: "no.report", name: "A", query: "" }),
      400,
      "INVALID_FIELDS",
      "There is no operation no.report.",
    );
    for (const report of ["", "sales", "sales.report; DROP", "x".repeat(65)])
      expectProblem(await put({ report, name: "A", query: "" }), 400, "INVALID_FIELDS");
    expectProblem(
      await put({ report: SALES_REPORT, name: "A" }),
      400,
      "INVALID_FIELDS",
      "query is required.",
    );
    expectProblem(await put({ report: SALES_REPORT, name: "A", query: "", userId: 2 }), 400, "UNKNOWN_FIELD");
    expectProblem(
      await product.call({ method: "GET", path: "/api/v1/views", cookie: admin }),
      400,
      "INVALID_FIELDS",
    );
    expectProblem(await remove(0), 400, "INVALID_FIELDS");
    expectProblem(await put({ report: SALES_REPORT, name: "A", query: "" }, ""), 401, "SIGN_IN_REQUIRED");
    expect(await list()).toEqual([]);
  });
});
