import { afterAll, beforeAll, expect, it } from "vitest";
import { TAX_EIGHTEEN_ID, TAX_FIVE_ID, MAKER_ID, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { FOREIGN_ITEM_ID, GAUZE_ID, getRefusal, ROLL_ID } from "./stock-desk.ts";

// Pricing of corrections: `?edits=` prices a document as its edit would be posted.

let desk: GstDesk;
beforeAll(async () => {
  desk = await startGstDesk();
  await desk.posted("purchases", desk.purchaseOf(MAKER_ID, {}));
});
afterAll(() => desk?.product.stop());

it("pricing an edited bill keeps the price and tax of unchanged lines, and first frees its own goods and credit", async () => {
  const bill = await desk.billOn(desk.date);
  const readPricedBill = async (body: object, edits?: number) =>
    (await desk.post(`bills/price${edits === undefined ? "" : `?edits=${edits}`}`, body)).read<Priced>();
  // SP 150.00 and 5 %: 157.50 each. Then 18 %: 177.00 each.
  const postedBill = await desk.posted("bills", bill);
  expect(postedBill.amount).toBe(315);
  await desk.setTax(GAUZE_ID, TAX_EIGHTEEN_ID);
  expect((await readPricedBill(bill)).amount).toBe(354);
  expect((await readPricedBill(bill, postedBill.id)).amount).toBe(315);
  const three = { ...bill, lines: [{ itemId: GAUZE_ID, quantity: 3 }] };
  expect((await readPricedBill(three, postedBill.id)).amount).toBe(531);

  // Ten were bought and this bill has two of them: eleven are never available, ten only for this
  // bill's own edit.
  const ten = { ...bill, lines: [{ itemId: GAUZE_ID, quantity: 10 }] };
  expect(listRefusalCodes(await readPricedBill(ten))).toEqual(["STOCK_SHORT"]);
  expect(listRefusalCodes(await readPricedBill(ten, postedBill.id))).toEqual([]);
  const eleven = { ...bill, lines: [{ itemId: GAUZE_ID, quantity: 11 }] };
  expect(listRefusalCodes(await readPricedBill(eleven, postedBill.id))).toEqual(["STOCK_SHORT"]);

  // The credit limit is exactly what the customer owes now.
  const whose = { company_id: 1, account_id: desk.customer };
  const owedBefore = await desk
    .db("ledger_entries")
    .where(whose)
    .first(desk.db.raw("SUM(debit - credit) AS owed"));
  await desk
    .db("accounts")
    .where({ company_id: 1, id: desk.customer })
    .update({ credit_limit: owedBefore.owed });
  expect(listRefusalCodes(await readPricedBill(bill))).toEqual(["CREDIT_LIMIT"]);
  expect(listRefusalCodes(await readPricedBill(bill, postedBill.id))).toEqual([]);
  expect(listRefusalCodes(await readPricedBill(three, postedBill.id))).toEqual(["CREDIT_LIMIT"]);

  await desk.db("accounts").where({ company_id: 1, id: desk.customer }).update({ credit_limit: null });
  expect((await desk.edited("bills", postedBill.id, three)).amount).toBe(531);
  // Another company's bill can't be corrected.
  expect(getRefusal(await desk.post(`bills/price?edits=${FOREIGN_ITEM_ID}`, bill)).slice(0, 2)).toEqual([
    404,
    "NOT_FOUND",
  ]);
});

it("pricing an edited purchase keeps the tax of its lines and its supplier's invoice number", async () => {
  await desk.setTax(ROLL_ID, TAX_FIVE_ID);
  const invoice = {
    ...desk.purchaseOf(MAKER_ID, { itemId: ROLL_ID, quantity: 4, unitPrice: 25 }),
    supplierInvoiceNo: "MK/11",
  };
  // 4 × 25.00 = 100.00 at 5 %, then at 18 %.
  const postedPurchase = await desk.posted("purchases", invoice);
  expect(postedPurchase.amount).toBe(105);
  await desk.setTax(ROLL_ID, TAX_EIGHTEEN_ID);
  expect(getRefusal(await desk.post("purchases/price", invoice))).toEqual([
    422,
    "SUPPLIER_INVOICE_TAKEN",
    "supplierInvoiceNo",
  ]);
  const readPricedAmount = async (body: object) =>
    (await desk.post(`purchases/price?edits=${postedPurchase.id}`, body)).read<Priced>().amount;
  expect(await readPricedAmount(invoice)).toBe(105);
  const five = { ...invoice, lines: [{ itemId: ROLL_ID, quantity: 5, unitPrice: 25 }] };
  expect(await readPricedAmount(five)).toBe(147.5);
  expect((await desk.edited("purchases", postedPurchase.id, five)).amount).toBe(147.5);
});

interface Priced {
  amount: number;
  refusals: { code: string }[];
}

function listRefusalCodes({ refusals }: Priced): string[] {
  return refusals.map(({ code }) => code);
}
