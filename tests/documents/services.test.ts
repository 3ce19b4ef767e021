import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { makeForm } from "../form.ts";
import { askReport } from "../reports/ask-report.ts";
import { GAUZE_ID, getRefusal, startStockDesk, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;
let service: number;
let seriesId: number;
let yearId: number;

beforeAll(async () => {
  desk = await startStockDesk();
  service = (await saveService({ IsService: 1 })).read<{ id: number }>().id;
  const [year] = await desk.db("financial_years").where("company_id", 1).orderBy("start_date", "desc");
  const series = await desk
    .db("invoice_series")
    .where({ company_id: 1, year_id: year.id, inv_type: "B2C" })
    .first("id");
  seriesId = series.id;
  yearId = year.id;
  // 100 gauzes at 100.00, which is the cost of the goods sold here.
  await desk.posted("purchases", makePurchase({ itemId: GAUZE_ID, quantity: 100, unitPrice: 100 }));
});
afterAll(() => desk?.product.stop());

/** Saves Freight at 18 % with its SAC, 50.00 without tax, as the form sends it. */
const saveService = (changes: object) =>
  desk.product.call({
    method: "POST",
    path: "/api/insertupdateitem",
    cookie: desk.manager,
    body: makeForm({
      ...{
        ItemName: "Freight",
        ItemDescription: "Outward",
        ItemCategoryID: 1,
        MRP: 59,
        Sales_Price: 50,
        SP: 50,
      },
      ...{ Tax: 18, HSNCode: "996511", ...changes },
    }),
  });
const makeBill = (...lines: object[]) => ({
  ...{ date: desk.date, customerId: desk.customer, salesmanId: desk.anil, locationId: desk.godown, seriesId },
  ...{ payment: "credit", lines },
});
const makePurchase = (...lines: object[]) => ({
  ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown, lines },
});
async function read<Result>(path: string, query: Record<string, string> = {}): Promise<Result> {
  const answer = await desk.product.call({ method: "GET", path, query, cookie: desk.manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Result>();
}
const makeRange = () => ({ FromDate: desk.date, ToDate: desk.date });

it("an item is made a service with a SAC when it is created, and stays a service", async () => {
  expect(getRefusal(await saveService({ IsService: 1, HSNCode: "3005" }))).toEqual([
    400,
    "INVALID_FIELDS",
    "HSNCode",
  ]);
  expect(getRefusal(await saveService({ ItemID: service, HSNCode: "3005" }))).toEqual([
    400,
    "INVALID_FIELDS",
    "HSNCode",
  ]);
  expect(getRefusal(await saveService({ ItemID: service, IsService: 0 }))).toEqual([
    422,
    "ITEM_KIND_WRONG",
    "IsService",
  ]);
  expect(
    getRefusal(
      await saveService({ ItemID: GAUZE_ID, ItemName: "Test gauze", IsService: 1, HSNCode: "3005" }),
    ),
  ).toEqual([...[422, "ITEM_KIND_WRONG", "IsService"]]);
  // If a client does not send the field, it stays unchanged.
  expect((await saveService({ ItemID: service })).status).toBe(200);
  const items = await read<{ ItemID: number; IsService: number }[]>("/api/GetItem");
  expect(items.filter(({ IsService }) => IsService === 1).map(({ ItemID }) => ItemID)).toEqual([service]);
  const { items: chosenItems } = await read<{ items: { id: number; isService?: boolean }[] }>(
    "/api/v1/masters",
  );
  expect(chosenItems.filter(({ isService }) => isService).map(({ id }) => id)).toEqual([service]);
  expect(chosenItems.find(({ id }) => id === GAUZE_ID)).not.toHaveProperty("isService");
});

it("a service is billed, ordered, corrected and returned without stock and cost", async () => {
  const lines = [
    { itemId: GAUZE_ID, quantity: 2 },
    { itemId: service, quantity: 1 },
  ];
  const postedBill = await desk.posted("bills", makeBill(...lines));
  // 300.00 at 5 % and 50.00 at 18 %; two gauzes cost 200.00.
  expect(postedBill.amount).toBe(374);
  const figures = await desk.figures(postedBill);
  expect(figures.moves).toEqual([["SALE", GAUZE_ID, desk.godown, -2, -200]]);
  expect(figures.ledger).toMatchObject({
    Sales: -350,
    "Output CGST": -12,
    "Cost of Goods Sold": 200,
    Inventory: -200,
  });
  // The service is deleted, but a bill that has it can still be corrected.
  await desk.db("items").where({ company_id: 1, id: service }).update({ is_deleted: 1 });
  const correctedBill = await desk.edited(
    "bills",
    postedBill.id,
    makeBill({ itemId: GAUZE_ID, quantity: 1 }, { itemId: service, quantity: 2 }),
  );
  await desk.db("items").where({ company_id: 1, id: service }).update({ is_deleted: 0 });
  // 157.50 and 118.00.
  expect(correctedBill.amount).toBe(275.5);
  expect((await desk.figures(correctedBill)).moves).toEqual([["SALE", GAUZE_ID, desk.godown, -1, -100]]);
  const returnable = await read<{ lines: object[] }>(`/api/v1/returnable-bills/${correctedBill.id}`);
  expect(returnable.lines).toMatchObject([
    { itemId: GAUZE_ID, left: 1 },
    { itemId: service, left: 2 },
  ]);
  const makeReturn = (quantities: object) => ({
    ...{ date: desk.date, customerId: desk.customer, billId: correctedBill.id, refund: "credit" },
    lines: [{ billLineNo: 2, ...quantities }],
  });
  expect(getRefusal(await desk.post("sale-returns", makeReturn({ damagedQuantity: 1 })))).toEqual([
    ...[422, "ITEM_KIND_WRONG", "lines.0.damagedQuantity"],
  ]);
  expect(
    getRefusal(await desk.post("sale-returns", makeReturn({ goodQuantity: 1, expiredQuantity: 1 }))),
  ).toEqual([...[422, "ITEM_KIND_WRONG", "lines.0.expiredQuantity"]]);
  const postedReturn = await desk.posted("sale-returns", makeReturn({ goodQuantity: 1 }));
  expect(postedReturn.amount).toBe(59);
  expect((await desk.figures(postedReturn)).moves).toEqual([]);
  const order = await desk.posted("orders", {
    ...makeBill({ itemId: service, quantity: 1 }),
    seriesId: undefined,
    locationId: undefined,
    salesmanId: undefined,
  });
  expect(order.amount).toBe(59);
});

it("a purchased service is an expense, and a purchase return can return it", async () => {
  const postedPurchase = await desk.posted(
    "purchases",
    makePurchase({ itemId: service, quantity: 2, unitPrice: 50 }),
  );
  const { ledger, moves } = await desk.figures(postedPurchase);
  expect([postedPurchase.amount, moves]).toEqual([118, []]);
  expect(ledger).toMatchObject({ "Freight Inward": 100, "Input CGST": 9, "Input SGST": 9 });
  expect(ledger).not.toHaveProperty("Inventory");
  const postedReturn = await desk.posted("purchase-returns", {
    ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown, purchaseId: postedPurchase.id },
    lines: [{ purchaseLineNo: 1, quantity: 1 }],
  });
  expect(postedReturn.amount).toBe(59);
  expect((await desk.figures(postedReturn)).ledger).toMatchObject({
    "Freight Inward": -50,
    "Input CGST": -4.5,
  });
});

it("documents that only move goods refuse a service", async () => {
  const here = { date: desk.date, locationId: desk.godown };
  const one = { itemId: service, quantity: 1 };
  const gauze = { itemId: GAUZE_ID, usedQuantity: 1 };
  const documents: [path: string, body: object, field: string][] = [
    ["damages", { ...here, lines: [{ itemId: service, damagedQuantity: 1 }] }, "lines.0.itemId"],
    [
      "van-loads",
      { date: desk.date, kind: "load", fromLocationId: desk.godown, toLocationId: desk.van, lines: [one] },
      "lines.0.itemId",
    ],
    [
      "replacements",
      { ...here, customerId: desk.customer, salesmanId: desk.anil, lines: [one] },
      "lines.0.itemId",
    ],
    ["productions", { ...here, itemId: service, quantity: 1, lines: [gauze] }, "itemId"],
    [
      "productions",
      { ...here, itemId: GAUZE_ID, quantity: 1, lines: [{ itemId: service, usedQuantity: 1 }] },
      "lines.0.itemId",
    ],
    ["stock-counts", { ...here, lines: [{ itemId: service, counted: 1 }] }, "lines.0.itemId"],
    [
      "openings",
      { date: desk.date, stock: [{ ...one, locationId: desk.godown, value: 10 }] },
      "stock.0.itemId",
    ],
    [
      "sale-returns",
      { ...here, customerId: desk.customer, refund: "credit", lines: [{ itemId: service, goodQuantity: 1 }] },
      "lines.0.itemId",
    ],
    ["purchase-returns", makePurchase({ ...one, unitPrice: 50 }), "lines.0.itemId"],
  ];
  for (const [path, body, field] of documents)
    expect([path, ...getRefusal(await desk.post(path, body))]).toEqual([path, 422, "ITEM_KIND_WRONG", field]);
});

it("a service appears in sales and purchase reports, and in no stock report", async () => {
  const readTable = (path: string, query: Record<string, string | number> = makeRange()) =>
    askReport(desk.product, "GET", path).table(desk.manager, query);
  const listAgreements = ({ ties }: { ties: { agrees: boolean }[] }) => ties.map(({ agrees }) => agrees);
  const itemwiseSale = await readTable("/api/ItemwiseSale");
  // 2 on the corrected bill.
  expect(itemwiseSale.records.find(({ ItemID }) => ItemID === service)).toMatchObject({
    TotalQuantity: 2,
    TotalAmount: 118,
  });
  expect(listAgreements(itemwiseSale)).toEqual([true]);
  const codes = await readTable("/api/HSNcode");
  expect(codes.records.find(({ HSNCode }) => HSNCode === "996511")).toMatchObject({ TaxableValue: 100 });
  expect(new Set(listAgreements(codes))).toEqual(new Set([true]));
  const profit = await readTable("/api/ProfitReport", {
    ...makeRange(),
    By: "item",
    Type: "All",
    ItemID: service,
  });
  expect(profit.totals).toMatchObject({ SalesValue: 100, CostOfGoods: 0, Profit: 100 });
  expect(new Set(listAgreements(await readTable("/api/GetAllPurchaseReport")))).toEqual(new Set([true]));
  const itemPurchases = await readTable("/api/GetItemWisePurchase", {
    ItemId: service,
    FYearID: yearId,
    from: desk.date,
    to: desk.date,
  });
  expect([itemPurchases.totals.Amount, itemPurchases.ties]).toEqual([118, []]);
  const listItemIds = async (path: string, query?: Record<string, string>) =>
    (await readTable(path, query)).records.map(({ ItemID }) => ItemID);
  const stock = [
    await listItemIds("/api/Closingstock"),
    await listItemIds("/api/balancestock", {}),
    await listItemIds("/api/v1/stock-valuation", { ...makeRange(), Items: "All" }),
  ];
  for (const ids of stock) {
    expect(ids).toContain(GAUZE_ID);
    expect(ids).not.toContain(service);
  }
  const namedItems = await read<{ ItemID: number }[]>("/api/v1/item-names");
  expect(namedItems.map(({ ItemID }) => ItemID)).not.toContain(service);
  const lying = await read<{ ItemID: number }[]>("/api/stockDashboard");
  expect(lying.map(({ ItemID }) => ItemID)).not.toContain(service);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
