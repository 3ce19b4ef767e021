import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { getToday } from "../../packages/server/clock.ts";
import { startProduct, type Product } from "../product.ts";
import { getErrorCode, openFieldDesk, type FieldDesk } from "../field/field-desk.ts";
import { send } from "./post.ts";

let product: Product;
let manager: string;
let anil: string;
let ids: FieldDesk;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  ids = await openFieldDesk(product);
  manager = await product.signIn(1, "meera");
  anil = await product.signIn(1, "anil");
});
afterAll(() => product?.stop());

const makeOrder = (more: object = {}) => ({
  date: getToday(),
  customerId: ids.customer,
  payment: "credit",
  lines: [
    { itemId: ids.bandage, quantity: 3 },
    { itemId: ids.syringe, quantity: 7 },
  ],
  ...more,
});
interface Placed {
  id: number;
  number: number;
  amount: number;
  status: string;
  replayed: boolean;
}

it("an order is priced with tax from the list, is placed once, keeps its number when edited, and is cancelled", async () => {
  // 100 + 12 % = 112.0000, × 3 = 336.00; 0.0333 + 5 % = 0.034965 → 0.0350, × 7 = 0.245 → 0.25;
  // together 336.25
  const first = await send(product, anil, "orders", makeOrder({ clientId: "o-1", amount: 336.25 }));
  expect(first.status, first.text).toBe(200);
  const placedOrder = first.read<Placed>();
  expect(placedOrder).toMatchObject({ amount: 336.25, status: "open", replayed: false });
  const lines = await product
    .db("order_lines")
    .where({ company_id: 1, order_id: placedOrder.id })
    .orderBy("line_no");
  expect(lines.map((line) => [line.rate, line.amount])).toEqual([
    ["112.0000", "336.00"],
    ["0.0350", "0.25"],
  ]);
  const head = await product.db("orders").where({ company_id: 1, id: placedOrder.id }).first();
  expect(head).toMatchObject({ user_id: ids.anil, date: getToday(), created_by: ids.anil });

  const again = await send(product, anil, "orders", makeOrder({ clientId: "o-1", amount: 336.25 }));
  expect(again.json).toEqual({ ...placedOrder, replayed: true });
  const other = await send(product, anil, "orders", makeOrder({ clientId: "o-1" }));
  expect([other.status, getErrorCode(other)]).toEqual([422, "CLIENT_ID_REUSED"]);

  const narrower = makeOrder({ userId: ids.anil, lines: [{ itemId: ids.bandage, quantity: 2, rate: 112 }] });
  const editAnswer = await send(product, manager, `orders/${placedOrder.id}`, narrower, { method: "PUT" });
  expect(editAnswer.status, editAnswer.text).toBe(200);
  expect(editAnswer.json).toEqual({ ...placedOrder, amount: 224, replayed: false }); // 2 × 112
  expect(await product.db("order_lines").where({ company_id: 1, order_id: placedOrder.id })).toHaveLength(1);
  const change = await product
    .db("audit_log")
    .where({ company_id: 1, operation: "orders.edit", entity_id: String(placedOrder.id) })
    .first();
  expect(JSON.parse(change.before_json).lines).toHaveLength(2);

  const cancelAnswer = await send(product, manager, `orders/${placedOrder.id}/cancel`);
  expect(cancelAnswer.read<Placed>().status, cancelAnswer.text).toBe("cancelled");
  const twice = await send(product, manager, `orders/${placedOrder.id}/cancel`);
  expect([twice.status, getErrorCode(twice)]).toEqual([422, "ALREADY_CANCELLED"]);
});

it("an order can be chosen for a bill only while it is open", async () => {
  const placedOrder = (await send(product, anil, "orders", makeOrder())).read<Placed>();
  const read = (path: string, query: Record<string, string> = {}) =>
    product.call({ method: "GET", path: `/api/v1/${path}`, query, cookie: anil });
  const listOpenOrders = async () => {
    const answer = await read("open-orders", { customerId: String(ids.customer) });
    return answer.read<{ data: { id: number }[] }>().data;
  };
  const choice = {
    id: placedOrder.id,
    number: `ORD/${placedOrder.number}`,
    date: getToday(),
    amount: 336.25,
  };
  expect((await listOpenOrders())[0]).toEqual(choice);
  const names: { id: number; name: string }[] = await product
    .db("items")
    .where("company_id", 1)
    .select("id", "name");
  const findItemName = (id: number) => names.find((item) => item.id === id)?.name;
  expect((await read(`open-orders/${placedOrder.id}`)).json).toEqual({
    ...{ id: placedOrder.id, date: getToday(), customerId: ids.customer },
    lines: [
      { itemId: ids.bandage, itemName: findItemName(ids.bandage), quantity: 3, rate: 112 },
      { itemId: ids.syringe, itemName: findItemName(ids.syringe), quantity: 7, rate: 0.035 },
    ],
  });
  await send(product, manager, `orders/${placedOrder.id}/cancel`);
  expect((await listOpenOrders()).map(({ id }) => id)).not.toContain(placedOrder.id);
  expect((await read(`open-orders/${placedOrder.id}`)).status).toBe(404);
});

it("each order of a batch is placed or refused separately", async () => {
  const documents = [
    makeOrder({ clientId: "ob-1" }),
    makeOrder({ clientId: "ob-2", lines: [{ itemId: ids.bandage, quantity: 1, rate: 111.99 }] }),
    makeOrder({ clientId: "ob-3", customerId: 9_999_999 }),
    makeOrder({ clientId: "ob-4", date: "2099-01-01" }),
    makeOrder({ clientId: "ob-5", date: "2009-01-01" }),
    makeOrder({ clientId: "ob-6", amount: 336.24 }),
    makeOrder({ clientId: "ob-7", lines: [{ itemId: ids.bandage, quantity: 0 }] }),
    makeOrder({ clientId: "ob-8", lines: [] }),
    makeOrder({ clientId: "ob-9", seriesId: 999_999 }),
    makeOrder({ clientId: "ob-1" }),
  ];
  const answer = await send(product, manager, "orders/batch", { documents });
  expect(answer.status, answer.text).toBe(200);
  const { results, ...counts } = answer.read<{ results: { problem: { code: string } | null }[] }>();
  expect(counts).toEqual({ posted: 1, replayed: 1, refused: 8 });
  expect(results.map(({ problem }) => problem?.code ?? "placed")).toEqual([
    "placed",
    "PRICE_STALE",
    "ACCOUNT_UNKNOWN",
    "DATE_IN_FUTURE",
    "YEAR_MISSING",
    "AMOUNT_DIFFERS",
    "INVALID_FIELDS",
    "INVALID_FIELDS",
    "SERIES_UNKNOWN",
    "placed",
  ]);
});

it("an order sent eight times at once is placed once, and order numbers have no gap", async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(product, anil, "orders", makeOrder({ clientId: "o-race" }))),
  );
  const placedOrders = answers.map((answer) => answer.read<Placed>());
  expect(new Set(placedOrders.map(({ id }) => id)).size, answers[0]?.text).toBe(1);
  expect(placedOrders.filter(({ replayed }) => !replayed)).toHaveLength(1);
  const numbers: { year_id: number; count: number; last: number }[] = await product
    .db("orders")
    .where("company_id", 1)
    .groupBy("year_id")
    .select("year_id", product.db.raw("COUNT(*) AS count"), product.db.raw("MAX(number) AS last"));
  expect(numbers.map(({ count }) => Number(count))).toEqual(numbers.map(({ last }) => last));
});

it("an invoiced order can't be edited or cancelled", async () => {
  const invoicedOrder = await product.db("orders").where({ company_id: 1, status: 1 }).first("id");
  const edit = await send(product, manager, `orders/${invoicedOrder.id}`, makeOrder(), { method: "PUT" });
  expect([edit.status, getErrorCode(edit)]).toEqual([422, "ORDER_INVOICED"]);
  const cancel = await send(product, manager, `orders/${invoicedOrder.id}/cancel`);
  expect([cancel.status, getErrorCode(cancel)]).toEqual([422, "ORDER_INVOICED"]);
});

it("a salesman's masters have their own customers, the stock of the van, and the prices of orders and bills", async () => {
  const callMasters = async (cookie: string, query: Record<string, string> = {}) =>
    product.call({ method: "GET", path: "/api/v1/masters", cookie, query });
  interface Masters {
    users: { id: number }[];
    customers: { id: number; rateType: string | null }[];
    items: { id: number; taxRate: number; unitPrices: Record<string, number>; mrp: number }[];
    moneyAccounts: { kind: string; userId: number | null }[];
    onHand: { itemId: number; quantity: number }[] | null;
  }
  const answer = await callMasters(anil, { vehicleId: String(ids.vehicle) });
  expect(answer.status, answer.text).toBe(200);
  const his = answer.read<Masters>();
  const all = (await callMasters(manager)).read<Masters>();
  expect(his.users.map(({ id }) => id)).toEqual([ids.anil]);
  expect(his.moneyAccounts.filter(({ userId }) => userId !== null)).toEqual([
    expect.objectContaining({ userId: ids.anil, kind: "cash" }),
  ]);
  const routes = await product
    .db("beat_plans")
    .where({ company_id: 1, user_id: ids.anil, is_deleted: 0 })
    .distinct()
    .pluck("route_id");
  const [expectedCount] = await product
    .db("accounts")
    .where({ company_id: 1, group_id: 14, is_deleted: 0 })
    .where((own) => void own.whereIn("route_id", routes).orWhere("salesman_id", ids.anil))
    .count({ count: "*" });
  expect(his.customers.length).toBe(Number(expectedCount?.count));
  expect(all.customers.length).toBeGreaterThan(his.customers.length);
  const bandage = his.items.find(({ id }) => id === ids.bandage);
  expect(bandage).toMatchObject({ taxRate: 12, unitPrices: { DP: 100 } });
  const stockMoves: { itemId: number; quantity: string }[] = await product
    .db("stock_moves as m")
    .join("stock_locations as l", (on) =>
      on.on("l.company_id", "m.company_id").andOn("l.id", "m.location_id"),
    )
    .where({ "m.company_id": 1, "l.vehicle_id": ids.vehicle })
    .groupBy("m.item_id")
    .orderBy("m.item_id")
    .select({ itemId: "m.item_id", quantity: product.db.raw("SUM(m.quantity)") });
  const lying = stockMoves.map((one) => ({ ...one, quantity: Number(one.quantity) }));
  expect(his.onHand).toEqual(lying.filter(({ quantity }) => quantity !== 0));
  expect(all.onHand).toBeNull();
  const foreign = await callMasters(anil, { vehicleId: "999999" });
  expect([foreign.status, getErrorCode(foreign)]).toEqual([422, "VEHICLE_UNKNOWN"]);
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(product.db, 1)).toEqual([]);
});
