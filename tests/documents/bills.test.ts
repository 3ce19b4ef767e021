import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "./post.ts";

let product: Product;
let manager: string;
let bill: Record<string, unknown>;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  manager = await product.signIn(1, "meera");
  const latest = await product
    .db("bills")
    .where({ company_id: 1, inter_state: 0, mode: 1 })
    .orderBy("id", "desc")
    .first("date", "customer_id", "series_id", "location_id", "salesman_id", "id");
  await product
    .db("accounts")
    .where({ company_id: 1, id: latest.customer_id })
    .update({ credit_limit: null });
  bill = {
    date: latest.date,
    customerId: latest.customer_id,
    seriesId: latest.series_id,
    locationId: latest.location_id,
    salesmanId: latest.salesman_id,
    payment: "credit",
    lines: [{ itemId: 1, quantity: 2 }],
  };
});
afterAll(() => product?.stop());

it("posts a bill, answers a repetition as it stands, edits and cancels it", async () => {
  const first = await send(product, manager, "bills", { ...bill, clientId: "a-1" });
  expect(first.status, first.text).toBe(200);
  const posted = first.read<{
    id: number;
    number: number;
    voucherNo: string;
    amount: number;
    voucherId: number;
  }>();
  const again = await send(product, manager, "bills", { ...bill, clientId: "a-1" });
  expect(again.json).toEqual({ ...posted, replayed: true });
  const priced = await product.call({
    method: "POST",
    path: "/api/v1/bills/price",
    cookie: manager,
    body: bill,
  });
  expect(priced.read<{ amount: number }>().amount).toBe(posted.amount);
  const edited = await send(
    product,
    manager,
    `bills/${posted.id}`,
    { ...bill, narration: "More", lines: [{ itemId: 1, quantity: 3 }] },
    { method: "PUT" },
  );
  expect(edited.status, edited.text).toBe(200);
  expect(edited.read<{ voucherNo: string }>().voucherNo).toBe(posted.voucherNo);
  const stale = await send(product, manager, `bills/${posted.id}/cancel`);
  expect([stale.status, stale.read<{ code: string }>().code]).toEqual([409, "DOCUMENT_REPLACED"]);
  const cancelled = await send(product, manager, `bills/${edited.read<{ id: number }>().id}/cancel`);
  expect(cancelled.status, cancelled.text).toBe(200);
  const found = await product.call({
    method: "GET",
    path: "/api/v1/vouchers",
    query: { kind: "sale", clientId: "a-1" },
    cookie: manager,
  });
  expect(found.read<{ data: { status: string }[] }>().data.map((each) => each.status)).toEqual([
    "cancelled",
    "replaced",
  ]);
  const numbered = await product.call({
    method: "GET",
    path: "/api/v1/vouchers",
    query: { kind: "sale", voucherNo: posted.voucherNo },
    cookie: manager,
  });
  expect(numbered.json).toEqual(found.json);
  expect(await checkBooks(product.db, 1)).toEqual([]);
});

it("answers each bill of a batch by itself", async () => {
  const answer = await send(product, manager, "bills/batch", {
    documents: [
      { ...bill, clientId: "b-1" },
      { ...bill, clientId: "b-2", lines: [{ itemId: 999_999, quantity: 1 }] },
      { ...bill, clientId: "b-3", lines: [{ itemId: 1, quantity: 1.0001 }] },
      { ...bill, clientId: "b-1" },
      { ...bill, clientId: "b-4", amount: 1 },
    ],
  });
  expect(answer.status, answer.text).toBe(200);
  const { results, ...counts } = answer.read<{ results: { problem: { code: string } | null }[] }>();
  expect(counts).toEqual({ posted: 1, replayed: 1, refused: 3 });
  expect(results.map(({ problem }) => problem?.code ?? "posted")).toEqual([
    "posted",
    "ITEM_UNKNOWN",
    "INVALID_FIELDS",
    "posted",
    "AMOUNT_DIFFERS",
  ]);
});
