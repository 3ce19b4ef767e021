import { afterAll, beforeAll, expect, it } from "vitest";
import { EIGHTEEN, FIVE, MAKER, startGstDesk, type GstDesk } from "./gst-desk.ts";
import { FOREIGN, GAUZE, refusal, ROLL } from "./stock-desk.ts";

// Pricing of corrections: `?edits=` prices a document as its edit would be posted.

let desk: GstDesk;
beforeAll(async () => {
  desk = await startGstDesk();
  await desk.posted("purchases", desk.purchaseOf(MAKER, {}));
});
afterAll(() => desk?.product.stop());

it("pricing an edited bill keeps the price and tax of unchanged lines, and first frees its own goods and credit", async () => {
  const bill = await desk.billOn(desk.date);
  const price = async (body: object, edits?: number) =>
    (await desk.post(`bills/price${edits === undefined ? "" : `?edits=${edits}`}`, body)).read<Priced>();
  // SP 150.00 and 5 %: 157.50 each. Then 18 %: 177.00 each.
  const posted = await desk.posted("bills", bill);
  expect(posted.amount).toBe(315);
  await desk.setTax(GAUZE, EIGHTEEN);
  expect((await price(bill)).amount).toBe(354);
  expect((await price(bill, posted.id)).amount).toBe(315);
  const three = { ...bill, lines: [{ itemId: GAUZE, quantity: 3 }] };
  expect((await price(three, posted.id)).amount).toBe(531);

  // Ten were bought and this bill has two of them: eleven are never available, ten only for this bill's own edit.
  const ten = { ...bill, lines: [{ itemId: GAUZE, quantity: 10 }] };
  expect(codes(await price(ten))).toEqual(["STOCK_SHORT"]);
  expect(codes(await price(ten, posted.id))).toEqual([]);
  const eleven = { ...bill, lines: [{ itemId: GAUZE, quantity: 11 }] };
  expect(codes(await price(eleven, posted.id))).toEqual(["STOCK_SHORT"]);

  // The credit limit is exactly what the customer owes now.
  const whose = { company_id: 1, account_id: desk.customer };
  const owed = await desk.db("ledger_entries").where(whose).first(desk.db.raw("SUM(debit - credit) AS owed"));
  await desk.db("accounts").where({ company_id: 1, id: desk.customer }).update({ credit_limit: owed.owed });
  expect(codes(await price(bill))).toEqual(["CREDIT_LIMIT"]);
  expect(codes(await price(bill, posted.id))).toEqual([]);
  expect(codes(await price(three, posted.id))).toEqual(["CREDIT_LIMIT"]);

  await desk.db("accounts").where({ company_id: 1, id: desk.customer }).update({ credit_limit: null });
  expect((await desk.edited("bills", posted.id, three)).amount).toBe(531);
  // Another company's bill can't be corrected.
  expect(refusal(await desk.post(`bills/price?edits=${FOREIGN}`, bill)).slice(0, 2)).toEqual([
    404,
    "NOT_FOUND",
  ]);
});

it("pricing an edited purchase keeps the tax of its lines and its supplier's invoice number", async () => {
  await desk.setTax(ROLL, FIVE);
  const invoice = {
    ...desk.purchaseOf(MAKER, { itemId: ROLL, quantity: 4, unitPrice: 25 }),
    supplierInvoiceNo: "MK/11",
  };
  // 4 × 25.00 = 100.00 at 5 %, then at 18 %.
  const posted = await desk.posted("purchases", invoice);
  expect(posted.amount).toBe(105);
  await desk.setTax(ROLL, EIGHTEEN);
  expect(refusal(await desk.post("purchases/price", invoice))).toEqual([
    422,
    "SUPPLIER_INVOICE_TAKEN",
    "supplierInvoiceNo",
  ]);
  const price = async (body: object) =>
    (await desk.post(`purchases/price?edits=${posted.id}`, body)).read<Priced>().amount;
  expect(await price(invoice)).toBe(105);
  const five = { ...invoice, lines: [{ itemId: ROLL, quantity: 5, unitPrice: 25 }] };
  expect(await price(five)).toBe(147.5);
  expect((await desk.edited("purchases", posted.id, five)).amount).toBe(147.5);
});

interface Priced {
  amount: number;
  refusals: { code: string }[];
}

function codes({ refusals }: Priced): string[] {
  return refusals.map(({ code }) => code);
}
