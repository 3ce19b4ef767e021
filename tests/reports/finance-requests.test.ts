import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { pickOneIn } from "../whole.ts";
import { askReport, sumPaise } from "./ask-report.ts";

let product: Product;
let admin: string;
let range: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn(1, "meera");
  const [days] = await product
    .db("bills")
    .where("company_id", 1)
    .select(product.db.raw("MIN(date) AS first, MAX(date) AS last"));
  range = { FromDate: days.first, ToDate: days.last };
});
afterAll(() => product?.stop());

const MONEY_REPORTS = [
  {
    path: "/api/DebitorsReport",
    own: {},
    money: ["BalanceBefore", "DebitAmount", "CreditAmount", "Outstanding"],
  },
  { path: "/api/CreditorsReport", own: {}, money: ["Opening", "Debit", "Credit", "Outstanding"] },
  { path: "/api/TrailBalance", own: {}, money: ["OpeningBalance", "Debit", "Credit", "ClosingBalance"] },
  {
    path: "/api/ProfitReport",
    own: { Type: "All", By: "invoice" },
    money: ["SalesValue", "CostOfGoods", "Profit"],
  },
  { path: "/api/ProfitReport", own: { Type: "All" }, money: ["SalesValue", "CostOfGoods", "Profit"] },
];

describe.each(pickOneIn(2, MONEY_REPORTS))("$path $own", ({ path, own, money }) => {
  const ask = () => askReport(product, "GET", path);
  const makeParameters = () => ({ ...range, ...own });
  const listRecords = async (text: Awaited<ReturnType<ReturnType<typeof ask>["json"]>>) =>
    text.read<Record<string, unknown>[] | Record<string, unknown>[][]>().flat();

  it("has the same rows in each format, and their sums are the totals", async () => {
    const { records, totals, page } = await ask().table(admin, makeParameters());
    expect(records.length).toBeGreaterThan(9);
    expect(page.rows).toBe(records.length);
    expect(await listRecords(await ask().json(admin, makeParameters()))).toEqual(records);
    const [, ...lines] = (await ask().csv(admin, makeParameters())).text.trim().split("\r\n");
    expect(lines).toHaveLength(records.length);
    for (const column of money)
      expect(sumPaise(records.map((row) => row[column])), column).toBe(sumPaise([totals[column]]));
  });

  it("is empty for days before the books began, and its comparisons agree at 0", async () => {
    const before = { ...makeParameters(), FromDate: "2020-01-01", ToDate: "2020-01-31" };
    const { rows, totals, ties, page } = await ask().table(admin, before);
    expect({ rows, page: page.rows }).toEqual({ rows: [], page: 0 });
    expect(new Set(Object.values(totals))).toEqual(new Set([0]));
    expect(ties.length).toBeGreaterThan(0);
    for (const tie of ties) expect([tie.amount, tie.agrees], tie.label).toEqual([0, true]);
    expect(await listRecords(await ask().json(admin, before))).toEqual([]);
  });

  it("shows every row on exactly one page, always in the same order", async () => {
    const { rows } = await ask().table(admin, makeParameters());
    const size = Math.ceil(rows.length / 4);
    const pagedRows: unknown[][] = [];
    for (let page = 1; page <= Math.ceil(rows.length / size); page += 1)
      pagedRows.push(
        ...(await ask().table(admin, makeParameters(), { pageSize: String(size), page: String(page) })).rows,
      );
    expect(pagedRows).toEqual(rows);
  });

  it("sorts by every column, in both directions", async () => {
    const { columns } = await ask().table(admin, makeParameters(), { pageSize: "1" });
    for (const column of columns) {
      const up = (await ask().table(admin, makeParameters(), { pageSize: "10000", sort: column })).records;
      const down = (await ask().table(admin, makeParameters(), { pageSize: "10000", sort: `-${column}` }))
        .records;
      const values = up.map((row) => row[column]);
      expect(down.map((row) => row[column]).toReversed(), column).toEqual(values);
      const numbers = values.filter((value) => typeof value === "number");
      expect(numbers, column).toEqual(numbers.toSorted((a, b) => a - b));
    }
    expectProblem(
      await product.call({
        method: "GET",
        path,
        query: { ...makeParameters(), sort: "Password" },
        cookie: admin,
        headers: { Accept: "text/csv" },
      }),
      400,
      "SORT_UNKNOWN",
    );
  });

  it.each<[string, Record<string, string | null>, number, string, string | RegExp]>([
    [
      "no first day",
      { FromDate: null },
      400,
      "RANGE_REQUIRED",
      "CompanyID, FromDate, and ToDate are required.",
    ],
    ["no last day", { ToDate: null }, 400, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
    [
      "a range that is reversed",
      { FromDate: "2026-05-02", ToDate: "2026-05-01" },
      400,
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    ["31 June", { ToDate: "2026-06-31" }, 400, "INVALID_FIELDS", "ToDate must be a date (YYYY-MM-DD)."],
    [
      "a hundred years",
      { FromDate: "1926-01-01" },
      400,
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    ["a filter it does not know", { Salesmen: "2" }, 400, "UNKNOWN_FIELD", /.*/],
    ["another company", { CompanyID: "2" }, 403, "COMPANY_MISMATCH", /another company/],
  ])("refuses %s", async (_, wrong, status, code, message) => {
    const query = Object.fromEntries(
      Object.entries<string | null>({ ...makeParameters(), ...wrong }).flatMap(([name, value]) =>
        value === null ? [] : [[name, value]],
      ),
    );
    expectProblem(await product.call({ method: "GET", path, query, cookie: admin }), status, code, message);
  });

  it("is refused to a salesman and to a user who is not signed in", async () => {
    const salesman = await product.signIn(1, "anil");
    expectProblem(
      await ask().json(salesman, makeParameters()),
      403,
      "ROLE_FORBIDDEN",
      "Your role does not allow this.",
    );
    expectProblem(
      await product.call({ method: "GET", path, query: makeParameters() }),
      401,
      "SIGN_IN_REQUIRED",
    );
  });
});

describe.each([
  ["/api/DebitorsReport", ["Salesman", "Route", "Van"]],
  ["/api/CreditorsReport", ["Salesman", "Route"]],
  ["/api/ProfitReport", ["BillID", "CustomerID", "ItemID"]],
] as const)("the filters of %s", (path, filters) => {
  it.each(filters)(
    "%s with an unknown id leaves no rows, and a value that is no id is refused",
    async (filter) => {
      const ask = askReport(product, "GET", path);
      const { rows, totals, ties } = await ask.table(admin, { ...range, [filter]: 2_000_000_000 });
      expect({ rows, ties }).toEqual({ rows: [], ties: [] });
      expect(new Set(Object.values(totals))).toEqual(new Set([0]));
      for (const wrong of ["0", "-1", "1.5", "one", "1 OR 1=1", "99999999999"])
        expectProblem(await ask.json(admin, { ...range, [filter]: wrong }), 400, "INVALID_FIELDS");
    },
  );
});
