import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startGstDesk, type GstDesk, MAKER_ID } from "../documents/gst-desk.ts";
import { GAUZE_ID } from "../documents/stock-desk.ts";
import { askReport, sumPaise } from "./ask-report.ts";
import { settleOldestFirst } from "./paid-oldest-first.ts";

/** A customer used only by this test, with 15 days of credit. */
const SHOP_ID = 9401;

let desk: GstDesk;
/** The date so many days before the run's date. */
const subtractDays = (days: number) => addDays(desk.date, -days);
const ask = (book: string, parameters: Record<string, string | number> = {}, cookie = desk.manager) =>
  askReport(desk.product, "GET", `/api/v1/bills-${book}`).table(cookie, parameters);

beforeAll(async () => {
  desk = await startGstDesk();
  const own = { id: SHOP_ID, name: "Shop on credit", reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { quantity: 500 }, { date: subtractDays(200) }));
});
afterAll(() => desk?.product.stop());

/** Each row's type and days overdue, then amount, settled, pending and the five age columns. */
function listFigures(records: Record<string, unknown>[]) {
  const parts = ["Amount", "Settled", "Pending", "NotDue", "Days30", "Days60", "Days90", "Older"];
  return records.map((record) => [record.Type, record.Overdue, ...parts.map((part) => record[part])]);
}

it("the open amount and the age of each bill are as calculated by hand", async () => {
  const postBill = async (days: number, quantity: number, payment = "credit") => {
    const bill = await desk.billOn(subtractDays(days), {
      customerId: SHOP_ID,
      payment,
      lines: [{ itemId: GAUZE_ID, quantity }],
    });
    return desk.posted("bills", bill);
  };
  const postReceipt = (days: number, amount: number) =>
    desk.posted("receipts", {
      date: subtractDays(days),
      mode: "cash",
      partyId: SHOP_ID,
      userId: desk.anil,
      amount,
    });
  // One piece costs 150.00 plus 5 %: 157.50.
  await postBill(120, 10); // 1,575.00
  await postBill(100, 2); // 315.00, as for all that follow
  await postBill(50, 2);
  const returnedBill = await postBill(20, 2);
  await postBill(10, 2);
  await postBill(5, 2, "cash");
  const mistaken = await postBill(3, 2);
  await desk.cancelled("bills", mistaken.id);
  const back = { date: subtractDays(1), customerId: SHOP_ID, salesmanId: desk.anil, refund: "credit" };
  await desk.posted("sale-returns", {
    ...back,
    billId: returnedBill.id,
    lines: [{ billLineNo: 1, goodQuantity: 1 }],
  });
  await postReceipt(2, 1_700); // the oldest bill, and 125.00 of the next

  const openBills = await ask("receivable", { CustomerID: SHOP_ID });
  expect(listFigures(openBills.records)).toEqual([
    ["Sale", 85, 315, 125, 190, 0, 0, 0, 190, 0],
    ["Sale", 35, 315, 0, 315, 0, 0, 315, 0, 0],
    ["Sale", 5, 157.5, 0, 157.5, 0, 157.5, 0, 0, 0],
    ["Sale", 0, 315, 0, 315, 315, 0, 0, 0, 0],
  ]);
  expect(openBills.records.map(({ Date }) => Date)).toEqual([
    subtractDays(100),
    subtractDays(50),
    subtractDays(20),
    subtractDays(10),
  ]);
  expect(openBills.records.map(({ DueDate }) => DueDate)[3]).toBe(addDays(desk.date, 5));
  expect(openBills.totals).toMatchObject({ Pending: 977.5, NotDue: 315, Days60: 315, Older: 0 });

  // Fifteen days ago nothing was paid yet: the first bill was exactly 90 days overdue.
  const then = await ask("receivable", { CustomerID: SHOP_ID, Date: subtractDays(15) });
  expect(listFigures(then.records)).toEqual([
    ["Sale", 90, 1_575, 0, 1_575, 0, 0, 0, 1_575, 0],
    ["Sale", 70, 315, 0, 315, 0, 0, 0, 315, 0],
    ["Sale", 20, 315, 0, 315, 0, 315, 0, 0, 0],
    ["Sale", 0, 315, 0, 315, 315, 0, 0, 0, 0],
  ]);
  expect(
    listFigures((await ask("receivable", { CustomerID: SHOP_ID, Date: subtractDays(14) })).records)[0],
  ).toEqual([...["Sale", 91, 1_575, 0, 1_575, 0, 0, 0, 0, 1_575]]);

  // Credit days that are agreed later are those of later bills.
  const shop = { company_id: 1, id: SHOP_ID };
  await desk.product.db("accounts").where(shop).update({ credit_days: 60 });
  expect((await ask("receivable", { CustomerID: SHOP_ID })).records).toEqual(openBills.records);
  const laterBill = await postBill(10, 2);
  const later = (await ask("receivable", { CustomerID: SHOP_ID })).records.at(-1);
  expect([later?.DueDate, later?.Overdue]).toEqual([addDays(desk.date, 50), 0]);
  await desk.cancelled("bills", laterBill.id);
  await desk.product.db("accounts").where(shop).update({ credit_days: 15 });

  // The customer pays more than is due; the rest stays as an advance for the next bill.
  await postReceipt(0, 2_000);
  const ahead = await ask("receivable", { CustomerID: SHOP_ID });
  expect(listFigures(ahead.records)).toEqual([
    ["Receipt", 0, -2_000, -977.5, -1_022.5, -1_022.5, 0, 0, 0, 0],
  ]);
});

it("the dashboard's overdue amount is that of the open bills, whatever else was entered since", async () => {
  const TRADER_ID = 9402;
  const own = {
    id: TRADER_ID,
    name: "Trader on credit",
    reference: null,
    salesman_id: desk.anil,
    group_id: 14,
  };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 20 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
  const read = async () => {
    const answer = await desk.product.call({ method: "GET", path: "/api/v1/overview", cookie: desk.manager });
    const { OverdueAmount, OverdueCustomers } = answer.read<Record<string, number>>();
    const { totals } = await ask("receivable");
    const { Days30, Days60, Days90, Older } = totals;
    expect(sumPaise([OverdueAmount])).toBe(sumPaise([Days30, Days60, Days90, Older]));
    return [sumPaise([OverdueAmount]), OverdueCustomers];
  };
  const [amount = 0, customers = 0] = await read();
  const postBill = async (days: number, quantity: number, more = {}) => {
    const body = await desk.billOn(subtractDays(days), {
      ...{ customerId: TRADER_ID, payment: "credit", lines: [{ itemId: GAUZE_ID, quantity }] },
      ...more,
    });
    return { body, ...(await desk.posted("bills", body)) };
  };
  // Exactly on its due day a bill is not overdue; a day later it is. 157.50 a piece.
  const dueToday = await postBill(20, 1);
  expect(await read()).toEqual([amount, customers]);
  const old = await postBill(21, 2);
  expect(await read()).toEqual([amount + 31_500, customers + 1]);
  // Correcting its narration posts a reversal of today, which is no payment.
  const path = `/api/v1/bills/${old.id}`;
  const headers = { "Idempotency-Key": "overdue-narration" };
  const editAnswer = await desk.product.call({
    ...{ method: "PUT", path, cookie: desk.manager, headers },
    body: { ...old.body, narration: "Corrected" },
  });
  expect(editAnswer.status, editAnswer.text).toBe(200);
  expect(await read()).toEqual([amount + 31_500, customers + 1]);
  // A cash bill pays itself, and money that names a newer bill does not pay the old one.
  await postBill(0, 3, { payment: "cash" });
  const receipt = { date: desk.date, mode: "cash", partyId: TRADER_ID, userId: desk.anil };
  await desk.posted("receipts", {
    ...{ ...receipt, amount: 157.5 },
    against: [{ billId: dueToday.id, amount: 157.5 }],
  });
  expect(await read()).toEqual([amount + 31_500, customers + 1]);
  // Money without a name pays what is oldest.
  await desk.posted("receipts", { ...receipt, amount: 15 });
  expect(await read()).toEqual([amount + 30_000, customers + 1]);
  await desk.posted("receipts", { ...receipt, amount: 300 });
  expect(await read()).toEqual([amount, customers]);
});

describe.each([
  ["receivable", 14, 1, "debtors"],
  ["payable", 27, -1, "creditors"],
] as const)("bills %s of the demo", (book, group, sign, name) => {
  it("have the open amounts that remain when payments settle the oldest bill first", async () => {
    for (const day of [desk.date, subtractDays(40)]) {
      const { records, totals, ties } = await ask(book, { Date: day });
      const expectedPending = await settleOldestFirst(desk.db, { group, sign, day });
      expect(expectedPending.size).toBeGreaterThan(4);
      const foundPending = records.map(
        ({ AccountID, VoucherID, Pending }) => [`${AccountID}/${VoucherID}`, sumPaise([Pending])] as const,
      );
      expect(new Map(foundPending)).toEqual(expectedPending);
      expect(foundPending).toHaveLength(expectedPending.size);
      const ages = records.map(({ NotDue, Days30, Days60, Days90, Older }) =>
        sumPaise([NotDue, Days30, Days60, Days90, Older]),
      );
      expect(ages).toEqual(records.map(({ Pending }) => sumPaise([Pending])));
      expect(ties).toEqual([
        { label: `Trial balance, sundry ${name}`, amount: totals.Pending, agrees: true },
      ]);
    }
  });
});

it("the filter by salesman shows only that salesman's customers, and no comparison with the books", async () => {
  const all = await ask("receivable");
  const own = await ask("receivable", { Salesman: desk.anil });
  expect(own.records.length).toBeGreaterThan(0);
  expect(own.records.length).toBeLessThan(all.records.length);
  expect(new Set(own.records.map(({ UserName }) => UserName)).size).toBe(1);
  expect(own.ties).toEqual([]);
});
