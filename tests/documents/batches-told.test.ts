import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { MAKER, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE } from "./stock-desk.ts";

let desk: GstDesk;
/** An item without batches and without a larger unit. */
const PLAIN = 9003;
const from = (days: number) => addDays(desk.date, days);

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.copy("items", 1, {
    ...{ id: PLAIN, name: "Test bandage", is_deleted: 0, keeps_batches: 0 },
    ...{ larger_unit_id: null, per_larger_unit: null },
  });
  await desk.db("items").where({ company_id: 1, id: GAUZE }).update({ keeps_batches: 1 });
});
afterAll(() => desk?.product.stop());

type Told = { code: string; message: string };

it("printed documents show the batches of each line and the contents of the item's larger unit", async () => {
  const { db, posted, purchaseOf, product, manager, van, godown } = desk;
  const linesOf = async (path: string) =>
    (await product.call({ method: "GET", path: `/api/v1/${path}`, cookie: manager })).read<{
      lines: { batches?: object[]; largerUnit?: object }[];
    }>().lines;
  const batchesOf = async (path: string) => (await linesOf(path)).map(({ batches }) => batches);

  await posted(
    "purchases",
    purchaseOf(MAKER, {}, { lines: [{ itemId: PLAIN, quantity: 4, unitPrice: 100 }] }),
  );
  const one = { itemId: GAUZE, quantity: 6, unitPrice: 100, batch: "P1", expiresOn: from(20) };
  const other = { itemId: GAUZE, quantity: 9, unitPrice: 100, batch: "P2", expiresOn: from(40) };
  const bought = await posted("purchases", purchaseOf(MAKER, {}, { lines: [one, other] }));
  await db("items").where({ company_id: 1, id: GAUZE }).update({ larger_unit_id: 3, per_larger_unit: 5 });

  // 5 sold and 2 free: six of P1, one of P2. An item without batches or a larger unit is shown as before.
  const sold = { itemId: GAUZE, quantity: 5, freeQuantity: 2 };
  const bill = await posted(
    "bills",
    await desk.billOn(desk.date, { lines: [sold, { itemId: PLAIN, quantity: 1 }] }),
  );
  const [gauze, roll] = await linesOf(`bills/${bill.id}`);
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
  const loaded = await posted("van-loads", {
    ...{ date: desk.date, ...load, lines: [{ itemId: GAUZE, quantity: 3 }] },
  });
  expect(await batchesOf(`van-loads/${loaded.id}`)).toEqual([
    [{ batch: "P2", expiresOn: from(40), quantity: 3 }],
  ]);

  // Good and damaged goods of one line return to two locations.
  const back = { billLineNo: 1, goodQuantity: 1, damagedQuantity: 2 };
  const returned = await posted("sale-returns", {
    ...{ date: desk.date, customerId: desk.customer, billId: bill.id, refund: "credit", lines: [back] },
  });
  expect(await batchesOf(`sale-returns/${returned.id}`)).toEqual([
    [{ batch: "P1", expiresOn: from(20), quantity: 3 }],
  ]);
  const given = { date: desk.date, supplierId: MAKER, purchaseId: bought.id, locationId: godown };
  const debited = await posted("purchase-returns", { ...given, lines: [{ purchaseLineNo: 2, quantity: 2 }] });
  expect(await batchesOf(`purchase-returns/${debited.id}`)).toEqual([
    [{ batch: "P2", expiresOn: from(40), quantity: 2 }],
  ]);
  // A cancelled document still shows its batches.
  await desk.cancelled("purchase-returns", debited.id);
  expect(await batchesOf(`purchase-returns/${debited.id}`)).toEqual([
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
  await posted("purchases", purchaseOf(MAKER, {}, { lines: [old, today] }));
  const billOf = (...lines: object[]) =>
    desk.billOn(desk.date, { lines: lines.map((line) => ({ itemId: SYRUP, ...line })) });
  const told = async (bill: object, edits?: number) => {
    const answer = await post(`bills/price${edits === undefined ? "" : `?edits=${edits}`}`, bill);
    expect(answer.status, answer.text).toBe(200);
    const { warnings, refusals } = answer.read<{ warnings: Told[]; refusals: Told[] }>();
    return { warnings: warnings.filter(({ code }) => code === "BATCH_EXPIRED"), refusals };
  };
  const day = from(-1).split("-").toReversed().join("-");
  const values = { batch: "X1", item: "Test syrup", day };
  const message = `Batch X1 of Test syrup expired on ${day}.`;
  const expired = [{ code: "BATCH_EXPIRED", message, key: "batchExpired", values }];

  expect(await told(await billOf({ quantity: 4 }))).toEqual({ warnings: [], refusals: [] });
  // One more than the good stock, sold or free, in one line or in two. Each batch is named once.
  expect(await told(await billOf({ quantity: 5 }))).toEqual({ warnings: expired, refusals: [] });
  expect((await told(await billOf({ quantity: 4, freeQuantity: 1 }))).warnings).toEqual(expired);
  expect((await told(await billOf({ quantity: 5 }, { quantity: 1 }))).warnings).toEqual(expired);
  expect((await told(await billOf({ quantity: 1, batch: "x1" }))).warnings).toEqual(expired);
  expect((await told(await billOf({ quantity: 1, batch: "X2" }))).warnings).toEqual([]);
  // On a day before the expiry there is no warning.
  const before = await desk.billOn(from(-1), { lines: [{ itemId: SYRUP, quantity: 1, batch: "X1" }] });
  expect((await told(before)).warnings).toEqual([]);
  // X1 has five pieces, all batches together nine; an unknown batch has none.
  const refused = async (line: object) => (await told(await billOf(line))).refusals.map(({ code }) => code);
  expect(await refused({ quantity: 6, batch: "X1" })).toEqual(["STOCK_SHORT"]);
  expect(await refused({ quantity: 10 })).toEqual(["STOCK_SHORT"]);
  expect(await refused({ quantity: 1, batch: "X9" })).toEqual(["STOCK_SHORT"]);
  expect(await db("batches").where({ company_id: 1, item_id: SYRUP }).pluck("code")).toEqual(["X1", "X2"]);

  const sent = { ...(await billOf({ quantity: 6 })), clientId: "expired-1" };
  const bill = await posted("bills", sent);
  expect(bill.warnings).toEqual(expired);
  const again = await posted("bills", sent);
  expect([again.replayed, again.warnings]).toEqual([true, expired]);
  // The bill has four of X2 and two of X1. Its own edit may use them again, and warns only about what it takes.
  expect(await told(await billOf({ quantity: 3 }))).toEqual({ warnings: expired, refusals: [] });
  expect(await told(await billOf({ quantity: 6 }), bill.id)).toEqual({ warnings: expired, refusals: [] });
  expect(await told(await billOf({ quantity: 4, batch: "X2" }), bill.id)).toEqual({
    warnings: [],
    refusals: [],
  });
  const edited = await desk.edited("bills", bill.id, await billOf({ quantity: 4, batch: "X2" }));
  expect(edited.warnings).toEqual([]);
  expect(await told(await billOf({ quantity: 4 }))).toEqual({ warnings: expired, refusals: [] });
  const half = await desk.edited("bills", edited.id, await billOf({ quantity: 3, batch: "X1" }));
  expect(half.warnings).toEqual(expired);

  // Loading a van with expired goods warns too; writing them off does not.
  const load = { kind: "load", fromLocationId: desk.godown, toLocationId: desk.van };
  const lines = [{ itemId: SYRUP, quantity: 5 }];
  expect((await posted("van-loads", { date: desk.date, ...load, lines })).warnings).toEqual(expired);
  const writeOff = { itemId: SYRUP, expiredQuantity: 1, batch: "X1" };
  const damage = await posted("damages", { date: desk.date, locationId: desk.godown, lines: [writeOff] });
  expect(damage.warnings).toEqual([]);
});
