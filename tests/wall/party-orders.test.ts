import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import type { Answer } from "../product.ts";
import { makeTokenHeaders, queryOwnCompany } from "./party-desk.ts";
import { openTokenDesk, type TokenDesk } from "./token-desk.ts";
import { listVisitors } from "./visitors.ts";
import { formatDayStart, getToday } from "../../packages/server/clock.ts";
import { ORDER_STATUS } from "@vanbook/sdk/books";

/** A customer's token with write permission places orders only for that customer. */
let desk: TokenDesk;
let date: string;
let customer: number;
let other: number;
let salesman: { id: number; branch_id: number };
let manager: { username: string; branch_id: number };
let listedPrices: Schema<"CustomerPrice">[];

beforeAll(async () => {
  desk = await openTokenDesk(60);
  const [administrator] = await listVisitors(desk.product.db, 1);
  date = administrator?.known.to ?? "";
  const users = () => queryOwnCompany(desk.product.db, "users").where({ is_active: 1, is_deleted: 0 });
  manager = await users()
    .where("role_id", 4)
    .whereIn("branch_id", users().where("role_id", 2).select("branch_id"))
    .first();
  salesman = await users().where({ role_id: 2, branch_id: manager.branch_id }).first("id", "branch_id");
  [customer = 0, other = 0] = await queryOwnCompany(desk.product.db, "accounts")
    .where({ group_id: 14, is_deleted: 0 })
    .orderBy("id")
    .limit(2)
    .pluck("id");
  await queryOwnCompany(desk.product.db, "accounts")
    .whereIn("id", [customer, other])
    .update({ salesman_id: salesman.id });
  await queryOwnCompany(desk.product.db, "accounts").where("id", customer).update({ rate_type: "SP" });
  await queryOwnCompany(desk.product.db, "accounts").where("id", other).update({ rate_type: "DP" });
  const query = { CustomerID: String(customer), Date: date };
  const path = "/api/v1/customer-prices";
  listedPrices = (await desk.product.call({ method: "GET", path, query, cookie: desk.admin })).read();
});
afterAll(() => desk?.product.stop());

it("an order by a customer's token has the customer's own prices and belongs to the customer's salesman", async () => {
  const [first, second] = listedPrices;
  const lines = [
    { itemId: first?.ItemID, quantity: 3 },
    { itemId: second?.ItemID, quantity: 2, rate: second?.Rate },
  ];
  const answer = await place(await mintOrderToken(customer), {
    lines,
    narration: "Please bring them on Monday",
  });
  expect(answer.status, answer.text).toBe(200);
  const { id, amount } = answer.read<Schema<"PlacedOrder">>();
  const order = await queryOwnCompany(desk.product.db, "orders").where("id", id).first();
  expect(order).toMatchObject({
    ...{ customer_id: customer, user_id: salesman.id, branch_id: salesman.branch_id },
    ...{ created_by: salesman.id, bill_series: null, narration: "Please bring them on Monday" },
  });
  // Rounded to paise per line: quantities 3 and 2 at the price list's rates with tax.
  const sum = [3, 2].reduce(
    (all, count, at) => all + Math.round(count * Number(listedPrices[at]?.Rate) * 100),
    0,
  );
  expect(Math.round(Number(amount) * 100)).toBe(sum);
  const logRow = await queryOwnCompany(desk.product.db, "audit_log")
    .where({ entity: "orders", entity_id: String(id) })
    .first();
  expect(logRow).toMatchObject({ via: "token", operation: "orders.post" });
  expect(JSON.parse(logRow.after_json)).toMatchObject({ customerId: customer });
  // The customer sees the order, the other customer does not; the customer's manager may cancel it.
  const callOrderLines = async (party: number) => {
    const token = await desk.minted({ operations: ["orders.lines"], party });
    const query = { DSID: String(id) };
    return (
      await desk.product.call({
        method: "GET",
        path: "/api/Getorderdetails",
        query,
        headers: makeTokenHeaders(token),
      })
    ).status;
  };
  expect([await callOrderLines(customer), await callOrderLines(other)]).toEqual([200, 404]);
  const cookie = await desk.product.signIn(1, manager.username);
  const path = `/api/v1/orders/${id}/cancel`;
  const headers = { "Idempotency-Key": randomUUID() };
  expect((await desk.product.call({ method: "POST", path, cookie, headers })).status).toBe(200);
});

it("an order by a customer's token is refused if it sets anything that a customer may not set", async () => {
  const token = await mintOrderToken(customer);
  const [first] = listedPrices;
  const unlistedItem = await queryOwnCompany(desk.product.db, "items").where("item_type", 0).first("id");
  const [series] = await queryOwnCompany(desk.product.db, "invoice_series").limit(1).pluck("id");
  const cases: [object, string][] = [
    [{ customerId: other }, "LOCKED_PARAMETER"],
    [{ CUSTOMERID: other }, "LOCKED_PARAMETER"],
    [{ lines: [{ itemId: first?.ItemID, quantity: 1, customerId: other }] }, "LOCKED_PARAMETER"],
    [{ userId: salesman.id }, "USER_UNKNOWN"],
    [{ seriesId: series }, "SERIES_UNKNOWN"],
    [{ lines: [{ itemId: unlistedItem.id, quantity: 1 }] }, "ITEM_UNKNOWN"],
    [{ lines: [{ itemId: first?.ItemID, quantity: 1, rate: 0.01 }] }, "PRICE_STALE"],
    [{ lines: [{ itemId: first?.ItemID, quantity: 1, discountRate: 0.01 }] }, "DISCOUNT_LIMIT"],
    [{ amount: 1 }, "AMOUNT_DIFFERS"],
    [{ date: addToDate(-4) }, "DATE_TOO_FAR_BACK"],
    [{ date: addToDate(400) }, "DATE_IN_FUTURE"],
  ];
  const count = () => queryOwnCompany(desk.product.db, "orders").count({ n: "*" });
  const before = await count();
  for (const [more, code] of cases) {
    const answer = await place(token, more);
    expect(answer.json, JSON.stringify(more)).toMatchObject({ code });
  }
  expect(
    (await place(await desk.minted({ operations: ["orders.report"], party: customer }), {})).status,
  ).toBe(403);
  expect(await count()).toEqual(before);
});

it("only a token of a customer that is allowed to write can place orders", async () => {
  const supplier = await queryOwnCompany(desk.product.db, "accounts")
    .where({ group_id: 27, is_deleted: 0 })
    .first("id");
  const tokenTerms = { operations: ["orders.post"], party: customer, writes: true };
  for (const more of [
    { writes: false },
    { party: supplier.id },
    { operations: ["orders.cancel"] },
    { operations: ["orders.edit"] },
  ])
    expect((await desk.mint({ ...tokenTerms, ...more })).json).toMatchObject({ code: "INVALID_FIELDS" });
});

it("an order sent twice is placed once, and its answer is not repeated to another customer", async () => {
  const [mine, again, theirs] = [
    await mintOrderToken(customer),
    await mintOrderToken(customer),
    await mintOrderToken(other),
  ];
  const key = randomUUID();
  const first = await place(mine, {}, key);
  expect(first.status, first.text).toBe(200);
  const replayedAnswer = await place(again, {}, key);
  expect(replayedAnswer.text).toBe(first.text);
  expect(replayedAnswer.headers.get("Idempotency-Replayed")).toBe("true");
  const another = await place(theirs, {}, key);
  expect(another.json).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  const orderChange = { clientId: `portal-${key}` };
  const keptOrder = (await place(mine, orderChange)).read<Schema<"PlacedOrder">>();
  expect((await place(again, orderChange)).json).toMatchObject({ id: keptOrder.id, replayed: true });
  expect((await place(theirs, orderChange)).json).toMatchObject({ code: "CLIENT_ID_REUSED" });
  expect((await place(theirs, orderChange)).text).not.toContain(String(keptOrder.amount));
});

// One token of each kind over HTTP; token-matrix.test.ts tests all operations with all kinds.
it.each([
  ["of the company", {}, [200, 200, 200, 200]],
  ["of some users", { users: true }, [200, 403, 200, 200]],
  ["of a customer", { party: "customer" }, [200, 200, 403, 200]],
  ["of a supplier", { party: "supplier" }, [403, 200, 403, 403]],
  ["limited to one operation", { operations: ["sales.report"] }, [200, 403, 403, 403]],
  ["that may not write", { writes: false }, [200, 200, 200, 403]],
] as const)("a token %s may call over HTTP only what it names", async (_, terms, expectedStatuses) => {
  const supplier = await queryOwnCompany(desk.product.db, "accounts")
    .where({ group_id: 27, is_deleted: 0 })
    .first("id");
  const all = ["sales.report", "ledger.report", "profit.report", "orders.post"];
  const { party, users, ...more } = { party: undefined, users: false, ...terms };
  const body = {
    operations: all.filter((_name, at) => expectedStatuses[at] === 200),
    writes: expectedStatuses[3] === 200,
    ...(users && { users: [salesman.id] }),
    ...(party && { party: party === "customer" ? customer : supplier.id }),
    ...more,
  };
  const token = await desk.minted(body);
  const range = { FromDate: date, ToDate: date };
  const account = party === "supplier" ? supplier.id : customer;
  const read = async (path: string, query: Record<string, string>) =>
    (await desk.product.call({ method: "GET", path, query, headers: makeTokenHeaders(token) })).status;
  const sales = { method: "POST", path: "/api/getSaleReport", body: range, headers: makeTokenHeaders(token) };
  expect([
    (await desk.product.call(sales)).status,
    await read("/api/WebLedger", { ...range, AccountCode: String(account) }),
    await read("/api/ProfitReport", range),
    (await place(token, { customerId: customer })).status,
  ]).toEqual(expectedStatuses);
});

it("an order of a customer without a salesman is recorded as created by the administrator", async () => {
  await queryOwnCompany(desk.product.db, "accounts").where("id", other).update({ salesman_id: null });
  const { id } = (await place(await mintOrderToken(other), {})).read<Schema<"PlacedOrder">>();
  const order = await queryOwnCompany(desk.product.db, "orders")
    .where("id", id)
    .first("user_id", "branch_id", "created_by");
  const admin = await queryOwnCompany(desk.product.db, "users").where("username", "meera").first("id");
  expect(order).toEqual({ user_id: null, branch_id: null, created_by: admin.id });
});

/** Places an order for one piece of the list's first item; `more` replaces fields. */
function place(token: string, more: object, key: string = randomUUID()): Promise<Answer> {
  const lines = [{ itemId: listedPrices[0]?.ItemID, quantity: 1 }];
  const headers = { ...makeTokenHeaders(token), "Idempotency-Key": key };
  const body = { date: addToDate(0), payment: "credit", lines, ...more };
  return desk.product.call({ method: "POST", path: "/api/v1/orders", body, headers });
}

function mintOrderToken(party: number): Promise<string> {
  return desk.minted({ operations: ["orders.post"], party, writes: true });
}

/** The date this many days after the last day of the demo, which is today or yesterday. */
function addToDate(days: number): string {
  return new Date(Date.parse(date) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}

describe("how many orders tokens place, and how large, in the limits that the company sets", () => {
  let customer: number;
  let other: number;
  let item: number;
  let rate: number;

  beforeAll(async () => {
    [customer = 0, other = 0] = await queryOwnCompany(desk.product.db, "accounts")
      .where({ group_id: 14, is_deleted: 0 })
      .orderBy("id")
      .limit(2)
      .pluck("id");
    const query = { CustomerID: String(customer), Date: getToday() };
    const path = "/api/v1/customer-prices";
    const prices: Schema<"CustomerPrice">[] = (
      await desk.product.call({ method: "GET", path, query, cookie: desk.admin })
    ).read();
    [item, rate] = [prices[0]?.ItemID ?? 0, Number(prices[0]?.Rate)];
    // As customers without an order, so that the limits below are worked out by hand.
    await queryOwnCompany(desk.product.db, "orders")
      .whereIn("customer_id", [customer, other])
      .update({ date: "2020-01-01", created_at: "2020-01-01 06:00:00" });
  });

  const placeBy = async (tokenTerms: object, order: object): Promise<Answer> =>
    desk.product.call({
      ...{ method: "POST", path: "/api/v1/orders" },
      body: { date: getToday(), payment: "credit", ...order },
      headers: {
        ...makeTokenHeaders(await desk.minted({ operations: ["orders.post"], writes: true, ...tokenTerms })),
        "Idempotency-Key": randomUUID(),
      },
    });
  const place = (party: number, quantity: number) =>
    placeBy({ party }, { lines: [{ itemId: item, quantity }] });
  const placeByStaff = async (party: number, quantity: number) => {
    const lines = [{ itemId: item, quantity }];
    const answer = await desk.product.call({
      ...{ method: "POST", path: "/api/v1/orders", cookie: desk.admin },
      body: { date: getToday(), payment: "credit", customerId: party, lines },
      headers: { "Idempotency-Key": randomUUID() },
    });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ id: number }>().id;
  };
  const saveSettings = (body: object) =>
    desk.product.call({ method: "PUT", path: "/api/v1/settings", cookie: desk.admin, body });
  const readCode = (answer: Answer) => [answer.status, answer.read<{ code?: string }>().code];

  it("the usual limits are 100 orders a day, ten times the largest order, and 1,00,000 for a new customer", async () => {
    const answer = await desk.product.call({ method: "GET", path: "/api/v1/settings", cookie: desk.admin });
    expect(answer.json).toMatchObject({
      ...{ partnerOrders: 100, partnerOrderTimes: 10, partnerFirstOrder: 100000 },
    });
  });

  it("a customer's first order has its own limit, and later ones ten times the largest of the year", async () => {
    expect(readCode(await place(customer, 99_999_999))).toEqual([422, "ORDER_TOO_LARGE"]);
    // Two pieces at the listed rate with tax are the most.
    const twoPieces = Math.round(rate * 2 * 100) / 100;
    expect((await saveSettings({ partnerFirstOrder: twoPieces })).status).toBe(200);
    expect(readCode(await place(customer, 3))).toEqual([422, "ORDER_TOO_LARGE"]);
    expect((await place(customer, 2)).status).toBe(200);
    expect(readCode(await place(customer, 3))).toEqual([422, "ORDER_TOO_LARGE"]);
    const staffOrder = await placeByStaff(customer, 2);
    const large = await place(customer, 20);
    expect(large.status).toBe(200);
    expect((await saveSettings({ partnerOrderTimes: 1 })).status).toBe(200);
    expect(readCode(await place(customer, 3))).toEqual([422, "ORDER_TOO_LARGE"]);
    await saveSettings({ partnerOrderTimes: 10 });
    // A token's own order does not raise the limit before the company has billed it.
    expect(readCode(await place(customer, 21))).toEqual([422, "ORDER_TOO_LARGE"]);
    const { id } = large.read<Schema<"PlacedOrder">>();
    await queryOwnCompany(desk.product.db, "orders").where({ id }).update({ status: 1 });
    expect((await place(customer, 200)).status).toBe(200);
    expect(readCode(await place(customer, 201))).toEqual([422, "ORDER_TOO_LARGE"]);
    // An order that was cancelled, or is more than a year old, does not raise the limit.
    const change = (order: number, values: object) =>
      queryOwnCompany(desk.product.db, "orders").where({ id: order }).update(values);
    const today = getToday();
    const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
    const dayBefore = new Date(Date.parse(yearAgo) - 86_400_000).toISOString().slice(0, 10);
    await change(id, { status: ORDER_STATUS.open });
    for (const values of [
      { status: ORDER_STATUS.cancelled },
      { status: ORDER_STATUS.open, date: dayBefore },
    ]) {
      await change(staffOrder, values);
      expect(readCode(await place(customer, 3))).toEqual([422, "ORDER_TOO_LARGE"]);
    }
    await change(staffOrder, { date: yearAgo });
    expect((await place(customer, 3)).status).toBe(200);
    // Another customer's orders do not raise the limit.
    expect(readCode(await place(other, 20))).toEqual([422, "ORDER_TOO_LARGE"]);
    await saveSettings({ partnerOrderTimes: 10, partnerFirstOrder: 100000 });
  });

  it("a customer's tokens place so many orders a day, whichever of them, and also at one moment", async () => {
    expect((await saveSettings({ partnerOrders: 8 })).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(customer, 1)));
    // Five were placed above.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
    const [refusedAnswer] = answers.filter(({ status }) => status === 429);
    expect(refusedAnswer?.json).toMatchObject({ code: "ORDER_QUOTA" });
    expect(Number(refusedAnswer?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await place(other, 1)).status).toBe(200);
  });

  it("a token without a customer places as many as its maker may in a day", async () => {
    const { id } = await queryOwnCompany(desk.product.db, "users").where("username", "meera").first("id");
    const placedToday: unknown[] = await queryOwnCompany(desk.product.db, "orders")
      .where("created_by", id)
      .where("created_at", ">=", formatDayStart(getToday()));
    expect((await saveSettings({ partnerOrders: placedToday.length + 1 })).status).toBe(200);
    const placeForCompany = () => placeBy({}, { customerId: other, lines: [{ itemId: item, quantity: 1 }] });
    expect((await placeForCompany()).status).toBe(200);
    expect(readCode(await placeForCompany())).toEqual([429, "ORDER_QUOTA"]);
  });
});
