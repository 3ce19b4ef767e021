import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../checks/check.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
  await desk.bought(100_000n, 10_0000n);
});
afterAll(() => desk?.drop());

it("keeps what each document shows of the masters, and writes it only when it has changed", async () => {
  const before = await sell();
  const again = await sell();
  expect(await readEdition(again)).toBe(await readEdition(before));
  expect(await countFacts()).toBe(1);

  const customer = { company_id: 1, id: desk.customer.id };
  await desk.db("accounts").where(customer).update({ name: "CUSTOMER", gstin: "" });
  const after = await sell();

  expect(await readCustomer(before)).toMatchObject({ name: "Customer", gstin: null, source: "posted" });
  expect(await readCustomer(again)).toMatchObject({ name: "Customer", gstin: null });
  // The collation compares neither capitals nor the difference between no text and an empty one.
  expect(await readCustomer(after)).toMatchObject({ name: "CUSTOMER", gstin: "" });
  expect(await countFacts()).toBe(2);
});

it("keeps the words of an item with its unit and tax and the company", async () => {
  const item = await readItem(await sell());
  expect(item).toMatchObject({ name: "Bandage", hsn_code: "3005", uqc: "NOS", supply_kind: "taxable" });
  await desk.db("units").where({ company_id: 1, id: 1 }).update({ uqc: "PCS" });
  await desk.db("taxes").where({ company_id: 1, id: 1 }).update({ kind: "exempt" });
  await desk.db("companies").where({ company_id: 1 }).update({ name: "Renamed" });
  const later = await sell();
  await desk.db("taxes").where({ company_id: 1, id: 1 }).update({ kind: "taxable" });
  expect(await readItem(later)).toMatchObject({ uqc: "PCS", supply_kind: "exempt" });
  expect(await desk.db("company_facts").orderBy("edition").pluck("name")).toEqual(["Company 1", "Renamed"]);
});

it("keeps the same facts when several post at once after changes", async () => {
  const change = (name: string, id: number) =>
    desk.db("accounts").where({ company_id: 1, id }).update({ name });
  await Promise.all([change("One", desk.customer.id), change("Two", desk.supplier.id)]);
  const [voucherId] = await Promise.all([sell(), desk.bought(1000n, 10_0000n), sell()]);
  expect(await readCustomer(voucherId)).toMatchObject({ name: "One" });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("the check of the books finds facts that were changed", async () => {
  await desk.db("account_facts").where("name", "One").update({ name: "Other" });
  const [finding] = await checkBooks(desk.db, 1);
  expect(finding?.message).toContain("not what was frozen with them. At facts account_facts");
});

async function sell(): Promise<number> {
  const { voucherId } = await desk.sold([{ item: desk.bandage, quantity: 1000n, unitPrice: 100_0000n }]);
  return voucherId;
}

async function readEdition(voucherId: number): Promise<number> {
  const { edition } = await desk.db("vouchers").where({ company_id: 1, id: voucherId }).first("edition");
  return edition;
}

async function readFacts(table: string, id: number, voucherId: number) {
  const edition = await readEdition(voucherId);
  return desk
    .db(table)
    .where({ company_id: 1, id })
    .where("edition", "<=", edition)
    .where("until_edition", ">", edition)
    .first();
}

function readCustomer(voucherId: number) {
  return readFacts("account_facts", desk.customer.id, voucherId);
}

function readItem(voucherId: number) {
  return readFacts("item_facts", desk.bandage.id, voucherId);
}

async function countFacts(): Promise<number> {
  return (await desk.db("account_facts").where("id", desk.customer.id)).length;
}
