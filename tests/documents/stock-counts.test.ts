import { afterAll, beforeAll, expect, it } from "vitest";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { askReport, ledgerSum } from "../reports/ask-report.ts";
import { FOREIGN, GAUZE, refusal, ROLL, startStockDesk, type StockDesk } from "./stock-desk.ts";

let desk: StockDesk;

beforeAll(async () => {
  desk = await startStockDesk();
  for (const table of ["items", "stock_locations"]) await desk.copy(table, 2, { id: FOREIGN });
  // 10 for 1,000.00 and 10 for 1,200.00; 5 written off with 550.00: 15 worth 1,650.00.
  const purchase = { date: desk.date, supplierId: desk.supplier, locationId: desk.godown };
  for (const unitPrice of [100, 120])
    await desk.posted("purchases", { ...purchase, lines: [{ itemId: GAUZE, quantity: 10, unitPrice }] });
  await writtenOff(5);
});
afterAll(() => desk?.product.stop());

const writtenOff = (damagedQuantity: number) =>
  desk.posted("damages", {
    ...{ date: desk.date, locationId: desk.godown },
    lines: [{ itemId: GAUZE, damagedQuantity }],
  });
const count = (counted: number, more: object = {}) => ({
  ...{ date: desk.date, locationId: desk.godown, lines: [{ itemId: GAUZE, counted }] },
  ...more,
});
const ask = (id: number, query: Record<string, string> = {}, cookie = desk.manager) =>
  desk.product.call({ method: "GET", path: `/api/v1/countable-stock/${id}`, query, cookie });
interface Line {
  itemId: number;
  itemName: string;
  quantity: number;
  rate: number;
}
/** The book stock of the test's item, as proposed for the count. */
async function proposed(query: Record<string, string> = {}) {
  const answer = await ask(desk.godown, query);
  expect(answer.status, answer.text).toBe(200);
  return answer.read<{ lines: Line[] }>().lines.find(({ itemId }) => itemId === GAUZE);
}

it("a count proposes the quantities of the books, and posts the difference once", async () => {
  expect(await proposed()).toEqual({ itemId: GAUZE, itemName: "Test gauze", quantity: 15, rate: 110 });
  const report = askReport(desk.product, "GET", "/api/balancestock");
  const row = async () =>
    (await report.table(desk.manager, {})).records.find(({ ItemName }) => ItemName === "Test gauze") ?? {};
  const before = await row();
  const sent = { ...count(13), clientId: "count-1" };
  const posted = await desk.posted("stock-counts", sent);
  expect([posted.voucherNo.slice(0, 4), posted.amount]).toEqual(["CNT/", -220]);
  expect(await desk.posted("stock-counts", sent)).toEqual({ ...posted, replayed: true });
  expect(await desk.figures(posted)).toEqual({
    ledger: { "Stock Variance": 220, Inventory: -220 },
    moves: [["ADJUST", GAUZE, desk.godown, -2, -220]],
  });
  // GoDown stock: the shortage is its Adjustment, and the total is still the sum of sold, godown and van stock.
  const after = await row();
  const changed = (name: string) => Number(after[name]) - Number(before[name]);
  expect([changed("Adjustment"), changed("GoDownStock"), changed("TotalStock")]).toEqual([-2, -2, -2]);
  const of = (name: string) => Number(after[name]);
  expect(of("TotalStock")).toBe(of("SoldStock") + of("GoDownStock") + of("VTStock"));
  const valuation = askReport(desk.product, "GET", "/api/v1/stock-valuation");
  const range = { FromDate: desk.date, ToDate: desk.date };
  const [valued] = (await valuation.table(desk.manager, { ...range, ItemID: GAUZE })).records;
  expect(valued).toMatchObject({ ClosingQuantity: 13, ClosingValue: 1430, Rate: 110 });
  const { totals, ties } = await valuation.table(desk.manager, range);
  expect(ties.map(({ agrees }) => agrees)).not.toContain(false);
  expect(totals["ClosingValue"]).toBe(await inventory());
  // A shortage is a credit of stock.
  const dayBook = askReport(desk.product, "GET", "/api/v1/day-book");
  const [day] = (await dayBook.table(desk.manager, { ...range, Type: "Stock Count" })).records;
  expect(day).toMatchObject({ VoucherNo: posted.voucherNo, Debit: 0, Credit: 220, State: "Posted" });
  expect(await checkBooks(desk.db, 1)).toEqual([]);
  await desk.cancelled("stock-counts", posted.id);
  expect(await proposed()).toMatchObject({ quantity: 15 });
});

/** The balance of the inventory account by its entries, in rupees. */
const inventory = () =>
  ledgerSum(desk.db, { company: 1, from: "2000-01-01", to: desk.date }, "a.system_key = 'inventory'");

it("a count compares with the books at the moment of posting, not with its earlier proposal", async () => {
  expect(await proposed()).toMatchObject({ quantity: 15 });
  const meanwhile = await writtenOff(4);
  // 11 are left now, so a count of 13 is 2 more, not 2 less.
  const posted = await desk.posted("stock-counts", count(13));
  expect(await desk.figures(posted)).toMatchObject({ moves: [["ADJUST", GAUZE, desk.godown, 2, 220]] });
  await desk.cancelled("stock-counts", posted.id);
  await desk.cancelled("damages", meanwhile.id);
});

it("a corrected count compares with the books at the first counting, even if goods have moved since", async () => {
  const posted = await desk.posted("stock-counts", count(13));
  const since = await writtenOff(3);
  // 10 are left now, but of the 15 at that time 12 were counted, not 13.
  expect(await proposed({ edits: String(posted.id) })).toMatchObject({ quantity: 15 });
  const edited = await desk.edited("stock-counts", posted.id, count(12));
  expect([edited.voucherNo, edited.amount]).toEqual([posted.voucherNo, -330]);
  const input = await desk.product.call({
    ...{ method: "GET", path: `/api/v1/vouchers/${edited.voucherId}/input`, cookie: desk.manager },
  });
  expect(input.json).toMatchObject({ documentId: edited.id, stockCounts: count(12) });
  // Moved to another location, the count no longer changes the godown's stock: 15 less 3.
  const moved = await desk.edited("stock-counts", edited.id, count(1, { locationId: desk.van }));
  expect(await desk.figures(moved)).toMatchObject({ moves: [["ADJUST", GAUZE, desk.van, 1, 110]] });
  expect(await proposed()).toMatchObject({ quantity: 12 });
  await desk.cancelled("stock-counts", moved.id);
  await desk.cancelled("damages", since.id);
  expect(await checkBooks(desk.db, 1)).toEqual([]);
});

it("a count refuses what can't be counted, and shows nothing of other companies' locations", async () => {
  const refused = async (body: object, cookie?: string) =>
    refusal(await desk.post("stock-counts", body, cookie));
  expect(await refused(count(1, { locationId: FOREIGN }))).toEqual([422, "LOCATION_UNKNOWN", "locationId"]);
  expect(await refused(count(1, { locationId: desk.damaged }))).toEqual([
    ...[422, "LOCATION_KIND_WRONG", "locationId"],
  ]);
  const lines = (...each: object[]) => count(1, { lines: each });
  expect(await refused(lines({ itemId: FOREIGN, counted: 1 }))).toEqual([
    422,
    "ITEM_UNKNOWN",
    "lines.0.itemId",
  ]);
  const twice = { itemId: GAUZE, counted: 1 };
  expect(await refused(lines(twice, twice))).toEqual([422, "LINE_INVALID", "lines.1.itemId"]);
  // It was never bought, so its cost is unknown.
  expect(await refused(lines({ itemId: ROLL, counted: 1 }))).toEqual([
    422,
    "LINE_INVALID",
    "lines.0.counted",
  ]);
  expect((await refused(count(1), desk.salesman))[1]).toBe("ROLE_FORBIDDEN");
  expect(refusal(await ask(FOREIGN))).toEqual([422, "LOCATION_UNKNOWN", "id"]);
  expect((await ask(desk.godown, {}, desk.salesman)).status).toBe(403);
});
