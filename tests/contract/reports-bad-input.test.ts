import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product, type Request } from "../product.ts";
import { requestFor, operations, type Known, type Operation } from "../wall/operations.ts";
import { remindedCustomer } from "../wall/reminded-customer.ts";
import { visitorsOf } from "../wall/visitors.ts";
import { tried } from "../whole.ts";
import { badValues } from "./bad-values.ts";
import { principalOf, refusalOf } from "./contract-answer.ts";
import { expectProblem } from "./expect-problem.ts";
import { fuzz } from "./fuzz.ts";
import { fieldsOf, placeOf, rangeOf, reportOperations, requiredFieldsOf } from "./report-operations.ts";

/** One report that takes a body, one that takes a query, and one without dates. A whole run tests all. */
const SLICE = new Set(["sales.report", "debtors.report", "godownStock.report"]);
const some = tried(reportOperations, ({ id }) => SLICE.has(id));

let product: Product;
let admin: string;
let known: Known;
let before: unknown;

beforeAll(async () => {
  product = await startProduct(); // some customer must have an outstanding balance
  admin = await product.signIn(1, "meera");
  const visitors = await visitorsOf(product.db, 1);
  known = visitors[0]?.known as Known;
  known = { ...known, own: { ...known.own, ...(await remindedCustomer(product, admin)) } };
  before = await fingerprint();
});
afterAll(() => product?.stop());

describe.each(some.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  const range = rangeOf(operation);
  const place = placeOf(operation);

  it("answers a correct request, so that each refusal below is due to the one wrong value", async () => {
    const answer = await product.call({ ...requestFor(operation, known), cookie: admin });
    expect([200, 404, 409], answer.text.slice(0, 200)).toContain(answer.status);
  });

  if (range)
    it("refuses a missing, reversed or too long range", async () => {
      const [from, to] = range ?? ["", ""];
      const { from: first, to: last } = known;
      // An optional range means all days if it is omitted.
      const isRequired = requiredFieldsOf(operation).includes(from);
      const missing = [
        [{ [from]: undefined, [to]: undefined }, "RANGE_REQUIRED", REQUIRED],
        [{ [from]: undefined }, "RANGE_REQUIRED", REQUIRED],
        [{ [to]: undefined }, "RANGE_REQUIRED", REQUIRED],
        [{ [from]: "" }, "RANGE_REQUIRED", REQUIRED],
        [{ [to]: "" }, "RANGE_REQUIRED", REQUIRED],
      ] as const;
      for (const [dates, code, message] of [
        ...(isRequired ? missing : []),
        [{ [from]: last, [to]: first }, "RANGE_REVERSED", "From Date must not be after To Date."],
        [{ [from]: "1926-04-01", [to]: "2026-04-01" }, "RANGE_TOO_LONG", TOO_LONG],
        [{ [from]: "2023-04-01", [to]: "2026-04-04" }, "RANGE_TOO_LONG", TOO_LONG],
        [{ [from]: "0001-01-01", [to]: "9999-12-31" }, "RANGE_TOO_LONG", TOO_LONG],
      ] as const)
        expectProblem(await askContract(operation, dates), 400, code, message);
    });

  it("refuses a request without a required field", async () => {
    for (const name of requiredFieldsOf(operation).filter((field) => !range?.includes(field)))
      for (const absent of place === "query" ? [undefined, "", "null", "undefined"] : [undefined])
        expectProblem(
          await askContract(operation, { [name]: absent }),
          400,
          "INVALID_FIELDS",
          `${name} is required.`,
        );
  });

  it("refuses a wrong value in each field and names the field", async () => {
    const fields = Object.entries(fieldsOf(operation)).filter(([field]) => !COMPANY.test(field));
    const tried = fields.flatMap(([name, schema]) =>
      badValues(name, schema, place).map(([value, message]) => ({ name, value, message })),
    );
    for (const { name, value, message } of tried) {
      const answer = await askContract(operation, { [name]: value });
      const said = answer.read<{ code: string; message: string; fields?: { field: string }[] }>();
      const about = [
        answer.status,
        said.code,
        said.message,
        ...(said.fields ?? []).map(({ field }) => field),
      ];
      expect(about, `${name}: ${JSON.stringify(value)}`).toEqual([400, "INVALID_FIELDS", message, name]);
    }
  });

  it("refuses a field that is sent twice, and an unknown field", async () => {
    const request = requestFor(operation, known);
    for (const name of place === "query" ? Object.keys(fieldsOf(operation)) : []) {
      const path = `${request.path}?${new URLSearchParams({ ...request.query, [name]: "1" })}&${name}=1`;
      const answer = await refusalOf({ method: request.method, path }, principalOf(1));
      expect([answer?.status, answer?.read<{ code: string }>().code], name).toEqual([
        COMPANY.test(name) ? 403 : 400,
        COMPANY.test(name) ? "COMPANY_MISMATCH" : "INVALID_FIELDS",
      ]);
    }
    for (const name of ["Salesperson", "limit", "__proto__", "constructor"]) {
      const known = await askContract(operation, {}, { query: { ...request.query, [name]: "1" } });
      expectProblem(known, 400, "UNKNOWN_FIELD", `${name} is not a field of this operation.`);
    }
    if (place === "body")
      for (const name of ["Salesperson", "constructor", "page"])
        expectProblem(
          await askContract(operation, { [name]: 1 }),
          400,
          "UNKNOWN_FIELD",
          `${name} is not a field of this operation.`,
        );
  });

  it("refuses every company but the caller's", async () => {
    const refusal = "The request names another company than the one signed in to.";
    for (const name of ["CompanyID", "companyID", "companyid", "CompanyId", "CompID"])
      for (const value of ["2", "1 OR 1=1"])
        expectProblem(await askContract(operation, { [name]: value }), 403, "COMPANY_MISMATCH", refusal);
  });

  if (operation.isReport)
    it("refuses page, sort and search parameters outside their bounds", async () => {
      for (const [name, value, code, message] of [
        ["page", "0", "INVALID_FIELDS", "page must be at least 1."],
        ["page", "-1", "INVALID_FIELDS", "page must be at least 1."],
        ["page", "100001", "INVALID_FIELDS", "page must be at most 100000."],
        ["page", "1.5", "INVALID_FIELDS", "page must be a whole number."],
        ["page", "NaN", "INVALID_FIELDS", "page must be a whole number."],
        ["page", "Infinity", "INVALID_FIELDS", "page must be a whole number."],
        ["pageSize", "0", "INVALID_FIELDS", "pageSize must be at least 1."],
        ["pageSize", "-250", "INVALID_FIELDS", "pageSize must be at least 1."],
        ["pageSize", "10001", "INVALID_FIELDS", "pageSize must be at most 10000."],
        ["pageSize", "1e9", "INVALID_FIELDS", "pageSize must be a whole number."],
        ["pageSize", "many", "INVALID_FIELDS", "pageSize must be a whole number."],
        ["search", "x".repeat(101), "INVALID_FIELDS", "search must have at most 100 characters."],
        ["sort", "(SELECT 1)", "INVALID_FIELDS", "sort is not valid."],
        ["sort", "1;DROP", "INVALID_FIELDS", "sort is not valid."],
        ["sort", "x".repeat(65), "INVALID_FIELDS", "sort must have at most 64 characters."],
      ] as const) {
        const query = { ...requestFor(operation, known).query, [name]: value };
        expectProblem(await askContract(operation, {}, { query }), 400, code, message);
      }
      // The report checks the sort column; the contract doesn't know its columns.
      for (const sort of ["password_hash", "-valueOf"])
        expectProblem(await askTable(operation, { sort }), 400, "SORT_UNKNOWN", UNSORTED);
      const last = await askTable(operation, { page: "100000", pageSize: "10000" });
      expect(last.status, last.text.slice(0, 200)).toBe(200);
    });

  if (operation.isReport)
    it("accepts hostile text as a search", async () => {
      for (const search of ["%", "_", "\\", "' OR 1=1 --", '"><script>', "=1+1", "\u202e\u200b\0", "😀"]) {
        const answer = await askTable(operation, { search });
        expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      }
    });

  it("answers random requests as the contract says, and never fails", async () => {
    // `npm run prove -- fuzz --requests 1000` sends more requests to each.
    const found = await fuzz({ served: product, cookie: admin, known, operation, requests: 20, seed: 4 });
    expect(found.findings).toEqual([]);
    // Some requests must succeed: refusals alone would prove little.
    expect(found.answered, "requests that were answered").toBeGreaterThan(0);
  });
});

// HTTP gives the same refusals as the contract above: for a body, for a query, and for required dates.
it.each(["sales.report", "bills.lines", "godownStock.report"])(
  "%s gives the same refusals over HTTP",
  async (id) => {
    const operation = reportOperations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no ${id}`);
    const bad = Object.entries(fieldsOf(operation))
      .filter(([name]) => !COMPANY.test(name))
      .flatMap(([name, schema]) =>
        badValues(name, schema, placeOf(operation)).map(([value]) => ({ [name]: value })),
      );
    const absent = (rangeOf(operation) ?? []).map((name) => ({ [name]: undefined }));
    const withLimit = { query: { ...requestFor(operation, known).query, limit: "1" } };
    const refusals: [Record<string, unknown>, Partial<Request>?][] = [
      ...[...absent, ...bad, { CompanyID: "2" }].map((fields): [Record<string, unknown>] => [fields]),
      [{}, withLimit],
    ];
    for (const [fields, more] of refusals) {
      const [told, expected] = [
        await ask(operation, fields, more),
        await askContract(operation, fields, more),
      ];
      const seen = ({ status, read }: typeof told) => [status, { ...read<object>(), requestId: "" }];
      expect(seen(told), JSON.stringify(fields)).toEqual(seen(expected));
    }
  },
);

it("the tests above cover every report of the contract that has a route", () => {
  const csv = operations.filter(({ isReport }) => isReport).map(({ id }) => id);
  expect(reportOperations.map(({ id }) => id)).toEqual(expect.arrayContaining(csv));
  expect(csv.length).toBeGreaterThanOrEqual(22);
});

it("the requests above change nothing in the books", async () => {
  expect(await fingerprint()).toEqual(before);
});

/** Checks a request with the contract only. Throws if the contract accepts it. */
async function askContract(
  operation: Operation,
  fields: Record<string, unknown>,
  more: Partial<Request> = {},
) {
  const request = requestWith(operation, fields, more);
  const answer = await refusalOf(request, principalOf(1));
  if (!answer) throw new Error(`${operation.id} takes ${JSON.stringify({ fields, ...more }).slice(0, 200)}`);
  return answer;
}

function ask(operation: Operation, fields: Record<string, unknown>, more: Partial<Request> = {}) {
  return product.call({ ...requestWith(operation, fields, more), cookie: admin });
}

/** A valid request with these fields replaced, or omitted if undefined. */
function requestWith(operation: Operation, fields: Record<string, unknown>, more: Partial<Request>): Request {
  const request = requestFor(operation, known);
  const place = placeOf(operation);
  const given = { ...(request[place] as Record<string, unknown>), ...fields };
  const left = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const asked =
    place === "body"
      ? { body: left }
      : { query: Object.fromEntries(Object.entries(left).map(([name, value]) => [name, String(value)])) };
  return { ...request, ...asked, ...more };
}

function askTable(operation: Operation, table: Record<string, string>) {
  const query = { ...requestFor(operation, known).query, ...table };
  return ask(operation, {}, { query, headers: { Accept: "application/vnd.vanbook.table+json" } });
}

async function fingerprint() {
  const tables = ["bills", "vouchers", "ledger_entries", "stock_moves", "users", "accounts", "saved_views"];
  return Promise.all(tables.map(async (table) => product.db(table).count("* as rows").first()));
}

const COMPANY = /^comp(any)?id$/i;
const REQUIRED = "CompanyID, FromDate, and ToDate are required.";
const UNSORTED = "The report has no such column to sort by.";
const TOO_LONG = "The range is longer than three years.";
