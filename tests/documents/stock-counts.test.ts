import { afterAll, beforeAll, expect, it } from "vitest";
import { addDays } from "../../packages/server/demo/calendar.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { askReport, sumLedger } from "../reports/ask-report.ts";
import {
  FOREIGN_ITEM_ID,
  GAUZE_ID,
  getRefusal,
  ROLL_ID,
  makeStockCount,
  startStockDesk,
  type Standing,
  type StockDesk,
} from "./stock-desk.ts";

let desk: StockDesk;

beforeAll(async () => {
  desk = await startStockDesk();
  for (const table of ["items", "stock_locations"]) await desk.copy(table, 2, { id: FOREIGN_ITEM_ID });
  // 10 for 1,000.00 and 10 for 1,200.00; 5 written off with 550.00: 15 worth 1,650.00.
  const purchase = { date: desk.date, supplierId: desk.supplier, locationId: desk.godown };
  for (const unitPrice of [100, 120])
    await desk.posted("purchases", { ...purchase, lines: [{ itemId: GAUZE_ID, quantity: 10, unitPrice }] });
  await postDamage(5);
});
afterAll(() => desk?.product.stop());

const postDamage = (damagedQuantity: number) =>
  desk.posted("damages", {
    ...{ date: desk.date, locationId: desk.godown },
    lines: [{ itemId: GAUZE_ID, damagedQuantity }],
  });
const count = (countedQuantity: number, more?: object) => makeStockCount(desk, countedQuantity, more);
const ask = (id: number, query: Record<string, string> = {}, cookie = desk.manager) =>
  desk.product.call({ method: "GET", path: `/api/v1/countable-stock/${id}`, query, cookie });
interface Line {
  itemId: number;
  itemName: string;
  quantity: number;
  rate: number;
}
/** The book stock of the test's item, as proposed for the count. */
async function readProposedLine(query: Record<string, string> = {}) {
  const answer = await ask(desk.godown, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ lines: Line[] }>().lines.find(({ itemId }) => itemId === GAUZE_ID);
}

it("a count proposes the quantities of the books, and posts the difference once", async () => {
  expect(await readProposedLine()).toEqual({
    itemId: GAUZE_ID,
    itemName: "Test gauze",
    quantity: 15,
    rate: 110,
  });
  const report = askReport(desk.product, "GET", "/api/balancestock");
  const readGauzeRow = async () =>
    (await report.table(desk.manager, {})).records.find(({ ItemName }) => ItemName === "Test gauze") ?? {};
  const stockReport = askReport(desk.product, "GET", "/api/Closingstock");
  const range = { FromDate: desk.date, ToDate: desk.date };
  const readStockRow = async () =>
    (await stockReport.table(desk.manager, { ...range, ItemID: GAUZE_ID })).records[0] ?? {};
  const before = await readGauzeRow();
  const stockBefore = await readStockRow();
  const sentCount = { ...count(13), clientId: "count-1" };
  const postedCount = await desk.posted("stock-counts", sentCount);
  expect([postedCount.voucherNo.slice(0, 4), postedCount.amount]).toEqual(["CNT/", -220]);
  expect(await desk.posted("stock-counts", sentCount)).toEqual({ ...postedCount, replayed: true });
  expect(await desk.figures(postedCount)).toEqual({
    ledger: { "Stock Variance": 220, Inventory: -220 },
    moves: [["ADJUST", GAUZE_ID, desk.godown, -2, -220]],
  });
  // GoDown stock: the shortage is its Adjustment, and the total is still the sum of sold, godown
  // and van stock.
  const after = await readGauzeRow();
  const calculateChange = (name: string) => Number(after[name]) - Number(before[name]);
  expect(["Adjustment", "GoDownStock", "TotalStock"].map(calculateChange)).toEqual([-2, -2, -2]);
  // Nothing was sold. The Stock Report has no column for counts: what is missing reduces what was
  // available.
  expect(["SoldStock", "VTSale"].map(calculateChange)).toEqual([0, 0]);
  const stockAfter = await readStockRow();
  expect(
    ["AvlTotalStock", "SoldStock", "TotalStock"].map(
      (name) => Number(stockAfter[name]) - Number(stockBefore[name]),
    ),
  ).toEqual([-2, 0, -2]);
  const of = (name: string) => Number(after[name]);
  expect(of("TotalStock")).toBe(of("SoldStock") + of("GoDownStock") + of("VTStock"));
  const valuation = askReport(desk.product, "GET", "/api/v1/stock-valuation");
  const [valuationRow] = (await valuation.table(desk.manager, { ...range, ItemID: GAUZE_ID })).records;
  expect(valuationRow).toMatchObject({ ClosingQuantity: 13, ClosingValue: 1430, Rate: 110 });
  const { totals, ties } = await valuation.table(desk.manager, range);
  expect(ties.map(({ agrees }) => agrees)).not.toContain(false);
  expect(totals["ClosingValue"]).toBe(await sumInventory());
  // A shortage is a credit of stock.
  const dayBook = askReport(desk.product, "GET", "/api/v1/day-book");
  const [day] = (await dayBook.table(desk.manager, { ...range, Type: "Stock Count" })).records;
  expect(day).toMatchObject({ VoucherNo: postedCount.voucherNo, Debit: 0, Credit: 220, State: "Posted" });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.cancelled("stock-counts", postedCount.id);
  expect(await readProposedLine()).toMatchObject({ quantity: 15 });
});

/** The balance of the inventory account by its entries, in rupees. */
const sumInventory = () =>
  sumLedger(desk.db, { company: 1, from: "2000-01-01", to: desk.date }, "a.system_key = 'inventory'");

it("a count compares with the books at the moment of posting, not with its earlier proposal", async () => {
  expect(await readProposedLine()).toMatchObject({ quantity: 15 });
  const meanwhile = await postDamage(4);
  // 11 are left now, so a count of 13 is 2 more, not 2 less.
  const postedCount = await desk.posted("stock-counts", count(13));
  expect(await desk.figures(postedCount)).toMatchObject({
    moves: [["ADJUST", GAUZE_ID, desk.godown, 2, 220]],
  });
  await desk.cancelled("stock-counts", postedCount.id);
  await desk.cancelled("damages", meanwhile.id);
});

it("a count changes nothing of what was sold, up or down, in a godown or in a van", async () => {
  const range = { FromDate: desk.date, ToDate: desk.date, ItemID: GAUZE_ID };
  const stockReport = askReport(desk.product, "GET", "/api/Closingstock");
  const placesReport = askReport(desk.product, "GET", "/api/balancestock");
  const readFigures = async () => {
    const [stockRow = {}] = (await stockReport.table(desk.manager, range)).records;
    const [placesRow = {}] = (await placesReport.table(desk.manager, { ItemID: GAUZE_ID })).records;
    return [
      ...["AvlTotalStock", "SoldStock", "TotalStock"].map((name) => Number(stockRow[name])),
      ...["Adjustment", "SoldStock", "GoDownStock", "VTSale", "VTBalance"].map((name) =>
        Number(placesRow[name]),
      ),
    ];
  };
  const countAndCompare = async (countedQuantity: number, more: object = {}) => {
    const before = await readFigures();
    const { id } = await desk.posted("stock-counts", count(countedQuantity, more));
    const after = await readFigures();
    return { id, changes: after.map((figure, index) => figure - (before[index] ?? 0)) };
  };
  const more = await countAndCompare(18); // of 15
  expect(more.changes).toEqual([3, 0, 3, 3, 0, 3, 0, 0]);
  const inVan = { locationId: desk.van };
  const foundInVan = await countAndCompare(2, inVan);
  expect(foundInVan.changes).toEqual([2, 0, 2, 2, 0, 0, 0, 2]);
  const fewer = await countAndCompare(1, inVan);
  expect(fewer.changes).toEqual([-1, 0, -1, -1, 0, 0, 0, -1]);
  for (const { id } of [fewer, foundInVan, more]) await desk.cancelled("stock-counts", id);
  expect(await readProposedLine()).toMatchObject({ quantity: 15 });
});

it("a corrected count compares with the books at the first counting, even if goods have moved since", async () => {
  const postedCount = await desk.posted("stock-counts", count(13));
  const since = await postDamage(3);
  // 10 are left now, but of the 15 at that time 12 were counted, not 13.
  expect(await readProposedLine({ edits: String(postedCount.id) })).toMatchObject({ quantity: 15 });
  const editedCount = await desk.edited("stock-counts", postedCount.id, count(12));
  expect([editedCount.voucherNo, editedCount.amount]).toEqual([postedCount.voucherNo, -330]);
  const input = await desk.product.call({
    ...{ method: "GET", path: `/api/v1/vouchers/${editedCount.voucherId}/input`, cookie: desk.manager },
  });
  expect(input.json).toMatchObject({ documentId: editedCount.id, stockCounts: count(12) });
  // Moved to another location, the count no longer changes the godown's stock: 15 less 3.
  const movedCount = await desk.edited("stock-counts", editedCount.id, count(1, { locationId: desk.van }));
  expect(await desk.figures(movedCount)).toMatchObject({ moves: [["ADJUST", GAUZE_ID, desk.van, 1, 110]] });
  expect(await readProposedLine()).toMatchObject({ quantity: 12 });
  await desk.cancelled("stock-counts", movedCount.id);
  await desk.cancelled("damages", since.id);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a count refuses what can't be counted, and shows nothing of other companies' locations", async () => {
  const postRefusedCount = async (body: object, cookie?: string) =>
    getRefusal(await desk.post("stock-counts", body, cookie));
  expect(await postRefusedCount(count(1, { locationId: FOREIGN_ITEM_ID }))).toEqual([
    422,
    "LOCATION_UNKNOWN",
    "locationId",
  ]);
  expect(await postRefusedCount(count(1, { locationId: desk.damaged }))).toEqual([
    ...[422, "LOCATION_KIND_WRONG", "locationId"],
  ]);
  const makeCountOf = (...each: object[]) => count(1, { lines: each });
  expect(await postRefusedCount(makeCountOf({ itemId: FOREIGN_ITEM_ID, counted: 1 }))).toEqual([
    422,
    "ITEM_UNKNOWN",
    "lines.0.itemId",
  ]);
  const twice = { itemId: GAUZE_ID, counted: 1 };
  expect(await postRefusedCount(makeCountOf(twice, twice))).toEqual([422, "LINE_INVALID", "lines.1.itemId"]);
  // It was never bought, so its cost is unknown.
  expect(await postRefusedCount(makeCountOf({ itemId: ROLL_ID, counted: 1 }))).toEqual([
    422,
    "LINE_INVALID",
    "lines.0.counted",
  ]);
  expect((await postRefusedCount(count(1), desk.salesman))[1]).toBe("ROLE_FORBIDDEN");
  expect(getRefusal(await ask(FOREIGN_ITEM_ID))).toEqual([422, "LOCATION_UNKNOWN", "id"]);
  expect((await ask(desk.godown, {}, desk.salesman)).status).toBe(403);
});

it("goods entered for a day before a count of them get a warning, also when they are cancelled or sent again", async () => {
  const [yesterday, clientId] = [addDays(desk.date, -1), "back-1"];
  const makePurchase = (itemId: number, date: string) => ({
    ...{
      date,
      supplierId: desk.supplier,
      locationId: desk.godown,
      clientId: `${clientId}-${itemId}-${date}`,
    },
    lines: [{ itemId, quantity: 3, unitPrice: 100 }],
  });
  await desk.posted("purchases", makePurchase(ROLL_ID, desk.date));
  // A count without a difference counts as well.
  await desk.posted("stock-counts", count(0, { lines: [{ itemId: ROLL_ID, counted: 3 }] }));
  const isWarned = [
    {
      code: "COUNTED_LATER",
      key: "countedLater",
      message: expect.stringContaining("Test roll was counted at "),
      values: expect.anything(),
    },
  ];
  const late = await desk.posted("purchases", makePurchase(ROLL_ID, yesterday));
  expect(late.warnings).toEqual(isWarned);
  expect(await desk.posted("purchases", makePurchase(ROLL_ID, yesterday))).toEqual({
    ...late,
    replayed: true,
  });
  expect((await desk.cancelled("purchases", late.id)).warnings).toEqual(isWarned);
  // Same day as the count, another place.
  expect(
    (await desk.posted("purchases", { ...makePurchase(ROLL_ID, desk.date), clientId: "b" })).warnings,
  ).toEqual([]);
  const elsewhere = { ...makePurchase(ROLL_ID, yesterday), clientId: "c", locationId: desk.van };
  expect((await desk.posted("purchases", elsewhere)).warnings).toEqual([]);
});

it("a correction that moves other goods than before gets it too, at each place where they were counted", async () => {
  const { db, godown, van } = desk;
  const readPlaces = ({ warnings }: Standing) => {
    const places = warnings as readonly { values?: Record<string, string> }[]; // as the contract has it
    return places.map(({ values }) => values?.["place"]);
  };
  const findName = async (id: number): Promise<string> =>
    (await db("stock_locations").where({ company_id: 1, id }).first("name")).name;
  const [godownName, vanName] = [await findName(godown), await findName(van)];
  // Three rolls are in the van since yesterday.
  await desk.posted("stock-counts", count(3, { locationId: van, lines: [{ itemId: ROLL_ID, counted: 3 }] }));
  const makePurchase = (itemId: number) => ({
    ...{ date: addDays(desk.date, -2), supplierId: desk.supplier, locationId: godown },
    lines: [{ itemId, quantity: 4, unitPrice: 100 }],
  });
  await desk.posted("purchases", makePurchase(ROLL_ID));
  const purchase = await desk.posted("purchases", makePurchase(ROLL_ID));
  expect(readPlaces(purchase)).toEqual([godownName]);
  // Gauze was not counted, but the rolls are reversed.
  const otherGoods = await desk.edited("purchases", purchase.id, makePurchase(GAUZE_ID));
  expect(readPlaces(otherGoods)).toEqual([godownName]);
  const cheaper = { ...makePurchase(GAUZE_ID), lines: [{ itemId: GAUZE_ID, quantity: 4, unitPrice: 90 }] };
  expect(readPlaces(await desk.edited("purchases", otherGoods.id, cheaper))).toEqual([]);

  const makeLoad = (quantity: number, more: object = {}) => ({
    ...{ date: addDays(desk.date, -1), kind: "load", fromLocationId: godown, toLocationId: van },
    ...{ lines: [{ itemId: ROLL_ID, quantity }], ...more },
  });
  const both = [godownName, vanName].toSorted();
  const load = await desk.posted("van-loads", makeLoad(1));
  expect(readPlaces(load).toSorted()).toEqual(both);
  const narratedLoad = await desk.edited("van-loads", load.id, makeLoad(1, { narration: "Second round" }));
  expect(readPlaces(narratedLoad)).toEqual([]);
  const largerLoad = await desk.edited("van-loads", narratedLoad.id, makeLoad(2));
  expect(readPlaces(largerLoad).toSorted()).toEqual(both);
  // Today, it is no longer before the counts.
  const laterLoad = await desk.edited("van-loads", largerLoad.id, makeLoad(2, { date: desk.date }));
  expect(readPlaces(laterLoad).toSorted()).toEqual(both);
  expect((await desk.cancelled("van-loads", laterLoad.id)).warnings).toEqual([]);
  expect(await checkBooks(db, 1)).toEqual([]);
});
