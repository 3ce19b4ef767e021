import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Answer, type Product, type Request } from "../product.ts";
import { expectProblem } from "./expect-problem.ts";

const TABLE_TYPE = "application/vnd.vanbook.table+json";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

describe("a report's request", () => {
  const range = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
  const requiredMessage = "CompanyID, FromDate, and ToDate are required.";
  it.each<[string, unknown, number, string, string | RegExp]>([
    ["no dates", {}, 400, "RANGE_REQUIRED", requiredMessage],
    ["an empty date", { FromDate: "", ToDate: "2026-04-30" }, 400, "RANGE_REQUIRED", requiredMessage],
    [
      "a reversed range",
      { FromDate: "2026-04-30", ToDate: "2026-04-01" },
      400,
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    [
      "a hundred years",
      { FromDate: "1926-04-01", ToDate: "2026-04-01" },
      400,
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    [
      "30 February",
      { FromDate: "2026-02-30", ToDate: "2026-04-30" },
      400,
      "INVALID_FIELDS",
      "FromDate must be a date (YYYY-MM-DD).",
    ],
    [
      "a date in another form",
      { FromDate: "01-04-2026", ToDate: "2026-04-30" },
      400,
      "INVALID_FIELDS",
      /FromDate must be a date/,
    ],
    [
      "a wrong type",
      { ...range, CustomerID: "twelve" },
      400,
      "INVALID_FIELDS",
      "CustomerID must be a whole number or empty.",
    ],
    [
      "a fraction of a customer",
      { ...range, CustomerID: 1.5 },
      400,
      "INVALID_FIELDS",
      "CustomerID must be a whole number or empty.",
    ],
    ["a negative customer", { ...range, CustomerID: -1 }, 400, "INVALID_FIELDS", /CustomerID/],
    [
      "a sale type that there is not",
      { ...range, Type: "Sideways" },
      400,
      "INVALID_FIELDS",
      "Type must be one of All, Retail, Wholesale.",
    ],
    [
      "users that are no list",
      { ...range, activeUserId: "1;DROP TABLE bills" },
      400,
      "INVALID_FIELDS",
      /activeUserId/,
    ],
    [
      "an unknown field",
      { ...range, Salesperson: 3 },
      400,
      "UNKNOWN_FIELD",
      "Salesperson is not a field of this operation.",
    ],
    ["a list for a body", [range], 400, "INVALID_FIELDS", "body must be an object."],
    ["broken JSON", '{"FromDate": "2026-04-01"', 400, "BAD_JSON", "The body is not valid JSON."],
    [
      "another company",
      { ...range, companyID: 2 },
      403,
      "COMPANY_MISMATCH",
      "The request names another company than the one signed in to.",
    ],
  ])("with %s is refused", async (_, body, status, code, message) => {
    expectProblem(await callSaleReport({ body }), status, code, message);
  });

  it("of 10 MB is refused before it is read", async () => {
    const answer = await callSaleReport({ body: { ...range, Type: "x".repeat(10 * 1024 * 1024) } });
    expectProblem(answer, 413, "BODY_TOO_LARGE", "The body is larger than this operation accepts.");
  });
  it("in a format other than JSON is refused", async () => {
    const answer = await callSaleReport({
      body: "FromDate=2026-04-01",
      headers: { "Content-Type": "text/plain" },
    });
    expectProblem(
      answer,
      415,
      "MEDIA_TYPE_UNSUPPORTED",
      "The body must be JSON (Content-Type: application/json).",
    );
  });
  it.each([
    ["an unknown column to sort by", { sort: "password_hash" }, "SORT_UNKNOWN"],
    ["SQL to sort by", { sort: "BillDate;DROP" }, "INVALID_FIELDS"],
    ["page 0", { page: "0" }, "INVALID_FIELDS"],
    ["a page of a million", { pageSize: "1000000" }, "INVALID_FIELDS"],
    ["an unknown parameter", { limit: "5" }, "UNKNOWN_FIELD"],
  ])("with %s is refused", async (_, query: Record<string, string>, code) => {
    expectProblem(await callSaleReport({ body: range, query, headers: { Accept: TABLE_TYPE } }), 400, code);
  });
  it("for an unknown representation is refused", async () => {
    expectProblem(
      await callSaleReport({ body: range, headers: { Accept: "image/png" } }),
      406,
      "NOT_ACCEPTABLE",
    );
  });
  it("with one parameter sent twice is refused", async () => {
    expectProblem(
      await product.call({ method: "GET", path: "/api/GetBilldetails?BillID=1&BillID=2", cookie: admin }),
      400,
      "INVALID_FIELDS",
    );
  });
  it("with hostile search text searches for it as plain text", async () => {
    for (const search of ["%", "_", "\\", "'", "' OR 1=1 --"]) {
      const answer = await callSaleReport({
        body: range,
        query: { search },
        headers: { Accept: TABLE_TYPE },
      });
      expect(answer.status).toBe(200);
      expect(answer.read<{ page: { rows: number } }>().page.rows, search).toBe(0);
    }
  });
  it("for a missing record and for another company's record gets the same 404", async () => {
    const theirs = await product.db("bills").where("company_id", 1).max("id as id").first();
    const [absent, foreign] = await Promise.all(
      [9_999_999, Number(theirs?.id)].map(async (id) =>
        product.call({
          method: "GET",
          path: "/api/GetBilldetails",
          query: { BillID: String(id) },
          cookie: await product.signIn(2, "fathima"),
        }),
      ),
    );
    for (const answer of [absent, foreign])
      expectProblem(answer as Answer, 404, "NOT_FOUND", "There is no such record.");
  });
});

it.each(["constructor", "toString", "-valueOf", "hasOwnProperty"])(
  "refuses %s as a column to sort by",
  async (sort) => {
    const body = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
    for (const Accept of [TABLE_TYPE, "text/csv"])
      expectProblem(
        await callSaleReport({ body, query: { sort }, headers: { Accept } }),
        400,
        "SORT_UNKNOWN",
      );
  },
);

it("refuses __proto__ as an unknown parameter", async () => {
  const answer = await product.call({ method: "GET", path: "/api/getcompanynav?__proto__=1", cookie: admin });
  expectProblem(answer, 400, "UNKNOWN_FIELD");
});

it("refuses a body that is nested too deeply", async () => {
  const answer = await callSaleReport({ body: "[".repeat(200_000) });
  expectProblem(answer, 400, "BAD_JSON", "The body is nested too deeply.");
  const quotedValues = { FromDate: "2026-04-01", ToDate: "2026-04-30", activeUserId: "[".repeat(100) };
  expectProblem(await callSaleReport({ body: quotedValues }), 400, "INVALID_FIELDS");
});

it("answers 40 reports at once, more than it has database connections", async () => {
  const body = { FromDate: "2026-04-01", ToDate: "2027-03-31" };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => callSaleReport({ body, headers: { Accept: TABLE_TYPE } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

it("answers with an error, not with a cut-off file, when a CSV can't be made", async () => {
  const body = { FromDate: "2026-04-01", ToDate: "2027-03-31" };
  await product.db.raw("ALTER TABLE branch_facts RENAME COLUMN name TO name_away");
  try {
    expectProblem(await callSaleReport({ body, headers: { Accept: "text/csv" } }), 500, "INTERNAL");
  } finally {
    await product.db.raw("ALTER TABLE branch_facts RENAME COLUMN name_away TO name");
  }
  expect((await callSaleReport({ body, headers: { Accept: "text/csv" } })).status).toBe(200);
});

it("invalid bodies change nothing in the books", async () => {
  const before = await countTableRows();
  for (const body of [
    "null",
    "[]",
    "{}",
    '{"__proto__":{"admin":true}}',
    '"x"',
    "1e999",
    '{"FromDate":{"$gt":""}}',
  ]) {
    const answer = await callSaleReport({ body });
    expect(answer.status, body).toBe(400);
  }
  expect(await countTableRows()).toEqual(before);
});

it("answers 404 to an unknown operation, and 405 to a method that an operation does not take", async () => {
  expectProblem(
    await product.call({ method: "GET", path: "/api/nothing", cookie: admin }),
    404,
    "UNKNOWN_OPERATION",
  );
  const wrong = await product.call({ method: "DELETE", path: "/api/login", cookie: admin });
  expectProblem(wrong, 405, "METHOD_NOT_ALLOWED");
  expect(wrong.headers.get("Allow")).toBe("POST");
});

function callSaleReport(request: Partial<Request>) {
  return product.call({ method: "POST", path: "/api/getSaleReport", cookie: admin, ...request });
}

async function countTableRows() {
  const tables = ["bills", "vouchers", "ledger_entries", "stock_moves", "users", "accounts"];
  return Promise.all(tables.map(async (table) => product.db(table).count("* as rows").first()));
}
