import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { describeLateBills } from "./late-bills.ts";
import { GAUZE_ID, getRefusal, ROLL_ID } from "./stock-desk.ts";
import { describeSupplierNotes } from "./supplier-notes.ts";

let desk: GstDesk;
/** A customer on the other salesman's routes only. */
const OTHER_CUSTOMER_ID = 9310;

beforeAll(async () => {
  desk = await startGstDesk();
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}, { lines: STOCK_LINES }));
});
afterAll(() => desk?.product.stop());

/** Number of documents and of audit log rows; pricing must not change them. */
async function books() {
  const count = async (table: string) =>
    Number((await desk.db(table).where("company_id", 1).count({ n: "*" }))[0]?.["n"]);
  return Promise.all(["vouchers", "sale_returns", "purchase_returns", "audit_log"].map(count));
}

async function read(path: string, cookie = desk.manager, query: Record<string, string> = {}) {
  return desk.product.call({ method: "GET", path: `/api/v1/${path}`, query, cookie });
}

describe("a sale return", () => {
  // 4 × 150.00 and 2 × 150.00 at 5 %: 630.00 and 315.00, less 94.50.
  const goods = [
    { itemId: GAUZE_ID, quantity: 4, freeQuantity: 1 },
    { itemId: ROLL_ID, quantity: 2 },
  ];
  const terms = { unitPrice: 150, taxRate: 5 };
  const gauze = { billLineNo: 1, itemId: GAUZE_ID, itemName: "Test gauze", ...terms };
  const roll = { billLineNo: 2, itemId: ROLL_ID, itemName: "Test roll", ...terms };

  it("is chosen from the customer's bills, shows what is left of each line, and has the same amount when posted", async () => {
    const { date, customer } = desk;
    const bill = await desk.posted("bills", await desk.billOn(date, { lines: goods, discount: 94.5 }));
    const path = `returnable-bills/${bill.id}`;
    const bills = async (until = date) => {
      const answer = await read("returnable-bills", desk.manager, { customerId: `${customer}`, until });
      return answer.read<{ data: { id: number; date: string }[] }>().data;
    };
    const [newest] = await bills();
    expect(newest).toEqual({ id: bill.id, number: bill.voucherNo, date, amount: 850.5 });
    const days = (await bills()).map((each) => each.date);
    expect(days).toEqual(days.toSorted().toReversed());
    expect((await bills("2020-01-01")).length).toBe(0);
    expect((await read(path)).json).toEqual({
      ...{ id: bill.id, date, customerId: customer, locationId: desk.godown },
      lines: [
        { ...gauze, left: 4, leftFree: 1 },
        { ...roll, left: 2, leftFree: 0 },
      ],
    });

    // One good and one damaged: 300.00 and 15.00; their share of the discount is 94.50 × 315.00 /
    // 945.00.
    const back = { date, customerId: customer, billId: bill.id, refund: "credit" };
    const one = { ...back, lines: [{ billLineNo: 1, goodQuantity: 1, damagedQuantity: 1 }] };
    const before = await books();
    // The bill is locked by another transaction; pricing must not wait for the lock.
    const answer = await desk.db.transaction(async (trx) => {
      await trx("vouchers").where({ company_id: 1, id: bill.voucherId }).forUpdate().select("id");
      return desk.post("sale-returns/price", one);
    });
    const tax = { taxable: 300, cgst: 7.5, sgst: 7.5, igst: 0 };
    expect([answer.status, answer.json], answer.text).toEqual([
      200,
      {
        ...{ ...tax, discount: 31.5, roundOff: 0, amount: 283.5, warnings: [], refusals: [] },
        lines: [{ itemId: GAUZE_ID, quantity: 2, freeQuantity: 0, ...terms, ...tax, amount: 315 }],
      },
    ]);
    expect(await books()).toEqual(before);
    expect((await desk.posted("sale-returns", one)).amount).toBe(283.5);
    expect((await read(path)).read<{ lines: object[] }>().lines[0]).toEqual({
      ...gauze,
      left: 2,
      leftFree: 1,
    });

    const more = { ...back, lines: [{ billLineNo: 1, goodQuantity: 3 }] };
    expect(getRefusal(await desk.post("sale-returns/price", more))).toEqual([
      422,
      "RETURN_EXCEEDS_DOCUMENT",
      "lines.0",
    ]);
    await desk.posted("sale-returns", {
      ...back,
      lines: [
        { billLineNo: 1, goodQuantity: 2, freeQuantity: 1 },
        { billLineNo: 2, expiredQuantity: 2 },
      ],
    });
    expect((await bills()).map(({ id }) => id)).not.toContain(bill.id);
    expect((await read(path)).read<{ lines: object[] }>().lines).toEqual([]);
  });

  it("of a bill whose tax can no longer be reduced is posted when the user confirms that it has none", async () => {
    const { date, customer } = desk;
    const bill = await desk.posted("bills", await desk.billOn(date, { lines: goods }));
    const moveBill = (day: string) =>
      desk.db("bills").where({ company_id: 1, id: bill.id }).update({ date: day });
    await moveBill(addDays(date, -1000));
    // 2 × 150.00 = 300.00 and 15.00 tax.
    const back = {
      ...{ date, customerId: customer, billId: bill.id, refund: "credit" },
      lines: [{ billLineNo: 1, goodQuantity: 2 }],
    };
    for (const path of ["sale-returns/price", "sale-returns"]) {
      expect(getRefusal(await desk.post(path, back))).toEqual([422, "TAX_PERIOD_OVER", "withoutTax"]);
    }
    const confirmedReturn = { ...back, withoutTax: true };
    const pricedReturn = (await desk.post("sale-returns/price", confirmedReturn)).read<Priced>();
    expect(pricedReturn).toMatchObject({ taxable: 300, cgst: 0, sgst: 0, amount: 300 });
    const postedReturn = await desk.posted("sale-returns", confirmedReturn);
    expect(postedReturn.amount).toBe(300);
    await moveBill(date);
    expect(await checkBooks(desk.db, 1)).toEqual([]);
    const withoutBill = { ...confirmedReturn, billId: undefined, locationId: desk.godown };
    const refusedAnswer = await desk.post("sale-returns", {
      ...withoutBill,
      lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }],
    });
    expect(getRefusal(refusedAnswer)).toEqual([400, "INVALID_FIELDS", "withoutTax"]);
  });

  it("of a salesman gets the same reasons from pricing as from a refused posting", async () => {
    const million = {
      ...{ date: desk.date, customerId: desk.customer, refund: "credit", locationId: desk.godown },
      lines: [{ itemId: GAUZE_ID, goodQuantity: 10_000 }],
    };
    // More than that was owed for goods from before the books.
    const openingInput = {
      date: desk.date,
      balances: [{ accountId: desk.customer, debit: 2_000_000 }],
      stock: [],
    };
    await desk.posted("openings", openingInput);
    const pricedAnswer = await desk.post("sale-returns/price", million, desk.salesman);
    const { amount, refusals } = pricedAnswer.read<Priced>();
    expect([pricedAnswer.status, amount]).toEqual([200, 1_575_000]);
    const refusedAnswer = await desk.post("sale-returns", million, desk.salesman);
    expect(getRefusal(refusedAnswer)).toEqual([422, "REFUND_LIMIT", "billId"]);
    const { message, key, values } = refusedAnswer.read<{ message: string; key: string; values: object }>();
    expect(refusals).toEqual([{ code: "REFUND_LIMIT", message, key, values }]);
    expect([key, values]).toMatchObject(["dayLimit", { amount: "15,75,000.00" }]);
    expect((await desk.post("sale-returns/price", million)).read<Priced>().refusals).toEqual([]);
  });

  it("shows a salesman no bills of customers outside the salesman's routes", async () => {
    const customer: object = await desk.db("accounts").where({ company_id: 1, id: desk.customer }).first();
    const own = {
      id: OTHER_CUSTOMER_ID,
      name: "Theirs",
      salesman_id: desk.suresh,
      route_id: null,
      reference: null,
    };
    await desk.db("accounts").insert({ ...customer, ...own });
    const line = { itemId: GAUZE_ID, quantity: 1 };
    const soldBill = await desk.billOn(desk.date, {
      customerId: OTHER_CUSTOMER_ID,
      salesmanId: desk.suresh,
      lines: [line],
    });
    const { id: billId } = await desk.posted("bills", soldBill);
    const listReturnableBills = (cookie: string) =>
      read("returnable-bills", cookie, { customerId: `${OTHER_CUSTOMER_ID}` });
    expect((await listReturnableBills(desk.manager)).read<{ data: object[] }>().data).toHaveLength(1);
    expect(getRefusal(await listReturnableBills(desk.salesman))).toEqual([
      422,
      "ACCOUNT_UNKNOWN",
      "customerId",
    ]);
    expect((await read(`returnable-bills/${billId}`)).status).toBe(200);
    expect((await read(`returnable-bills/${billId}`, desk.salesman)).status).toBe(404);
    const pricedReturn = {
      ...{ date: desk.date, customerId: desk.customer, billId, refund: "credit" },
      lines: [{ billLineNo: 1, goodQuantity: 1 }],
    };
    expect(getRefusal(await desk.post("sale-returns/price", pricedReturn, desk.salesman))).toEqual([
      422,
      "BILL_UNKNOWN",
      "billId",
    ]);
  });
});

describe("a purchase return", () => {
  it("is chosen from the supplier's purchases, and has the same amount when posted", async () => {
    const { date, godown } = desk;
    // 10 and 2 free at 100.00 less 10 %: 900.00 and 45.00.
    const line = { quantity: 10, freeQuantity: 2, discountRate: 10 };
    const postedPurchase = await desk.posted("purchases", {
      ...desk.purchaseOf(MAKER_ID, line),
      supplierInvoiceNo: "MK/8",
    });
    const returnableList = await read("returnable-purchases", desk.manager, { supplierId: `${MAKER_ID}` });
    expect(returnableList.read<{ data: object[] }>().data[0]).toEqual({
      ...{ id: postedPurchase.id, number: "MK/8", date, amount: 945 },
    });
    const path = `returnable-purchases/${postedPurchase.id}`;
    const terms = { unitPrice: 90, taxRate: 5 };
    const returnableLine = {
      purchaseLineNo: 1,
      itemId: GAUZE_ID,
      itemName: "Test gauze",
      left: 12,
      ...terms,
    };
    expect((await read(path)).json).toEqual({
      id: postedPurchase.id,
      date,
      supplierId: MAKER_ID,
      lines: [returnableLine],
    });
    expect((await read(path, desk.salesman)).status).toBe(403);

    // 3 of the 10 paid ones.
    const back = { date, supplierId: MAKER_ID, purchaseId: postedPurchase.id, locationId: godown };
    const three = { ...back, lines: [{ purchaseLineNo: 1, quantity: 3 }] };
    const before = await books();
    const answer = await desk.post("purchase-returns/price", three);
    const tax = { taxable: 270, cgst: 6.75, sgst: 6.75, igst: 0 };
    expect([answer.status, answer.json], answer.text).toEqual([
      200,
      {
        ...{ ...tax, discount: 0, roundOff: 0, amount: 283.5, warnings: [], refusals: [] },
        lines: [{ itemId: GAUZE_ID, quantity: 3, freeQuantity: 0, ...terms, ...tax, amount: 283.5 }],
      },
    ]);
    expect(await books()).toEqual(before);
    expect((await desk.posted("purchase-returns", three)).amount).toBe(283.5);
    expect((await read(path)).read<{ lines: object[] }>().lines).toEqual([{ ...returnableLine, left: 9 }]);

    // The van has no stock, and negative stock is refused.
    await desk.db.transaction((trx) => setStockShort(trx, 1, "refuse"));
    const elsewhere = { ...three, locationId: desk.van };
    const short = (await desk.post("purchase-returns/price", elsewhere)).read<Priced>().refusals;
    const refusedAnswer = await desk.post("purchase-returns", elsewhere);
    expect(getRefusal(refusedAnswer)[1]).toBe("STOCK_SHORT");
    const { message, key, values } = refusedAnswer.read<{ message: string; key: string; values: object }>();
    expect(short).toEqual([{ code: "STOCK_SHORT", message, key, values }]);
    expect([key, values]).toMatchObject(["stockShort", { left: "0", item: "Test gauze", asked: "3" }]);
  });
});

interface Priced {
  amount: number;
  refusals: { code: string; message: string }[];
}

const STOCK_LINES = [
  { itemId: GAUZE_ID, quantity: 50, unitPrice: 100 },
  { itemId: ROLL_ID, quantity: 50, unitPrice: 100 },
];

describeSupplierNotes(() => desk);

// Last, because the sessions of the desk end with the day.
describeLateBills(() => desk);
