import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_TYPES } from "../../packages/server/http/files/report-file.ts";
import { startProduct, type Answer, type Product, type Request } from "../product.ts";
import { operations, makeSampleRequest } from "./operations.ts";
import { rules } from "./party-desk.ts";
import { listVisitors } from "./visitors.ts";

/**
 * Attempts of a page to change a parameter that its embed token locks, and what answers reveal of
 * the locked value.
 */
let product: Product;
let admin: string;
let customer: number;
let other: number;
const PAGE_ORIGIN = "https://portal.partner.example";
const range = { FromDate: "2025-04-01", ToDate: "2027-03-31" };

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  await product.call({
    method: "POST",
    path: "/api/v1/embed-origins",
    body: { origin: PAGE_ORIGIN },
    cookie: admin,
  });
  const busyCustomers: number[] = await product
    .db("bills")
    .where({ company_id: 1, status: 1 })
    .groupBy("customer_id")
    .orderByRaw("COUNT(*) DESC, customer_id")
    .limit(2)
    .pluck("customer_id");
  [customer = 0, other = 0] = busyCustomers;
});
afterAll(() => product?.stop());

describe("a locked parameter", () => {
  it("is filled in by the server in query and body, and may be sent with the same value", async () => {
    const token = await mintToken({ CustomerID: customer });
    const bills = await askForTable(token, SALES_REQUEST);
    expect(new Set(pickColumn(bills, "CustomerID"))).toEqual(new Set([customer]));
    const plain = await product.call({
      ...addToBody(SALES_REQUEST, { CustomerID: customer }),
      cookie: admin,
      headers: TABLE_HEADERS,
    });
    expect(pickColumn(bills, "BillID")).toEqual(pickColumn(plain, "BillID"));
    const receipts = await askForTable(token, RECEIPTS_REQUEST);
    expect(pickColumn(receipts, "HSlNo").every((id) => id === customer)).toBe(true);
    for (const same of [customer, String(customer), ` ${customer} `, null, ""])
      expect((await askWithToken(token, addToBody(SALES_REQUEST, { CustomerID: same }))).text).toBe(
        (await askWithToken(token, SALES_REQUEST)).text,
      );
    expect((await askWithToken(token, query(RECEIPTS_REQUEST, `CustomerID=${customer}`))).status).toBe(200);
  });

  it("is refused with another value in query, body or path, repeated, or in other spelling, type or nesting", async () => {
    const token = await mintToken({ CustomerID: customer });
    const triedRequests: Request[] = [
      ...[
        other,
        String(other),
        -1,
        0,
        `${customer}.5`,
        `${customer},${other}`,
        [other],
        [customer, other],
        { $ne: 0 },
        true,
      ].map((value) => addToBody(SALES_REQUEST, { CustomerID: value })),
      addToBody(SALES_REQUEST, { customerid: other }),
      addToBody(SALES_REQUEST, { CUSTOMERID: other }),
      addToBody(SALES_REQUEST, { filters: { CustomerID: other } }),
      addToBody(SALES_REQUEST, { filters: [{ deep: { customerId: other } }] }),
      query(SALES_REQUEST, `CustomerID=${other}`),
      query(RECEIPTS_REQUEST, `CustomerID=${other}`),
      query(RECEIPTS_REQUEST, `CustomerID=${customer}&CustomerID=${other}`),
      query(RECEIPTS_REQUEST, `CustomerID=${other}&CustomerID=${customer}`),
      query(RECEIPTS_REQUEST, `customerId=${other}`),
      query(RECEIPTS_REQUEST, `%43ustomerID=${other}`),
      query(RECEIPTS_REQUEST, `CustomerID=${customer}%00`),
      query(RECEIPTS_REQUEST, `CustomerID=0x1`),
    ];
    for (const request of triedRequests) {
      const answer = await askWithToken(token, request);
      const requestText = `${request.path} ${JSON.stringify(request.body)}`;
      expect(answer.json, requestText).toMatchObject({
        code: "LOCKED_PARAMETER",
        fields: [{ field: "CustomerID" }],
      });
      expect(answer.status).toBe(403);
      expect(answer.text.replace(/"requestId":"[^"]*"/, "")).not.toMatch(new RegExp(`\\b${customer}\\b`));
    }
  });

  it("is refused when a body has it twice, whichever of its values is the locked one", async () => {
    const token = await mintToken({ CustomerID: customer });
    for (const [first, second] of [
      [customer, other],
      [other, customer],
      [customer, customer],
    ]) {
      const body = `{"CustomerID":${first},"FromDate":"2025-04-01","ToDate":"2027-03-31","CustomerID":${second}}`;
      const answer = await askWithToken(token, { ...SALES_REQUEST, body });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ code: "INVALID_FIELDS", fields: [{ field: "CustomerID" }] });
      expect(answer.text.replace(/"requestId":"[^"]*"/, "")).not.toMatch(new RegExp(`\\b${customer}\\b`));
    }
  });

  it("also limits CSV and tables, however they are sorted, searched or paged", async () => {
    const token = await mintToken({ CustomerID: customer });
    const name: string = (await product.db("accounts").where({ company_id: 1, id: other }).first("name"))
      .name;
    for (const part of [`search=${encodeURIComponent(name)}`, "sort=-BillAmount&page=1&pageSize=500"])
      for (const Accept of ["text/csv", TABLE_HEADERS.Accept, "application/json"]) {
        const answer = await askWithToken(token, query(SALES_REQUEST, part), { Accept });
        expect(answer.text, `${part} ${Accept}`).not.toContain(name);
      }
  });

  it("can't be avoided by a file that the server makes: a token gets no files of reports or documents", async () => {
    const files = operations.filter(({ id }) => rules.get(id)?.["x-embed"] && listFileTypes(id).length > 0);
    expect(files.length).toBeGreaterThan(30);
    const token = await mintToken({}, { operations: files.map(({ id }) => id) });
    const [visitor] = await listVisitors(product.db, 1);
    if (!visitor) throw new Error("no administrator");
    for (const operation of files)
      for (const Accept of listFileTypes(operation.id)) {
        const answer = await askWithToken(token, makeSampleRequest(operation, visitor.known), { Accept });
        expect(answer.json, `${operation.id} ${Accept}`).toMatchObject({ code: "NOT_ACCEPTABLE" });
      }
    // The next accepted type is used, still restricted to the locked customer. A session gets the
    // PDF.
    const lockedToken = await mintToken({ CustomerID: customer });
    const Accept = "application/pdf, text/csv;q=0.5";
    const csv = await askWithToken(lockedToken, SALES_REQUEST, { Accept });
    expect(csv.headers.get("Content-Type")).toContain("text/csv");
    expect(csv.text).toBe((await askWithToken(lockedToken, SALES_REQUEST, { Accept: "text/csv" })).text);
    const bySession = await product.call({ ...SALES_REQUEST, headers: { Accept }, cookie: admin });
    expect(bySession.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("keeps its value secret in the token's terms, in comparisons and in errors", async () => {
    const token = await mintToken({ CustomerID: customer, FYearID: 1 });
    const current = await askWithToken(token, { method: "GET", path: "/api/v1/embed-token" });
    expect(current.json).toMatchObject({ locked: ["CustomerID", "FYearID"] });
    expect(current.text).not.toMatch(new RegExp(`:${customer}\\b`));
    const ledgerTable = await askForTable(
      token,
      query({ method: "GET", path: "/api/LedgerCustomer" }, new URLSearchParams(range).toString()),
    );
    expect(ledgerTable.status, ledgerTable.text).toBe(200);
    expect(ledgerTable.json).toMatchObject({ ties: [] });
    const wrong = await askWithToken(token, addToBody(SALES_REQUEST, { FromDate: "not a day", Unknown: 1 }));
    expect(wrong.status).toBe(400);
    expect(wrong.text.replace(/"requestId":"[^"]*"/, "")).not.toMatch(new RegExp(`\\b${customer}\\b`));
  });

  it("can't be widened by a saved view", async () => {
    const view = { report: "sales.report", name: "Other", query: `CustomerID=${other}` };
    expect(
      (await product.call({ method: "PUT", path: "/api/v1/views", body: view, cookie: admin })).status,
    ).toBe(200);
    const token = await mintToken({ CustomerID: customer });
    const list = { method: "GET", path: "/api/v1/views", query: { report: "sales.report" } };
    expect((await askWithToken(token, list)).json).toMatchObject({ code: "TOKEN_FORBIDDEN" });
    expect((await askWithToken(token, query(SALES_REQUEST, `view=Other`))).json).toMatchObject({
      code: "UNKNOWN_FIELD",
    });
  });

  it.each([
    ["that no operation of the token takes", { BillNo: 1 }],
    ["that is the company", { CompanyID: 1 }],
    ["of another type", { CustomerID: "all" }],
    ["that means none", { CustomerID: 0 }],
    ["that is left out by older clients: empty", { CustomerID: "" }],
    ["that is left out by older clients: null", { CustomerID: "null" }],
    ["that is left out by older clients: undefined", { Type: "undefined" }],
    ["with a value of no choice", { Type: "Everything" }],
    ["of Object's own", { constructor: 1 }],
  ])("can't be made of a name or value %s", async (_, lockedValues) => {
    const answer = await mint({ locked: lockedValues });
    expect(answer.json, answer.text).toMatchObject({ code: "INVALID_FIELDS" });
    expect(answer.text).toContain(Object.keys(lockedValues)[0] ?? "");
  });
});

const SALES_REQUEST: Request = { method: "POST", path: "/api/getSaleReport", body: range };
const RECEIPTS_REQUEST: Request = {
  method: "GET",
  path: `/api/GetReceiptDetailes?${new URLSearchParams(range)}`,
};
const TABLE_HEADERS = { Accept: "application/vnd.vanbook.table+json" };
const TOKEN_OPERATIONS = ["sales.report", "receipts.report", "customerLedger.report"];

function addToBody(request: Request, more: object): Request {
  return { ...request, body: { ...range, ...more } };
}

function query(request: Request, text: string): Request {
  return { ...request, path: `${request.path}${request.path.includes("?") ? "&" : "?"}${text}` };
}

/** The file types that an operation has by the contract. */
function listFileTypes(id: string): string[] {
  return Object.keys(FILE_TYPES).filter((type) => type in (rules.get(id)?.responses["200"].content ?? {}));
}

function mint(more: object): Promise<Answer> {
  const body = { operations: TOKEN_OPERATIONS, origins: [PAGE_ORIGIN], ...more };
  return product.call({ method: "POST", path: "/api/v1/embed-tokens", body, cookie: admin });
}

async function mintToken(lockedValues: object, more: object = {}): Promise<string> {
  const answer = await mint({ locked: lockedValues, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ token: string }>().token;
}

function askWithToken(
  token: string,
  request: Request,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return product.call({
    ...request,
    headers: { ...headers, Authorization: `Bearer ${token}`, Origin: PAGE_ORIGIN },
  });
}

function askForTable(token: string, request: Request): Promise<Answer> {
  return askWithToken(token, request, TABLE_HEADERS);
}

function pickColumn(answer: Answer, name: string): unknown[] {
  const { columns, rows } = answer.read<{ columns: string[]; rows: unknown[][] }>();
  expect(rows.length, answer.text.slice(0, 200)).toBeGreaterThan(0);
  return rows.map((row) => row[columns.indexOf(name)]);
}
