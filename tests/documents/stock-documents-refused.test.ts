import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { saveLimits, USUAL_LIMITS } from "../../packages/server/auth/company-limits.ts";
import { setStockShort } from "../../packages/server/books/posting/settings.ts";
import {
  FOREIGN_ITEM_ID,
  GAUZE_ID,
  getRefusal,
  ROLL_ID,
  startStockDesk,
  type StockDesk,
} from "./stock-desk.ts";

let desk: StockDesk;
/** A valid document of each kind, by its path. */
let sound: Record<string, Record<string, unknown> & { lines: object[] }>;

beforeAll(async () => {
  desk = await startStockDesk();
  for (const table of ["items", "accounts", "stock_locations", "bills", "purchases"]) {
    const unique = { accounts: { reference: null, system_key: null, group_id: 14 } }[table];
    await desk.copy(table, 2, { id: FOREIGN_ITEM_ID, ...unique });
  }
  const { date, supplier, customer, godown, van, anil } = desk;
  const goods = [{ itemId: GAUZE_ID, quantity: 1 }];
  sound = {
    "sale-returns": {
      date,
      customerId: customer,
      salesmanId: anil,
      locationId: van,
      refund: "cash",
      lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }],
    },
    replacements: { date, customerId: customer, salesmanId: anil, locationId: van, lines: goods },
    damages: { date, salesmanId: anil, locationId: van, lines: [{ itemId: GAUZE_ID, damagedQuantity: 1 }] },
    "van-loads": { date, kind: "load", fromLocationId: godown, toLocationId: van, lines: goods },
    purchases: {
      date,
      supplierId: supplier,
      locationId: godown,
      lines: [{ itemId: GAUZE_ID, quantity: 10, unitPrice: 100 }],
    },
    "purchase-returns": {
      date,
      supplierId: supplier,
      locationId: godown,
      lines: [{ itemId: GAUZE_ID, quantity: 1, unitPrice: 100 }],
    },
    productions: {
      date,
      itemId: ROLL_ID,
      quantity: 1,
      locationId: godown,
      lines: [{ itemId: GAUZE_ID, usedQuantity: 1 }],
    },
  };
  await desk.posted("purchases", sound.purchases ?? {});
});
afterAll(() => desk?.product.stop());

/**
 * Posts a kind's valid document with changes, `line` in its first line, and returns the refusal.
 */
async function postChanged(path: string, change: object, line?: object) {
  const { lines = [], ...head } = sound[path] ?? {};
  const body = { ...head, lines: line ? [{ ...lines[0], ...line }] : lines, ...change };
  return getRefusal(await desk.post(path, body));
}

it("when one document of a batch is refused, the others are posted", async () => {
  for (const [path, document] of Object.entries(sound)) {
    const bad = { ...document, lines: [{ ...document.lines[0], itemId: 999_999 }] };
    const invalid = { ...document, lines: [] };
    const later = { ...document, date: "2999-01-01" };
    const answer = await desk.post(`${path}/batch`, { documents: [bad, document, invalid, later] });
    expect(answer.status, answer.text).toBe(200);
    const { results } = answer.read<{
      results: { problem: { code: string; fields: { field: string }[] } | null }[];
    }>();
    expect([path, ...results.map(({ problem: each }) => [each?.code, each?.fields[0]?.field])]).toEqual([
      path,
      ["ITEM_UNKNOWN", "lines.0.itemId"],
      [undefined, undefined],
      ["INVALID_FIELDS", "lines"],
      ["DATE_IN_FUTURE", "date"],
    ]);
  }
});

it("documents refuse another company's records as unknown", async () => {
  const cases: [path: string, change: object, code: string, line?: object][] = [
    ["sale-returns", { customerId: FOREIGN_ITEM_ID }, "ACCOUNT_UNKNOWN"],
    ["sale-returns", { billId: FOREIGN_ITEM_ID }, "BILL_UNKNOWN"],
    ["sale-returns", { cashAccountId: FOREIGN_ITEM_ID }, "ACCOUNT_UNKNOWN"],
    ["sale-returns", { locationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
    ["sale-returns", { salesmanId: FOREIGN_ITEM_ID }, "USER_UNKNOWN"],
    ["replacements", { customerId: FOREIGN_ITEM_ID }, "ACCOUNT_UNKNOWN"],
    ["replacements", { locationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
    ["damages", { locationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
    ["damages", { customerId: FOREIGN_ITEM_ID }, "ACCOUNT_UNKNOWN"],
    ["van-loads", { toLocationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
    ["van-loads", { fromLocationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
    ["purchases", { supplierId: FOREIGN_ITEM_ID }, "ACCOUNT_UNKNOWN"],
    ["purchases", { locationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
    ["purchase-returns", { purchaseId: FOREIGN_ITEM_ID }, "PURCHASE_UNKNOWN"],
    ["purchase-returns", { supplierId: FOREIGN_ITEM_ID }, "ACCOUNT_UNKNOWN"],
    ["productions", { itemId: FOREIGN_ITEM_ID }, "ITEM_UNKNOWN"],
    ["productions", { locationId: FOREIGN_ITEM_ID }, "LOCATION_UNKNOWN"],
  ];
  for (const [path, change, code] of cases)
    expect([path, ...(await postChanged(path, change))]).toEqual([path, 422, code, Object.keys(change)[0]]);
  for (const path of Object.keys(sound)) {
    expect(await postChanged(path, {}, { itemId: FOREIGN_ITEM_ID })).toEqual([
      422,
      "ITEM_UNKNOWN",
      "lines.0.itemId",
    ]);
    for (const id of [FOREIGN_ITEM_ID, 999_999]) {
      expect(getRefusal(await desk.post(`${path}/${id}/cancel`)).slice(0, 2)).toEqual([404, "NOT_FOUND"]);
    }
  }
});

it("documents require accounts and locations of the right kind, and amounts that agree", async () => {
  const { supplier, customer, godown, van, otherVan, damaged } = desk;
  const cases: [path: string, change: object, code: string, field: string, line?: object][] = [
    ["sale-returns", { customerId: supplier }, "ACCOUNT_KIND_WRONG", "customerId"],
    ["sale-returns", { cashAccountId: customer }, "ACCOUNT_KIND_WRONG", "cashAccountId"],
    ["sale-returns", { locationId: damaged }, "LOCATION_KIND_WRONG", "locationId"],
    ["sale-returns", { amount: 157.49 }, "AMOUNT_DIFFERS", "amount"],
    ["sale-returns", {}, "PRICE_STALE", "lines.0.unitPrice", { unitPrice: 149 }],
    ["sale-returns", {}, "LINE_INVALID", "lines.0", { goodQuantity: 0 }],
    ["sale-returns", {}, "LINE_INVALID", "lines.0.billLineNo", { billLineNo: 1 }],
    ["sale-returns", { locationId: undefined }, "INVALID_FIELDS", "locationId"],
    ["replacements", { customerId: supplier }, "ACCOUNT_KIND_WRONG", "customerId"],
    ["replacements", { locationId: damaged }, "LOCATION_KIND_WRONG", "locationId"],
    ["replacements", {}, "INVALID_FIELDS", "lines.0.quantity", { quantity: 0 }],
    ["damages", {}, "LINE_INVALID", "lines.0", { damagedQuantity: 0 }],
    ["van-loads", { kind: "unload" }, "LOCATION_KIND_WRONG", "fromLocationId"],
    ["van-loads", { kind: "transfer" }, "LOCATION_KIND_WRONG", "fromLocationId"],
    ["van-loads", { toLocationId: godown }, "LOCATION_KIND_WRONG", "toLocationId"],
    ["van-loads", { toLocationId: damaged }, "LOCATION_KIND_WRONG", "toLocationId"],
    ["van-loads", { kind: "transfer", fromLocationId: van }, "LOCATION_SAME", "toLocationId"],
    ["van-loads", {}, "INVALID_FIELDS", "lines.0.quantity", { quantity: -1 }],
    ["purchases", { supplierId: customer }, "ACCOUNT_KIND_WRONG", "supplierId"],
    ["purchases", { locationId: damaged }, "LOCATION_KIND_WRONG", "locationId"],
    ["purchases", { amount: 1000 }, "AMOUNT_DIFFERS", "amount"],
    ["purchases", {}, "INVALID_FIELDS", "lines.0.unitPrice", { unitPrice: 1.00001 }],
    ["purchases", {}, "INVALID_FIELDS", "lines.0.discountRate", { discountRate: 101 }],
    ["purchase-returns", { supplierId: customer }, "ACCOUNT_KIND_WRONG", "supplierId"],
    ["purchase-returns", {}, "INVALID_FIELDS", "lines.0.unitPrice", { unitPrice: undefined }],
    ["purchase-returns", {}, "LINE_INVALID", "lines.0.purchaseLineNo", { purchaseLineNo: 1 }],
    ["productions", {}, "LINE_INVALID", "lines.0.itemId", { itemId: ROLL_ID }],
    ["productions", {}, "LINE_INVALID", "lines.0", { usedQuantity: 0 }],
    ["productions", { locationId: damaged }, "LOCATION_KIND_WRONG", "locationId"],
  ];
  for (const [path, change, code, field, line] of cases) {
    const status = code === "INVALID_FIELDS" ? 400 : 422;
    expect([path, ...(await postChanged(path, change, line))]).toEqual([path, status, code, field]);
  }
  const transfer = { kind: "transfer", fromLocationId: van, toLocationId: otherVan };
  expect((await postChanged("van-loads", transfer))[0]).toBe(200);
});

it("a supplier's invoice number can be used only once a year, until its purchase is cancelled", async () => {
  const document = { ...sound.purchases, supplierInvoiceNo: "AB/7" };
  const first = await desk.posted("purchases", document);
  expect(await postChanged("purchases", { supplierInvoiceNo: " ab/7" })).toEqual([
    422,
    "SUPPLIER_INVOICE_TAKEN",
    "supplierInvoiceNo",
  ]);
  const editedPurchase = await desk.edited("purchases", first.id, { ...document, narration: "The same" });
  await desk.cancelled("purchases", editedPurchase.id);
  const twice = await desk.post("purchases/batch", { documents: [document, document] });
  expect(twice.json).toMatchObject({
    posted: 1,
    refused: 1,
    results: [{ problem: null }, { problem: { code: "SUPPLIER_INVOICE_TAKEN" } }],
  });
  const other = { ...document, supplierInvoiceNo: "AB/8" };
  const both = await Promise.all([desk.post("purchases", other), desk.post("purchases", other)]);
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 422]);
});

it("a salesman posts only their own returns and replacements", async () => {
  const { salesman, anil, suresh } = desk;
  const cash = await desk
    .db("accounts")
    .where({ company_id: 1, user_id: suresh, group_id: 6 })
    .first<{ id: number }>("id");
  // Today's returns entered by others for a salesman count toward that
  // salesman's limits too; raise the limits so they don't matter.
  const wide = { ...USUAL_LIMITS, returnWithoutBill: 1_000_000_00n, cashRefund: 1_000_000_00n };
  await desk.db.transaction((trx) => saveLimits(trx, 1, wide));
  const exchangeLines = { lines: [{ itemId: GAUZE_ID, quantity: 1, damagedQuantity: 1 }] };
  for (const path of ["sale-returns", "replacements"]) {
    const document = { ...sound[path], salesmanId: undefined, ...(path === "replacements" && exchangeLines) };
    const own = await desk.post(path, document, salesman);
    expect(own.status, own.text).toBe(200);
    const { voucherId, id } = own.read<{ voucherId: number; id: number }>();
    const voucher = await desk.db("vouchers").where({ company_id: 1, id: voucherId }).first();
    expect(voucher.user_id).toBe(anil);
    const others = await desk.post(path, { ...document, salesmanId: suresh }, salesman);
    expect(getRefusal(others)).toEqual([422, "USER_UNKNOWN", "salesmanId"]);
    expect(getRefusal(await desk.post(`${path}/${id}/cancel`, undefined, salesman))[1]).toBe(
      "ROLE_FORBIDDEN",
    );
  }
  const foreignCash = { ...sound["sale-returns"], cashAccountId: cash?.id };
  expect(getRefusal(await desk.post("sale-returns", foreignCash, salesman))).toEqual([
    422,
    "CASH_OF_ANOTHER",
    "cashAccountId",
  ]);
  for (const path of ["damages", "van-loads", "purchases", "purchase-returns", "productions"]) {
    expect(getRefusal(await desk.post(path, sound[path], salesman))[1]).toBe("ROLE_FORBIDDEN");
  }
  await desk.db.transaction((trx) => saveLimits(trx, 1, USUAL_LIMITS));
});

it("a branch manager can change only the documents of their own users", async () => {
  const latha = await desk.product.signIn(1, "latha"); // branch manager of Kottayam; anil belongs to Thiruvalla
  const shyama = await desk.db("users").where({ company_id: 1, username: "shyama" }).first("id");
  const hers = await desk
    .db("accounts")
    .where({ company_id: 1, group_id: 14, salesman_id: shyama.id })
    .first("id");
  for (const path of ["sale-returns", "replacements", "damages"]) {
    const ofHers = path === "damages" ? {} : { customerId: hers.id };
    const others = await desk.post(path, { ...sound[path], ...ofHers }, latha);
    expect(getRefusal(others)).toEqual([422, "USER_UNKNOWN", "salesmanId"]);
    const { id } = await desk.posted(path, sound[path] ?? {});
    expect(getRefusal(await desk.post(`${path}/${id}/cancel`, undefined, latha))[1]).toBe("NOT_FOUND");
  }
});

it("once the company forbids it, no document takes more from a location than its stock", async () => {
  const { db, date, godown, van, customer } = desk;
  const [{ lies }] = await db("location_month")
    .where({ company_id: 1, item_id: GAUZE_ID, location_id: godown })
    .select(db.raw("SUM(quantity) AS lies"));
  const count = Number(lies);
  const load = (quantity: number) => ({ ...sound["van-loads"], lines: [{ itemId: GAUZE_ID, quantity }] });
  await db.transaction((trx) => setStockShort(trx, 1, "refuse"));
  expect(getRefusal(await desk.post("van-loads", load(count + 1)))).toEqual([
    422,
    "STOCK_SHORT",
    "lines.0.quantity",
  ]);
  // In a batch, the first load leaves one piece: a load of two is refused, a load of one is posted.
  const batch = await desk.post("van-loads/batch", { documents: [load(count - 1), load(2), load(1)] });
  expect(batch.json).toMatchObject({
    posted: 2,
    refused: 1,
    results: [{ problem: null }, { problem: { code: "STOCK_SHORT" } }, { problem: null }],
  });
  const series = await db("bills").where({ company_id: 1 }).orderBy("id", "desc").first("series_id");
  const bill = {
    date,
    customerId: customer,
    seriesId: series.series_id,
    locationId: godown,
    payment: "credit",
  };
  const sale = await desk.post("bills", { ...bill, lines: [{ itemId: GAUZE_ID, quantity: 1 }] });
  expect(getRefusal(sale)).toEqual([422, "STOCK_SHORT", "lines.0.quantity"]);
  const fromVan = { ...bill, locationId: van, lines: [{ itemId: GAUZE_ID, quantity: 1 }] };
  expect((await desk.post("bills", fromVan)).status).toBe(200);
  await db.transaction((trx) => setStockShort(trx, 1, "allow"));
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
