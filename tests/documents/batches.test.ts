import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formWith } from "../form.ts";
import { askReport } from "../reports/ask-report.ts";
import { MAKER, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE, ROLL } from "./stock-desk.ts";

let desk: GstDesk;
const report = (given: object) =>
  askReport(desk.product, "GET", "/api/v1/batch-stock").table(desk.manager, { ...given });
const from = (days: number) => addDays(desk.date, days);

beforeAll(async () => {
  desk = await startGstDesk();
});
afterAll(() => desk?.product.stop());

/** Saves the item's form with the switch on or off. */
async function keeps(itemId: number, KeepsBatches: 0 | 1) {
  const item = await desk.db("items").where({ company_id: 1, id: itemId }).first("name");
  const fields = { ItemID: itemId, ItemName: item.name, ItemCategoryID: 8, MRP: 210, Sales_Price: 150 };
  const body = formWith({ ...fields, ItemDescription: "For tests", SP: 150, DP: 150, KeepsBatches });
  return desk.product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie: desk.manager });
}

it("keeps batches of an item from its form to its bill, as long as it has stock", async () => {
  const { db, posted, purchaseOf, product, manager, van, godown } = desk;
  expect((await keeps(GAUZE, 1)).status).toBe(200);
  const refused = await desk.post("purchases", purchaseOf(MAKER, {}));
  expect(refused.read<object>()).toMatchObject({
    code: "LINE_INVALID",
    fields: [{ field: "lines.0.batch", message: "This item keeps batches: name the batch." }],
  });
  const old = { itemId: GAUZE, quantity: 5, unitPrice: 100, batch: "old", expiresOn: from(-1) };
  const soon = { itemId: GAUZE, quantity: 10, unitPrice: 100, batch: "soon", expiresOn: from(60) };
  const bought = await posted("purchases", purchaseOf(MAKER, {}, { lines: [old, soon] }));
  await posted("purchases", purchaseOf(MAKER, { batch: "LATE", expiresOn: from(61) }));

  const off = await keeps(GAUZE, 0);
  expect(off.status).toBe(409);
  expect(off.text).toContain("Keeps Batches can't be changed while there is stock of the item");

  // 12 of what expires first and is still good: ten of SOON, two of LATE; 3 of LATE go to the van.
  const bill = await posted(
    "bills",
    await desk.billOn(desk.date, { lines: [{ itemId: GAUZE, quantity: 12 }] }),
  );
  const load = { kind: "load", fromLocationId: godown, toLocationId: van };
  await posted("van-loads", { date: desk.date, ...load, lines: [{ itemId: GAUZE, quantity: 3 }] });

  const all = await report({ ItemID: GAUZE });
  expect(all.records.map((row) => [row.Batch, row.ExpiresOn, row.DaysLeft, row.Quantity])).toEqual([
    ["OLD", from(-1), -1, 5],
    ["LATE", from(61), 61, 5],
    ["LATE", from(61), 61, 3],
  ]);
  expect(all.totals).toEqual({ Quantity: 13 });
  const batchesOf = async (given: object) =>
    (await report({ ItemID: GAUZE, ...given })).records.map((row) => row.Batch);
  expect(await batchesOf({ Expiry: "Expired" })).toEqual(["OLD"]);
  expect(await batchesOf({ Expiry: "60" })).toEqual([]);
  expect(await batchesOf({ Expiry: "90" })).toEqual(["LATE", "LATE"]);
  expect(await batchesOf({ Place: "van" })).toEqual(["LATE"]);
  expect(await batchesOf({ ItemID: ROLL })).toEqual([]);

  const read = (path: string) => product.call({ method: "GET", path, cookie: manager });
  const voucher = await read(`/api/v1/vouchers/${bill.voucherId}`);
  expect(voucher.read<{ moves: object[] }>().moves).toMatchObject([
    {
      quantity: -12,
      batches: [
        { batch: "SOON", expiresOn: from(60), quantity: -10 },
        { batch: "LATE", expiresOn: from(61), quantity: -2 },
      ],
    },
  ]);
  const input = await read(`/api/v1/vouchers/${bought.voucherId}/input`);
  expect(input.read<{ purchases: { lines: object[] } }>().purchases.lines).toMatchObject([
    { batch: "OLD", expiresOn: from(-1) },
    { batch: "SOON", expiresOn: from(60) },
  ]);
  expect(await checkBooks(db, 1)).toEqual([]);
});
