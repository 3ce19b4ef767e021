import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withTransaction } from "../../packages/server/db/transaction.ts";
import type { DocumentToHold } from "../../packages/server/held/document-to-hold.ts";
import { holdDocuments } from "../../packages/server/held/hold-documents.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import type { Answer } from "../product.ts";
import { GAUZE_ID, startStockDesk, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;
let branchManager: string;
let meera: number;

beforeAll(async () => {
  desk = await startStockDesk();
  const users: { id: number; username: string; role_id: number }[] = await desk
    .db("users")
    .where({ company_id: 1, is_active: 1, is_deleted: 0 })
    .select("id", "username", "role_id");
  meera = users.find(({ username }) => username === "meera")?.id ?? 0;
  const manager = users.find(({ role_id }) => role_id === 4);
  branchManager = await desk.product.signIn(1, manager?.username ?? "");
});
afterAll(() => desk?.product.stop());

const BASE_PATH = "/api/v1/held-documents";
let lastKey = 0;

/** Holds a document as an import by `userId` does, by default the administrator. */
async function hold(changes: Partial<DocumentToHold> = {}, userId = meera): Promise<number> {
  const document: DocumentToHold = {
    ...{ kind: "purchase", source: "Import", sourceKey: `test-${(lastKey += 1)}`, date: desk.date },
    ...{ partyName: "Asha Surgicals", number: `HELD/${lastKey}`, amount: "1050.00" },
    input: { date: desk.date, supplierId: desk.supplier, supplierInvoiceNo: `HELD/${lastKey}` },
    ...changes,
  };
  const author = {
    principal: { companyId: 1, userId, via: "session" },
    client: { requestId: null },
  } as const;
  const [id = 0] = await withTransaction(desk.db, (trx) => holdDocuments(trx, author, [document]));
  return id;
}

const read = (path: string, cookie = desk.manager, query: Record<string, string> = {}) =>
  desk.product.call({ method: "GET", path: `${BASE_PATH}${path}`, query, cookie });
const write = (
  path: string,
  key: string,
  body?: object,
  cookie = desk.manager,
  query: Record<string, string> = {},
) =>
  desk.product.call({
    ...{ method: "POST", path: `${BASE_PATH}${path}`, query, cookie },
    ...(body && { body }),
    headers: { "Idempotency-Key": key },
  });
const makePurchase = (more: object = {}) => ({
  ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown },
  lines: [{ itemId: GAUZE_ID, quantity: 10, unitPrice: 100 }],
  ...more,
});
const countVouchers = async () =>
  Number((await desk.db("vouchers").where("company_id", 1).count({ count: "*" }).first())?.["count"]);
interface Row {
  HeldDocumentID: number;
  Status: string;
  VoucherID: number | null;
  Type: string;
  Amount: number | null;
}
const listRows = async (cookie?: string, query: Record<string, string> = {}): Promise<Row[]> =>
  (await read("", cookie, query)).read<Row[]>();
const findRow = async (id: number, Status: string) =>
  (await listRows(desk.manager, { Status })).find(({ HeldDocumentID }) => HeldDocumentID === id);

describe("a document that waits", () => {
  it("is listed and read, and nothing of it is in the books", async () => {
    const before = await countVouchers();
    const id = await hold();
    expect(await findRow(id, "Waiting")).toMatchObject({ Type: "Purchase", Amount: 1050, VoucherID: null });
    const answer = (await read(`/${id}`)).read<{ kind: string; status: string; input: object }>();
    expect(answer).toMatchObject({ kind: "purchase", status: "Waiting", voucherId: null });
    expect(answer.input).toEqual({
      ...{ date: desk.date, supplierId: desk.supplier, supplierInvoiceNo: `HELD/${lastKey}` },
    });
    expect(await countVouchers()).toBe(before);
  });

  it("is not held twice, and keeps what was decided", async () => {
    const id = await hold({ sourceKey: "same" });
    await write(`/${id}/discard`, "discard-same");
    expect(await hold({ sourceKey: "same", amount: "9.00" })).toBe(id);
    expect(await findRow(id, "Discarded")).toMatchObject({ Amount: 1050 });
  });
});

describe("posting", () => {
  it("posts the voucher once and names it", async () => {
    const id = await hold();
    const before = await countVouchers();
    const voucher = makePurchase({ supplierInvoiceNo: `HELD/${lastKey}` });
    const postedVoucher = (await write(`/${id}/post`, "post-1", { purchases: voucher })).read<Posted>();
    expect(postedVoucher).toMatchObject({
      kind: "purchase",
      amount: 1050,
      replayed: false,
      status: "posted",
    });
    expect(await findRow(id, "Posted")).toMatchObject({ VoucherID: postedVoucher.voucherId });
    // The same key answers the first answer; another key finds the voucher by its client id.
    const again = await write(`/${id}/post`, "post-1", { purchases: voucher });
    expect(again.headers.get("Idempotency-Replayed")).toBe("true");
    const later = (await write(`/${id}/post`, "post-2", { purchases: voucher })).read<Posted>();
    expect(later).toMatchObject({ voucherId: postedVoucher.voucherId, replayed: true });
    expect(await countVouchers()).toBe(before + 1);
  });

  it("posts it once for eight people at once", async () => {
    const id = await hold();
    const before = await countVouchers();
    const voucher = makePurchase({ supplierInvoiceNo: `HELD/${lastKey}` });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => write(`/${id}/post`, `at-once-${at}`, { purchases: voucher })),
    );
    // One that waited too long for its turn may be told to come back.
    const postedAnswers = answers.filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const vouchers = new Set(postedAnswers.map((answer) => answer.read<Posted>().voucherId));
    expect([vouchers.size, await countVouchers()]).toEqual([1, before + 1]);
  });

  it("is refused by the rules of its kind, with the voucher's own fields, and waits on", async () => {
    const id = await hold();
    const refusal = await write(`/${id}/post`, "refused", {
      purchases: makePurchase({ supplierId: desk.customer }),
    });
    expectProblem(refusal, 422, "ACCOUNT_KIND_WRONG");
    expect(refusal.read<{ fields: { field: string }[] }>().fields[0]?.field).toBe("supplierId");
    const incomplete = await write(`/${id}/post`, "incomplete", {
      purchases: { date: desk.date, supplierId: desk.supplier },
    });
    expectProblem(incomplete, 400, "INVALID_FIELDS");
    expect(await findRow(id, "Waiting")).toBeDefined();
  });

  it("takes one voucher, of the document's kind", async () => {
    const id = await hold();
    const journal = {
      date: desk.date,
      lines: [
        { accountId: desk.supplier, debit: 1 },
        { accountId: desk.customer, credit: 1 },
      ],
    };
    expectProblem(await write(`/${id}/post`, "kind-1", { journals: journal }), 422, "HELD_KIND_DIFFERS");
    expectProblem(
      await write(`/${id}/post`, "kind-2", { purchases: makePurchase(), journals: journal }),
      ...([422, "HELD_KIND_DIFFERS"] as const),
    );
    expectProblem(await write(`/${id}/post`, "kind-3", {}), 422, "HELD_KIND_DIFFERS");
  });
});

describe("discarding", () => {
  it("keeps the document with its reason; it is never posted", async () => {
    const id = await hold();
    const answer = await write(`/${id}/discard`, "discard-1", undefined, desk.manager, {
      reason: "Entered twice",
    });
    expect(answer.status, answer.text).toBe(200);
    expect(await findRow(id, "Discarded")).toMatchObject({ Reason: "Entered twice", VoucherID: null });
    expect((await write(`/${id}/discard`, "discard-2")).status).toBe(200);
    expectProblem(
      await write(`/${id}/post`, "discarded", { purchases: makePurchase() }),
      ...([409, "HELD_DOCUMENT_SETTLED"] as const),
    );
  });

  it("is refused for one that was posted", async () => {
    const id = await hold();
    await write(`/${id}/post`, "posted-before", { purchases: makePurchase() });
    expectProblem(await write(`/${id}/discard`, "too-late"), 409, "HELD_DOCUMENT_SETTLED");
  });

  it("and posting are in the audit log, with who did it", async () => {
    const [discardedId, postedId] = [await hold(), await hold()];
    await write(`/${discardedId}/discard`, "audit-1");
    await write(`/${postedId}/post`, "audit-2", { purchases: makePurchase() });
    const lines = await desk
      .db("audit_log")
      .where({ company_id: 1, entity: "held_documents" })
      .whereIn("entity_id", [String(discardedId), String(postedId)])
      .orderBy("id")
      .select("operation", "user_id");
    expect(lines.map((line) => [line.operation, line.user_id])).toEqual([
      ["heldDocuments.hold", meera],
      ["heldDocuments.hold", meera],
      ["heldDocuments.discard", meera],
      ["heldDocuments.post", meera],
    ]);
  });
});

describe("permissions", () => {
  it("are those of posting the kind: a salesman sees and settles own expenses, no purchases", async () => {
    const purchase = await hold({}, desk.anil);
    const expense = await hold({ kind: "expense" }, desk.anil);
    const ids = (await listRows(desk.salesman)).map(({ HeldDocumentID }) => HeldDocumentID);
    expect([ids.includes(purchase), ids.includes(expense)]).toEqual([false, true]);
    for (const path of [`/${purchase}`]) expectProblem(await read(path, desk.salesman), 404, "NOT_FOUND");
    expectProblem(
      await write(`/${purchase}/discard`, "salesman", undefined, desk.salesman),
      404,
      "NOT_FOUND",
    );
    expectProblem(
      await write(`/${purchase}/post`, "salesman-2", { purchases: makePurchase() }, desk.salesman),
      ...([404, "NOT_FOUND"] as const),
    );
    expect((await write(`/${expense}/discard`, "salesman-3", undefined, desk.salesman)).status).toBe(200);
  });

  it("end at the principal's users, and a manager discards nothing that an administrator brought", async () => {
    const ofMeera = await hold({ kind: "expense" });
    expectProblem(await read(`/${ofMeera}`, desk.salesman), 404, "NOT_FOUND");
    const refusal = await write(`/${ofMeera}/discard`, "above", undefined, branchManager);
    expectProblem(refusal, 403, "ENTERED_ABOVE");
    const ofAnil = await hold({}, desk.anil);
    expect((await read(`/${ofAnil}`, branchManager)).status).toBe(200);
  });

  it("are a person's: an API key may neither post nor discard", async () => {
    const id = await hold();
    const key = await makeKey();
    for (const [path, body] of [
      [`/${id}/post`, { purchases: makePurchase() }],
      [`/${id}/discard`, undefined],
    ] as const) {
      const answer: Answer = await desk.product.call({
        ...{ method: "POST", path: `${BASE_PATH}${path}` },
        ...(body && { body }),
        headers: { Authorization: `Bearer ${key}`, "Idempotency-Key": `key ${path}`.replaceAll(" ", "-") },
      });
      expectProblem(answer, 403, "KEY_FORBIDDEN");
    }
    expect(await findRow(id, "Waiting")).toBeDefined();
  });
});

it("leaves the books sound", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

async function makeKey(): Promise<string> {
  const answer = await desk.product.call({
    ...{ method: "POST", path: "/api/v1/api-keys", cookie: desk.manager },
    body: { name: "Held documents" },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ secret: string }>().secret;
}

interface Posted {
  voucherId: number;
  replayed: boolean;
}
