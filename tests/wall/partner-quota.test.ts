import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { getToday } from "../../packages/server/clock.ts";
import type { Answer } from "../product.ts";
import { makeTokenHeaders, queryOwnCompany } from "./party-desk.ts";
import { openTokenDesk, type TokenDesk } from "./token-desk.ts";

/** How many orders tokens place, and how large, in the limits that the company sets. */
let desk: TokenDesk;
let customer: number;
let other: number;
let item: number;
let rate: number;

beforeAll(async () => {
  desk = await openTokenDesk(60);
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
afterAll(() => desk?.product.stop());

const place = async (party: number, quantity: number): Promise<Answer> =>
  desk.product.call({
    method: "POST",
    path: "/api/v1/orders",
    body: { date: getToday(), payment: "credit", lines: [{ itemId: item, quantity }] },
    headers: {
      ...makeTokenHeaders(await desk.minted({ operations: ["orders.post"], party, writes: true })),
      "Idempotency-Key": randomUUID(),
    },
  });
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
  expect((await place(customer, 20)).status).toBe(200);
  expect(readCode(await place(customer, 201))).toEqual([422, "ORDER_TOO_LARGE"]);
  expect((await saveSettings({ partnerOrderTimes: 1 })).status).toBe(200);
  expect(readCode(await place(customer, 21))).toEqual([422, "ORDER_TOO_LARGE"]);
  // Another customer's orders do not raise the limit.
  expect(readCode(await place(other, 20))).toEqual([422, "ORDER_TOO_LARGE"]);
  await saveSettings({ partnerOrderTimes: 10, partnerFirstOrder: 100000 });
});

it("a customer's tokens place so many orders a day, whichever of them, and also at one moment", async () => {
  expect((await saveSettings({ partnerOrders: 5 })).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 8 }, () => place(customer, 1)));
  // Two were placed above.
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  const [refusedAnswer] = answers.filter(({ status }) => status === 429);
  expect(refusedAnswer?.json).toMatchObject({ code: "ORDER_QUOTA" });
  expect(Number(refusedAnswer?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await place(other, 1)).status).toBe(200);
});
