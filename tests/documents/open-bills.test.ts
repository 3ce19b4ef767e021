import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { askReport } from "../reports/ask-report.ts";
import { startGstDesk, type GstDesk, MAKER_ID } from "./gst-desk.ts";
import { GAUZE_ID, type Standing } from "./stock-desk.ts";

/** A customer and a supplier used only by this test. */
const SHOP_ID = 9700;
const SUPPLIER_ID = 9701;
const OTHER_SHOP_ID = 9702;

let desk: GstDesk;
/** The date so many days before the run's date. */
const subtractDays = (days: number) => addDays(desk.date, -days);
let first: Standing;
let second: Standing;

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { quantity: 500 }, { date: subtractDays(200) }));
  await addShop(SHOP_ID, "Shop of the bills");
  first = await postBill(100, 2);
  second = await postBill(50, 3);
});
afterAll(() => desk?.product.stop());

async function addShop(id: number, name: string) {
  const own = { id, name, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
}
/** One piece costs 150.00 plus 5 %: 157.50. */
const postBill = async (days: number, quantity: number, more: object = {}) =>
  desk.posted(
    "bills",
    await desk.billOn(subtractDays(days), {
      customerId: SHOP_ID,
      lines: [{ itemId: GAUZE_ID, quantity }],
      ...more,
    }),
  );
const postReceipt = (amount: number, against?: readonly (readonly [Standing, number])[]) =>
  desk.posted("receipts", {
    ...{ date: subtractDays(2), mode: "cash", partyId: SHOP_ID, userId: desk.anil, amount },
    ...(against && { against: against.map(([{ id }, part]) => ({ billId: id, amount: part })) }),
  });
const ask = (path: string, query: Record<string, string> = {}, cookie = desk.manager) =>
  desk.product.call({ method: "GET", path: `/api/v1/${path}`, query, cookie });
interface Line {
  billId: number;
  open: number;
}
/** The open bills of the shop, with their ids. */
async function open(query: Record<string, string> = {}) {
  const answer = await ask(`open-bills/${SHOP_ID}`, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ lines: Line[] }>().lines.map((line) => [line.billId, line.open]);
}

it("a customer's open bills are listed with the oldest first, as in Bills Receivable", async () => {
  const answer = await ask(`open-bills/${SHOP_ID}`);
  const makeOpenBill = (of: Standing, days: number, amount: number) => ({
    ...{ billId: of.id, number: of.voucherNo, date: subtractDays(days), dueDate: subtractDays(days - 15) },
    ...{ openingLine: null, amount, open: amount },
  });
  expect(answer.json).toEqual({
    id: SHOP_ID,
    lines: [makeOpenBill(first, 100, 315), makeOpenBill(second, 50, 472.5)],
  });
  expect(await open({ date: subtractDays(60) })).toEqual([[first.id, 315]]);

  await postReceipt(100); // on account: against the oldest
  expect(await open()).toEqual([
    [first.id, 215],
    [second.id, 472.5],
  ]);
  const namedReceipt = await postReceipt(200, [[second, 200]]);
  const back = { date: subtractDays(1), customerId: SHOP_ID, salesmanId: desk.anil, refund: "credit" };
  await desk.posted("sale-returns", {
    ...back,
    billId: second.id,
    lines: [{ billLineNo: 1, goodQuantity: 1 }],
  });
  // 472.50 − 200.00 − 157.50; on the day before the return it was 272.50.
  expect(await open()).toEqual([
    [first.id, 215],
    [second.id, 115],
  ]);
  expect((await open({ date: subtractDays(2) }))[1]).toEqual([second.id, 272.5]);
  const report = askReport(desk.product, "GET", "/api/v1/bills-receivable");
  const { records } = await report.table(desk.manager, { CustomerID: SHOP_ID });
  expect(records.map(({ BillID, Pending }) => [BillID, Pending])).toEqual(await open());

  // A correction of a receipt counts the amounts that the receipt itself settles as open.
  expect((await open({ edits: String(namedReceipt.id) }))[1]).toEqual([second.id, 315]);
  const whole = await postReceipt(430, [
    [first, 315],
    [second, 115],
  ]); // no bill is left for the 100.00 on account
  expect(await open()).toEqual([]);
  expect(await open({ edits: String(whole.id) })).toEqual([
    [first.id, 315],
    [second.id, 115],
  ]);
  // After the cancellation it settles nothing, and the 100.00 go to the oldest bill again.
  await desk.cancelled("receipts", whole.id);
  expect(await open({ edits: String(whole.id) })).toEqual([
    [first.id, 215],
    [second.id, 115],
  ]);
});

it("a bill that is read tells what is open of it: its part in Bills Receivable, and nothing of a cash bill", async () => {
  const customer = { customerId: OTHER_SHOP_ID };
  await addShop(OTHER_SHOP_ID, "Shop that pays at last");
  const cashBill = await postBill(40, 1, { ...customer, payment: "cash" });
  const creditBill = await postBill(30, 2, customer); // 315.00
  const newBill = await postBill(20, 1, customer); // 157.50
  const readOpen = async ({ id }: Standing, cookie?: string) =>
    (await ask(`bills/${id}`, {}, cookie)).read<{ open: number }>().open;
  const readAll = async () => [await readOpen(cashBill), await readOpen(creditBill), await readOpen(newBill)];
  expect(await readAll()).toEqual([0, 315, 157.5]);
  const pay = { date: subtractDays(2), mode: "cash", partyId: OTHER_SHOP_ID, userId: desk.anil };
  const namedReceipt = await desk.posted("receipts", {
    ...{ ...pay, amount: 100.25 },
    against: [{ billId: newBill.id, amount: 100.25 }],
  });
  await desk.posted("receipts", { ...pay, amount: 15 }); // on account: against the oldest
  expect(await readAll()).toEqual([0, 300, 57.25]);
  expect(await readOpen(creditBill, await desk.product.signIn(1, "anil"))).toBe(300);
  await desk.posted("receipts", { ...pay, amount: 357.25 });
  expect(await readAll()).toEqual([0, 0, 0]);
  await desk.cancelled("receipts", namedReceipt.id);
  expect(await readAll()).toEqual([0, 0, 100.25]);
  await desk.cancelled("bills", newBill.id);
  expect(await readAll()).toEqual([0, 0, 0]);
});

it("the input of a receipt to be corrected has the bills that the receipt names", async () => {
  const namedReceipt = await postReceipt(60, [[second, 50]]);
  const answer = await ask(`vouchers/${namedReceipt.voucherId}/input`);
  expect(answer.read<{ receipts: object }>().receipts).toMatchObject({
    amount: 60,
    against: [{ billId: second.id, amount: 50 }],
  });
  const unnamedReceipt = await ask(`vouchers/${(await postReceipt(5)).voucherId}/input`);
  expect(unnamedReceipt.read<{ receipts: object }>().receipts).not.toHaveProperty("against");
});

it("a supplier's open bills are listed under the supplier's own invoice numbers", async () => {
  const maker: object = await desk.db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
  await desk
    .db("accounts")
    .insert({ ...maker, id: SUPPLIER_ID, name: "Maker of the bills", reference: null, credit_days: null });
  const postPurchase = (days: number, more: object = {}) =>
    desk.posted("purchases", desk.purchaseOf(SUPPLIER_ID, {}, { date: subtractDays(days), ...more })); // 1,050.00
  const older = await postPurchase(40);
  const later = await postPurchase(10, { supplierInvoiceNo: "M/17" });
  await desk.posted("payments", {
    ...{ date: subtractDays(1), mode: "cash", partyId: SUPPLIER_ID, userId: desk.anil, amount: 500 },
    against: [{ billId: later.id, amount: 450 }],
  });
  const purchase = { openingLine: null, dueDate: null, amount: 1050 };
  expect((await ask(`open-purchases/${SUPPLIER_ID}`)).json).toEqual({
    id: SUPPLIER_ID,
    lines: [
      { ...purchase, billId: older.id, number: older.voucherNo, date: subtractDays(40), open: 1000 },
      { ...purchase, billId: later.id, number: "M/17", date: subtractDays(10), open: 600 },
    ],
  });
});

it("no open bills are listed for a party of the other kind or one that the caller may not see", async () => {
  expect((await ask(`open-bills/${SUPPLIER_ID}`)).json).toEqual({ id: SUPPLIER_ID, lines: [] });
  expect((await ask(`open-purchases/${SHOP_ID}`)).json).toEqual({ id: SHOP_ID, lines: [] });
  expect((await ask("open-bills/9999999")).status).toBe(404);
  expect((await ask(`open-bills/${SHOP_ID}`, { edits: "9999999" })).status).toBe(404);
  const anil = await desk.product.signIn(1, "anil");
  expect((await ask(`open-bills/${SHOP_ID}`, {}, anil)).status).toBe(200);
  expect((await ask(`open-purchases/${SUPPLIER_ID}`, {}, anil)).status).toBe(403);
  await desk.db("accounts").where({ company_id: 1, id: SHOP_ID }).update({ salesman_id: null });
  expect((await ask(`open-bills/${SHOP_ID}`, {}, anil)).status).toBe(404);
});
