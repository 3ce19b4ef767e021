import type { Knex } from "knex";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../db/testing/test-database.ts";
import { cancelOrder, changeOrder } from "./order-change.ts";
import { lockOrdersToInvoice } from "../posting/order-status.ts";
import type { OrderInput, OrderLine } from "@vanbook/sdk/books";
import { placeOrders } from "./order.ts";
import { createTestCompany, type TestCompany } from "../testing/test-company.ts";

let db: Knex;
let drop: () => Promise<void>;
let company: TestCompany;

beforeAll(async () => {
  ({ db, drop } = await createTestDatabase());
  company = await createTestCompany(db);
});
afterAll(() => drop());

/** A line at a price that contains its tax. */
const makeLine = (rate: bigint, line: Pick<OrderLine, "itemId" | "mrp" | "quantity">): OrderLine => ({
  ...{ ...line, rate, unitPrice: rate, priceHasTax: true, taxRate: 500n },
});
const makeOrder = (more: Partial<OrderInput> = {}): OrderInput => ({
  date: "2026-05-30",
  billSeries: null,
  customerId: company.customer.id,
  userId: 2,
  branchId: 1,
  mode: "cash",
  interState: false,
  lines: [makeLine(1_050_000n, { itemId: 1, mrp: 1_500_000n, quantity: 3_000n })],
  ...more,
});
const placeOrder = async (more: Partial<OrderInput> = {}) =>
  (await db.transaction((trx) => placeOrders(trx, company.author, [makeOrder(more)])))[0] ?? 0;
const changeTestOrder = (id: number, more: Partial<OrderInput>) =>
  db.transaction((trx) => changeOrder(trx, company.author, id, makeOrder(more)));
const cancelTestOrder = (id: number) => db.transaction((trx) => cancelOrder(trx, company.author, id));
const markInvoiced = (id: number) =>
  db.transaction(async (trx) => (await lockOrdersToInvoice(trx, 1, [id]))());

it("a changed order keeps its number, and the change returns the earlier version", async () => {
  const id = await placeOrder();
  const before = await changeTestOrder(id, {
    date: "2026-06-02",
    mode: "credit",
    lines: [makeLine(100_100n, { itemId: 2, mrp: 1_500_000n, quantity: 1_500n })],
  });
  expect(before).toMatchObject({ date: "2026-05-30", amount: "315.00", lines: [{ item_id: 1 }] }); // 3 × 105
  const row = await db("orders").where({ company_id: 1, id }).first();
  expect(row).toMatchObject({ date: "2026-06-02", mode: 1, amount: "15.02", status: 0, number: 1 }); // 1.5 × 10.01 = 15.015
  const lines = await db("order_lines").where({ company_id: 1, order_id: id });
  expect(lines.map((line) => [line.line_no, line.item_id, line.amount])).toEqual([[1, 2, "15.02"]]);
});

it("an order stays in its financial year, has goods, and has an amount that the books can hold", async () => {
  const id = await placeOrder();
  await expect(changeTestOrder(id, { date: "2026-03-31" })).rejects.toMatchObject({
    code: "EDIT_CHANGES_NUMBER",
  });
  await expect(changeTestOrder(id, { lines: [] })).rejects.toMatchObject({ code: "DOCUMENT_EMPTY" });
  const nothing = [makeLine(0n, { itemId: 1, mrp: 0n, quantity: 0n })];
  await expect(changeTestOrder(id, { lines: nothing })).rejects.toMatchObject({ code: "LINE_INVALID" });
  const vast = [makeLine(10n ** 9n, { itemId: 1, mrp: 0n, quantity: 10n ** 15n })]; // 10^19 paise
  await expect(placeOrder({ lines: vast })).rejects.toMatchObject({ code: "AMOUNT_INVALID" });
  expect(await db("orders").where({ company_id: 1, id }).first("amount")).toEqual({ amount: "315.00" });
});

it("an invoiced order can be neither changed nor cancelled", async () => {
  const id = await placeOrder();
  await markInvoiced(id);
  await expect(changeTestOrder(id, {})).rejects.toMatchObject({ code: "ORDER_INVOICED" });
  await expect(cancelTestOrder(id)).rejects.toMatchObject({ code: "ORDER_INVOICED" });
});

it("a cancelled order can be neither invoiced nor changed", async () => {
  const id = await placeOrder();
  await cancelTestOrder(id);
  const row = await db("orders").where({ company_id: 1, id }).first();
  expect(row).toMatchObject({ status: 2, cancelled_by: 1 });
  await expect(markInvoiced(id)).rejects.toMatchObject({ code: "ORDER_UNKNOWN" });
  await expect(changeTestOrder(id, {})).rejects.toMatchObject({ code: "ALREADY_CANCELLED" });
});
