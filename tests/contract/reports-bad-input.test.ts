import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProduct, type Product, type Request } from "../product.ts";
import { makeSampleRequest, operations, type Known, type Operation } from "../wall/operations.ts";
import { makeReminderValues } from "../wall/reminded-customer.ts";
import { listVisitors } from "../wall/visitors.ts";
import { pickTried } from "../whole.ts";
import { listBadValues } from "./bad-values.ts";
import { makePrincipal, findRefusal } from "./contract-answer.ts";
import { expectProblem } from "./expect-problem.ts";
import { runFuzz } from "./fuzz.ts";
import {
  getFieldSchemas,
  placeOf,
  getRange,
  reportOperations,
  listRequiredFields,
} from "./report-operations.ts";

/**
 * One report that takes a body, one that takes a query, and one without dates. A whole run tests
 * all.
 */
const SHORT_RUN_REPORTS = new Set(["sales.report", "debtors.report", "godownStock.report"]);
const some = pickTried(reportOperations, ({ id }) => SHORT_RUN_REPORTS.has(id));

let product: Product;
let admin: string;
let knownValues: Known;
let before: unknown;

beforeAll(async () => {
  product = await startProduct(); // some customer must have an outstanding balance
  admin = await product.signIn(1, "meera");
  const visitors = await listVisitors(product.db, 1);
  knownValues = visitors[0]?.known as Known;
  knownValues = {
    ...knownValues,
    own: { ...knownValues.own, ...(await makeReminderValues(product, admin)) },
  };
  before = await countTableRows();
});
afterAll(() => product?.stop());

describe.each(some.map((operation) => [operation.id, operation] as const))("%s", (_, operation) => {
  const range = getRange(operation);
  const place = placeOf(operation);

  it("answers a correct request, so that each refusal below is due to the one wrong value", async () => {
    const answer = await product.call({ ...makeSampleRequest(operation, knownValues), cookie: admin });
    expect([200, 404, 409], answer.text.slice(0, 200)).toContain(answer.status);
  });

  if (range)
    it("refuses a missing, reversed or too long range", async () => {
      const [from, to] = range ?? ["", ""];
      const { from: first, to: last } = knownValues;
      // An optional range means all days if it is omitted.
      const isRequired = listRequiredFields(operation).includes(from);
      const missing = [
        [{ [from]: undefined, [to]: undefined }, "RANGE_REQUIRED", REQUIRED_MESSAGE],
        [{ [from]: undefined }, "RANGE_REQUIRED", REQUIRED_MESSAGE],
        [{ [to]: undefined }, "RANGE_REQUIRED", REQUIRED_MESSAGE],
        [{ [from]: "" }, "RANGE_REQUIRED", REQUIRED_MESSAGE],
        [{ [to]: "" }, "RANGE_REQUIRED", REQUIRED_MESSAGE],
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
    for (const name of listRequiredFields(operation).filter((field) => !range?.includes(field)))
      for (const absent of place === "query" ? [undefined, "", "null", "undefined"] : [undefined])
        expectProblem(
          await askContract(operation, { [name]: absent }),
          400,
          "INVALID_FIELDS",
          `${name} is required.`,
        );
  });

  it("refuses a wrong value in each field and names the field", async () => {
    const fields = Object.entries(getFieldSchemas(operation)).filter(([field]) => !COMPANY_FIELD.test(field));
    const badFields = fields.flatMap(([name, schema]) =>
      listBadValues(name, schema, place).map(([value, message]) => ({ name, value, message })),
    );
    for (const { name, value, message } of badFields) {
      const answer = await askContract(operation, { [name]: value });
      const errorBody = answer.read<{ code: string; message: string; fields?: { field: string }[] }>();
      const about = [
        answer.status,
        errorBody.code,
        errorBody.message,
        ...(errorBody.fields ?? []).map(({ field }) => field),
      ];
      expect(about, `${name}: ${JSON.stringify(value)}`).toEqual([400, "INVALID_FIELDS", message, name]);
    }
  });

  it("refuses a field that is sent twice, and an unknown field", async () => {
    const request = makeSampleRequest(operation, knownValues);
    for (const name of place === "query" ? Object.keys(getFieldSchemas(operation)) : []) {
      const path = `${request.path}?${new URLSearchParams({ ...request.query, [name]: "1" })}&${name}=1`;
      const answer = await findRefusal({ method: request.method, path }, makePrincipal(1));
      expect([answer?.status, answer?.read<{ code: string }>().code], name).toEqual([
        COMPANY_FIELD.test(name) ? 403 : 400,
        COMPANY_FIELD.test(name) ? "COMPANY_MISMATCH" : "INVALID_FIELDS",
      ]);
    }
    for (const name of ["Salesperson", "limit", "__proto__", "constructor"]) {
      const unknownFieldRefusal = await askContract(
        operation,
        {},
        { query: { ...request.query, [name]: "1" } },
      );
      expectProblem(unknownFieldRefusal, 400, "UNKNOWN_FIELD", `${name} is not a field of this operation.`);
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
        const query = { ...makeSampleRequest(operation, knownValues).query, [name]: value };
        expectProblem(await askContract(operation, {}, { query }), 400, code, message);
      }
      // The report checks the sort column; the contract doesn't know its columns.
      for (const sort of ["password_hash", "-valueOf"])
        expectProblem(await askTable(operation, { sort }), 400, "SORT_UNKNOWN", UNSORTED_MESSAGE);
      const last = await askTable(operation, { page: "100000", pageSize: "10000" });
      expect(last.status, last.text.slice(0, 200)).toBe(200);
    });

  if (operation.isReport)
    it("accepts hostile text as a search", async () => {
      for (const search of ["%", "_", "\\", "' OR 1=1 --", '"><script>', "=1+1", "\u202e\u200b", "😀"]) {
        const answer = await askTable(operation, { search });
        expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      }
      expectProblem(await askTable(operation, { search: "a\0b" }), 400, "INVALID_FIELDS");
    });

  it("answers random requests as the contract says, and never fails", async () => {
    // `npm run prove -- fuzz --requests 1000` sends more requests to each.
    const fuzzFindings = await runFuzz({
      served: product,
      cookie: admin,
      known: knownValues,
      operation,
      requests: 20,
      seed: 4,
    });
    expect(fuzzFindings.findings).toEqual([]);
    // Some requests must succeed: refusals alone would prove little. The summary is refused for each
    // range with a document that lacks facts, and random ranges of the demo have one.
    if (operation.id !== "gst.hsnSummary")
      expect(fuzzFindings.answered, "requests that were answered").toBeGreaterThan(0);
  });
});

// HTTP gives the same refusals as the contract above: for a body, for a query, and for required
// dates.
it.each(["sales.report", "bills.lines", "godownStock.report"])(
  "%s gives the same refusals over HTTP",
  async (id) => {
    const operation = reportOperations.find((one) => one.id === id);
    if (!operation) throw new Error(`There is no ${id}`);
    const bad = Object.entries(getFieldSchemas(operation))
      .filter(([name]) => !COMPANY_FIELD.test(name))
      .flatMap(([name, schema]) =>
        listBadValues(name, schema, placeOf(operation)).map(([value]) => ({ [name]: value })),
      );
    const absent = (getRange(operation) ?? []).map((name) => ({ [name]: undefined }));
    const withLimit = { query: { ...makeSampleRequest(operation, knownValues).query, limit: "1" } };
    const refusals: [Record<string, unknown>, Partial<Request>?][] = [
      ...[...absent, ...bad, { CompanyID: "2" }].map((fields): [Record<string, unknown>] => [fields]),
      [{}, withLimit],
    ];
    for (const [fields, more] of refusals) {
      const [serverAnswer, expectedAnswer] = [
        await ask(operation, fields, more),
        await askContract(operation, fields, more),
      ];
      const pickComparedParts = ({ status, read }: typeof serverAnswer) => [
        status,
        { ...read<object>(), requestId: "" },
      ];
      expect(pickComparedParts(serverAnswer), JSON.stringify(fields)).toEqual(
        pickComparedParts(expectedAnswer),
      );
    }
  },
);

it("the tests above cover every report of the contract that has a route", () => {
  const csv = operations.filter(({ isReport }) => isReport).map(({ id }) => id);
  expect(reportOperations.map(({ id }) => id)).toEqual(expect.arrayContaining(csv));
  expect(csv.length).toBeGreaterThanOrEqual(22);
});

it("the requests above change nothing in the books", async () => {
  expect(await countTableRows()).toEqual(before);
});

/** Checks a request with the contract only. Throws if the contract accepts it. */
async function askContract(
  operation: Operation,
  fields: Record<string, unknown>,
  more: Partial<Request> = {},
) {
  const request = makeRequestWith(operation, fields, more);
  const answer = await findRefusal(request, makePrincipal(1));
  if (!answer) throw new Error(`${operation.id} takes ${JSON.stringify({ fields, ...more }).slice(0, 200)}`);
  return answer;
}

function ask(operation: Operation, fields: Record<string, unknown>, more: Partial<Request> = {}) {
  return product.call({ ...makeRequestWith(operation, fields, more), cookie: admin });
}

/** A valid request with these fields replaced, or omitted if undefined. */
function makeRequestWith(
  operation: Operation,
  fields: Record<string, unknown>,
  more: Partial<Request>,
): Request {
  const request = makeSampleRequest(operation, knownValues);
  const place = placeOf(operation);
  const allFields = { ...(request[place] as Record<string, unknown>), ...fields };
  const sentFields = Object.fromEntries(Object.entries(allFields).filter(([, value]) => value !== undefined));
  const requestPart =
    place === "body"
      ? { body: sentFields }
      : {
          query: Object.fromEntries(Object.entries(sentFields).map(([name, value]) => [name, String(value)])),
        };
  return { ...request, ...requestPart, ...more };
}

function askTable(operation: Operation, table: Record<string, string>) {
  const query = { ...makeSampleRequest(operation, knownValues).query, ...table };
  return ask(operation, {}, { query, headers: { Accept: "application/vnd.vanbook.table+json" } });
}

async function countTableRows() {
  const tables = ["bills", "vouchers", "ledger_entries", "stock_moves", "users", "accounts", "saved_views"];
  return Promise.all(tables.map(async (table) => product.db(table).count("* as rows").first()));
}

const COMPANY_FIELD = /^comp(any)?id$/i;
const REQUIRED_MESSAGE = "CompanyID, FromDate, and ToDate are required.";
const UNSORTED_MESSAGE = "The report has no such column to sort by.";
const TOO_LONG = "The range is longer than three years.";
