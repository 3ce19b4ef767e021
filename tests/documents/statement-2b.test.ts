import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  makeBlock,
  makeFile,
  makeFileInvoice,
  SUPPLIER_GSTIN,
} from "../../packages/sdk/gst/statement-2b/testing/sample-statement.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { makeForm } from "../form.ts";
import { TAX_EIGHTEEN_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";

let desk: GstDesk;
let month: string;
let ownGstin: string;
const SUPPLIER_ID = 9311;
const ITEM_ID = 9312;

beforeAll(async () => {
  desk = await startGstDesk();
  month = desk.date.slice(0, 7);
  ownGstin = (await desk.db("companies").where("company_id", 1).first("gstin")).gstin;
  await desk.copy("accounts", 1, {
    ...(await desk.db("accounts").where({ company_id: 1, id: desk.supplier }).first()),
    ...{ id: SUPPLIER_ID, name: "Malabar Foods", gstin: SUPPLIER_GSTIN, reference: null },
  });
  await desk.copy("items", 1, { id: ITEM_ID, name: "Test mask", tax_id: TAX_EIGHTEEN_ID });
});
afterAll(() => desk?.product.stop());

/** A day as the portal writes it: 05-10-2026. */
const toFileDay = (day: string) => day.split("-").toReversed().join("-");
const makeInvoice = (inum: string, more: object = {}) =>
  makeFileInvoice({ inum, dt: toFileDay(desk.date), ...more });
const makeOwnFile = (invoices: readonly object[], data: object = {}, parts: object = {}) =>
  makeFile(
    { b2b: [makeBlock({ inv: invoices })], ...parts },
    { gstin: ownGstin, rtnprd: month.slice(5) + month.slice(0, 4), ...data },
  );
const importFile = (file: string | Uint8Array<ArrayBuffer> | object, cookie = desk.manager, of = month) => {
  const bytes = typeof file === "string" || file instanceof Uint8Array ? file : JSON.stringify(file);
  const body = makeForm({ month: of, file: new Blob([bytes]) });
  return desk.product.call({ method: "POST", path: "/api/v1/gst/statements-2b", body, cookie });
};
const readMatches = async (query: Record<string, string> = {}, cookie = desk.manager) =>
  desk.product.call({ method: "GET", path: "/api/v1/gst/statement-2b", query: { month, ...query }, cookie });
const post = (path: string, key: string, body: object, cookie = desk.manager) =>
  desk.product.call({
    ...{ method: "POST", path: `/api/v1/gst/statement-2b/${path}`, body, cookie },
    headers: { "Idempotency-Key": key },
  });

interface Matched {
  statement: { documents: number; digest: string } | null;
  counts: { result: string; count: number; taxable: number; cgst: number }[];
  rows: number;
  matches: Match[];
}
interface Match {
  result: string;
  document: { id: string; number: string; gstin: string } | null;
  entry: { voucherId: number; number: string | null; voucherKind: string } | null;
  differences: { field: string; statement: string | null; books: string | null }[];
  decision: string;
  heldDocumentId: number | null;
}
const findMatch = async (number: string): Promise<Match> => {
  const { matches } = (await readMatches({ pageSize: "500" })).read<Matched>();
  const foundMatch = matches.find(({ document, entry }) =>
    [document?.number, entry?.number].includes(number),
  );
  if (!foundMatch) throw new Error(`No match is of ${number}.`);
  return foundMatch;
};
/** ₹1,000 at 18 % in the State: 1,180, as the file's invoices. */
const postPurchase = (supplierInvoiceNo: string, more: object = {}) =>
  desk.posted("purchases", {
    ...desk.purchaseOf(SUPPLIER_ID, { itemId: ITEM_ID, quantity: 10, unitPrice: 100 }),
    ...{ supplierInvoiceNo, supplierInvoiceDate: desk.date, ...more },
  });

describe("matching", () => {
  beforeAll(async () => {
    await postPurchase("INV/0001/26-27");
    await postPurchase("INV-2");
    await postPurchase("ONLY/9");
    const answer = await importFile(
      makeOwnFile(
        [
          ...[makeInvoice("inv/1"), makeInvoice("INV-2", { items: [makeItem(900, 81)], val: 1062 })],
          ...[
            makeInvoice("MISSING/1", { items: [makeItem(500, 45)], val: 590 }),
            makeInvoice("LATE/1", { items: [makeItem(300, 27)], val: 354, itcavl: "N", rsn: "C" }),
          ],
        ],
        { gendt: "14-01-2026" },
      ),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.read<object>()).toMatchObject({
      month,
      documents: 4,
      refused: 0,
      importedBy: "Meera Nair",
    });
  });

  it("finds exact and probable pairs, and what one side lacks", async () => {
    expect(await findMatch("inv/1")).toMatchObject({ result: "exact", entry: { number: "INV/0001/26-27" } });
    const probable = await findMatch("INV-2");
    expect(probable.result).toBe("probable");
    expect(probable.differences[0]).toEqual({ field: "taxable", statement: "900.00", books: "1000.00" });
    expect(await findMatch("MISSING/1")).toMatchObject({ result: "inStatementOnly", entry: null });
    expect(await findMatch("ONLY/9")).toMatchObject({ result: "inBooksOnly", document: null });
    expect(await findMatch("LATE/1")).toMatchObject({
      result: "notEligible",
      document: { ineligible: "filedLate" },
    });
  });

  it("counts each result with its amounts", async () => {
    const { counts } = (await readMatches()).read<Matched>();
    const of = (result: string) => counts.find((each) => each.result === result);
    expect(of("exact")).toMatchObject({ count: 1, value: 1180, taxable: 1000, cgst: 90, sgst: 90 });
    expect(of("probable")).toMatchObject({ count: 1, taxable: 900, cgst: 81 });
    expect(of("inStatementOnly")).toMatchObject({ count: 1, taxable: 500 });
    const { rows, matches } = (await readMatches({ result: "exact", pageSize: "1" })).read<Matched>();
    expect([rows, matches.length]).toEqual([1, 1]);
  });

  it("follows the books: a purchase that is cancelled is missing", async () => {
    const { id } = await postPurchase("CANCEL/1");
    await importFile(makeOwnFile([makeInvoice("inv/1"), makeInvoice("CANCEL/1")], { gendt: "15-01-2026" }));
    expect((await findMatch("CANCEL/1")).result).toBe("exact");
    await desk.cancelled("purchases", id);
    expect((await findMatch("CANCEL/1")).result).not.toBe("exact");
  });
});

describe("decisions", () => {
  it("are kept by a later file for documents that did not change", async () => {
    await postPurchase("KEPT/1");
    await postPurchase("CHANGED/1");
    await importFile(makeOwnFile([makeInvoice("KEPT/1"), makeInvoice("CHANGED/1")], { gendt: "16-01-2026" }));
    const ids = [await findMatch("KEPT/1"), await findMatch("CHANGED/1")].map(({ document }) => document?.id);
    const answer = await post("decisions", "decide-1", { month, decision: "reject", documentIds: ids });
    expect(answer.read<object>()).toEqual({ decided: 2 });
    const changedInvoice = makeInvoice("CHANGED/1", { val: 1180.5 });
    const later = makeOwnFile([makeInvoice("NEW/1"), changedInvoice, makeInvoice("KEPT/1")], {
      gendt: "17-01-2026",
    });
    expect((await importFile(later)).status).toBe(200);
    expect((await findMatch("KEPT/1")).decision).toBe("reject");
    expect((await findMatch("CHANGED/1")).decision).toBe("pending");
    expectProblem(await importFile(makeOwnFile([], { gendt: "13-01-2026" })), 409, "STATEMENT_OLDER");
  });

  it("accept all exact matches at once, but for those that were decided", async () => {
    for (const number of ["ALL/1", "ALL/2", "ALL/3"]) await postPurchase(number);
    const invoices = ["ALL/1", "ALL/2", "ALL/3", "MISSING/2"].map((number) => makeInvoice(number));
    await importFile(makeOwnFile(invoices, { gendt: "18-01-2026" }));
    const { document } = await findMatch("ALL/2");
    await post("decisions", "all-1", { month, decision: "reject", documentIds: [document?.id] });
    const body = { month, decision: "accept", allExact: true };
    expect((await post("decisions", "all-2", body)).read<object>()).toEqual({ decided: 2 });
    expect((await post("decisions", "all-2", body)).headers.get("Idempotency-Replayed")).toBe("true");
    expect((await post("decisions", "all-3", body)).read<object>()).toEqual({ decided: 0 });
    const decisions = await Promise.all(
      ["ALL/1", "ALL/2", "ALL/3", "MISSING/2"].map(async (number) => (await findMatch(number)).decision),
    );
    expect(decisions).toEqual(["accept", "reject", "accept", "pending"]);
    await post("decisions", "all-4", { month, decision: "pending", documentIds: [document?.id] });
    expect((await findMatch("ALL/2")).decision).toBe("pending");
  });

  it("are refused for documents that the file lacks, and without saying which", async () => {
    const other = "0".repeat(64);
    expectProblem(
      await post("decisions", "other-1", { month, decision: "accept", documentIds: [other] }),
      ...([404, "NOT_FOUND"] as const),
    );
    expectProblem(await post("decisions", "other-2", { month, decision: "accept" }), 400, "INVALID_FIELDS");
    expectProblem(
      await post("decisions", "other-3", { month, decision: "reject", allExact: true }),
      ...([400, "INVALID_FIELDS"] as const),
    );
  });
});

describe("a missing purchase", () => {
  it("waits with supplier, date, number and tax filled in, and is matched once it is posted", async () => {
    await importFile(
      makeOwnFile([makeInvoice("HOLD/1", { items: [makeItem(777, 69.93)], val: 916.86 })], {
        gendt: "19-01-2026",
      }),
    );
    const { document } = await findMatch("HOLD/1");
    const body = { month, documentIds: [document?.id] };
    const [heldId] = (await post("holds", "hold-1", body)).read<{ heldDocumentIds: number[] }>()
      .heldDocumentIds;
    const again = (await post("holds", "hold-2", body)).read<{ heldDocumentIds: number[] }>();
    expect(again.heldDocumentIds).toEqual([heldId]);
    expect((await findMatch("HOLD/1")).heldDocumentId).toBe(heldId);
    const path = `/api/v1/held-documents/${heldId}`;
    const heldAnswer = await desk.product.call({ method: "GET", path, cookie: desk.manager });
    const { input } = heldAnswer.read<{ input: { lines: object[] } }>();
    expect(input).toEqual({
      ...{ date: desk.date, supplierId: SUPPLIER_ID, supplierInvoiceNo: "HOLD/1" },
      ...{ supplierInvoiceDate: desk.date, amount: 916.86 },
      lines: [{ quantity: 1, unitPrice: 777, taxRate: 18 }],
    });
    const lines = [{ itemId: ITEM_ID, quantity: 1, unitPrice: 777, taxRate: 18 }];
    const voucher = { ...input, locationId: desk.godown, lines };
    const postAnswer = await desk.product.call({
      ...{ method: "POST", path: `${path}/post`, cookie: desk.manager, body: { purchases: voucher } },
      headers: { "Idempotency-Key": "hold-3" },
    });
    expect(postAnswer.status, postAnswer.text).toBe(200);
    expect(await findMatch("HOLD/1")).toMatchObject({ result: "exact", heldDocumentId: heldId });
    expectProblem(await post("holds", "hold-4", body), 422, "STATEMENT_NOT_MISSING");
  });
});

describe("a hostile file", () => {
  it.each([
    ["of another GSTIN", () => makeOwnFile([], { gstin: SUPPLIER_GSTIN }), /another GSTIN/],
    ["of another month", () => makeOwnFile([], { rtnprd: "012020" }), /another month/],
    ["that is not JSON", () => "{", /not JSON/],
    ["that is nested deeply", () => "[".repeat(100_000), /nested/],
    ["that is not UTF-8", () => new Uint8Array([0x7b, 0xff, 0xfe]), /UTF-8/],
    ["with a field twice", () => '{"data":{"gstin":"A","gstin":"B"}}', /twice/],
    ["of other types", () => ({ data: { gstin: 5, rtnprd: [], docdata: "x" } }), /field/],
    ["that would change prototypes", () => '{"__proto__":{"a":1},"data":null}', /field/],
    ["with too many values", () => `[${"1,".repeat(3_100_000)}1]`, /more values/],
  ])("%s is refused with the reason, and what was imported stays", async (_, make, message) => {
    await importFile(makeOwnFile([makeInvoice("STAYS/1")], { gendt: "20-01-2026" }));
    expectProblem(await importFile(make()), 422, "STATEMENT_REFUSED", message);
    expect((await findMatch("STAYS/1")).document?.number).toBe("STAYS/1");
  });

  it("is refused before it is read if it is larger than 32 MB", async () => {
    expectProblem(await importFile(" ".repeat(33 * 1024 * 1024)), 413, "BODY_TOO_LARGE");
  });

  it("names the documents that are left out", async () => {
    const answer = await importFile(
      makeOwnFile([makeInvoice("GOOD/1"), makeInvoice("BAD/1", { val: "1180" })], { gendt: "21-01-2026" }),
    );
    expect(answer.read<object>()).toMatchObject({
      ...{ documents: 1, refused: 1 },
      refusals: [{ path: "data.docdata.b2b[0].inv[1].val", code: "notANumber" }],
    });
  });
});

it("a supplier's note is matched by its own number and day, with goods and without", async () => {
  const noteDate = addDays(`${month}-01`, desk.date.endsWith("-01") ? 1 : 0);
  const own = { date: desk.date, supplierNoteDate: noteDate };
  const discount = await desk
    .db("accounts")
    .where({ company_id: 1, system_key: "discount_received" })
    .first("id");
  const purchase = await postPurchase("NOTED/1");
  await desk.posted("debit-notes", {
    ...{ ...own, supplierNoteNo: "CRN/0007", partyId: SUPPLIER_ID, accountId: discount.id },
    ...{ amount: 118, taxRate: 18, purchaseId: purchase.id },
  });
  await desk.posted("purchase-returns", {
    ...{ ...own, supplierNoteNo: "CRN/0008", supplierId: SUPPLIER_ID, locationId: desk.godown },
    ...{ purchaseId: purchase.id, lines: [{ purchaseLineNo: 1, quantity: 2 }] },
  });
  const makeNote = (number: string, taxable: number, half: number) => {
    const { inum: _inum, ...parts } = makeInvoice("", { items: [makeItem(taxable, half)] }) as {
      inum: string;
    };
    const what = { ntnum: number, dt: toFileDay(noteDate), val: taxable + 2 * half };
    return { ...parts, ...what, typ: "C", suptyp: "R" };
  };
  const notes = [makeNote("crn/7", 100, 9), makeNote("CRN/8", 200, 18)];
  const cdnr = [makeBlock({ nt: notes })];
  const answer = await importFile(makeOwnFile([], { gendt: "21-01-2026" }, { cdnr }));
  expect(answer.read<object>()).toMatchObject({ documents: 2, refused: 0 });
  const foundMatches = await Promise.all([findMatch("crn/7"), findMatch("CRN/8")]);
  expect(foundMatches.map(({ result, entry }) => [result, entry?.voucherKind, entry?.number])).toEqual([
    ["exact", "debit_note", "CRN/0007"],
    ["exact", "purchase_return", "CRN/0008"],
  ]);
});

describe("permissions", () => {
  it("only administrators read, import and decide", async () => {
    const others = ["anil", "george", "lakshmi"];
    for (const username of others) {
      const user = await desk.db("users").where({ company_id: 1, username }).first("role_id");
      if (!user || user.role_id === 1) continue;
      const cookie = await desk.product.signIn(1, username);
      expectProblem(await importFile(makeOwnFile([]), cookie), 403, "ROLE_FORBIDDEN");
      expectProblem(await readMatches({}, cookie), 403, "ROLE_FORBIDDEN");
      const body = { month, decision: "accept", allExact: true };
      expectProblem(await post("decisions", `role-${username}`, body, cookie), 403, "ROLE_FORBIDDEN");
    }
  });
});

it("another month without a file has nothing", async () => {
  const answer = await desk.product.call({
    ...{ method: "GET", path: "/api/v1/gst/statement-2b", query: { month: "2019-01" }, cookie: desk.manager },
  });
  expect(answer.read<object>()).toEqual({ statement: null, counts: [], rows: 0, matches: [] });
});

it("20,000 documents are read and matched", async () => {
  const suppliers = Array.from({ length: 200 }, (_, at) => at);
  const blocks = suppliers.map((at) =>
    makeBlock({
      inv: Array.from({ length: 100 }, (_each, number) =>
        makeInvoice(`S${at}/${number + 1}`, { items: [makeItem(333, 29.97)], val: 392.94 }),
      ),
    }),
  );
  const file = JSON.stringify(makeOwnFile([], { gendt: "22-01-2026" }, { b2b: blocks }));
  const importAnswer = await importFile(file);
  expect(importAnswer.read<object>()).toMatchObject({ documents: 20_000 });
  const { rows } = (await readMatches({ result: "inStatementOnly", pageSize: "100" })).read<Matched>();
  expect(rows).toBe(20_000);
});

function makeItem(taxable: number, half: number) {
  return { num: 1, rt: 18, txval: taxable, cgst: half, sgst: half, cess: 0 };
}
