import { afterAll, beforeAll, expect, it } from "vitest";
import { startProduct, type Product } from "../../../tests/product.ts";

let product: Product;
const cookies: Record<string, string> = {};

beforeAll(async () => {
  product = await startProduct();
  for (const name of ["meera", "anil"]) cookies[name] = await product.signIn(1, name);
});
afterAll(() => product?.stop());

interface Found {
  customers: { id: number; name: string }[];
  items: { id: number; name: string }[];
  bills: { id: number; number: string; amount: number }[];
}
const find = async (text: string, by = "meera"): Promise<Found> => {
  const cookie = cookies[by] ?? "";
  const answer = await product.call({ method: "GET", path: "/api/v1/find", query: { text }, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Found>();
};
const selectOwn = (table: string) => product.db(table).where("company_id", 1);

it("the search finds customers and items by any part of their name, and lists names that begin with it first", async () => {
  const [customer] = await selectOwn("accounts").where({ group_id: 14, is_deleted: 0 }).orderBy("id");
  const middle = String(customer.name).slice(1, 7);
  expect((await find(middle)).customers.map(({ id }) => id)).toContain(customer.id);
  const start = String(customer.name).slice(0, 3);
  const names = (await find(start)).customers.map(({ name }) => name.toLowerCase());
  const begins = names.map((name) => name.startsWith(start.toLowerCase()));
  expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  expect(begins[0]).toBe(true);
  expect(names.length).toBeLessThanOrEqual(8);
  expect((await find(customer.mobile)).customers.map(({ id }) => id)).toContain(customer.id);

  const [item] = await selectOwn("items").where("is_deleted", 0).orderBy("id");
  expect((await find(item.name)).items).toContainEqual({ id: item.id, name: item.name });
});

it("the search finds a bill by its number or its last digits, in any series", async () => {
  const [bill] = await selectOwn("bills").whereNot("status", 3).orderBy("id", "desc");
  expect((await find(bill.bill_no)).bills).toContainEqual(
    expect.objectContaining({ id: bill.id, number: bill.bill_no, amount: Number(bill.amount) }),
  );
  const two = bill.number < 10 ? `0${bill.number}` : String(bill.number);
  const same = await selectOwn("bills").where("number", bill.number).where("bill_no", "like", `%${two}%`);
  const foundIds = (await find(two)).bills.map(({ id }) => id);
  expect(foundIds.toSorted()).toEqual(
    same
      .filter(({ status }) => status !== 3)
      .map(({ id }) => id as number)
      .toSorted(),
  );
});

it("the search shows users only what they may see, and treats wildcards of LIKE as ordinary characters", async () => {
  const anil = await selectOwn("users").where("username", "anil").first();
  const others = await selectOwn("bills")
    .whereNot("salesman_id", anil.id)
    .whereNotNull("salesman_id")
    .first();
  const mine = await selectOwn("bills").where("salesman_id", anil.id).whereIn("status", [1, 2]).first();
  expect((await find(others.bill_no, "anil")).bills).toEqual([]);
  expect((await find(mine.bill_no, "anil")).bills.map(({ id }) => id)).toEqual([mine.id]);
  const stranger = await selectOwn("accounts").where("group_id", 14).whereNot("salesman_id", anil.id).first();
  expect((await find(stranger.name, "anil")).customers.map(({ id }) => id)).not.toContain(stranger.id);
  expect(await find("%%")).toEqual({ customers: [], items: [], bills: [] });
  expect(await find("__")).toEqual({ customers: [], items: [], bills: [] });
});

it("the search finds nothing of another company, neither by name nor by number", async () => {
  const { db } = product;
  const selectTheirs = (table: string) => db(table).where("company_id", 2);
  const admin = await selectTheirs("users").where("role_id", 1).first("username");
  cookies["theirs"] = await product.signIn(2, admin.username);
  const customer = await selectTheirs("accounts").where({ group_id: 14, is_deleted: 0 }).first("id");
  const item = await selectTheirs("items").where("is_deleted", 0).first("id");
  const bill = await selectTheirs("bills").where("status", 1).first("id", "number");
  await selectTheirs("accounts").where("id", customer.id).update({ name: "Zed Traders" });
  await selectTheirs("items").where("id", item.id).update({ name: "Zed Plaster" });
  await selectTheirs("bills")
    .where("id", bill.id)
    .update({ bill_no: `ZED/${bill.number}` });

  const byName = await find("Zed", "theirs");
  expect(byName.customers.map(({ id }) => id)).toEqual([customer.id]);
  expect(byName.items).toEqual([{ id: item.id, name: "Zed Plaster" }]);
  const byNumber = await find(`ZED/${bill.number}`, "theirs");
  expect(byNumber.bills.map(({ id }) => id)).toEqual([bill.id]);
  for (const text of ["Zed", `ZED/${bill.number}`])
    expect(await find(text), text).toEqual({ customers: [], items: [], bills: [] });
});
