import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { getRefusal, GAUZE_ID, type Standing } from "../documents/stock-desk.ts";
import { startGstDesk, type GstDesk, MAKER_ID } from "../documents/gst-desk.ts";
import { askReport, sumPaise } from "./ask-report.ts";
import { settleOldestFirst } from "./paid-oldest-first.ts";

/** Ids of customers used only by this test; each test has a separate one. */
const FIRST_SHOP_ID = 9500;

let desk: GstDesk;
let shop = FIRST_SHOP_ID;
/** The date so many days before the run's date. */
const subtractDays = (days: number) => addDays(desk.date, -days);

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, { quantity: 500 }, { date: subtractDays(200) }));
});
beforeEach(async () => {
  shop += 1;
  const own = { id: shop, name: `Shop ${shop}`, reference: null, salesman_id: desk.anil, group_id: 14 };
  const terms = { rate_type: "SP", gstin: null, state_code: "32", credit_limit: null, credit_days: 15 };
  await desk.copy("accounts", 1, { ...own, ...terms, system_key: null, user_id: null });
});
afterAll(() => desk?.product.stop());

/** One piece costs 150.00 plus 5 %: 157.50. */
const makeBill = (days: number, quantity: number) =>
  desk.billOn(subtractDays(days), { customerId: shop, lines: [{ itemId: GAUZE_ID, quantity }] });
const postBill = async (days: number, quantity: number) =>
  desk.posted("bills", await makeBill(days, quantity));
const makeReceipt = (
  amount: number,
  against?: readonly (readonly [Standing, number])[],
  more: object = {},
) => ({
  date: subtractDays(2),
  mode: "cash",
  partyId: shop,
  userId: desk.anil,
  amount,
  ...(against && { against: against.map(([{ id }, part]) => ({ billId: id, amount: part })) }),
  ...more,
});
const postReceipt = (...receiptParts: Parameters<typeof makeReceipt>) =>
  desk.posted("receipts", makeReceipt(...receiptParts));
const getRefusalCode = async (document: object) => getRefusal(await desk.post("receipts", document));

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
    first = await postBill(100, 10); // 1,575.00
    second = await postBill(50, 2); // 315.00
    third = await postBill(20, 2); // 315.00
  });

  it("settles the bills that a receipt names, and the oldest bill with money that names none", async () => {
    const receipt = await postReceipt(200, [[second, 200]]);
    const path = `/api/v1/receipts/${receipt.id}`;
    const paper = await desk.product.call({ method: "GET", path, cookie: desk.manager });
    expect(paper.json).toMatchObject({
      against: [{ billId: second.id, billNo: second.voucherNo, date: subtractDays(50), amount: 200 }],
    });
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 315, 115],
      ["Sale", 315, 315],
    ]);
    // Before the receipt's date, nothing was paid.
    expect(await open(subtractDays(3))).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 315, 315],
      ["Sale", 315, 315],
    ]);
    await postReceipt(1_600); // an advance: it pays the oldest bill, and 25.00 of the next
    expect(await open()).toEqual([
      ["Sale", 315, 90],
      ["Sale", 315, 315],
    ]);
    await postReceipt(400, [[third, 315]]); // 85.00 remain for the other bill
    expect(await open()).toEqual([["Sale", 315, 5]]);
    await postReceipt(105);
    expect(await open()).toEqual([["Receipt", -105, -100]]);
  });

  it("owes a bill again when its receipt is cancelled", async () => {
    const mistaken = await postReceipt(315, [[third, 315]]);
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 315, 315],
    ]);
    await desk.cancelled("receipts", mistaken.id);
    expect((await open())[2]).toEqual(["Sale", 315, 315]);
    await postReceipt(315, [[third, 315]]);
    expect(await open()).toHaveLength(2);
  });

  it("keeps a named payment as far as it still fits when the bill or the receipt is edited", async () => {
    const receipt = await postReceipt(200, [[second, 200]]);
    const smaller = await desk.edited("bills", second.id, await makeBill(50, 1)); // 157.50
    // 42.50 no longer fit and go to the oldest bill.
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_532.5],
      ["Sale", 315, 315],
    ]);
    // The office's receipt form can't name bills.
    const form = { ReId: receipt.id, PLID: await findCashAccount(), PartyID: shop, Debit: 100 };
    const path = "/api/updateReceipt";
    const answer = await desk.product.call({ method: "PUT", path, body: form, cookie: desk.manager });
    expect(answer.status, answer.text).toBe(200);
    expect(await open()).toEqual([
      ["Sale", 1_575, 1_575],
      ["Sale", 157.5, 57.5],
      ["Sale", 315, 315],
    ]);
    // When the bill becomes larger again, the same receipt pays it.
    const larger = await desk.edited("bills", smaller.id, await makeBill(50, 2));
    expect((await open())[1]).toEqual(["Sale", 315, 215]);
    const current = answer.read<{ ReId: number }>().ReId;
    const namedReceipt = await desk.edited("receipts", current, makeReceipt(315, [[larger, 315]]));
    expect(await open()).toHaveLength(2);
    await desk.edited("receipts", namedReceipt.id, makeReceipt(315, []));
    expect((await open())[0]).toEqual(["Sale", 1_575, 1_260]);
  });

  it("has money of a cancelled bill or of returned goods moved to the oldest bill", async () => {
    await postReceipt(630, [
      [second, 315],
      [third, 315],
    ]);
    expect(await open()).toEqual([["Sale", 1_575, 1_575]]);
    const back = { date: subtractDays(1), customerId: shop, salesmanId: desk.anil, refund: "credit" };
    const lines = [{ billLineNo: 1, goodQuantity: 1 }];
    await desk.posted("sale-returns", { ...back, billId: third.id, lines });
    expect(await open()).toEqual([["Sale", 1_575, 1_417.5]]);
    await desk.cancelled("bills", second.id);
    expect(await open()).toEqual([["Sale", 1_575, 1_102.5]]);
    // The customer is 397.50 in advance. The remaining 75.00 of the first bill
    // are paid from the oldest credit, which is the third bill's overpayment.
    await postReceipt(1_500, [[first, 1_500]]);
    expect(await open()).toEqual([
      ["Sale", 157.5, -82.5],
      ["Receipt", -630, -315],
    ]);
  });

  it("can't settle another customer's bill, a bill not in effect, or more than is open or is paid", async () => {
    const other = await desk.posted("bills", await desk.billOn(subtractDays(5)));
    const cash = await desk.posted("bills", { ...(await makeBill(4, 2)), payment: "cash" });
    await desk.cancelled("bills", first.id);
    const replacedBill = second;
    second = await desk.edited("bills", replacedBill.id, await makeBill(50, 2));
    const unknown = { ...other, id: 99_999_999 };
    const bill = "against.0.billId";
    const amount = "against.0.amount";
    expect(await getRefusalCode(makeReceipt(50, [[unknown, 50]]))).toEqual([422, "BILL_UNKNOWN", bill]);
    expect(await getRefusalCode(makeReceipt(50, [[other, 50]]))).toEqual([422, "PARTY_DIFFERS", bill]);
    expect(await getRefusalCode(makeReceipt(50, [[first, 50]]))).toEqual([
      422,
      "DOCUMENT_NOT_STANDING",
      bill,
    ]);
    expect(await getRefusalCode(makeReceipt(50, [[replacedBill, 50]]))).toEqual([
      422,
      "DOCUMENT_NOT_STANDING",
      bill,
    ]);
    expect(await getRefusalCode(makeReceipt(900, [[third, 315.01]]))).toEqual([
      422,
      "SETTLEMENT_EXCEEDS_BILL",
      amount,
    ]);
    expect(await getRefusalCode(makeReceipt(50, [[cash, 0.01]]))).toEqual([
      422,
      "SETTLEMENT_EXCEEDS_BILL",
      amount,
    ]);
    expect(await getRefusalCode(makeReceipt(50, [[third, 50.01]]))).toEqual([
      422,
      "SETTLEMENT_EXCEEDS_AMOUNT",
      amount,
    ]);
    expect(await getRefusalCode(makeReceipt(50, [[third, 0]]))).toEqual([400, "INVALID_FIELDS", amount]);
  });

  it("settles a bill only once when several receipts name it at the same time", async () => {
    const two = [1, 2, 3].map(() => desk.post("receipts", makeReceipt(200, [[third, 200]])));
    const answers = await Promise.all(two);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await open())[2]).toEqual(["Sale", 315, 115]);
    const documents = [makeReceipt(100, [[third, 100]]), makeReceipt(100, [[third, 100]])];
    const batch = await desk.post("receipts/batch", { documents });
    expect(batch.read<{ refused: number }>().refused).toBe(1);
    expect((await open())[2]).toEqual(["Sale", 315, 15]);
  });
});

it("a payment settles the purchases that it names", async () => {
  const supplier = shop + 100;
  const maker: object = await desk.db("accounts").where({ company_id: 1, id: MAKER_ID }).first();
  await desk.db("accounts").insert({ ...maker, id: supplier, name: "Another maker", reference: null });
  const postPurchase = (days: number) =>
    desk.posted("purchases", desk.purchaseOf(supplier, {}, { date: subtractDays(days) })); // 1,050.00
  await postPurchase(40);
  const later = await postPurchase(10);
  const payment = { date: subtractDays(1), mode: "cash", partyId: supplier, userId: desk.anil, amount: 500 };
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
  expect(getRefusal(unknown)).toEqual([422, "PURCHASE_UNKNOWN", "against.0.billId"]);
});

describe.each([
  ["debtors", 14, 1, "GET", "/api/DebitorsReport", "receivable"],
  ["creditors", 27, -1, "GET", "/api/CreditorsReport", "payable"],
] as const)("the bills of all %s", (_, group, sign, method, path, book) => {
  const makeRange = () => ({ FromDate: subtractDays(60), ToDate: subtractDays(1) });

  it("have the open amounts that remain after named payments and then oldest-first payments", async () => {
    const bills = askReport(desk.product, "GET", `/api/v1/bills-${book}`);
    for (const day of [desk.date, subtractDays(15)]) {
      const { records, totals, ties } = await bills.table(desk.manager, { Date: day });
      const expectedPending = await settleOldestFirst(desk.db, { group, sign, day });
      const foundPending = records.map(
        ({ AccountID, VoucherID, Pending }) => [`${AccountID}/${VoucherID}`, sumPaise([Pending])] as const,
      );
      expect(new Map(foundPending)).toEqual(expectedPending);
      expect(ties).toMatchObject([{ amount: totals.Pending, agrees: true }]);
    }
  });

  it("have ages that add up to the balance, and that the report shows only on request", async () => {
    const parties = askReport(desk.product, method, path);
    const plain = await parties.table(desk.manager, makeRange());
    const agedTable = await parties.table(desk.manager, { ...makeRange(), Ageing: 1 });
    const pickAges = (record: Record<string, unknown>) =>
      ["NotDue", "Days30", "Days60", "Days90", "Older"].map((name) => record[name]);
    expect(plain.records.map(pickAges)).toEqual(plain.records.map(() => [null, null, null, null, null]));
    expect(agedTable.records.map((each) => sumPaise(pickAges(each)))).toEqual(
      agedTable.records.map(({ Outstanding }) => sumPaise([Outstanding])),
    );
    expect(sumPaise(pickAges(agedTable.totals))).toBe(sumPaise([agedTable.totals.Outstanding]));
    const bills = askReport(desk.product, "GET", `/api/v1/bills-${book}`);
    const { totals } = await bills.table(desk.manager, { Date: subtractDays(1) });
    expect(pickAges(agedTable.totals)).toEqual(pickAges(totals));
    expect(agedTable.ties).toMatchObject([{ agrees: true }]);
  });
});

it("the books are still correct after all these documents", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

async function findCashAccount() {
  const own = { company_id: 1, user_id: desk.anil, group_id: 6 };
  const account = await desk.db("accounts").where(own).first("id");
  return Number(account.id);
}
