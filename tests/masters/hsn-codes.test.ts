import { afterAll, beforeAll, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { formWith } from "../form.ts";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let admin: string;
beforeAll(async () => {
  product = await startProduct({ bills: 20 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const call = (method: string, path: string, body?: object) =>
  product.call({ method, path: `/api/v1/${path}`, cookie: admin, ...(body && { body }) });
const codes = async () =>
  (await call("GET", "hsn-codes")).read<
    { id: number; code: string; description: string | null; tax: string | null; items: number }[]
  >();
const find = async (code: string) => (await codes()).find((each) => each.code === code);
const saveItem = (fields: object) =>
  product.call({
    method: "POST",
    path: "/api/insertupdateitem",
    cookie: admin,
    body: formWith({
      ...{ ItemName: "Elbow Crutch", ItemDescription: "Aluminium", ItemCategoryID: 3, MRP: 900 },
      ...{ Sales_Price: 700, ...fields },
    }),
  });

it("has what every company begins with, and each code that an item has", async () => {
  const used: string[] = await product
    .db("items")
    .where({ company_id: 1, is_deleted: 0 })
    .whereNot("hsn_code", "")
    .distinct()
    .pluck("hsn_code");
  const all = await codes();
  expect(used.filter((code) => !all.some((each) => each.code === code))).toEqual([]);
  expect(all.map(({ code }) => code)).toEqual(all.map(({ code }) => code).toSorted());
  const items = await product.db("items").where({ company_id: 1, is_deleted: 0, hsn_code: "3005" });
  expect(all.find(({ code }) => code === "3005")).toMatchObject({
    description: "Wadding, gauze, bandages and similar articles",
    tax: null,
    items: items.length,
  });
});

it("makes the code of an item that is saved, once, and leaves those that are there", async () => {
  const before = await codes();
  const answer = await saveItem({ HSNCode: "90211000" });
  expect(answer.status, answer.text).toBe(200);
  expect((await saveItem({ HSNCode: "90211000", ItemName: "Elbow Crutch, long" })).status).toBe(200);
  expect((await saveItem({ HSNCode: "3005", ItemName: "Gauze" })).status).toBe(200);
  expect((await saveItem({ HSNCode: "", ItemName: "Without" })).status).toBe(200);
  expect(await find("90211000")).toMatchObject({ description: null, tax: null, items: 2 });
  expect(await codes()).toHaveLength(before.length + 1);
  // An item that is refused makes none.
  expectProblem(await saveItem({ HSNCode: "90212100", UnitID: 999 }), 422, "UNIT_UNKNOWN");
  expect(await find("90212100")).toBeUndefined();
});

it("keeps a code while items have it, and the usual tax while a code names it", async () => {
  const { id = 0 } = (await find("90211000")) ?? {};
  const tax = (await call("PUT", "taxes", { name: "GST of aids", kind: "exempt" })).read<{ id: number }>().id;
  const named = { id, code: "90211000", description: "Crutches", taxId: tax };
  expect((await call("PUT", "hsn-codes", named)).status).toBe(200);
  expect(await find("90211000")).toMatchObject({ description: "Crutches", tax: "GST of aids" });
  expectProblem(
    await call("PUT", "hsn-codes", { ...named, code: "90211001" }),
    409,
    "RECORD_IN_USE",
    "Items have the code: it stays as it is.",
  );
  expectProblem(
    await call("DELETE", "hsn-codes", { id }),
    409,
    "RECORD_IN_USE",
    "It can't be deleted: 2 items refer to it.",
  );
  expectProblem(
    await call("DELETE", "taxes", { id: tax }),
    409,
    "RECORD_IN_USE",
    "It can't be deleted: 1 HSN/SAC code refers to it.",
  );
  await product.db("items").where({ company_id: 1, hsn_code: "90211000" }).update({ hsn_code: "9021" });
  expect((await call("DELETE", "hsn-codes", { id })).status).toBe(200);
  expect((await call("DELETE", "taxes", { id: tax })).status).toBe(200);
  // One that was deleted may be made again.
  expect((await call("PUT", "hsn-codes", { code: "90211000" })).status).toBe(200);
});
