import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { refusal, GAUZE, type Standing } from "../documents/stock-desk.ts";
import { startGstDesk, type GstDesk, MAKER } from "../documents/gst-desk.ts";
import { askReport, paiseOf } from "./ask-report.ts";
import { paidOldestFirst } from "./paid-oldest-first.ts";

/** Ids of customers used only by this test; each test has a separate one. */
const FIRST = 9500;

let desk: GstDesk;
let shop = FIRST;
/** The date so many days before the run's date. */
const before = (days: number) => addDays(desk.date, -days);

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.posted("purchases", desk.purchaseOf(MAKER, { quantity: 500 }, { date: before(200) }));
});
beforeEach(async () => {
  shop += 1;
  const own = { id: shop, name: `Shop ${shop}`, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
});
afterAll(() => desk?.product.stop());

/** One piece costs 150.00 plus 5 %: 157.50. */
const billOf = (days: number, quantity: number) =>
  desk.billOn(before(days), { customerId: shop, lines: [{ itemId: GAUZE, quantity }] });
const sold = async (days: number, quantity: number) => desk.posted("bills", await billOf(days, quantity));
const receiptOf = (
  amount: number,
  against?: readonly (readonly [Standing, number])[],
  more: object = {},
) => ({
  date: before(2),
  mode: "cash",
  partyId: shop,
  userId: desk.anil,
  amount,
  ...(against && { against: against.map(([{ id }, part]) => ({ billId: id, amount: part })) }),
  ...more,
});
const paid = (...given: Parameters<typeof receiptOf>) => desk.posted("receipts", receiptOf(...given));
const codeOf = async (document: object) => refusal(await desk.post("receipts", document));

/** Type, amount and pending amount of the shop's open documents. */
async function open(day = desk.date) {
  const ask = askReport(desk.product, "GET", "/api/v1/bills-receivable");
  const { records } = await ask.table(desk.manager, { CustomerID: shop, Date: day });
  return records.map(({ Type, Amount, Pending }) => [Type, Amount, Pending]);
}

describe("a customer with three bills", () => {
  let first: Standing;
  let second: Standing;
  let third: Standing;
  beforeEach(async () => {
    first = await sold(100, 10); // 1,575.00
    second = await sold(50, 2); // 315.00
    third = await sold(20, 2); // 315.00
  });

  it("settles the bills that a receipt names, and the oldest bill with money that names none", async () => {
    const receipt = await paid(200, [[second, 200]]);
    const path = `/api/v1/receipts/${receipt.id}`;
    const paper = await desk.product.call({ method: "GET", path, cookie: desk.manager });
    expect(paper.json).toMatchObject({
      against: [{ billId: second.id, billNo: second.voucherNo, date: before(50), amount: 200 }],
    });
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 315, 115],
      ["Sale", 315, 315],
    ]);
    // Before the receipt's date, nothing was paid.
    expect(await open(before(3))).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 315, 315],
      ["Sale", 315, 315],
    ]);
    await paid(1_600); // an advance: it pays the oldest bill, and 25.00 of the next
    expect(await open()).toEqual([
      ["Sale", 315, 90],
      ["Sale", 315, 315],
    ]);
    await paid(400, [[third, 315]]); // 85.00 remain for the other bill
    expect(await open()).toEqual([["Sale", 315, 5]]);
    await paid(105);
    expect(await open()).toEqual([["Receipt", -105, -100]]);
  });

  it("owes a bill again when its receipt is cancelled", async () => {
    const mistaken = await paid(315, [[third, 315]]);
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 315, 315],
    ]);
    await desk.cancelled("receipts", mistaken.id);
    expect((await open())[2]).toEqual(["Sale", 315, 315]);
    await paid(315, [[third, 315]]);
    expect(await open()).toHaveLength(2);
  });

  it("keeps a named payment as far as it still fits when the bill or the receipt is edited", async () => {
    const receipt = await paid(200, [[second, 200]]);
    const smaller = await desk.edited("bills", second.id, await billOf(50, 1)); // 157.50
    // 42.50 no longer fit and go to the oldest bill.
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_532.5],
      ["Sale", 315, 315],
    ]);
    // The office's receipt form can't name bills.
    const form = { ReId: receipt.id, PLID: await cashOfAnil(), PartyID: shop, Debit: 100 };
    const path = "/api/updateReceipt";
    const answer = await desk.product.call({ method: "PUT", path, body: form, cookie: desk.manager });
    expect(answer.status, answer.text).toBe(200);
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 157.5, 57.5],
      ["Sale", 315, 315],
    ]);
    // When the bill becomes larger again, the same receipt pays it.
    const larger = await desk.edited("bills", smaller.id, await billOf(50, 2));
    expect((await open())[1]).toEqual(["Sale", 315, 215]);
    const current = answer.read<{ ReId: number }>().ReId;
    const named = await desk.edited("receipts", current, receiptOf(315, [[larger, 315]]));
    expect(await open()).toHaveLength(2);
    await desk.edited("receipts", named.id, receiptOf(315, []));
    expect((await open())[0]).toEqual(["Sale", 1_575, 1_260]);
  });

  it("has money of a cancelled bill or of returned goods moved to the oldest bill", async () => {
    await paid(630, [
      [second, 315],
      [third, 315],
    ]);
    expect(await open()).toEqual([["Sale", 1_575, 1_575]]);
    const back = { date: before(1), customerId: shop, salesmanId: desk.anil, refund: "credit" };
    const lines = [{ billLineNo: 1, goodQuantity: 1 }];
    await desk.posted("sale-returns", { ...back, billId: third.id, lines });
    expect(await open()).toEqual([["Sale", 1_575, 1_417.5]]);
    await desk.cancelled("bills", second.id);
    expect(await open()).toEqual([["Sale", 1_575, 1_102.5]]);
    // The customer is 397.50 in advance. The remaining 75.00 of the first bill
    // are paid from the oldest credit, which is the third bill's overpayment.
    await paid(1_500, [[first, 1_500]]);
    expect(await open()).toEqual([
      ["Sale", 157.5, -82.5],
      ["Receipt", -630, -315],
    ]);
  });

  it("can't settle another customer's bill, a bill not in effect, or more than is open or is paid", async () => {
    const other = await desk.posted("bills", await desk.billOn(before(5)));
    const cash = await desk.posted("bills", { ...(await billOf(4, 2)), payment: "cash" });
    await desk.cancelled("bills", first.id);
    const replaced = second;
    second = await desk.edited("bills", replaced.id, await billOf(50, 2));
    const unknown = { ...other, id: 99_999_999 };
    const bill = "against.0.billId";
    const amount = "against.0.amount";
    expect(await codeOf(receiptOf(50, [[unknown, 50]]))).toEqual([422, "BILL_UNKNOWN", bill]);
    expect(await codeOf(receiptOf(50, [[other, 50]]))).toEqual([422, "PARTY_DIFFERS", bill]);
    expect(await codeOf(receiptOf(50, [[first, 50]]))).toEqual([422, "DOCUMENT_NOT_STANDING", bill]);
    expect(await codeOf(receiptOf(50, [[replaced, 50]]))).toEqual([422, "DOCUMENT_NOT_STANDING", bill]);
    expect(await codeOf(receiptOf(900, [[third, 315.01]]))).toEqual([422, "SETTLEMENT_EXCEEDS_BILL", amount]);
    expect(await codeOf(receiptOf(50, [[cash, 0.01]]))).toEqual([422, "SETTLEMENT_EXCEEDS_BILL", amount]);
    expect(await codeOf(receiptOf(50, [[third, 50.01]]))).toEqual([422, "SETTLEMENT_EXCEEDS_AMOUNT", amount]);
    expect(await codeOf(receiptOf(50, [[third, 0]]))).toEqual([400, "INVALID_FIELDS", amount]);
  });

  it("settles a bill only once when several receipts name it at the same time", async () => {
    const two = [1, 2, 3].map(() => desk.post("receipts", receiptOf(200, [[third, 200]])));
    const answers = await Promise.all(two);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await open())[2]).toEqual(["Sale", 315, 115]);
    const documents = [receiptOf(100, [[third, 100]]), receiptOf(100, [[third, 100]])];
    const batch = await desk.post("receipts/batch", { documents });
    expect(batch.read<{ refused: number }>().refused).toBe(1);
    expect((await open())[2]).toEqual(["Sale", 315, 15]);
  });
});

it("a payment settles the purchases that it names", async () => {
  const supplier = shop + 100;
  const maker: object = await desk.db("accounts").where({ company_id: 1, id: MAKER }).first();
  await desk.db("accounts").insert({ ...maker, id: supplier, name: "Another maker", reference: null });
  const bought = (days: number) =>
    desk.posted("purchases", desk.purchaseOf(supplier, {}, { date: before(days) })); // 1,050.00
  await bought(40);
  const later = await bought(10);
  const payment = { date: before(1), mode: "cash", partyId: supplier, userId: desk.anil, amount: 500 };
  await desk.posted("payments", { ...payment, against: [{ billId: later.id, amount: 450 }] });
  const { records } = await askReport(desk.product, "GET", "/api/v1/bills-payable").table(desk.manager, {
    SupplierID: supplier,
  });
  expect(records.map(({ Amount, Settled, Pending }) => [Amount, Settled, Pending])).toEqual([
    [1_050, 50, 1_000],
    [1_050, 450, 600],
  ]);
  expect(records[1]).toMatchObject({ PurchaseID: later.id, BillID: null });
  const unknown = await desk.post("payments", { ...payment, against: [{ billId: 9_999_999, amount: 1 }] });
  expect(refusal(unknown)).toEqual([422, "PURCHASE_UNKNOWN", "against.0.billId"]);
});

describe.each([
  ["debtors", 14, 1, "GET", "/api/DebitorsReport", "receivable"],
  ["creditors", 27, -1, "GET", "/api/CreditorsReport", "payable"],
] as const)("the bills of all %s", (_, group, sign, method, path, book) => {
  const range = () => ({ FromDate: before(60), ToDate: before(1) });

  it("have the open amounts that remain after named payments and then oldest-first payments", async () => {
    const bills = askReport(desk.product, "GET", `/api/v1/bills-${book}`);
    for (const day of [desk.date, before(15)]) {
      const { records, totals, ties } = await bills.table(desk.manager, { Date: day });
      const expected = await paidOldestFirst(desk.db, { group, sign, day });
      const found = records.map(
        ({ AccountID, VoucherID, Pending }) => [`${AccountID}/${VoucherID}`, paiseOf([Pending])] as const,
      );
      expect(new Map(found)).toEqual(expected);
      expect(ties).toMatchObject([{ amount: totals.Pending, agrees: true }]);
    }
  });

  it("have ages that add up to the balance, and that the report shows only on request", async () => {
    const parties = askReport(desk.product, method, path);
    const plain = await parties.table(desk.manager, range());
    const aged = await parties.table(desk.manager, { ...range(), Ageing: 1 });
    const ages = (record: Record<string, unknown>) =>
      ["NotDue", "Days30", "Days60", "Days90", "Older"].map((name) => record[name]);
    expect(plain.records.map(ages)).toEqual(plain.records.map(() => [null, null, null, null, null]));
    expect(aged.records.map((each) => paiseOf(ages(each)))).toEqual(
      aged.records.map(({ Outstanding }) => paiseOf([Outstanding])),
    );
    expect(paiseOf(ages(aged.totals))).toBe(paiseOf([aged.totals.Outstanding]));
    const bills = askReport(desk.product, "GET", `/api/v1/bills-${book}`);
    const { totals } = await bills.table(desk.manager, { Date: before(1) });
    expect(ages(aged.totals)).toEqual(ages(totals));
    expect(aged.ties).toMatchObject([{ agrees: true }]);
  });
});

it("the books are still correct after all these documents", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

async function cashOfAnil() {
  const own = { company_id: 1, user_id: desk.anil, group_id: 6 };
  const account = await desk.db("accounts").where(own).first("id");
  return Number(account.id);
}
