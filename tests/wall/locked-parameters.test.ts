import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FILE_TYPES } from "../../packages/server/http/files/report-file.ts";
import { startProduct, type Answer, type Product, type Request } from "../product.ts";
import { operations, requestFor } from "./operations.ts";
import { rules } from "./party-desk.ts";
import { visitorsOf } from "./visitors.ts";

/** Attempts of a page to change a parameter that its embed token locks, and what answers reveal of the locked value. */
let product: Product;
let admin: string;
let customer: number;
let other: number;
const PAGE = "https://portal.partner.example";
const range = { FromDate: "2025-04-01", ToDate: "2027-03-31" };

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  await product.call({
    method: "POST",
    path: "/api/v1/embed-origins",
    body: { origin: PAGE },
    cookie: admin,
  });
  const bought: number[] = await product
    .db("bills")
    .where({ company_id: 1, status: 1 })
    .groupBy("customer_id")
    .orderByRaw("COUNT(*) DESC, customer_id")
    .limit(2)
    .pluck("customer_id");
  [customer = 0, other = 0] = bought;
});
afterAll(() => product?.stop());

describe("a locked parameter", () => {
  it("is filled in by the server in query and body, and may be sent with the same value", async () => {
    const token = await minted({ CustomerID: customer });
    const bills = await table(token, SALES);
    expect(new Set(column(bills, "CustomerID"))).toEqual(new Set([customer]));
    const plain = await product.call({
      ...as(SALES, { CustomerID: customer }),
      cookie: admin,
      headers: TABLE,
    });
    expect(column(bills, "BillID")).toEqual(column(plain, "BillID"));
    const receipts = await table(token, RECEIPTS);
    expect(column(receipts, "HSlNo").every((id) => id === customer)).toBe(true);
    for (const same of [customer, String(customer), ` ${customer} `, null, ""])
      expect((await asked(token, as(SALES, { CustomerID: same }))).text).toBe(
        (await asked(token, SALES)).text,
      );
    expect((await asked(token, query(RECEIPTS, `CustomerID=${customer}`))).status).toBe(200);
  });

  it("is refused with another value in query, body or path, repeated, or in other spelling, type or nesting", async () => {
    const token = await minted({ CustomerID: customer });
    const tried: Request[] = [
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
      ].map((value) => as(SALES, { CustomerID: value })),
      as(SALES, { customerid: other }),
      as(SALES, { CUSTOMERID: other }),
      as(SALES, { filters: { CustomerID: other } }),
      as(SALES, { filters: [{ deep: { customerId: other } }] }),
      {
        ...SALES,
        body: `{"CustomerID":${customer},"FromDate":"2025-04-01","ToDate":"2027-03-31","CustomerID":${other}}`,
      },
      query(SALES, `CustomerID=${other}`),
      query(RECEIPTS, `CustomerID=${other}`),
      query(RECEIPTS, `CustomerID=${customer}&CustomerID=${other}`),
      query(RECEIPTS, `CustomerID=${other}&CustomerID=${customer}`),
      query(RECEIPTS, `customerId=${other}`),
      query(RECEIPTS, `%43ustomerID=${other}`),
      query(RECEIPTS, `CustomerID=${customer}%00`),
      query(RECEIPTS, `CustomerID=0x1`),
    ];
    for (const request of tried) {
      const answer = await asked(token, request);
      const said = `${request.path} ${JSON.stringify(request.body)}`;
      expect(answer.json, said).toMatchObject({
        code: "LOCKED_PARAMETER",
        fields: [{ field: "CustomerID" }],
      });
      expect(answer.status).toBe(403);
      expect(answer.text.replace(/"requestId":"[^"]*"/, "")).not.toMatch(new RegExp(`\\b${customer}\\b`));
    }
  });

  it("also limits CSV and tables, however they are sorted, searched or paged", async () => {
    const token = await minted({ CustomerID: customer });
    const name: string = (await product.db("accounts").where({ company_id: 1, id: other }).first("name"))
      .name;
    for (const part of [`search=${encodeURIComponent(name)}`, "sort=-BillAmount&page=1&pageSize=500"])
      for (const Accept of ["text/csv", TABLE.Accept, "application/json"]) {
        const answer = await asked(token, query(SALES, part), { Accept });
        expect(answer.text, `${part} ${Accept}`).not.toContain(name);
      }
  });

  it("can't be avoided by a file that the server makes: a token gets no files of reports or documents", async () => {
    const files = operations.filter(({ id }) => rules.get(id)?.["x-embed"] && fileTypesOf(id).length > 0);
    expect(files.length).toBeGreaterThan(30);
    const token = await minted({}, { operations: files.map(({ id }) => id) });
    const [visitor] = await visitorsOf(product.db, 1);
    if (!visitor) throw new Error("no administrator");
    for (const operation of files)
      for (const Accept of fileTypesOf(operation.id)) {
        const answer = await asked(token, requestFor(operation, visitor.known), { Accept });
        expect(answer.json, `${operation.id} ${Accept}`).toMatchObject({ code: "NOT_ACCEPTABLE" });
      }
    // The next accepted type is used, still restricted to the locked customer. A session gets the PDF.
    const locked = await minted({ CustomerID: customer });
    const Accept = "application/pdf, text/csv;q=0.5";
    const csv = await asked(locked, SALES, { Accept });
    expect(csv.headers.get("Content-Type")).toContain("text/csv");
    expect(csv.text).toBe((await asked(locked, SALES, { Accept: "text/csv" })).text);
    const bySession = await product.call({ ...SALES, headers: { Accept }, cookie: admin });
    expect(bySession.headers.get("Content-Type")).toBe("application/pdf");
  });

  it("keeps its value secret in the token's terms, in comparisons and in errors", async () => {
    const token = await minted({ CustomerID: customer, FYearID: 1 });
    const current = await asked(token, { method: "GET", path: "/api/v1/embed-token" });
    expect(current.json).toMatchObject({ locked: ["CustomerID", "FYearID"] });
    expect(current.text).not.toMatch(new RegExp(`:${customer}\\b`));
    const tied = await table(
      token,
      query({ method: "GET", path: "/api/LedgerCustomer" }, new URLSearchParams(range).toString()),
    );
    expect(tied.status, tied.text).toBe(200);
    expect(tied.json).toMatchObject({ ties: [] });
    const wrong = await asked(token, as(SALES, { FromDate: "not a day", Unknown: 1 }));
    expect(wrong.status).toBe(400);
    expect(wrong.text.replace(/"requestId":"[^"]*"/, "")).not.toMatch(new RegExp(`\\b${customer}\\b`));
  });

  it("can't be widened by a saved view", async () => {
    const view = { report: "sales.report", name: "Other", query: `CustomerID=${other}` };
    expect(
      (await product.call({ method: "PUT", path: "/api/v1/views", body: view, cookie: admin })).status,
    ).toBe(200);
    const token = await minted({ CustomerID: customer });
    const list = { method: "GET", path: "/api/v1/views", query: { report: "sales.report" } };
    expect((await asked(token, list)).json).toMatchObject({ code: "TOKEN_FORBIDDEN" });
    expect((await asked(token, query(SALES, `view=Other`))).json).toMatchObject({ code: "UNKNOWN_FIELD" });
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
  ])("can't be made of a name or value %s", async (_, locked) => {
    const answer = await mint({ locked });
    expect(answer.json, answer.text).toMatchObject({ code: "INVALID_FIELDS" });
    expect(answer.text).toContain(Object.keys(locked)[0] ?? "");
  });
});

const SALES: Request = { method: "POST", path: "/api/getSaleReport", body: range };
const RECEIPTS: Request = { method: "GET", path: `/api/GetReceiptDetailes?${new URLSearchParams(range)}` };
const TABLE = { Accept: "application/vnd.vanbook.table+json" };
const OPERATIONS = ["sales.report", "receipts.report", "customerLedger.report"];

function as(request: Request, more: object): Request {
  return { ...request, body: { ...range, ...more } };
}

function query(request: Request, text: string): Request {
  return { ...request, path: `${request.path}${request.path.includes("?") ? "&" : "?"}${text}` };
}

/** The file types that an operation has by the contract. */
function fileTypesOf(id: string): string[] {
  return Object.keys(FILE_TYPES).filter((type) => type in (rules.get(id)?.responses["200"].content ?? {}));
}

function mint(more: object): Promise<Answer> {
  const body = { operations: OPERATIONS, origins: [PAGE], ...more };
  return product.call({ method: "POST", path: "/api/v1/embed-tokens", body, cookie: admin });
}

async function minted(locked: object, more: object = {}): Promise<string> {
  const answer = await mint({ locked, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ token: string }>().token;
}

function asked(token: string, request: Request, headers: Record<string, string> = {}): Promise<Answer> {
  return product.call({
    ...request,
    headers: { ...headers, Authorization: `Bearer ${token}`, Origin: PAGE },
  });
}

function table(token: string, request: Request): Promise<Answer> {
  return asked(token, request, TABLE);
}

function column(answer: Answer, name: string): unknown[] {
  const { columns, rows } = answer.read<{ columns: string[]; rows: unknown[][] }>();
  expect(rows.length, answer.text.slice(0, 200)).toBeGreaterThan(0);
  return rows.map((row) => row[columns.indexOf(name)]);
}
