import { afterAll, beforeAll, expect, it } from "vitest";
import { isDocumented } from "../../packages/server/contract/coerce.ts";
import { makeForm } from "../form.ts";
import { startProduct, DEMO_PASSWORD, type Answer, type Product } from "../product.ts";
import { operations } from "../wall/operations.ts";
import { listReads, type DocumentedCall, type KnownRecords } from "./documented-calls.ts";
import { listOtherWrites, listRecords, type DocumentedRecord } from "./documented-writes.ts";
import { expectProblem } from "./expect-problem.ts";
import { findKnownRecords } from "./known-records.ts";
import { makePhoto } from "./hostile-images.ts";

let product: Product;
let cookie: string;
let records: KnownRecords;
const madeCalls = new Set<string>();

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  cookie = await signIn(DEMO_PASSWORD);
  records = await findKnownRecords(product.db);
});
afterAll(() => product?.stop());

it("a client of the documents reads everything, with the documents' names alone", async () => {
  for (const each of listReads(records)) await expectDone(each);
});

it("creates, changes and deletes every record", async () => {
  const picture = new Blob([Uint8Array.from(await makePhoto())], { type: "image/jpeg" });
  for (const record of listRecords(records, picture)) await expectKept(record);
});

it("writes a receipt, changes it and deletes it by its number", async () => {
  const [{ ReNo }] = await readRows<{ ReNo: number }>("/api/GetReceiptNo?CompanyID=1");
  const receipt = {
    ...{
      ReId: 0,
      ReNo,
      RDate: records.today,
      PLID: records.ledger,
      AccGroupid: 6,
      PartyID: records.customer,
    },
    ...{ Debit: 125.5, Credit: 0, Narration: "On account", CompanyID: 1, FormName: 5, ChkNo: "" },
    ...{ ChkDate: "", Bank: "", BankLocation: "", Branch: "", Remark: "", FYearID: records.year, Type: "5" },
    IsDeleted: 0,
  };
  await expectDone({
    call: "POST /api/insertupdatereciept",
    body: { ...receipt, CreatedBy: records.me, CreatedDate: records.today },
  });
  const find = async () =>
    (await readRows<{ ReNo: number; ReId: number }>("/api/getreciept?CompanyID=1")).filter(
      (row) => String(row.ReNo) === String(ReNo),
    );
  const [receiptRow] = await find();
  await expectDone({
    call: "PUT /api/updateReceipt",
    body: { ...receipt, ReId: receiptRow?.ReId, ModifiedBy: records.me, ModifiedDate: records.today },
  });
  await expectDone({ call: "DELETE /api/deleteReciept", body: { ReNo, DeletedBy: records.me } });
  expect(await find()).toEqual([]);
});

it("makes the other writes, and signs out", async () => {
  const [{ CustomerID }] = await readRows<{ CustomerID: number }>("/api/getdistributor?CompanyID=1");
  for (const each of listOtherWrites(records, CustomerID)) await expectDone(each);
  const NewPassword = "quiet-lagoon-8";
  const change = { Empid: records.me, CurrentPassword: DEMO_PASSWORD, NewPassword };
  await expectDone({ call: "POST /api/resetpassword", body: change });
  cookie = await signIn(NewPassword);
  await expectDone({ call: "POST /api/logout" });
  cookie = await signIn(NewPassword);
});

it("creates a company, whose administrator is the caller, changes it and deletes it", async () => {
  const company = {
    ...{ CompanyName: "Periyar Surgicals", CompanyCode: "PSU", Address: "22 Market Road, Aluva" },
    ...{ TelephoneNo: "4842630009", MobileNO: "9847000009", Citty: "Aluva", State: "Kerala" },
    ...{ District: "Ernakulam", GSTinNo: "32AABCT1429B1Z5", Email: "office@periyar.example" },
    ...{ TinNo: "", CSTNo: "", Logo: new Blob([Uint8Array.from(await makePhoto())]) },
  };
  const call = "POST /api/insertcompany";
  await expectDone({ call, form: { CompanyId: 0, ...company, CreatedBy: records.me } });
  const { data } = (await send({ call: "GET /api/companies" })).read<{
    data: { CompanyId: number; CompanyName: string }[];
  }>();
  const { CompanyId = 0 } = data.find(({ CompanyName }) => CompanyName === "Periyar Surgicals") ?? {};
  cookie = await signIn("quiet-lagoon-8", CompanyId);
  await expectDone({ call, form: { CompanyId, ...company, ModifiedBy: records.me } });
  const removal = { CompanyId, DeletedBy: records.me, DeletedDate: records.today };
  await expectDone({ call: "POST /api/deletecompany", body: removal });
  cookie = await signIn("quiet-lagoon-8");
});

it("a client that sends back the row that it has read changes nothing", async () => {
  for (const { create, update = create, list, id, mark } of listRecords(records, new Blob())) {
    if (id === "AccountCode") continue; // the other account
    const find = async () => {
      const rows = await readRows<Record<string, unknown>>(`/api/${list}?CompanyID=1`);
      return rows.find((row) => Object.entries(mark).every(([name, value]) => row[name] === value));
    };
    const { form, body } = create;
    const formTexts = form && { ...form, images: "", RECNOs: "" };
    // An account is left from the test before.
    if (!(await find())) await expectDone(formTexts ? { ...create, form: formTexts } : create);
    const row = (await find()) ?? {};
    const ownRow = Object.fromEntries(Object.entries(row).filter(([name]) => name !== "Version"));
    const asTexts = Object.fromEntries(
      Object.entries(ownRow).map(([name, value]) => [
        name,
        typeof value === "number" ? value : String(value),
      ]),
    );
    const answer = await send({
      call: update.call,
      ...(body !== undefined && { body: { ...Object(body), ...ownRow } }),
      ...(formTexts && { form: { ...formTexts, ...asTexts } }),
    });
    expect.soft(answer.status, `${update.call}: ${answer.text}`).toBe(200);
    const isLasting = ([name]: [string, unknown]) => !/^(Version|Modified(By|Date))$/.test(name);
    const pickLasting = (record: object = {}) => Object.fromEntries(Object.entries(record).filter(isLasting));
    expect.soft(pickLasting(await find()), update.call).toEqual(pickLasting(row));
  }
});

it("the calls above are all documented operations", () => {
  const documentedCalls = operations
    .filter(({ path }) => isDocumented(path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(documentedCalls).toHaveLength(153);
  expect(documentedCalls.filter((call) => !madeCalls.has(call))).toEqual([]);
});

it("names that the documents don't have are ignored and named, at every depth", async () => {
  const range = { FromDate: records.from, ToDate: records.today };
  const readIgnored = async (request: DocumentedCall, headers = {}) => {
    const answer = await send(request, headers);
    return [answer.status, answer.headers.get("X-Vanbook-Ignored")];
  };
  const counts = { call: "GET /api/CusItemCount", query: { CompanyID: 1, FromDate: records.from } };
  expect(await readIgnored(counts)).toEqual([200, "FromDate"]);
  const report = { call: "POST /api/getSaleReport", body: { ...range, "Bill Mode, é": 1, __proto: {} } };
  expect(await readIgnored(report)).toEqual([200, "Bill+Mode%2C+%C3%A9, __proto"]);
  const [first] = listOtherWrites(records, 0).filter(({ call }) => call.endsWith("insertupdateemproute"));
  const [row] = first?.body as Record<string, unknown>[];
  expect(await readIgnored({ call: String(first?.call), body: [{ ...row, RouteName: "x" }] })).toEqual([
    409, // the route is assigned already
    "RouteName",
  ]);
  // As many as a whole record of another program has.
  const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`Field${at}`, at]));
  const [status, ignoredNames] = await readIgnored({
    call: "POST /api/getSaleReport",
    body: { ...range, ...many },
  });
  expect([status, ignoredNames?.toString().split(", ").length]).toEqual([200, 20]);
  const form = {
    ...listRecords(records, new Blob()).find(({ id }) => id === "ItemID")?.create.form,
    ItemID: 0,
  };
  const item = {
    ...form,
    images: "",
    RECNOs: "",
    ItemName: "Cotton Roll",
    Shelf: "B",
    Sheet: new Blob(["a"]),
  };
  expect(await readIgnored({ call: "POST /api/insertupdateitem", form: item })).toEqual([
    200,
    "Shelf, Sheet",
  ]);
  // What is wrong with a documented name is still refused, and the ignored names are named.
  const wrong = { ...report, body: { ...report.body, FromDate: "yesterday" } };
  expect(await readIgnored(wrong)).toEqual([400, "Bill+Mode%2C+%C3%A9, __proto"]);
});

it("with X-Vanbook-Client, and under /api/v1, an unknown name is refused", async () => {
  const client = { "X-Vanbook-Client": "test" };
  const counts = { call: "GET /api/CusItemCount", query: { CompanyID: 1, FromDate: records.from } };
  expectProblem(await send(counts, client), 400, "UNKNOWN_FIELD");
  expectProblem(await send({ call: "GET /api/v1/session", query: { Colour: 1 } }), 400, "UNKNOWN_FIELD");
  const body = { FromDate: records.from, ToDate: records.today, Colour: 1 };
  expectProblem(await send({ call: "POST /api/getSaleReport", body }, client), 400, "UNKNOWN_FIELD");
  const origin = { origin: "https://shop.example", Colour: 1 };
  expectProblem(await send({ call: "POST /api/v1/embed-origins", body: origin }), 400, "UNKNOWN_FIELD");
});

it("only documented paths may have double slashes", async () => {
  expect((await send({ call: "GET //api//GetFinancialYear" })).status).toBe(200);
  for (const call of ["GET /api//v1/session", "GET /api/v1//session", "GET //healthz"])
    expectProblem(await send({ call }), 404, "UNKNOWN_OPERATION");
});

/** Sends what the documents say and, like a page of the product's own address, an Origin. */
async function send(request: DocumentedCall, headers: Record<string, string> = {}): Promise<Answer> {
  const [method = "", path = ""] = request.call.split(" ");
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const answer = await fetch(`${product.url}${path}${query.size > 0 ? `?${query}` : ""}`, {
    method,
    headers: {
      ...(cookie && { Cookie: cookie }),
      ...(method !== "GET" && { Origin: product.url }),
      ...(request.body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(request.form && { body: makeForm(request.form) }),
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const json: unknown = isJson ? JSON.parse(text) : undefined;
  return { status: answer.status, text, headers: answer.headers, json, read: <T>() => json as T };
}

/** The call succeeds, and the contract has every name of it. */
async function expectDone(request: DocumentedCall): Promise<Answer> {
  const answer = await send(request);
  madeCalls.add(request.call);
  expect.soft(answer.status, `${request.call}: ${answer.text.slice(0, 500)}`).toBe(200);
  expect(answer.headers.get("X-Vanbook-Ignored"), request.call).toBeNull();
  const isRecord = typeof answer.json === "object" && answer.json !== null && "success" in answer.json;
  if (isRecord) expect.soft(answer.json, request.call).toMatchObject({ success: true });
  return answer;
}

async function expectKept({ create, update = create, remove, list, id, mark }: DocumentedRecord) {
  const find = async () => {
    const rows = await readRows<Record<string, unknown>>(`/api/${list}?CompanyID=1`);
    return rows.find((row) => Object.entries(mark).every(([name, value]) => row[name] === value));
  };
  await expectDone(create);
  const row = await find();
  expect.soft(row, `${create.call} is in ${list}`).toBeDefined();
  const withId = ({ call, body, form }: DocumentedCall): DocumentedCall => ({
    call,
    ...(body !== undefined && { body: { ...Object(body), [id]: row?.[id] } }),
    ...(form && { form: { ...form, [id]: Number(row?.[id]) } }),
  });
  if (id !== "AccountCode") await expectDone(withId(update));
  if (!remove) return;
  await expectDone(withId(remove));
  expect.soft(await find(), `${remove.call} removes it`).toBeUndefined();
}

async function readRows<Row>(path: string): Promise<[Row, ...Row[]]> {
  const answer = await send({
    call: `GET ${path.replace("CompanyID", path.includes("GetVehicle?") ? "CompID" : "CompanyID")}`,
  });
  expect(answer.status, `${path}: ${answer.text}`).toBe(200);
  const body = answer.read<Row[] | { data: Row[] }>();
  return (Array.isArray(body) ? body : body.data) as [Row, ...Row[]];
}

/** Like the documents' sign-in page: no cookie yet, no other header. Returns the new cookies. */
async function signIn(Password: string, CompanyID = 1): Promise<string> {
  cookie = "";
  const login = { CompanyID, Username: "meera", Password };
  const call = "POST /api/login";
  madeCalls.add(call);
  const answer = await send({ call, body: login });
  expect(answer.status, answer.text).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
