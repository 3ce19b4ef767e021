import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import {
  GAUZE_ID,
  getRefusal,
  ROLL_ID,
  startStockDesk,
  type Standing,
  type StockDesk,
} from "../documents/stock-desk.ts";

/** Account ids of a customer and a supplier that only these tests use. */
const CUSTOMER_ID = 9101;
const SUPPLIER_ID = 9102;

let desk: StockDesk;
let series: number;
let vehicle: number;

beforeAll(async () => {
  desk = await startStockDesk();
  const { db, copy } = desk;
  const readAccount = async (id: number) =>
    (await db("accounts").where({ company_id: 1, id }).first()) as object;
  await copy("accounts", 1, {
    ...(await readAccount(desk.customer)),
    id: CUSTOMER_ID,
    reference: null,
    name: "Old customer",
  });
  await copy("accounts", 1, {
    ...(await readAccount(desk.supplier)),
    id: SUPPLIER_ID,
    reference: null,
    name: "Old supplier",
  });
  series = (await db("bills").where("company_id", 1).orderBy("id", "desc").first("series_id"))?.series_id;
  vehicle = (await db("stock_locations").where({ company_id: 1, id: desk.van }).first())?.vehicle_id;
});
afterAll(() => desk?.product.stop());

const mark = (table: string, id: number, isDeleted: 0 | 1) =>
  desk.db(table).where({ company_id: 1, id }).update({ is_deleted: isDeleted });
const makeLines = (itemId: number, quantity: number) => [{ itemId, quantity }];
const makeBill = (change: object = {}) => ({
  date: desk.date,
  customerId: CUSTOMER_ID,
  seriesId: series,
  locationId: desk.godown,
  payment: "credit",
  lines: makeLines(GAUZE_ID, 4),
  ...change,
});
const makePurchase = (change: object = {}) => ({
  date: desk.date,
  supplierId: SUPPLIER_ID,
  supplierInvoiceNo: "GONE/1",
  locationId: desk.godown,
  lines: [{ itemId: GAUZE_ID, quantity: 20, unitPrice: 100 }],
  ...change,
});
const load = (from: number, to: number, kind: string, itemId = GAUZE_ID) => ({
  date: desk.date,
  kind,
  fromLocationId: from,
  toLocationId: to,
  lines: makeLines(itemId, 2),
});

describe("With a deleted item, customer and supplier", () => {
  let soldBill: Standing;
  let purchase: Standing;
  let order: Standing;

  beforeAll(async () => {
    purchase = await desk.posted("purchases", makePurchase());
    soldBill = await desk.posted("bills", makeBill());
    order = await desk.posted("orders", makeOrder());
    await mark("items", GAUZE_ID, 1);
    await mark("accounts", CUSTOMER_ID, 1);
    await mark("accounts", SUPPLIER_ID, 1);
  });
  afterAll(async () => {
    await mark("items", GAUZE_ID, 0);
  });

  const makeOrder = (change: object = {}) => ({
    date: desk.date,
    customerId: CUSTOMER_ID,
    payment: "credit",
    lines: makeLines(GAUZE_ID, 1),
    ...change,
  });

  it("nothing new can be sold, ordered or bought", async () => {
    const { customer, supplier } = desk;
    for (const [path, document, code, field] of [
      ["bills", makeBill({ customerId: customer }), "ITEM_UNKNOWN", "lines.0.itemId"],
      ["bills", makeBill({ lines: makeLines(ROLL_ID, 1) }), "ACCOUNT_UNKNOWN", "customerId"],
      ["orders", makeOrder({ customerId: customer }), "ITEM_UNKNOWN", "lines.0.itemId"],
      ["orders", makeOrder({ lines: makeLines(ROLL_ID, 1) }), "ACCOUNT_UNKNOWN", "customerId"],
      ["purchases", makePurchase({ supplierId: supplier }), "ITEM_UNKNOWN", "lines.0.itemId"],
      ["purchases", makePurchase({ supplierInvoiceNo: "GONE/2" }), "ACCOUNT_UNKNOWN", "supplierId"],
    ] as const)
      expect(getRefusal(await desk.post(path, document))).toEqual([422, code, field]);
    // Nor can an edit add the deleted item to a document that doesn't have it.
    const other = await desk.posted(
      "bills",
      makeBill({ customerId: customer, lines: makeLines(ROLL_ID, 1) }),
    );
    const changeAnswer = await desk.product.call({
      method: "PUT",
      path: `/api/v1/bills/${other.id}`,
      body: makeBill({ customerId: customer }),
      cookie: desk.manager,
      headers: { "Idempotency-Key": "into-another" },
    });
    expect(getRefusal(changeAnswer)).toEqual([422, "ITEM_UNKNOWN", "lines.0.itemId"]);
  });

  it("documents can still be edited if they keep the deleted records", async () => {
    soldBill = await desk.edited(
      "bills",
      soldBill.id,
      makeBill({ lines: [...makeLines(GAUZE_ID, 3), ...makeLines(ROLL_ID, 1)] }),
    );
    purchase = await desk.edited("purchases", purchase.id, makePurchase({ narration: "Corrected" }));
    order = await desk.edited("orders", order.id, makeOrder({ lines: makeLines(GAUZE_ID, 2) }));
    await desk.cancelled("orders", order.id);
  });

  it("goods can still be returned, written off and moved", async () => {
    const { date, godown, van } = desk;
    const returnFields = { date, customerId: CUSTOMER_ID, refund: "credit", locationId: godown };
    const ofBill = await desk.posted("sale-returns", {
      ...returnFields,
      billId: soldBill.id,
      lines: [{ billLineNo: 1, goodQuantity: 1 }],
    });
    await desk.cancelled("sale-returns", ofBill.id);
    const free = { ...returnFields, lines: [{ itemId: GAUZE_ID, goodQuantity: 1 }] };
    const withoutBill = await desk.posted("sale-returns", free);
    await desk.edited("sale-returns", withoutBill.id, { ...free, narration: "Corrected" });
    const back = { date, supplierId: SUPPLIER_ID, purchaseId: purchase.id, locationId: godown };
    const postedReturn = await desk.posted("purchase-returns", {
      ...back,
      lines: [{ purchaseLineNo: 1, quantity: 1 }],
    });
    await desk.cancelled("purchase-returns", postedReturn.id);
    await desk.posted("damages", {
      date,
      locationId: godown,
      lines: [{ itemId: GAUZE_ID, damagedQuantity: 1 }],
    });
    await desk.posted("van-loads", load(godown, van, "load"));
    await desk.posted("van-loads", load(van, godown, "unload"));
  });

  it("a debt can still be settled, and nothing more", async () => {
    const receiptFields = { date: desk.date, partyId: CUSTOMER_ID, mode: "cash", amount: 1 };
    const receipt = await desk.posted("receipts", receiptFields);
    await desk.cancelled("receipts", receipt.id);
    for (const row of await desk
      .db("sale_returns")
      .where({ company_id: 1, customer_id: CUSTOMER_ID, status: 1 }))
      await desk.cancelled("sale-returns", row.id);
    await desk.cancelled("bills", soldBill.id);
    expect(getRefusal(await desk.post("receipts", receiptFields))).toEqual([
      422,
      "ACCOUNT_UNKNOWN",
      "partyId",
    ]);
  });
});

describe("The van of a deleted vehicle", () => {
  let soldBill: Standing;
  const fromVan = (change: object = {}) =>
    makeBill({ customerId: desk.customer, locationId: desk.van, lines: makeLines(ROLL_ID, 2), ...change });

  beforeAll(async () => {
    await desk.posted("van-loads", load(desk.godown, desk.van, "load", ROLL_ID));
    soldBill = await desk.posted("bills", fromVan());
    await mark("vehicles", vehicle, 1);
  });
  afterAll(() => mark("vehicles", vehicle, 0));

  it("takes no more goods, and nothing can be sold from it", async () => {
    const { godown, van, otherVan, customer, date } = desk;
    const deletedMessage = "The vehicle KL 27 D 4501 has been deleted.";
    const back = { date, customerId: customer, refund: "credit", locationId: van };
    for (const [path, document, field] of [
      ["bills", fromVan(), "locationId"],
      ["van-loads", load(godown, van, "load", ROLL_ID), "toLocationId"],
      ["van-loads", load(otherVan, van, "transfer", ROLL_ID), "toLocationId"],
      [
        "replacements",
        { date, customerId: customer, locationId: van, lines: makeLines(ROLL_ID, 1) },
        "locationId",
      ],
      ["sale-returns", { ...back, lines: [{ itemId: ROLL_ID, goodQuantity: 1 }] }, "locationId"],
      ["purchases", makePurchase({ supplierId: desk.supplier, locationId: van }), "locationId"],
    ] as const) {
      const answer = await desk.post(path, document);
      expect(getRefusal(answer)).toEqual([422, "VEHICLE_UNKNOWN", field]);
      expect(answer.read<{ message: string }>().message).toBe(deletedMessage);
    }
  });

  it("can still be emptied, and its documents can still be corrected", async () => {
    const { godown, van, otherVan, date } = desk;
    soldBill = await desk.edited("bills", soldBill.id, fromVan({ lines: makeLines(ROLL_ID, 1) }));
    await desk.cancelled("bills", soldBill.id);
    await desk.posted("van-loads", load(van, otherVan, "transfer", ROLL_ID));
    await desk.posted("van-loads", load(van, godown, "unload", ROLL_ID));
    const damagedLines = [{ itemId: ROLL_ID, damagedQuantity: 1 }];
    await desk.posted("damages", { date, locationId: van, lines: damagedLines });
  });
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
