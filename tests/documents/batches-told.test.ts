import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE_ID } from "./stock-desk.ts";

let desk: GstDesk;
/** An item without batches and without a larger unit. */
const PLAIN_ITEM = 9003;
const from = (days: number) => addDays(desk.date, days);

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.copy("items", 1, {
    ...{ id: PLAIN_ITEM, name: "Test bandage", is_deleted: 0, keeps_batches: 0 },
    ...{ larger_unit_id: null, per_larger_unit: null },
  });
  await desk.db("items").where({ company_id: 1, id: GAUZE_ID }).update({ keeps_batches: 1 });
});
afterAll(() => desk?.product.stop());

type Told = { code: string; message: string };

it("printed documents show the batches of each line and the contents of the item's larger unit", async () => {
  const { db, posted, purchaseOf, product, manager, van, godown } = desk;
  const readLines = async (path: string) =>
    (await product.call({ method: "GET", path: `/api/v1/${path}`, cookie: manager })).read<{
      lines: { batches?: object[]; largerUnit?: object }[];
    }>().lines;
  const readBatches = async (path: string) => (await readLines(path)).map(({ batches }) => batches);

  await posted(
    "purchases",
    purchaseOf(MAKER_ID, {}, { lines: [{ itemId: PLAIN_ITEM, quantity: 4, unitPrice: 100 }] }),
  );
  const one = { itemId: GAUZE_ID, quantity: 6, unitPrice: 100, batch: "P1", expiresOn: from(20) };
  const other = { itemId: GAUZE_ID, quantity: 9, unitPrice: 100, batch: "P2", expiresOn: from(40) };
  const postedPurchase = await posted("purchases", purchaseOf(MAKER_ID, {}, { lines: [one, other] }));
  await db("items").where({ company_id: 1, id: GAUZE_ID }).update({ larger_unit_id: 3, per_larger_unit: 5 });

  // 5 sold and 2 free: six of P1, one of P2. An item without batches or a larger unit is shown as
  // before.
  const soldLine = { itemId: GAUZE_ID, quantity: 5, freeQuantity: 2 };
  const bill = await posted(
    "bills",
    await desk.billOn(desk.date, { lines: [soldLine, { itemId: PLAIN_ITEM, quantity: 1 }] }),
  );
  const [gauze, roll] = await readLines(`bills/${bill.id}`);
  const unit = await db("units").where({ company_id: 1, id: 3 }).first("name");
  expect(gauze).toMatchObject({
    largerUnit: { name: unit.name, holds: 5 },
    batches: [
      { batch: "P1", expiresOn: from(20), quantity: 6 },
      { batch: "P2", expiresOn: from(40), quantity: 1 },
    ],
  });
  expect([roll?.batches, roll?.largerUnit]).toEqual([undefined, undefined]);

  // A van load makes two moves, but shows as 3 of P2 once.
  const load = { kind: "load", fromLocationId: godown, toLocationId: van };
  const postedLoad = await posted("van-loads", {
    ...{ date: desk.date, ...load, lines: [{ itemId: GAUZE_ID, quantity: 3 }] },
  });
  expect(await readBatches(`van-loads/${postedLoad.id}`)).toEqual([
    [{ batch: "P2", expiresOn: from(40), quantity: 3 }],
  ]);

  // Good and damaged goods of one line return to two locations.
  const back = { billLineNo: 1, goodQuantity: 1, damagedQuantity: 2 };
  const postedReturn = await posted("sale-returns", {
    ...{ date: desk.date, customerId: desk.customer, billId: bill.id, refund: "credit", lines: [back] },
  });
  expect(await readBatches(`sale-returns/${postedReturn.id}`)).toEqual([
    [{ batch: "P1", expiresOn: from(20), quantity: 3 }],
  ]);
  const returnFields = {
    date: desk.date,
    supplierId: MAKER_ID,
    purchaseId: postedPurchase.id,
    locationId: godown,
  };
  const purchaseReturn = await posted("purchase-returns", {
    ...returnFields,
    lines: [{ purchaseLineNo: 2, quantity: 2 }],
  });
  expect(await readBatches(`purchase-returns/${purchaseReturn.id}`)).toEqual([
    [{ batch: "P2", expiresOn: from(40), quantity: 2 }],
  ]);
  // A cancelled document still shows its batches.
  await desk.cancelled("purchase-returns", purchaseReturn.id);
  expect(await readBatches(`purchase-returns/${purchaseReturn.id}`)).toEqual([
    [{ batch: "P2", expiresOn: from(40), quantity: 2 }],
  ]);
});

it("a bill warns of an expired batch, before it is posted and after", async () => {
  const { db, post, posted, purchaseOf } = desk;
  const SYRUP = 9004;
  await desk.copy("items", 1, {
    id: SYRUP,
    name: "Test syrup",
    tax_id: 2,
    mrp: 210,
    ccp: 150,
    sp: 150,
    dp: 150,
  });
  await db("items").where({ company_id: 1, id: SYRUP }).update({ is_deleted: 0, keeps_batches: 1 });
  const old = { itemId: SYRUP, quantity: 5, unitPrice: 100, batch: "X1", expiresOn: from(-1) };
  // A batch that expires today is still good today.
  const today = { itemId: SYRUP, quantity: 4, unitPrice: 100, batch: "X2", expiresOn: desk.date };
  await posted("purchases", purchaseOf(MAKER_ID, {}, { lines: [old, today] }));
  const makeSyrupBill = (...lines: object[]) =>
    desk.billOn(desk.date, { lines: lines.map((line) => ({ itemId: SYRUP, ...line })) });
  const readNotices = async (bill: object, edits?: number) => {
    const answer = await post(`bills/price${edits === undefined ? "" : `?edits=${edits}`}`, bill);
    expect(answer.status, answer.text).toBe(200);
    const { warnings, refusals } = answer.read<{ warnings: Told[]; refusals: Told[] }>();
    return { warnings: warnings.filter(({ code }) => code === "BATCH_EXPIRED"), refusals };
  };
  const day = from(-1).split("-").toReversed().join("-");
  const values = { batch: "X1", item: "Test syrup", day };
  const message = `Batch X1 of Test syrup expired on ${day}.`;
  const expiredNotice = [{ code: "BATCH_EXPIRED", message, key: "batchExpired", values }];

  expect(await readNotices(await makeSyrupBill({ quantity: 4 }))).toEqual({ warnings: [], refusals: [] });
  // One more than the good stock, sold or free, in one line or in two. Each batch is named once.
  expect(await readNotices(await makeSyrupBill({ quantity: 5 }))).toEqual({
    warnings: expiredNotice,
    refusals: [],
  });
  expect((await readNotices(await makeSyrupBill({ quantity: 4, freeQuantity: 1 }))).warnings).toEqual(
    expiredNotice,
  );
  expect((await readNotices(await makeSyrupBill({ quantity: 5 }, { quantity: 1 }))).warnings).toEqual(
    expiredNotice,
  );
  expect((await readNotices(await makeSyrupBill({ quantity: 1, batch: "x1" }))).warnings).toEqual(
    expiredNotice,
  );
  expect((await readNotices(await makeSyrupBill({ quantity: 1, batch: "X2" }))).warnings).toEqual([]);
  // On a day before the expiry there is no warning.
  const before = await desk.billOn(from(-1), { lines: [{ itemId: SYRUP, quantity: 1, batch: "X1" }] });
  expect((await readNotices(before)).warnings).toEqual([]);
  // X1 has five pieces, all batches together nine; an unknown batch has none.
  const listRefusalCodes = async (line: object) =>
    (await readNotices(await makeSyrupBill(line))).refusals.map(({ code }) => code);
  expect(await listRefusalCodes({ quantity: 6, batch: "X1" })).toEqual(["STOCK_SHORT"]);
  expect(await listRefusalCodes({ quantity: 10 })).toEqual(["STOCK_SHORT"]);
  expect(await listRefusalCodes({ quantity: 1, batch: "X9" })).toEqual(["STOCK_SHORT"]);
  expect(await db("batches").where({ company_id: 1, item_id: SYRUP }).pluck("code")).toEqual(["X1", "X2"]);

  const sentBill = { ...(await makeSyrupBill({ quantity: 6 })), clientId: "expired-1" };
  const bill = await posted("bills", sentBill);
  expect(bill.warnings).toEqual(expiredNotice);
  const again = await posted("bills", sentBill);
  expect([again.replayed, again.warnings]).toEqual([true, expiredNotice]);
  // The bill has four of X2 and two of X1. Its own edit may use them again, and warns only about
  // what it takes.
  expect(await readNotices(await makeSyrupBill({ quantity: 3 }))).toEqual({
    warnings: expiredNotice,
    refusals: [],
  });
  expect(await readNotices(await makeSyrupBill({ quantity: 6 }), bill.id)).toEqual({
    warnings: expiredNotice,
    refusals: [],
  });
  expect(await readNotices(await makeSyrupBill({ quantity: 4, batch: "X2" }), bill.id)).toEqual({
    warnings: [],
    refusals: [],
  });
  const editedBill = await desk.edited("bills", bill.id, await makeSyrupBill({ quantity: 4, batch: "X2" }));
  expect(editedBill.warnings).toEqual([]);
  expect(await readNotices(await makeSyrupBill({ quantity: 4 }))).toEqual({
    warnings: expiredNotice,
    refusals: [],
  });
  const half = await desk.edited("bills", editedBill.id, await makeSyrupBill({ quantity: 3, batch: "X1" }));
  expect(half.warnings).toEqual(expiredNotice);

  // Loading a van with expired goods warns too; writing them off does not.
  const load = { kind: "load", fromLocationId: desk.godown, toLocationId: desk.van };
  const lines = [{ itemId: SYRUP, quantity: 5 }];
  expect((await posted("van-loads", { date: desk.date, ...load, lines })).warnings).toEqual(expiredNotice);
  const writeOff = { itemId: SYRUP, expiredQuantity: 1, batch: "X1" };
  const damage = await posted("damages", { date: desk.date, locationId: desk.godown, lines: [writeOff] });
  expect(damage.warnings).toEqual([]);
});
