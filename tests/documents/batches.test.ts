import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formWith } from "../form.ts";
import { askReport } from "../reports/ask-report.ts";
import { MAKER, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE, refusal, ROLL } from "./stock-desk.ts";

let desk: GstDesk;
/** An item without batches and without a larger unit. */
const PLAIN = 9003;
const report = (given: object) =>
  askReport(desk.product, "GET", "/api/v1/batch-stock").table(desk.manager, { ...given });
const from = (days: number) => addDays(desk.date, days);

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.copy("items", 1, {
    ...{ id: PLAIN, name: "Test bandage", is_deleted: 0, keeps_batches: 0 },
    ...{ larger_unit_id: null, per_larger_unit: null },
  });
});
afterAll(() => desk?.product.stop());

/** Saves the item's form with Keeps Batches on or off. */
async function keeps(itemId: number, KeepsBatches: 0 | 1) {
  const item = await desk.db("items").where({ company_id: 1, id: itemId }).first("name");
  const fields = { ItemID: itemId, ItemName: item.name, ItemCategoryID: 8, MRP: 210, Sales_Price: 150 };
  const body = formWith({ ...fields, ItemDescription: "For tests", SP: 150, DP: 150, KeepsBatches });
  return desk.product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie: desk.manager });
}

it("an item is bought and sold by batches, and keeps them as long as it has stock", async () => {
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

  // 12 from the batches that expire first and are still good: ten of SOON, two of LATE; 3 of LATE go to the van.
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

it("a stock count counts batch by batch, and returned goods go back to the batches they were sold from", async () => {
  const { db, posted, edited, purchaseOf, product, manager, godown } = desk;
  expect((await keeps(ROLL, 1)).status).toBe(200);
  const line = { itemId: ROLL, unitPrice: 100 };
  const lines = [
    { ...line, quantity: 10, batch: "a1", expiresOn: from(90) },
    { ...line, quantity: 5, batch: "B2", expiresOn: from(30) },
  ];
  const bought = await posted("purchases", purchaseOf(MAKER, {}, { lines }));
  const bill = await posted(
    "bills",
    await desk.billOn(desk.date, { lines: [{ itemId: ROLL, quantity: 8 }] }),
  );
  const read = async (path: string, query: Record<string, string> = {}) => {
    const answer = await product.call({ method: "GET", path, query, cookie: manager });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ lines: Record<string, unknown>[] }>().lines;
  };
  const proposed = async (query: Record<string, string> = {}) =>
    (await read(`/api/v1/countable-stock/${godown}`, query))
      .filter(({ itemId }) => itemId === ROLL)
      .map(({ batch, expiresOn, quantity }) => [batch, expiresOn, quantity]);

  // All five of B2, which expires first, and three of A1.
  const [sold] = await read(`/api/v1/returnable-bills/${bill.id}`);
  expect(sold?.["batches"]).toEqual([
    { batch: "B2", expiresOn: from(30), left: 5 },
    { batch: "A1", expiresOn: from(90), left: 3 },
  ]);
  expect(await read(`/api/v1/returnable-purchases/${bought.id}`)).toMatchObject([
    { left: 10, batch: "A1", expiresOn: from(90) },
    { left: 5, batch: "B2", expiresOn: from(30) },
  ]);
  const back = { date: desk.date, customerId: desk.customer, billId: bill.id, refund: "credit" };
  const returned = { billLineNo: 1, goodQuantity: 2, batch: "A1" };
  await posted("sale-returns", { ...back, lines: [returned] });
  const tooMuch = await desk.post("sale-returns", { ...back, lines: [returned] });
  expect(refusal(tooMuch)).toEqual([422, "LINE_INVALID", "lines.0.batch"]);
  const [left] = await read(`/api/v1/returnable-bills/${bill.id}`);
  expect(left?.["batches"]).toMatchObject([
    { batch: "B2", left: 5 },
    { batch: "A1", left: 1 },
  ]);

  // Ten less three sold plus two returned are nine of A1. The count
  // finds one missing, and two of a batch that is not in the books.
  expect(await proposed()).toEqual([["A1", from(90), 9]]);
  const count = (...of: object[]) => ({ date: desk.date, locationId: godown, lines: of });
  const found = { itemId: ROLL, counted: 2, batch: "C3", expiresOn: from(200) };
  const counted = await posted("stock-counts", count({ itemId: ROLL, counted: 8, batch: "A1" }, found));
  expect(await desk.figures(counted)).toMatchObject({
    moves: [
      ["ADJUST", ROLL, godown, -1, -100],
      ["ADJUST", ROLL, godown, 2, 200],
    ],
  });
  expect(await proposed()).toEqual([
    ["A1", from(90), 8],
    ["C3", from(200), 2],
  ]);

  // One of A1 was sold since. The correction compares with the stock at the time
  // of the count, nine of A1 and none of C3, so eight are left and not nine.
  await posted("bills", await desk.billOn(desk.date, { lines: [{ itemId: ROLL, quantity: 1 }] }));
  expect(await proposed({ edits: String(counted.id) })).toEqual([
    ["A1", from(90), 9],
    ["C3", from(200), 0],
  ]);
  const again = await edited(
    "stock-counts",
    counted.id,
    count({ itemId: ROLL, counted: 9, batch: "A1" }, found),
  );
  expect((await desk.figures(again)).moves).toEqual([["ADJUST", ROLL, godown, 2, 200]]);
  const stock = [
    ["A1", from(90), 8],
    ["C3", from(200), 2],
  ];
  expect(await proposed()).toEqual(stock);
  // A line without a difference moves nothing, but still keeps its batch.
  const input = await product.call({
    ...{ method: "GET", path: `/api/v1/vouchers/${again.voucherId}/input`, cookie: manager },
  });
  expect(input.json).toMatchObject({
    stockCounts: { lines: [{ itemId: ROLL, counted: 9, batch: "A1", expiresOn: from(90) }, found] },
  });
  // On the day before, there was no stock of it.
  expect(await proposed({ date: from(-1) })).toEqual([]);

  // A count without batches has one line. It can be corrected by batch, and the other way round.
  const whole = await posted("stock-counts", count({ itemId: ROLL, counted: 7 }));
  expect(await proposed({ edits: String(whole.id) })).toEqual([[undefined, undefined, 10]]);
  expect(await proposed()).toEqual([
    ["A1", from(90), 5],
    ["C3", from(200), 2],
  ]);
  const byBatch = await edited("stock-counts", whole.id, count({ itemId: ROLL, counted: 7, batch: "A1" }));
  expect((await desk.figures(byBatch)).moves).toEqual([["ADJUST", ROLL, godown, -1, -100]]);
  const asWhole = await edited("stock-counts", byBatch.id, count({ itemId: ROLL, counted: 10 }));
  expect((await desk.figures(asWhole)).moves).toEqual([]);
  expect(await proposed()).toEqual(stock);

  // Six arrived two days ago. At the end of that day there was no other stock, and one of them is missing.
  const late = { ...line, quantity: 6, batch: "D4", expiresOn: from(120) };
  await posted("purchases", purchaseOf(MAKER, {}, { date: from(-2), lines: [late] }));
  expect(await proposed({ date: from(-2) })).toEqual([["D4", from(120), 6]]);
  expect(await proposed()).toEqual([stock[0], ["D4", from(120), 6], stock[1]]);
  const before = await posted("stock-counts", {
    ...count({ itemId: ROLL, counted: 5, batch: "D4" }),
    date: from(-2),
  });
  expect((await desk.figures(before)).moves).toEqual([["ADJUST", ROLL, godown, -1, -100]]);
  expect(await proposed({ date: from(-1) })).toEqual([["D4", from(120), 5]]);
  // The proposal for the day before does not include the count of two days ago that it corrects.
  expect(await proposed({ date: from(-1), edits: String(before.id) })).toEqual([["D4", from(120), 6]]);

  const a1 = { itemId: ROLL, counted: 1, batch: "A1" };
  const refused = async (...of: object[]) => refusal(await desk.post("stock-counts", count(...of)));
  expect(await refused(a1, { ...a1, batch: " a1" })).toEqual([422, "LINE_INVALID", "lines.1.batch"]);
  expect(await refused(a1, { itemId: ROLL, counted: 1 })).toEqual([422, "LINE_INVALID", "lines.1.batch"]);
  expect(await refused({ itemId: ROLL, counted: 1 }, a1)).toEqual([422, "LINE_INVALID", "lines.1.batch"]);
  expect(await refused({ itemId: PLAIN, counted: 0, batch: "A1" })).toEqual([
    ...[422, "LINE_INVALID", "lines.0.batch"],
  ]);
  expect(await checkBooks(db, 1)).toEqual([]);
});
