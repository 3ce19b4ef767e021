import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import {
  GAUZE_ID,
  getRefusal,
  ROLL_ID,
  startStockDesk,
  type Standing,
  type StockDesk,
} from "./stock-desk.ts";

let desk: StockDesk;
let names: Record<"supplier" | "customer" | "cash", string>;
let stockedPurchase: Standing;
let bill: Standing;

beforeAll(async () => {
  desk = await startStockDesk();
  const readAccountName = async (where: object) =>
    String(
      (
        await desk
          .db("accounts")
          .where({ company_id: 1, ...where })
          .first("name")
      ).name,
    );
  names = {
    supplier: await readAccountName({ id: desk.supplier }),
    customer: await readAccountName({ id: desk.customer }),
    cash: await readAccountName({ user_id: desk.anil }),
  };
});
afterAll(() => desk?.product.stop());

/**
 * Posts a document, sends it again, edits it and cancels it.
 * Returns the effects of the first posting and of the edit.
 */
async function checkDocumentLife(path: string, document: object, change: object) {
  const sentDocument = { ...document, clientId: `${path}-1` };
  const postedDocument = await desk.posted(path, sentDocument);
  expect(await desk.posted(path, sentDocument)).toEqual({ ...postedDocument, replayed: true });
  const other = await desk.post(path, { ...sentDocument, narration: "Another one" });
  expect(getRefusal(other)).toEqual([422, "CLIENT_ID_REUSED", "clientId"]);
  const first = await desk.figures(postedDocument);
  const editedDocument = await desk.edited(path, postedDocument.id, { ...document, ...change });
  expect([editedDocument.voucherNo, editedDocument.replayed]).toEqual([postedDocument.voucherNo, false]);
  const second = await desk.figures(editedDocument);
  expect(getRefusal(await desk.post(`${path}/${postedDocument.id}/cancel`))).toEqual([
    409,
    "DOCUMENT_REPLACED",
    undefined,
  ]);
  await desk.cancelled(path, editedDocument.id);
  expect(getRefusal(await desk.post(`${path}/${editedDocument.id}/cancel`)).slice(0, 2)).toEqual([
    422,
    "ALREADY_CANCELLED",
  ]);
  return { posted: postedDocument, first, edited: editedDocument, second };
}

it("a purchase is posted, edited and cancelled at its cost including freight", async () => {
  const { supplier, godown, date } = desk;
  const line = { itemId: GAUZE_ID, quantity: 10, freeQuantity: 2, unitPrice: 100 };
  const document = { date, supplierId: supplier, supplierInvoiceNo: "T/1", locationId: godown };
  // 10 × 100 = 1,000.00; CGST = SGST = 2.5 % = 25.00; with freight 20.00 the invoice is 1,070.00,
  // and 12 cost 1,020.00.
  const life = await checkDocumentLife(
    "purchases",
    { ...document, freight: 20, amount: 1070, lines: [line] },
    { amount: 1165, freight: 10, lines: [{ ...line, quantity: 11, freeQuantity: 0 }] },
  );
  expect(life.posted.amount).toBe(1070);
  expect(life.first).toEqual({
    ledger: { Inventory: 1020, "Input CGST": 25, "Input SGST": 25, [names.supplier]: -1070 },
    moves: [["PURCHASE", GAUZE_ID, godown, 12, 1020]],
  });
  // 11 × 100 = 1,100.00 + 2 × 27.50 + 10.00 = 1,165.00
  expect(life.second).toEqual({
    ledger: { Inventory: 1110, "Input CGST": 27.5, "Input SGST": 27.5, [names.supplier]: -1165 },
    moves: [["PURCHASE", GAUZE_ID, godown, 11, 1110]],
  });
  // From here on, the godown has 20 at 100.00 each.
  stockedPurchase = await desk.posted("purchases", {
    ...document,
    lines: [{ itemId: GAUZE_ID, quantity: 20, unitPrice: 100 }],
  });
});

it("goods are loaded onto a van and unloaded at the same cost", async () => {
  const { date, godown, van, otherVan } = desk;
  const load = { date, kind: "load", fromLocationId: godown, toLocationId: van };
  const life = await checkDocumentLife(
    "van-loads",
    { ...load, lines: [{ itemId: GAUZE_ID, quantity: 5 }] },
    { toLocationId: otherVan, lines: [{ itemId: GAUZE_ID, quantity: 6 }] },
  );
  expect(life.first).toEqual({
    ledger: {},
    moves: [
      ["LOAD", GAUZE_ID, godown, -5, -500],
      ["LOAD", GAUZE_ID, van, 5, 500],
    ],
  });
  expect(life.second.moves).toEqual([
    ["LOAD", GAUZE_ID, godown, -6, -600],
    ["LOAD", GAUZE_ID, otherVan, 6, 600],
  ]);
  // 10 go to the van, 2 of them come back: 8 stay.
  await desk.posted("van-loads", { ...load, lines: [{ itemId: GAUZE_ID, quantity: 10 }] });
  const unload = { date, kind: "unload", fromLocationId: van, toLocationId: godown };
  const back = await desk.posted("van-loads", { ...unload, lines: [{ itemId: GAUZE_ID, quantity: 2 }] });
  expect((await desk.figures(back)).moves[1]).toEqual(["UNLOAD", GAUZE_ID, godown, 2, 200]);
});

it("a sale return takes goods back at the bill's prices, and puts damaged goods apart", async () => {
  const { date, customer, van, damaged, anil } = desk;
  const series = await desk
    .db("invoice_series as s")
    .join("financial_years as y", { "y.company_id": "s.company_id", "y.id": "s.year_id" })
    .where({ "s.company_id": 1, "s.inv_type": "B2C" })
    .where("y.end_date", ">=", date)
    .first("s.id");
  bill = await desk.posted("bills", {
    date,
    customerId: customer,
    seriesId: series.id,
    locationId: van,
    salesmanId: anil,
    payment: "credit",
    discount: 0,
    lines: [{ itemId: GAUZE_ID, quantity: 4 }],
  });
  const document = { date, billId: bill.id, customerId: customer, salesmanId: anil, refund: "credit" };
  // One is 150.00 + 2 × 3.75 = 157.50, and cost 100.00.
  const life = await checkDocumentLife(
    "sale-returns",
    { ...document, amount: 315, lines: [{ billLineNo: 1, goodQuantity: 1, damagedQuantity: 1 }] },
    { amount: 630, lines: [{ billLineNo: 1, goodQuantity: 3, expiredQuantity: 1, unitPrice: 150 }] },
  );
  expect(life.first).toEqual({
    ledger: {
      Sales: 300,
      "Output CGST": 7.5,
      "Output SGST": 7.5,
      [names.customer]: -315,
      Inventory: 200,
      "Cost of Goods Sold": -200,
    },
    moves: [
      ["SALE_RETURN", GAUZE_ID, van, 1, 100],
      ["SALE_RETURN", GAUZE_ID, damaged, 1, 100],
    ],
  });
  expect(life.second.moves).toEqual([
    ["SALE_RETURN", GAUZE_ID, van, 3, 300],
    ["SALE_RETURN", GAUZE_ID, damaged, 1, 100],
  ]);
});

it("a batch returns no more than is left on the bill, and a bill with returns can't be cancelled", async () => {
  const { date, customer, anil } = desk;
  const document = { date, billId: bill.id, customerId: customer, salesmanId: anil, refund: "credit" };
  const of = (goodQuantity: number) => ({ ...document, lines: [{ billLineNo: 1, goodQuantity }] });
  // Of 4: two are returned, then three are too many, then the last two.
  const answer = await desk.post("sale-returns/batch", { documents: [of(2), of(3), of(2), of(1)] });
  const { results, ...counts } = answer.read<{
    results: { document: Standing | null; problem: { code: string } | null }[];
  }>();
  expect(counts).toEqual({ posted: 2, replayed: 0, refused: 2 });
  expect(results.map(({ document: each, problem }) => each?.amount ?? problem?.code)).toEqual([
    315,
    "RETURN_EXCEEDS_DOCUMENT",
    315,
    "RETURN_EXCEEDS_DOCUMENT",
  ]);
  expect(getRefusal(await desk.post(`bills/${bill.id}/cancel`)).slice(0, 2)).toEqual([
    422,
    "DOCUMENT_IN_USE",
  ]);
  for (const { document: each } of results) if (each) await desk.cancelled("sale-returns", each.id);
});

it("of two returns of the same goods at the same moment, only one is posted", async () => {
  const { date, customer, anil } = desk;
  const document = { date, billId: bill.id, customerId: customer, salesmanId: anil, refund: "credit" };
  const three = { ...document, lines: [{ billLineNo: 1, goodQuantity: 3 }] };
  const both = await Promise.all([desk.post("sale-returns", three), desk.post("sale-returns", three)]);
  const [successfulAnswer, refusedAnswer] = both.sort((one, other) => one.status - other.status);
  expect([successfulAnswer?.status, refusedAnswer && getRefusal(refusedAnswer)[1]]).toEqual([
    200,
    "RETURN_EXCEEDS_DOCUMENT",
  ]);
  await desk.cancelled("sale-returns", successfulAnswer?.read<Standing>().id ?? 0);
  const ends = await Promise.all([desk.post("sale-returns", three), desk.post(`bills/${bill.id}/cancel`)]);
  expect(ends.map((answer) => answer.status).sort()).toEqual([200, 422]);
});

it("a return without a bill uses the price list and the salesman's cash", async () => {
  const { date, customer, van, anil } = desk;
  const postedReturn = await desk.posted("sale-returns", {
    date,
    customerId: customer,
    salesmanId: anil,
    locationId: van,
    refund: "cash",
    lines: [{ itemId: GAUZE_ID, goodQuantity: 1, unitPrice: 150 }],
  });
  // The customer is credited 157.50 and gets a refund of 157.50.
  expect((await desk.figures(postedReturn)).ledger).toMatchObject({
    Sales: 150,
    [names.cash]: -157.5,
    Inventory: 100,
  });
  const row = await desk.db("sale_returns").where({ company_id: 1, id: postedReturn.id }).first();
  expect([row.inv_type, row.sale_type, row.mode, row.bill_id]).toEqual(["B2C", "Wholesale", 0, null]);
  await desk.cancelled("sale-returns", postedReturn.id);
});

it("a replacement is an expense of the company, and a damage document writes damaged goods off", async () => {
  const { date, customer, van, damaged, anil } = desk;
  const replacementLife = await checkDocumentLife(
    "replacements",
    {
      date,
      customerId: customer,
      salesmanId: anil,
      locationId: van,
      lines: [{ itemId: GAUZE_ID, quantity: 1, damagedQuantity: 1 }],
    },
    { lines: [{ itemId: GAUZE_ID, quantity: 2, expiredQuantity: 2 }] },
  );
  expect(replacementLife.first).toEqual({
    ledger: { Replacements: 100, Inventory: -100 },
    moves: [["REPLACE_OUT", GAUZE_ID, van, -1, -100]],
  });
  expect(replacementLife.edited.amount).toBe(200);
  const damageLife = await checkDocumentLife(
    "damages",
    { date, salesmanId: anil, lines: [{ itemId: GAUZE_ID, damagedQuantity: 1, expiredQuantity: 2 }] },
    { locationId: van, lines: [{ itemId: GAUZE_ID, expiredQuantity: 1 }] },
  );
  expect(damageLife.first).toEqual({
    ledger: { "Damaged and Expired Stock": 300, Inventory: -300 },
    moves: [["DAMAGE_OUT", GAUZE_ID, damaged, -3, -300]],
  });
  expect(damageLife.second.moves).toEqual([["DAMAGE_OUT", GAUZE_ID, van, -1, -100]]);
});

it("a purchase return sends goods back to the supplier, also twice in a batch", async () => {
  const { date, supplier, godown } = desk;
  const document = { date, supplierId: supplier, purchaseId: stockedPurchase.id, locationId: godown };
  // 2 × 100.00 + 2 × 5.00 = 210.00
  const life = await checkDocumentLife(
    "purchase-returns",
    { ...document, amount: 210, lines: [{ purchaseLineNo: 1, quantity: 2 }] },
    { amount: 315, lines: [{ purchaseLineNo: 1, itemId: GAUZE_ID, quantity: 3, unitPrice: 100 }] },
  );
  expect(life.first).toEqual({
    ledger: { [names.supplier]: 210, "Input CGST": -5, "Input SGST": -5, Inventory: -200 },
    moves: [["PURCHASE_RETURN", GAUZE_ID, godown, -2, -200]],
  });
  expect(life.second.moves).toEqual([["PURCHASE_RETURN", GAUZE_ID, godown, -3, -300]]);
  const of = (quantity: number) => ({ ...document, lines: [{ purchaseLineNo: 1, quantity }] });
  const answer = await desk.post("purchase-returns/batch", { documents: [of(19), of(2), of(1)] });
  expect(answer.json).toMatchObject({ posted: 2, refused: 1, results: [{}, { document: null }, {}] });
  const { results } = answer.read<{ results: { document: Standing | null }[] }>();
  for (const { document: each } of results) if (each) await desk.cancelled("purchase-returns", each.id);
  // Without a purchase, at its own price: 90.00 + 2 × 2.25; the 10.00 below cost go to variance.
  const other = { date, supplierId: supplier, locationId: godown };
  const free = await desk.posted("purchase-returns", {
    ...other,
    lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 90 }],
  });
  expect((await desk.figures(free)).ledger).toEqual({
    [names.supplier]: 94.5,
    "Input CGST": -2.25,
    "Input SGST": -2.25,
    Inventory: -100,
    "Stock Variance": 10,
  });
  await desk.cancelled("purchase-returns", free.id);
});

it("a production makes an item from others, and keeps the quantities that were entered", async () => {
  const { date, godown } = desk;
  const document = { date, itemId: ROLL_ID, quantity: 2, locationId: godown, overhead: 50, batchName: "T-1" };
  const line = { itemId: GAUZE_ID, usedQuantity: 3, requiredQuantity: 4 };
  const life = await checkDocumentLife(
    "productions",
    { ...document, lines: [line] },
    { overhead: 0, quantity: 4 },
  );
  // 3 × 100.00 + 50.00 = 350.00
  expect(life.first).toEqual({
    ledger: { Inventory: 50, "Production Overhead Absorbed": -50 },
    moves: [
      ["CONSUME", GAUZE_ID, godown, -3, -300],
      ["PRODUCE", ROLL_ID, godown, 2, 350],
    ],
  });
  expect([life.posted.amount, life.edited.amount]).toEqual([350, 300]);
  // 20 were bought, 10 went to the van and 2 came back: 12, in the first production and in its
  // edit.
  const keptLines = await desk
    .db("production_lines")
    .where({ company_id: 1 })
    .whereIn("production_id", [life.posted.id, life.edited.id])
    .select("available_quantity", "required_quantity", "used_quantity");
  const sentQuantities = { available_quantity: "12.000", required_quantity: "4.000", used_quantity: "3.000" };
  expect(keptLines).toEqual([sentQuantities, sentQuantities]);
});

it("the books of both companies are correct afterwards", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  expect(await checkBooks(desk.db, 2)).toEqual([]);
});
