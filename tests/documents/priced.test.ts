import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CRAFTSMAN_ID, MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { GAUZE_ID, getRefusal, ROLL_ID } from "./stock-desk.ts";

let desk: GstDesk;

beforeAll(async () => {
  desk = await startGstDesk();
});
afterAll(() => desk?.product.stop());

/** Number of documents, party locks and audit log rows; pricing must not change them. */
async function books() {
  const count = async (table: string) =>
    Number((await desk.db(table).where("company_id", 1).count({ n: "*" }))[0]?.["n"]);
  return Promise.all(["vouchers", "purchases", "orders", "party_locks", "audit_log"].map(count));
}

describe("a purchase", () => {
  // 10 × 100.00 less 10 % = 900.00 and 4 × 25.00 = 100.00, both at 5 %; freight of 50.00 by value:
  // 45.00 and 5.00.
  const lines = [
    { itemId: GAUZE_ID, quantity: 10, freeQuantity: 2, unitPrice: 100, discountRate: 10 },
    { itemId: ROLL_ID, quantity: 4, unitPrice: 25 },
  ];
  const pricedPurchase = {
    taxable: 1000,
    cgst: 25,
    sgst: 25,
    igst: 0,
    freight: 50,
    discount: 10,
    roundOff: 0.4,
    amount: 1090.4,
    warnings: [],
    lines: [
      {
        ...{ itemId: GAUZE_ID, quantity: 10, freeQuantity: 2, unitPrice: 100, taxRate: 5 },
        ...{ taxable: 900, cgst: 22.5, sgst: 22.5, igst: 0, amount: 945, landed: 945 },
      },
      {
        ...{ itemId: ROLL_ID, quantity: 4, freeQuantity: 0, unitPrice: 25, taxRate: 5 },
        ...{ taxable: 100, cgst: 2.5, sgst: 2.5, igst: 0, amount: 105, landed: 105 },
      },
    ],
  };

  it("has the same price as when it is posted, and pricing writes nothing", async () => {
    const invoice = {
      ...desk.purchaseOf(MAKER_ID, {}, { lines, freight: 50, discount: 10, amount: 1090.4 }),
      supplierInvoiceNo: "MK/7",
    };
    const before = await books();
    const answer = await desk.post("purchases/price", invoice);
    expect([answer.status, answer.json], answer.text).toEqual([200, pricedPurchase]);
    expect(await books()).toEqual(before);
    expect((await desk.posted("purchases", invoice)).amount).toBe(1090.4);
    // This supplier invoice is already posted now.
    expect(getRefusal(await desk.post("purchases/price", invoice))).toEqual([
      422,
      "SUPPLIER_INVOICE_TAKEN",
      "supplierInvoiceNo",
    ]);
  });

  it("is refused by pricing for the same reasons as by posting", async () => {
    const over = desk.purchaseOf(CRAFTSMAN_ID, {}, { amount: 1050 });
    expect(getRefusal(await desk.post("purchases/price", over))).toEqual([422, "AMOUNT_DIFFERS", "amount"]);
    const taxedPurchase = desk.purchaseOf(CRAFTSMAN_ID, { taxRate: 5 });
    expect(getRefusal(await desk.post("purchases/price", taxedPurchase))).toEqual([
      422,
      "TAX_WITHOUT_GSTIN",
      "lines.0.taxRate",
    ]);
    const nobody = desk.purchaseOf(desk.customer, {});
    expect(getRefusal(await desk.post("purchases/price", nobody))[0]).toBe(422);
    expect((await desk.post("purchases/price", desk.purchaseOf(MAKER_ID, {}), desk.salesman)).status).toBe(
      403,
    );
  });
});

describe("an order", () => {
  it("is priced at the customer's rates with tax as when it is placed, and pricing writes nothing", async () => {
    // SP 150.00 and 5 %: 450.00 with 11.25 twice; 75.00 with 1.875 → 1.88 twice.
    const order = {
      ...{ date: desk.date, customerId: desk.customer, payment: "credit" },
      lines: [
        { itemId: GAUZE_ID, quantity: 3 },
        { itemId: ROLL_ID, quantity: 0.5 },
      ],
    };
    const before = await books();
    const answer = await desk.post("orders/price", order);
    expect([answer.status, answer.json], answer.text).toEqual([
      200,
      {
        amount: 551.26,
        lines: [
          { itemId: GAUZE_ID, quantity: 3, rate: 157.5, amount: 472.5 },
          { itemId: ROLL_ID, quantity: 0.5, rate: 157.5, amount: 78.76 },
        ],
      },
    ]);
    expect(await books()).toEqual(before);
    const orderAnswer = await desk.post("orders", order);
    expect(orderAnswer.read<{ amount: number }>().amount).toBe(551.26);
  });

  it("is refused by pricing for the same reasons as by placing", async () => {
    const order = { date: desk.date, customerId: desk.customer, payment: "credit", lines: [] };
    expect((await desk.post("orders/price", order)).status).toBe(400);
    const stale = { ...order, lines: [{ itemId: GAUZE_ID, quantity: 1, rate: 150 }] };
    expect(getRefusal(await desk.post("orders/price", stale))).toEqual([422, "PRICE_STALE", "lines.0.rate"]);
  });
});

describe("a bill", () => {
  it("gets the same reasons from pricing as from a refused posting, and pricing reserves nothing", async () => {
    await desk.db("accounts").where({ company_id: 1, id: desk.customer }).update({ credit_limit: "500.00" });
    const [owedRow] = await desk
      .db("ledger_entries")
      .where({ company_id: 1, account_id: desk.customer })
      .select(desk.db.raw("COALESCE(SUM(debit - credit), 0) AS owed"));
    const leftCredit = Math.max(0, 500 - Number(owedRow.owed)).toFixed(2);
    const [lying] = await desk
      .db("stock_moves")
      .where({ company_id: 1, item_id: GAUZE_ID, location_id: desk.godown })
      .select(desk.db.raw("COALESCE(SUM(quantity), 0) AS quantity"));
    const there = Number(lying.quantity);
    const { name: place } = await desk
      .db("stock_locations")
      .where({ company_id: 1, id: desk.godown })
      .first("name");
    // SP 150.00: 1,000 of them come to 1,57,500.00 with 5 %; the rate slab's discount is not
    // applied.
    const bill = {
      ...{ date: desk.date, customerId: desk.customer, seriesId: await readSeries("B2C") },
      ...{
        locationId: desk.godown,
        payment: "credit",
        discount: 0,
        lines: [{ itemId: GAUZE_ID, quantity: 1000 }],
      },
    };
    const before = await books();
    const pricedBill = (await desk.post("bills/price", bill)).read<Priced>();
    expect(pricedBill.amount).toBe(157_500);
    expect(pricedBill.refusals).toEqual([
      {
        code: "STOCK_SHORT",
        message: `${place} has ${there === 0 ? "none" : `only ${there}`} of Test gauze; 1000 are asked for.`,
        key: "stockShort",
        values: { place, left: `${there}`, item: "Test gauze", asked: "1000" },
      },
      {
        code: "CREDIT_LIMIT",
        message: `The customer may owe ${leftCredit} more; the bill comes to 1,57,500.00.`,
        key: "creditLeft",
        values: { left: leftCredit, amount: "1,57,500.00" },
      },
    ]);
    expect(await books()).toEqual(before);
    const refusedAnswer = await desk.post("bills", bill);
    expect(getRefusal(refusedAnswer)).toEqual([422, "CREDIT_LIMIT", "customerId"]);
    expect(refusedAnswer.read<{ message: string }>().message).toBe(pricedBill.refusals[1]?.message);
    const { id: mainCash } = await desk
      .db("accounts")
      .where({ company_id: 1, group_id: 6, name: "Main Cash" })
      .first("id");
    const cash = await desk.post("bills/price", {
      ...bill,
      payment: "cash",
      cashAccountId: mainCash,
      lines: [{ itemId: 1, quantity: 1 }],
    });
    expect(cash.status, cash.text).toBe(200);
    expect(cash.read<Priced>().refusals).toEqual([]);
  });
});

interface Priced {
  amount: number;
  refusals: { code: string; message: string }[];
}

async function readSeries(invType: string): Promise<number> {
  const foundSeries: { id: number } = await desk
    .db("invoice_series as s")
    .join("financial_years as y", (on) => on.on("y.company_id", "s.company_id").andOn("y.id", "s.year_id"))
    .where({ "s.company_id": 1, "s.inv_type": invType, "s.is_deleted": 0 })
    .where("y.start_date", "<=", desk.date)
    .where("y.end_date", ">=", desk.date)
    .first("s.id");
  return foundSeries.id;
}
