import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { formWith } from "../form.ts";
import { askReport } from "../reports/ask-report.ts";
import { GAUZE, refusal, startStockDesk, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;
let service: number;
let seriesId: number;
let yearId: number;

beforeAll(async () => {
  desk = await startStockDesk();
  service = (await saved({ IsService: 1 })).read<{ id: number }>().id;
  const [year] = await desk.db("financial_years").where("company_id", 1).orderBy("start_date", "desc");
  const series = await desk
    .db("invoice_series")
    .where({ company_id: 1, year_id: year.id, inv_type: "B2C" })
    .first("id");
  seriesId = series.id;
  yearId = year.id;
  // 100 gauzes at 100.00, which is the cost of the goods sold here.
  await desk.posted("purchases", bought({ itemId: GAUZE, quantity: 100, unitPrice: 100 }));
});
afterAll(() => desk?.product.stop());

/** Saves Freight at 18 % with its SAC, 50.00 without tax, as the form sends it. */
const saved = (changes: object) =>
  desk.product.call({
    method: "POST",
    path: "/api/insertupdateitem",
    cookie: desk.manager,
    body: formWith({
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
const bill = (...lines: object[]) => ({
  ...{ date: desk.date, customerId: desk.customer, salesmanId: desk.anil, locationId: desk.godown, seriesId },
  ...{ payment: "credit", lines },
});
const bought = (...lines: object[]) => ({
  ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown, lines },
});
async function read<Result>(path: string, query: Record<string, string> = {}): Promise<Result> {
  const answer = await desk.product.call({ method: "GET", path, query, cookie: desk.manager });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Result>();
}
const today = () => ({ FromDate: desk.date, ToDate: desk.date });

it("an item is made a service with a SAC when it is created, and stays a service", async () => {
  expect(refusal(await saved({ IsService: 1, HSNCode: "3005" }))).toEqual([400, "INVALID_FIELDS", "HSNCode"]);
  expect(refusal(await saved({ ItemID: service, HSNCode: "3005" }))).toEqual([
    400,
    "INVALID_FIELDS",
    "HSNCode",
  ]);
  expect(refusal(await saved({ ItemID: service, IsService: 0 }))).toEqual([
    422,
    "ITEM_KIND_WRONG",
    "IsService",
  ]);
  expect(
    refusal(await saved({ ItemID: GAUZE, ItemName: "Test gauze", IsService: 1, HSNCode: "3005" })),
  ).toEqual([...[422, "ITEM_KIND_WRONG", "IsService"]]);
  // If a client does not send the field, it stays unchanged.
  expect((await saved({ ItemID: service })).status).toBe(200);
  const items = await read<{ ItemID: number; IsService: number }[]>("/api/GetItem");
  expect(items.filter(({ IsService }) => IsService === 1).map(({ ItemID }) => ItemID)).toEqual([service]);
  const { items: chosen } = await read<{ items: { id: number; isService?: boolean }[] }>("/api/v1/masters");
  expect(chosen.filter(({ isService }) => isService).map(({ id }) => id)).toEqual([service]);
  expect(chosen.find(({ id }) => id === GAUZE)).not.toHaveProperty("isService");
});

it("a service is billed, ordered, corrected and returned without stock and cost", async () => {
  const lines = [
    { itemId: GAUZE, quantity: 2 },
    { itemId: service, quantity: 1 },
  ];
  const posted = await desk.posted("bills", bill(...lines));
  // 300.00 at 5 % and 50.00 at 18 %; two gauzes cost 200.00.
  expect(posted.amount).toBe(374);
  const figures = await desk.figures(posted);
  expect(figures.moves).toEqual([["SALE", GAUZE, desk.godown, -2, -200]]);
  expect(figures.ledger).toMatchObject({
    Sales: -350,
    "Output CGST": -12,
    "Cost of Goods Sold": 200,
    Inventory: -200,
  });
  // The service is deleted, but a bill that has it can still be corrected.
  await desk.db("items").where({ company_id: 1, id: service }).update({ is_deleted: 1 });
  const corrected = await desk.edited(
    "bills",
    posted.id,
    bill({ itemId: GAUZE, quantity: 1 }, { itemId: service, quantity: 2 }),
  );
  await desk.db("items").where({ company_id: 1, id: service }).update({ is_deleted: 0 });
  // 157.50 and 118.00.
  expect(corrected.amount).toBe(275.5);
  expect((await desk.figures(corrected)).moves).toEqual([["SALE", GAUZE, desk.godown, -1, -100]]);
  const returnable = await read<{ lines: object[] }>(`/api/v1/returnable-bills/${corrected.id}`);
  expect(returnable.lines).toMatchObject([
    { itemId: GAUZE, left: 1 },
    { itemId: service, left: 2 },
  ]);
  const back = (quantities: object) => ({
    ...{ date: desk.date, customerId: desk.customer, billId: corrected.id, refund: "credit" },
    lines: [{ billLineNo: 2, ...quantities }],
  });
  expect(refusal(await desk.post("sale-returns", back({ damagedQuantity: 1 })))).toEqual([
    ...[422, "ITEM_KIND_WRONG", "lines.0.damagedQuantity"],
  ]);
  expect(refusal(await desk.post("sale-returns", back({ goodQuantity: 1, expiredQuantity: 1 })))).toEqual([
    ...[422, "ITEM_KIND_WRONG", "lines.0.expiredQuantity"],
  ]);
  const returned = await desk.posted("sale-returns", back({ goodQuantity: 1 }));
  expect(returned.amount).toBe(59);
  expect((await desk.figures(returned)).moves).toEqual([]);
  const order = await desk.posted("orders", {
    ...bill({ itemId: service, quantity: 1 }),
    seriesId: undefined,
    locationId: undefined,
    salesmanId: undefined,
  });
  expect(order.amount).toBe(59);
});

it("a purchased service is an expense, and a purchase return can return it", async () => {
  const posted = await desk.posted("purchases", bought({ itemId: service, quantity: 2, unitPrice: 50 }));
  const { ledger, moves } = await desk.figures(posted);
  expect([posted.amount, moves]).toEqual([118, []]);
  expect(ledger).toMatchObject({ "Freight Inward": 100, "Input CGST": 9, "Input SGST": 9 });
  expect(ledger).not.toHaveProperty("Inventory");
  const returned = await desk.posted("purchase-returns", {
    ...{ date: desk.date, supplierId: desk.supplier, locationId: desk.godown, purchaseId: posted.id },
    lines: [{ purchaseLineNo: 1, quantity: 1 }],
  });
  expect(returned.amount).toBe(59);
  expect((await desk.figures(returned)).ledger).toMatchObject({ "Freight Inward": -50, "Input CGST": -4.5 });
});

it("documents that only move goods refuse a service", async () => {
  const here = { date: desk.date, locationId: desk.godown };
  const one = { itemId: service, quantity: 1 };
  const gauze = { itemId: GAUZE, usedQuantity: 1 };
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
      { ...here, itemId: GAUZE, quantity: 1, lines: [{ itemId: service, usedQuantity: 1 }] },
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
    ["purchase-returns", bought({ ...one, unitPrice: 50 }), "lines.0.itemId"],
  ];
  for (const [path, body, field] of documents)
    expect([path, ...refusal(await desk.post(path, body))]).toEqual([path, 422, "ITEM_KIND_WRONG", field]);
});

it("a service appears in sales and purchase reports, and in no stock report", async () => {
  const table = (path: string, query: Record<string, string | number> = today()) =>
    askReport(desk.product, "GET", path).table(desk.manager, query);
  const agreeing = ({ ties }: { ties: { agrees: boolean }[] }) => ties.map(({ agrees }) => agrees);
  const sold = await table("/api/ItemwiseSale");
  // 2 on the corrected bill.
  expect(sold.records.find(({ ItemID }) => ItemID === service)).toMatchObject({
    TotalQuantity: 2,
    TotalAmount: 118,
  });
  expect(agreeing(sold)).toEqual([true]);
  const codes = await table("/api/HSNcode");
  expect(codes.records.find(({ HSNCode }) => HSNCode === "996511")).toMatchObject({ TaxableValue: 100 });
  expect(new Set(agreeing(codes))).toEqual(new Set([true]));
  const profit = await table("/api/ProfitReport", { ...today(), By: "item", Type: "All", ItemID: service });
  expect(profit.totals).toMatchObject({ SalesValue: 100, CostOfGoods: 0, Profit: 100 });
  expect(new Set(agreeing(await table("/api/GetAllPurchaseReport")))).toEqual(new Set([true]));
  const itemPurchases = await table("/api/GetItemWisePurchase", {
    ItemId: service,
    FYearID: yearId,
    from: desk.date,
    to: desk.date,
  });
  expect([itemPurchases.totals.Amount, itemPurchases.ties]).toEqual([118, []]);
  const listed = async (path: string, query?: Record<string, string>) =>
    (await table(path, query)).records.map(({ ItemID }) => ItemID);
  const stock = [
    await listed("/api/Closingstock"),
    await listed("/api/balancestock", {}),
    await listed("/api/v1/stock-valuation", { ...today(), Items: "All" }),
  ];
  for (const ids of stock) {
    expect(ids).toContain(GAUZE);
    expect(ids).not.toContain(service);
  }
  const named = await read<{ ItemID: number }[]>("/api/v1/item-names");
  expect(named.map(({ ItemID }) => ItemID)).not.toContain(service);
  const lying = await read<{ ItemID: number }[]>("/api/stockDashboard");
  expect(lying.map(({ ItemID }) => ItemID)).not.toContain(service);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});
