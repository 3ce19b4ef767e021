import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Schema } from "../../packages/server/contract/contract.ts";
import { startProduct, type Product, type Request } from "../product.ts";
import { listVisitors } from "../wall/visitors.ts";
import type { Samples } from "../wall/samples.ts";

type Price = Schema<"CustomerPrice">;

/**
 * The price list shows the prices that posting uses: for each rate type, on each day, exact to the
 * paisa.
 */
let product: Product;
let cookie: string;
let samples: Samples;
let customers: number[];

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  cookie = await product.signIn(1, "meera");
  const [administrator] = await listVisitors(product.db, 1);
  samples = administrator?.known.samples ?? {};
  customers = await queryCompanyTable("accounts")
    .where({ group_id: 14, is_deleted: 0, credit_limit: null })
    .orderBy("id")
    .limit(RATE_TYPES.length)
    .pluck("id");
  for (const [at, rate_type] of RATE_TYPES.entries())
    await queryCompanyTable("accounts").where("id", customers[at]).update({ rate_type });
  // Prices end in any hundredth of a paisa, halves included. Turn batches
  // off, so that one of each item can be sold even without stock.
  await queryCompanyTable("items").update({ mrp: product.db.raw("mrp + id * 0.0137"), keeps_batches: 0 });
});
afterAll(() => product?.stop());

it.each(["MRP", "CCP", "SP", "DP"].map((name, at) => [name, at] as const))(
  "the price list has the prices that a bill and an order charge a customer of rate type %s",
  async (name, at) => {
    const customerId = customers[at] ?? 0;
    const date = samples["bills"]?.["date"] as string;
    const listedPrices = await readPrices(customerId, { Date: date });
    expect(listedPrices.length).toBeGreaterThan(20);
    const lines = listedPrices.map(({ ItemID }) => ({ itemId: ItemID, quantity: 1 }));
    const bill = await post("bills", { ...samples["bills"], customerId, lines });
    const chargedLines: { item_id: number; unit_price: string; tax_rate: string }[] = await queryCompanyTable(
      "bill_lines",
    )
      .where("bill_id", bill)
      .orderBy("line_no")
      .select("item_id", "unit_price", "tax_rate");
    expect(
      chargedLines.map(({ item_id, unit_price, tax_rate }) => [item_id, +unit_price, +tax_rate]),
    ).toEqual(
      // A bill takes the MRP with the tax within it, the other prices without tax.
      listedPrices.map(({ ItemID, UnitPrice, Rate, TaxPercentage }) => [
        ...[ItemID, name === "MRP" ? Rate : UnitPrice, TaxPercentage],
      ]),
    );
    const order = await post("orders", { ...samples["orders"], customerId, lines });
    const rates: string[] = await queryCompanyTable("order_lines")
      .where("order_id", order)
      .orderBy("line_no")
      .pluck("rate");
    expect(rates.map(Number)).toEqual(listedPrices.map(({ Rate }) => Rate));
  },
);

it("the price list uses the tax that the item had on that day, at the rate that was valid then", async () => {
  const [customerId = 0] = customers;
  const readRateOn = async (item: number, Date: string) =>
    (await readPrices(customerId, { Date })).find(({ ItemID }) => ItemID === item)?.TaxPercentage;
  const changedItem: { id: number } = await queryCompanyTable("items as i")
    .join("tax_rates as r", (on) => on.on("r.company_id", "i.company_id").andOn("r.tax_id", "i.tax_id"))
    .where({ "r.valid_from": "2025-09-22", "i.is_deleted": 0 })
    .whereNot("i.item_type", 0)
    .first("i.id");
  expect(await readRateOn(changedItem.id, "2025-09-22")).toBe(5);
  expect(await readRateOn(changedItem.id, "2025-09-21")).toBeGreaterThan(5);
  const [item] = await readPrices(customerId);
  const other = await queryCompanyTable("tax_rates")
    .whereNot("rate", item?.TaxPercentage)
    .first("tax_id", "rate");
  await product.db("item_former_taxes").insert({
    ...{ company_id: 1, item_id: item?.ItemID, version: 0, tax_id: other.tax_id },
    valid_before: "2026-08-01",
  });
  expect(await readRateOn(item?.ItemID ?? 0, "2026-08-01")).toBe(item?.TaxPercentage);
  expect(await readRateOn(item?.ItemID ?? 0, "2026-07-31")).toBe(Number(other.rate));
});

it("the price list leaves out items that can't be sold, and reveals no cost or price of other customers", async () => {
  const customerId = customers[1] ?? 0; // rate type CCP
  const before = await readPrices(customerId);
  const [deletedItem, semi, unpricedItem, untaxedItem] = before.map(({ ItemID }) => ItemID);
  const set = (id: number | undefined, values: object) =>
    queryCompanyTable("items").where("id", id).update(values);
  await product.db("taxes").insert({ company_id: 1, id: 900, name: "None yet" });
  await set(deletedItem, { is_deleted: 1 });
  await set(semi, { item_type: 0 });
  await set(unpricedItem, { ccp: 0 });
  await set(untaxedItem, { tax_id: 900 });
  expect((await readPrices(customerId)).map(({ ItemID }) => ItemID)).toEqual(
    before.slice(4).map(({ ItemID }) => ItemID),
  );
  const keptPrices = await readPrices(customerId);
  const changes = ["sp", "dp", "wholesale_price", "bp_price"].map((name) => [
    name,
    product.db.raw("?? * 3", [name]),
  ]);
  await queryCompanyTable("items").update(Object.fromEntries(changes));
  await queryCompanyTable("item_costs").update({ rate: product.db.raw("rate * 3") });
  expect(await readPrices(customerId)).toEqual(keptPrices);
});

it("the price list can be searched, sorted and paged; a salesman sees only their own customers' lists", async () => {
  const customerId = customers[3] ?? 0;
  const listedPrices = await readPrices(customerId);
  const [sought] = listedPrices;
  const readPage = async (query: Record<string, string>) => {
    const headers = { Accept: "application/vnd.vanbook.table+json" };
    const answer = await product.call({ ...makeRequest(customerId, query), cookie, headers });
    const { columns, rows } = answer.read<{ columns: string[]; rows: unknown[][] }>();
    return rows.map((row) => row[columns.indexOf("ItemID")]);
  };
  expect(await readPage({ search: sought?.ItemName ?? "" })).toContain(sought?.ItemID);
  const bySort = listedPrices
    .toSorted((a, b) => Number(b.Rate) - Number(a.Rate) || b.ItemID - a.ItemID)
    .map(({ ItemID }) => ItemID);
  expect(await readPage({ sort: "-Rate", page: "2", pageSize: "5" })).toEqual(bySort.slice(5, 10));
  const salesman = await queryCompanyTable("users")
    .where({ role_id: 2, is_active: 1 })
    .first("id", "username");
  const his = await queryCompanyTable("accounts")
    .where({ group_id: 14, is_deleted: 0, salesman_id: salesman.id })
    .first("id");
  const routes = queryCompanyTable("beat_plans")
    .where({ user_id: salesman.id, is_deleted: 0 })
    .select("route_id");
  const foreign = await queryCompanyTable("accounts")
    .where({ group_id: 14, is_deleted: 0 })
    .whereNot("salesman_id", salesman.id)
    .whereNotIn("route_id", routes)
    .first("id");
  const bySalesman = { cookie: await product.signIn(1, salesman.username) };
  expect((await product.call({ ...makeRequest(his.id), ...bySalesman })).status).toBe(200);
  for (const id of [foreign.id, 99_999_999])
    expect((await product.call({ ...makeRequest(id), ...bySalesman })).json).toMatchObject({
      code: "NOT_FOUND",
    });
});

async function readPrices(customerId: number, query: Record<string, string> = {}): Promise<Price[]> {
  const answer = await product.call({ ...makeRequest(customerId, query), cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Price[]>();
}

function makeRequest(customerId: number, query: Record<string, string> = {}): Request {
  return {
    method: "GET",
    path: "/api/v1/customer-prices",
    query: { CustomerID: String(customerId), ...query },
  };
}

async function post(resource: string, body: object): Promise<number> {
  const headers = { "Idempotency-Key": randomUUID() };
  const answer = await product.call({ method: "POST", path: `/api/v1/${resource}`, body, cookie, headers });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ id: number }>().id;
}

function queryCompanyTable(table: string) {
  return product.db(table).where(`${table.split(" as ").at(-1)}.company_id`, 1);
}

/** A customer without a rate type pays the MRP. */
const RATE_TYPES = [null, "CCP", "SP", "DP"];
