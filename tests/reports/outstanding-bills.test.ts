import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startGstDesk, type GstDesk, MAKER } from "../documents/gst-desk.ts";
import { GAUZE } from "../documents/stock-desk.ts";
import { askReport, paiseOf } from "./ask-report.ts";
import { paidOldestFirst } from "./paid-oldest-first.ts";

/** A customer used only by this test, with 15 days of credit. */
const SHOP = 9401;

let desk: GstDesk;
/** The date so many days before the run's date. */
const before = (days: number) => addDays(desk.date, -days);
const ask = (book: string, given: Record<string, string | number> = {}, cookie = desk.manager) =>
  askReport(desk.product, "GET", `/api/v1/bills-${book}`).table(cookie, given);

beforeAll(async () => {
  desk = await startGstDesk();
  const own = { id: SHOP, name: "Shop on credit", reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
  await desk.posted("purchases", desk.purchaseOf(MAKER, { quantity: 500 }, { date: before(200) }));
});
afterAll(() => desk?.product.stop());

/** Each row's type and days overdue, then amount, settled, pending and the five age columns. */
function figures(records: Record<string, unknown>[]) {
  const parts = ["Amount", "Settled", "Pending", "NotDue", "Days30", "Days60", "Days90", "Older"];
  return records.map((record) => [record.Type, record.Overdue, ...parts.map((part) => record[part])]);
}

it("the open amount and the age of each bill are as calculated by hand", async () => {
  const sold = async (days: number, quantity: number, payment = "credit") => {
    const bill = await desk.billOn(before(days), {
      customerId: SHOP,
      payment,
      lines: [{ itemId: GAUZE, quantity }],
    });
    return desk.posted("bills", bill);
  };
  const paid = (days: number, amount: number) =>
    desk.posted("receipts", { date: before(days), mode: "cash", partyId: SHOP, userId: desk.anil, amount });
  // One piece costs 150.00 plus 5 %: 157.50.
  await sold(120, 10); // 1,575.00
  await sold(100, 2); // 315.00, as for all that follow
  await sold(50, 2);
  const returned = await sold(20, 2);
  await sold(10, 2);
  await sold(5, 2, "cash");
  const mistaken = await sold(3, 2);
  await desk.cancelled("bills", mistaken.id);
  const back = { date: before(1), customerId: SHOP, salesmanId: desk.anil, refund: "credit" };
  await desk.posted("sale-returns", {
    ...back,
    billId: returned.id,
    lines: [{ billLineNo: 1, goodQuantity: 1 }],
  });
  await paid(2, 1_700); // the oldest bill, and 125.00 of the next

  const asked = await ask("receivable", { CustomerID: SHOP });
  expect(figures(asked.records)).toEqual([
    ["Sale", 85, 315, 125, 190, 0, 0, 0, 190, 0],
    ["Sale", 35, 315, 0, 315, 0, 0, 315, 0, 0],
    ["Sale", 5, 157.5, 0, 157.5, 0, 157.5, 0, 0, 0],
    ["Sale", 0, 315, 0, 315, 315, 0, 0, 0, 0],
  ]);
  expect(asked.records.map(({ Date }) => Date)).toEqual([before(100), before(50), before(20), before(10)]);
  expect(asked.records.map(({ DueDate }) => DueDate)[3]).toBe(addDays(desk.date, 5));
  expect(asked.totals).toMatchObject({ Pending: 977.5, NotDue: 315, Days60: 315, Older: 0 });

  // Fifteen days ago nothing was paid yet: the first bill was exactly 90 days overdue.
  const then = await ask("receivable", { CustomerID: SHOP, Date: before(15) });
  expect(figures(then.records)).toEqual([
    ["Sale", 90, 1_575, 0, 1_575, 0, 0, 0, 1_575, 0],
    ["Sale", 70, 315, 0, 315, 0, 0, 0, 315, 0],
    ["Sale", 20, 315, 0, 315, 0, 315, 0, 0, 0],
    ["Sale", 0, 315, 0, 315, 315, 0, 0, 0, 0],
  ]);
  expect(figures((await ask("receivable", { CustomerID: SHOP, Date: before(14) })).records)[0]).toEqual([
    ...["Sale", 91, 1_575, 0, 1_575, 0, 0, 0, 0, 1_575],
  ]);

  // The customer pays more than is due; the rest stays as an advance for the next bill.
  await paid(0, 2_000);
  const ahead = await ask("receivable", { CustomerID: SHOP });
  expect(figures(ahead.records)).toEqual([["Receipt", 0, -2_000, -977.5, -1_022.5, -1_022.5, 0, 0, 0, 0]]);
});

describe.each([
  ["receivable", 14, 1, "debtors"],
  ["payable", 27, -1, "creditors"],
] as const)("bills %s of the demo", (book, group, sign, name) => {
  it("have the open amounts that remain when payments settle the oldest bill first", async () => {
    for (const day of [desk.date, before(40)]) {
      const { records, totals, ties } = await ask(book, { Date: day });
      const expected = await paidOldestFirst(desk.db, { group, sign, day });
      expect(expected.size).toBeGreaterThan(4);
      const found = records.map(
        ({ AccountID, VoucherID, Pending }) => [`${AccountID}/${VoucherID}`, paiseOf([Pending])] as const,
      );
      expect(new Map(found)).toEqual(expected);
      expect(found).toHaveLength(expected.size);
      const ages = records.map(({ NotDue, Days30, Days60, Days90, Older }) =>
        paiseOf([NotDue, Days30, Days60, Days90, Older]),
      );
      expect(ages).toEqual(records.map(({ Pending }) => paiseOf([Pending])));
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
