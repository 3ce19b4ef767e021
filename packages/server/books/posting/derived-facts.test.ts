import { afterAll, beforeAll, expect, it } from "vitest";
import { migrateDown, migrateUp } from "../../db/migrate.ts";
import { deriveDigests } from "../digests/derive-digests.ts";
import type { CommandCall } from "../../operate/command.ts";
import { facts } from "../../operate/facts.ts";
import { unknownValues } from "../../operate/unknown-values.ts";
import { createTestDesk, type TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;

beforeAll(async () => {
  desk = await createTestDesk();
});
afterAll(() => desk?.drop());

it("old documents get what the audit log knows, otherwise what the masters say today", async () => {
  await desk.bought(100_000n, 10_0000n);
  const first = await sell("2026-06-01 10:00:00");
  const second = await sell("2026-06-03 10:00:00");
  const outside = await sell("2026-06-03 11:00:00", { customer: desk.customerOutside });
  await migrateDown(desk.db, "059-expense-invoice-dates");
  await desk.db("accounts").where("id", desk.customer.id).update({ name: "Moved", state_code: "33" });
  await desk.db("audit_log").insert({
    ...{ company_id: 1, id: 1, at: "2026-06-02 10:00:00", via: "session", operation: "customers.update" },
    ...{ entity: "accounts", entity_id: String(desk.customer.id) },
    before_json: JSON.stringify({ name: "Customer", state_code: "32", gstin: null }),
    after_json: JSON.stringify({ name: "Moved", state_code: "33", gstin: null }),
  });
  await migrateUp(desk.db);

  expect(await readCustomer(first)).toMatchObject({ name: "Customer", state_code: "32", source: "audit" });
  expect(await readCustomer(second)).toMatchObject({ name: "Moved", state_code: "33", source: "master" });
  const places = desk.db("bills").whereIn("voucher_id", [first, second, outside]).orderBy("id");
  expect(await places.pluck("place_of_supply")).toEqual(["32", "32", "33"]);
  expect(await desk.db("bill_lines").distinct().pluck("supply_kind")).toEqual(["taxable"]);

  const lines: string[] = [];
  await facts.run({
    db: desk.db,
    values: {},
    say: (text: string) => void lines.push(text),
  } as unknown as CommandCall);
  expect(lines).toEqual([
    "Company 1: 4 vouchers and 0 orders show derived facts.",
    "  The party of 1 of them is from the audit log, 3 are from the masters alone.",
  ]);

  const later = await sell("2026-06-04 10:00:00");
  expect(await readCustomer(later)).toMatchObject({ name: "Moved", source: "posted" });
});

it("documents that an older server posted after the migration get what the masters said then", async () => {
  // The former name of the customer is in the audit log, so the oldest facts are not those of today.
  const { id } = desk.customer;
  await desk.db("account_facts").where({ company_id: 1, id }).where("edition", 0).update({ name: "Ancient" });
  const newCustomer = { ...desk.customer, id: 9_001 };
  const { group_id } = await desk
    .db("accounts")
    .where({ company_id: 1, id })
    .first<{ group_id: number }>("group_id");
  await desk
    .db("accounts")
    .insert({ company_id: 1, id: newCustomer.id, name: "Made", state_code: "32", group_id });
  const vouchers = [
    await sell("2026-06-05 10:00:00"),
    await sell("2026-06-05 11:00:00", { customer: newCustomer }),
  ];
  await desk.db("account_facts").where({ company_id: 1, id: newCustomer.id }).delete();
  const digests = "voucher document lines entries moves batches settlements openings".split(" ");
  const noDigests = Object.fromEntries(digests.map((name) => [`digest_${name}`, 0]));
  await desk
    .db("vouchers")
    .whereIn("id", vouchers)
    .update({ edition: 0, digest_list: null, ...noDigests });
  const bills = () => desk.db("bills").whereIn("voucher_id", vouchers).orderBy("id");
  await bills().update({ edition: 0, place_of_supply: null });
  const lines = desk.db("bill_lines").whereIn("bill_id", await bills().pluck("id"));
  await lines.clone().update({ supply_kind: null });
  await desk
    .db("schema_migrations")
    .where({ name: "060-facts-of-documents" })
    .update({ applied_at: "2026-06-05 00:00:00" });

  await deriveDigests(desk.db, 1);
  const readNames = async () => [
    (await readCustomer(vouchers[0]!))?.name,
    (await readCustomer(vouchers[1]!, newCustomer.id))?.name,
  ];
  expect(await readNames()).toEqual(["Moved", "Made"]);
  expect(await bills().pluck("place_of_supply")).toEqual(["32", "32"]);
  expect(await lines.clone().distinct().pluck("supply_kind")).toEqual(["taxable"]);
  // What is derived is not derived again, and a posting of the newer server changes none of it.
  const { voucherId } = await desk.sold([{ item: desk.bandage, quantity: 1000n, unitPrice: 100_0000n }], {
    customer: newCustomer,
  });
  await deriveDigests(desk.db, 1);
  expect(await readNames()).toEqual(["Moved", "Made"]);
  expect(await readCustomer(voucherId, newCustomer.id)).toMatchObject({ name: "Made", source: "posted" });
});

it("the operator's list names each State, GSTIN and unit code that is not understood", async () => {
  const setAccount = (id: number, columns: object) =>
    desk.db("accounts").where({ company_id: 1, id }).update(columns);
  await setAccount(desk.customer.id, { name: "Moved", state: "Keralla", state_code: null, gstin: "" });
  await setAccount(desk.customerOutside.id, {
    name: "Outside",
    state: "J&K",
    state_code: null,
    gstin: "URP",
  });
  await setAccount(desk.supplier.id, { name: "Maker", state: "Goa", state_code: "30", gstin: "27AAACI" });
  await desk.db("units").where({ company_id: 1, id: 1 }).update({ name: "Metre", uqc: "METRES" });
  const lines: string[] = [];
  await unknownValues.run({
    db: desk.db,
    values: {},
    say: (text: string) => void lines.push(text),
  } as unknown as CommandCall);
  expect(lines).toEqual([
    "Company 1: 5 values are not understood.",
    "  Company Company 1: Turnover. Settings don't state the turnover, which decides how many digits HSN codes need.",
    "  Supplier Maker: GSTIN “27AAACI”. A GSTIN has 15 characters; this one has 7. Documents whose tax it decides are refused.",
    "  Customer Moved: State “Keralla”. This is not the name of a State. Bills to an account without a GSTIN need its State. Documents whose tax it decides are refused.",
    "  Item Bandage: Unit “METRES”. GST returns have no such unit code.",
    "  Item Splint: Unit “METRES”. GST returns have no such unit code.",
  ]);
});

async function sell(at: string, more: object = {}): Promise<number> {
  const line = { item: desk.bandage, quantity: 1000n, unitPrice: 100_0000n };
  const { voucherId } = await desk.sold([line], { entered: { by: 1, at }, ...more });
  return voucherId;
}

async function readCustomer(voucherId: number, id = desk.customer.id) {
  const { edition } = await desk.db("bills").where({ company_id: 1, voucher_id: voucherId }).first("edition");
  return desk
    .db("account_facts")
    .where({ company_id: 1, id })
    .where("edition", "<=", edition)
    .where("until_edition", ">", edition)
    .first();
}
