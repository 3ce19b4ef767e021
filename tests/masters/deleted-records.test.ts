import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import {
  GAUZE,
  refusal,
  ROLL,
  startStockDesk,
  type Standing,
  type StockDesk,
} from "../documents/stock-desk.ts";

/** Account ids of a customer and a supplier that only these tests use. */
const CUSTOMER = 9101;
const SUPPLIER = 9102;

let desk: StockDesk;
let series: number;
let vehicle: number;

beforeAll(async () => {
  desk = await startStockDesk();
  const { db, copy } = desk;
  const like = async (id: number) => (await db("accounts").where({ company_id: 1, id }).first()) as object;
  await copy("accounts", 1, {
    ...(await like(desk.customer)),
    id: CUSTOMER,
    reference: null,
    name: "Old customer",
  });
  await copy("accounts", 1, {
    ...(await like(desk.supplier)),
    id: SUPPLIER,
    reference: null,
    name: "Old supplier",
  });
  series = (await db("bills").where("company_id", 1).orderBy("id", "desc").first("series_id"))?.series_id;
  vehicle = (await db("stock_locations").where({ company_id: 1, id: desk.van }).first())?.vehicle_id;
});
afterAll(() => desk?.product.stop());

const mark = (table: string, id: number, isDeleted: 0 | 1) =>
  desk.db(table).where({ company_id: 1, id }).update({ is_deleted: isDeleted });
const lines = (itemId: number, quantity: number) => [{ itemId, quantity }];
const bill = (change: object = {}) => ({
  date: desk.date,
  customerId: CUSTOMER,
  seriesId: series,
  locationId: desk.godown,
  payment: "credit",
  lines: lines(GAUZE, 4),
  ...change,
});
const bought = (change: object = {}) => ({
  date: desk.date,
  supplierId: SUPPLIER,
  supplierInvoiceNo: "GONE/1",
  locationId: desk.godown,
  lines: [{ itemId: GAUZE, quantity: 20, unitPrice: 100 }],
  ...change,
});
const load = (from: number, to: number, kind: string, itemId = GAUZE) => ({
  date: desk.date,
  kind,
  fromLocationId: from,
  toLocationId: to,
  lines: lines(itemId, 2),
});

describe("With a deleted item, customer and supplier", () => {
  let sold: Standing;
  let purchase: Standing;
  let order: Standing;

  beforeAll(async () => {
    purchase = await desk.posted("purchases", bought());
    sold = await desk.posted("bills", bill());
    order = await desk.posted("orders", ordered());
    await mark("items", GAUZE, 1);
    await mark("accounts", CUSTOMER, 1);
    await mark("accounts", SUPPLIER, 1);
  });
  afterAll(async () => {
    await mark("items", GAUZE, 0);
  });

  const ordered = (change: object = {}) => ({
    date: desk.date,
    customerId: CUSTOMER,
    payment: "credit",
    lines: lines(GAUZE, 1),
    ...change,
  });

  it("nothing new can be sold, ordered or bought", async () => {
    const { customer, supplier } = desk;
    for (const [path, document, code, field] of [
      ["bills", bill({ customerId: customer }), "ITEM_UNKNOWN", "lines.0.itemId"],
      ["bills", bill({ lines: lines(ROLL, 1) }), "ACCOUNT_UNKNOWN", "customerId"],
      ["orders", ordered({ customerId: customer }), "ITEM_UNKNOWN", "lines.0.itemId"],
      ["orders", ordered({ lines: lines(ROLL, 1) }), "ACCOUNT_UNKNOWN", "customerId"],
      ["purchases", bought({ supplierId: supplier }), "ITEM_UNKNOWN", "lines.0.itemId"],
      ["purchases", bought({ supplierInvoiceNo: "GONE/2" }), "ACCOUNT_UNKNOWN", "supplierId"],
    ] as const)
      expect(refusal(await desk.post(path, document))).toEqual([422, code, field]);
    // Nor can an edit add the deleted item to a document that doesn't have it.
    const other = await desk.posted("bills", bill({ customerId: customer, lines: lines(ROLL, 1) }));
    const changed = await desk.product.call({
      method: "PUT",
      path: `/api/v1/bills/${other.id}`,
      body: bill({ customerId: customer }),
      cookie: desk.manager,
      headers: { "Idempotency-Key": "into-another" },
    });
    expect(refusal(changed)).toEqual([422, "ITEM_UNKNOWN", "lines.0.itemId"]);
  });

  it("documents can still be edited if they keep the deleted records", async () => {
    sold = await desk.edited("bills", sold.id, bill({ lines: [...lines(GAUZE, 3), ...lines(ROLL, 1)] }));
    purchase = await desk.edited("purchases", purchase.id, bought({ narration: "Corrected" }));
    order = await desk.edited("orders", order.id, ordered({ lines: lines(GAUZE, 2) }));
    await desk.cancelled("orders", order.id);
  });

  it("goods can still be returned, written off and moved", async () => {
    const { date, godown, van } = desk;
    const given = { date, customerId: CUSTOMER, refund: "credit", locationId: godown };
    const ofBill = await desk.posted("sale-returns", {
      ...given,
      billId: sold.id,
      lines: [{ billLineNo: 1, goodQuantity: 1 }],
    });
    await desk.cancelled("sale-returns", ofBill.id);
    const free = { ...given, lines: [{ itemId: GAUZE, goodQuantity: 1 }] };
    const withoutBill = await desk.posted("sale-returns", free);
    await desk.edited("sale-returns", withoutBill.id, { ...free, narration: "Corrected" });
    const back = { date, supplierId: SUPPLIER, purchaseId: purchase.id, locationId: godown };
    const returned = await desk.posted("purchase-returns", {
      ...back,
      lines: [{ purchaseLineNo: 1, quantity: 1 }],
    });
    await desk.cancelled("purchase-returns", returned.id);
    await desk.posted("damages", {
      date,
      locationId: godown,
      lines: [{ itemId: GAUZE, damagedQuantity: 1 }],
    });
    await desk.posted("van-loads", load(godown, van, "load"));
    await desk.posted("van-loads", load(van, godown, "unload"));
  });

  it("a debt can still be settled, and nothing more", async () => {
    const paid = { date: desk.date, partyId: CUSTOMER, mode: "cash", amount: 1 };
    const receipt = await desk.posted("receipts", paid);
    await desk.cancelled("receipts", receipt.id);
    for (const row of await desk
      .db("sale_returns")
      .where({ company_id: 1, customer_id: CUSTOMER, status: 1 }))
      await desk.cancelled("sale-returns", row.id);
    await desk.cancelled("bills", sold.id);
    expect(refusal(await desk.post("receipts", paid))).toEqual([422, "ACCOUNT_UNKNOWN", "partyId"]);
  });
});

describe("The van of a deleted vehicle", () => {
  let sold: Standing;
  const fromVan = (change: object = {}) =>
    bill({ customerId: desk.customer, locationId: desk.van, lines: lines(ROLL, 2), ...change });

  beforeAll(async () => {
    await desk.posted("van-loads", load(desk.godown, desk.van, "load", ROLL));
    sold = await desk.posted("bills", fromVan());
    await mark("vehicles", vehicle, 1);
  });
  afterAll(() => mark("vehicles", vehicle, 0));

  it("takes no more goods, and nothing can be sold from it", async () => {
    const { godown, van, otherVan, customer, date } = desk;
    const gone = "The vehicle KL 27 D 4501 has been deleted.";
    const back = { date, customerId: customer, refund: "credit", locationId: van };
    for (const [path, document, field] of [
      ["bills", fromVan(), "locationId"],
      ["van-loads", load(godown, van, "load", ROLL), "toLocationId"],
      ["van-loads", load(otherVan, van, "transfer", ROLL), "toLocationId"],
      ["replacements", { date, customerId: customer, locationId: van, lines: lines(ROLL, 1) }, "locationId"],
      ["sale-returns", { ...back, lines: [{ itemId: ROLL, goodQuantity: 1 }] }, "locationId"],
      ["purchases", bought({ supplierId: desk.supplier, locationId: van }), "locationId"],
    ] as const) {
      const answer = await desk.post(path, document);
      expect(refusal(answer)).toEqual([422, "VEHICLE_UNKNOWN", field]);
      expect(answer.read<{ message: string }>().message).toBe(gone);
    }
  });

  it("can still be emptied, and its documents can still be corrected", async () => {
    const { godown, van, otherVan, date } = desk;
    sold = await desk.edited("bills", sold.id, fromVan({ lines: lines(ROLL, 1) }));
    await desk.cancelled("bills", sold.id);
    await desk.posted("van-loads", load(van, otherVan, "transfer", ROLL));
    await desk.posted("van-loads", load(van, godown, "unload", ROLL));
    const broken = [{ itemId: ROLL, damagedQuantity: 1 }];
    await desk.posted("damages", { date, locationId: van, lines: broken });
  });
});

it("the books are correct afterwards", async () => {
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
