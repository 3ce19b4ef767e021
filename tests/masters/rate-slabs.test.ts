import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let admin: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());
beforeEach(async () => void (await product.db("rate_slabs").where("company_id", 1).del()));

it.each([
  ["one above the other", [100, 199.99], [200, 299.99], true],
  ["one below the other", [200, 299.99], [100, 199.99], true],
  ["two that meet in one rate", [100, 200], [200, 300], true],
  ["two that meet in one rate, the upper one first", [200, 300], [100, 200], true],
  ["one rate above another slab", [100, 200], [200.01, 200.01], true],
  ["one that reaches into another", [100, 200], [199.99, 300], false],
  ["one that another reaches into", [200, 300], [100, 200.01], false],
  ["one within another", [100, 200], [120, 130], false],
  ["one rate within another", [100, 200], [150, 150], false],
  ["one around another", [120, 130], [100, 200], false],
  ["the same twice", [100, 200], [100, 200], false],
  ["the same single rate twice", [100, 100], [100, 100], false],
  ["two that begin at one rate", [100, 100], [100, 200], false],
] as const)("two slabs are accepted unless they overlap: %s", async (_, first, second, fits) => {
  await save(first);
  const answer = await post(second);
  if (fits) return expect(answer.status, answer.text).toBe(200);
  const [from, to] = first.map((rate) => rate.toFixed(2));
  const message = `The slab overlaps the one from ${from} to ${to}.`;
  expectProblem(answer, 409, "SLAB_OVERLAPS", message);
  expect(answer.read<{ fields: object[] }>().fields).toEqual([
    { field: "FromRate", message, key: "slabOverlaps", values: { from, to } },
  ]);
});

it("a slab can grow where there is room, but not into the next slab", async () => {
  const id = await save([100, 200]);
  await save([300, 400]);
  expect((await post([50, 299.99], { Id: id })).status).toBe(200);
  expectProblem(await post([50, 300.01], { Id: id }), 409, "SLAB_OVERLAPS");
});

it("a deleted slab frees its range, and other companies can use the same range", async () => {
  const id = await save([100, 200]);
  const body = { FromRate: 100, ToRate: 200, Discount: 1 };
  const path = "/api/WebInsertUpdateTotalRateWisePurchase";
  const theirs = await product.signIn(2, "fathima");
  expect((await product.call({ method: "POST", path, body, cookie: theirs })).status).toBe(200);
  const deleteRequest = {
    method: "POST",
    path: "/api/WebDeleteTotalRateWisePurchase",
    body: { Id: id },
    cookie: admin,
  };
  expect((await product.call(deleteRequest)).status).toBe(200);
  await save([100, 200]);
});

it("of four equal slabs made at the same moment, one is accepted", async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((to) => post([100, 200 + to])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
});

it("a slab keeps its amounts to the paisa, also the largest amount", async () => {
  await save([0, 0.01], 0.01);
  await save([0.1, 9_999_999_999_999.99], 100);
  const answer = await product.call({ method: "GET", path: "/api/WebGetRateWiseDiscount", cookie: admin });
  expect(answer.read<object[]>()).toMatchObject([
    { FromRate: 0, ToRate: 0.01, Discount: 0.01 },
    { FromRate: 0.1, ToRate: 9_999_999_999_999.99, Discount: 100 },
  ]);
});

it("a bill gets the discount of its slab; where two slabs meet, of the upper one", async () => {
  const { db } = product;
  const latest = await db("bills")
    .where({ company_id: 1, inter_state: 0, mode: 1 })
    .orderBy("id", "desc")
    .first();
  const body = {
    date: latest.date,
    customerId: latest.customer_id,
    seriesId: latest.series_id,
    locationId: latest.location_id,
    salesmanId: latest.salesman_id,
    payment: "credit",
    roundToRupee: false,
    lines: [{ itemId: 1, quantity: 2 }],
  };
  const readPrice = async () => {
    const answer = await product.call({ method: "POST", path: "/api/v1/bills/price", body, cookie: admin });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ amount: number; discount: number }>();
  };
  const { amount, discount } = await readPrice();
  expect(discount).toBe(0);
  await save([0, amount], 1);
  expect((await readPrice()).discount).toBeCloseTo(amount * 0.01, 2);
  await save([amount, amount + 1000], 10);
  expect((await readPrice()).discount).toBeCloseTo(amount * 0.1, 2);
});

function post([FromRate, ToRate]: readonly number[], extra: object = {}) {
  const body = { FromRate, ToRate, Discount: 5, ...extra };
  return product.call({
    method: "POST",
    path: "/api/WebInsertUpdateTotalRateWisePurchase",
    body,
    cookie: admin,
  });
}

async function save(rates: readonly number[], Discount = 5): Promise<number> {
  const answer = await post(rates, { Discount });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
}
