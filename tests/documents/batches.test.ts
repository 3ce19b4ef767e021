import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { makeForm } from "../form.ts";
import { askReport } from "../reports/ask-report.ts";
import { MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE_ID, getRefusal, ROLL_ID } from "./stock-desk.ts";

let desk: GstDesk;
/** An item without batches and without a larger unit. */
const PLAIN_ITEM = 9003;
const readReport = (query: object) =>
  askReport(desk.product, "GET", "/api/v1/batch-stock").table(desk.manager, { ...query });
const from = (days: number) => addDays(desk.date, days);

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.copy("items", 1, {
    ...{ id: PLAIN_ITEM, name: "Test bandage", is_deleted: 0, keeps_batches: 0 },
    ...{ larger_unit_id: null, per_larger_unit: null },
  });
});
afterAll(() => desk?.product.stop());

/** Saves the item's form with Keeps Batches on or off. */
async function saveKeepsBatches(itemId: number, KeepsBatches: 0 | 1) {
  const item = await desk.db("items").where({ company_id: 1, id: itemId }).first("name");
  const fields = { ItemID: itemId, ItemName: item.name, ItemCategoryID: 8, MRP: 210, Sales_Price: 150 };
  const body = makeForm({ ...fields, ItemDescription: "For tests", SP: 150, DP: 150, KeepsBatches });
  return desk.product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie: desk.manager });
}

it("an item is bought and sold by batches, and keeps them as long as it has stock", async () => {
  const { db, posted, purchaseOf, product, manager, van, godown } = desk;
  expect((await saveKeepsBatches(GAUZE_ID, 1)).status).toBe(200);
  const refusedAnswer = await desk.post("purchases", purchaseOf(MAKER_ID, {}));
  expect(refusedAnswer.read<object>()).toMatchObject({
    code: "LINE_INVALID",
    fields: [{ field: "lines.0.batch", message: "This item keeps batches: name the batch." }],
  });
  const old = { itemId: GAUZE_ID, quantity: 5, unitPrice: 100, batch: "old", expiresOn: from(-1) };
  const soon = { itemId: GAUZE_ID, quantity: 10, unitPrice: 100, batch: "soon", expiresOn: from(60) };
  const postedPurchase = await posted("purchases", purchaseOf(MAKER_ID, {}, { lines: [old, soon] }));
  await posted("purchases", purchaseOf(MAKER_ID, { batch: "LATE", expiresOn: from(61) }));

  const off = await saveKeepsBatches(GAUZE_ID, 0);
  expect(off.status).toBe(409);
  expect(off.text).toContain("Keeps Batches can't be changed while there is stock of the item");

  // 12 from the batches that expire first and are still good: ten of SOON, two of LATE; 3 of LATE
  // go to the van.
  const bill = await posted(
    "bills",
    await desk.billOn(desk.date, { lines: [{ itemId: GAUZE_ID, quantity: 12 }] }),
  );
  const load = { kind: "load", fromLocationId: godown, toLocationId: van };
  await posted("van-loads", { date: desk.date, ...load, lines: [{ itemId: GAUZE_ID, quantity: 3 }] });

  const all = await readReport({ ItemID: GAUZE_ID });
  expect(all.records.map((row) => [row.Batch, row.ExpiresOn, row.DaysLeft, row.Quantity])).toEqual([
    ["OLD", from(-1), -1, 5],
    ["LATE", from(61), 61, 5],
    ["LATE", from(61), 61, 3],
  ]);
  expect(all.totals).toEqual({ Quantity: 13 });
  const listBatches = async (query: object) =>
    (await readReport({ ItemID: GAUZE_ID, ...query })).records.map((row) => row.Batch);
  expect(await listBatches({ Expiry: "Expired" })).toEqual(["OLD"]);
  expect(await listBatches({ Expiry: "60" })).toEqual([]);
  expect(await listBatches({ Expiry: "90" })).toEqual(["LATE", "LATE"]);
  expect(await listBatches({ Place: "van" })).toEqual(["LATE"]);
  expect(await listBatches({ ItemID: ROLL_ID })).toEqual([]);

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
  const input = await read(`/api/v1/vouchers/${postedPurchase.voucherId}/input`);
  expect(input.read<{ purchases: { lines: object[] } }>().purchases.lines).toMatchObject([
    { batch: "OLD", expiresOn: from(-1) },
    { batch: "SOON", expiresOn: from(60) },
  ]);
  expect(await checkBooks(db, 1)).toEqual([]);
});

it("a stock count counts batch by batch, and returned goods go back to the batches they were sold from", async () => {
  const { db, posted, edited, purchaseOf, product, manager, godown } = desk;
  expect((await saveKeepsBatches(ROLL_ID, 1)).status).toBe(200);
  const line = { itemId: ROLL_ID, unitPrice: 100 };
  const lines = [
    { ...line, quantity: 10, batch: "a1", expiresOn: from(90) },
    { ...line, quantity: 5, batch: "B2", expiresOn: from(30) },
  ];
  const postedPurchase = await posted("purchases", purchaseOf(MAKER_ID, {}, { lines }));
  const bill = await posted(
    "bills",
    await desk.billOn(desk.date, { lines: [{ itemId: ROLL_ID, quantity: 8 }] }),
  );
  const read = async (path: string, query: Record<string, string> = {}) => {
    const answer = await product.call({ method: "GET", path, query, cookie: manager });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<{ lines: Record<string, unknown>[] }>().lines;
  };
  const listProposedBatches = async (query: Record<string, string> = {}) =>
    (await read(`/api/v1/countable-stock/${godown}`, query))
      .filter(({ itemId }) => itemId === ROLL_ID)
      .map(({ batch, expiresOn, quantity }) => [batch, expiresOn, quantity]);

  // All five of B2, which expires first, and three of A1.
  const [soldLine] = await read(`/api/v1/returnable-bills/${bill.id}`);
  expect(soldLine?.["batches"]).toEqual([
    { batch: "B2", expiresOn: from(30), left: 5 },
    { batch: "A1", expiresOn: from(90), left: 3 },
  ]);
  expect(await read(`/api/v1/returnable-purchases/${postedPurchase.id}`)).toMatchObject([
    { left: 10, batch: "A1", expiresOn: from(90) },
    { left: 5, batch: "B2", expiresOn: from(30) },
  ]);
  const back = { date: desk.date, customerId: desk.customer, billId: bill.id, refund: "credit" };
  const returnedLine = { billLineNo: 1, goodQuantity: 2, batch: "A1" };
  await posted("sale-returns", { ...back, lines: [returnedLine] });
  const tooMuch = await desk.post("sale-returns", { ...back, lines: [returnedLine] });
  expect(getRefusal(tooMuch)).toEqual([422, "LINE_INVALID", "lines.0.batch"]);
  const [leftLine] = await read(`/api/v1/returnable-bills/${bill.id}`);
  expect(leftLine?.["batches"]).toMatchObject([
    { batch: "B2", left: 5 },
    { batch: "A1", left: 1 },
  ]);

  // Ten less three sold plus two returned are nine of A1. The count
  // finds one missing, and two of a batch that is not in the books.
  expect(await listProposedBatches()).toEqual([["A1", from(90), 9]]);
  const count = (...of: object[]) => ({ date: desk.date, locationId: godown, lines: of });
  const foundBatch = { itemId: ROLL_ID, counted: 2, batch: "C3", expiresOn: from(200) };
  const postedCount = await posted(
    "stock-counts",
    count({ itemId: ROLL_ID, counted: 8, batch: "A1" }, foundBatch),
  );
  expect(await desk.figures(postedCount)).toMatchObject({
    moves: [
      ["ADJUST", ROLL_ID, godown, -1, -100],
      ["ADJUST", ROLL_ID, godown, 2, 200],
    ],
  });
  expect(await listProposedBatches()).toEqual([
    ["A1", from(90), 8],
    ["C3", from(200), 2],
  ]);

  // One of A1 was sold since. The correction compares with the stock at the time
  // of the count, nine of A1 and none of C3, so eight are left and not nine.
  await posted("bills", await desk.billOn(desk.date, { lines: [{ itemId: ROLL_ID, quantity: 1 }] }));
  expect(await listProposedBatches({ edits: String(postedCount.id) })).toEqual([
    ["A1", from(90), 9],
    ["C3", from(200), 0],
  ]);
  const again = await edited(
    "stock-counts",
    postedCount.id,
    count({ itemId: ROLL_ID, counted: 9, batch: "A1" }, foundBatch),
  );
  expect((await desk.figures(again)).moves).toEqual([["ADJUST", ROLL_ID, godown, 2, 200]]);
  const stock = [
    ["A1", from(90), 8],
    ["C3", from(200), 2],
  ];
  expect(await listProposedBatches()).toEqual(stock);
  // A line without a difference moves nothing, but still keeps its batch.
  const input = await product.call({
    ...{ method: "GET", path: `/api/v1/vouchers/${again.voucherId}/input`, cookie: manager },
  });
  expect(input.json).toMatchObject({
    stockCounts: { lines: [{ itemId: ROLL_ID, counted: 9, batch: "A1", expiresOn: from(90) }, foundBatch] },
  });
  // On the day before, there was no stock of it.
  expect(await listProposedBatches({ date: from(-1) })).toEqual([]);

  // A count without batches has one line. It can be corrected by batch, and the other way round.
  const whole = await posted("stock-counts", count({ itemId: ROLL_ID, counted: 7 }));
  expect(await listProposedBatches({ edits: String(whole.id) })).toEqual([[undefined, undefined, 10]]);
  expect(await listProposedBatches()).toEqual([
    ["A1", from(90), 5],
    ["C3", from(200), 2],
  ]);
  const byBatch = await edited("stock-counts", whole.id, count({ itemId: ROLL_ID, counted: 7, batch: "A1" }));
  expect((await desk.figures(byBatch)).moves).toEqual([["ADJUST", ROLL_ID, godown, -1, -100]]);
  const asWhole = await edited("stock-counts", byBatch.id, count({ itemId: ROLL_ID, counted: 10 }));
  expect((await desk.figures(asWhole)).moves).toEqual([]);
  expect(await listProposedBatches()).toEqual(stock);

  // Six arrived two days ago. At the end of that day there was no other stock, and one of them is
  // missing.
  const late = { ...line, quantity: 6, batch: "D4", expiresOn: from(120) };
  await posted("purchases", purchaseOf(MAKER_ID, {}, { date: from(-2), lines: [late] }));
  expect(await listProposedBatches({ date: from(-2) })).toEqual([["D4", from(120), 6]]);
  expect(await listProposedBatches()).toEqual([stock[0], ["D4", from(120), 6], stock[1]]);
  const before = await posted("stock-counts", {
    ...count({ itemId: ROLL_ID, counted: 5, batch: "D4" }),
    date: from(-2),
  });
  expect((await desk.figures(before)).moves).toEqual([["ADJUST", ROLL_ID, godown, -1, -100]]);
  expect(await listProposedBatches({ date: from(-1) })).toEqual([["D4", from(120), 5]]);
  // The proposal for the day before does not include the count of two days ago that it corrects.
  expect(await listProposedBatches({ date: from(-1), edits: String(before.id) })).toEqual([
    ["D4", from(120), 6],
  ]);

  const a1 = { itemId: ROLL_ID, counted: 1, batch: "A1" };
  const postRefusedCount = async (...of: object[]) =>
    getRefusal(await desk.post("stock-counts", count(...of)));
  expect(await postRefusedCount(a1, { ...a1, batch: " a1" })).toEqual([422, "LINE_INVALID", "lines.1.batch"]);
  expect(await postRefusedCount(a1, { itemId: ROLL_ID, counted: 1 })).toEqual([
    422,
    "LINE_INVALID",
    "lines.1.batch",
  ]);
  expect(await postRefusedCount({ itemId: ROLL_ID, counted: 1 }, a1)).toEqual([
    422,
    "LINE_INVALID",
    "lines.1.batch",
  ]);
  expect(await postRefusedCount({ itemId: PLAIN_ITEM, counted: 0, batch: "A1" })).toEqual([
    ...[422, "LINE_INVALID", "lines.0.batch"],
  ]);
  expect(await checkBooks(db, 1)).toEqual([]);
});
