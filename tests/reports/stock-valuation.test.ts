import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { MAKER_ID, startGstDesk, type GstDesk } from "../documents/gst-desk.ts";
import { GAUZE_ID, ROLL_ID } from "../documents/stock-desk.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { askReport, sumLedger, sumPaise, getRefusal } from "./ask-report.ts";
import { trialBalance } from "./ledger-books.ts";
import { toThousandths } from "./stock-books.ts";

let desk: GstDesk;
let first: string;
const subtractDays = (days: number) => addDays(desk.date, -days);
const readValuation = (parameters: object, cookie = desk.manager, paging?: Record<string, string>) =>
  askReport(desk.product, "GET", "/api/v1/stock-valuation").table(cookie, { ...parameters }, paging);
const ledger = (parameters: object, paging?: Record<string, string>) =>
  askReport(desk.product, "GET", "/api/v1/item-ledger").table(desk.manager, { ...parameters }, paging);

beforeAll(async () => {
  desk = await startGstDesk();
  const { db, godown, van, customer, anil, posted, purchaseOf } = desk;
  const postPurchase = (ago: number, quantity: number, unitPrice: number) =>
    posted("purchases", purchaseOf(MAKER_ID, { quantity, unitPrice }, { date: subtractDays(ago) }));
  const of = (quantity: number) => [{ itemId: GAUZE_ID, quantity }];
  // 20 worth 1,000.00 + 1,200.00 = 2,200.00: 110.00 each.
  await postPurchase(20, 10, 100);
  await postPurchase(18, 10, 120);
  // 5 are sold with a cost of 550.00: 15 stay, worth 1,650.00.
  const bill = await posted("bills", await desk.billOn(subtractDays(10), { lines: of(5) }));
  // 2 are returned with 220.00; the damaged one counts as stock too. 17 worth 1,870.00.
  const back = { billId: bill.id, customerId: customer, salesmanId: anil, refund: "credit" };
  const lines = [{ billLineNo: 1, goodQuantity: 1, damagedQuantity: 1 }];
  await posted("sale-returns", { date: subtractDays(8), ...back, lines });
  // 1 is written off with 110.00: 16 worth 1,760.00.
  const damagedLines = [{ itemId: GAUZE_ID, damagedQuantity: 1 }];
  await posted("damages", { date: subtractDays(6), locationId: godown, lines: damagedLines });
  const load = { kind: "load", fromLocationId: godown, toLocationId: van };
  await posted("van-loads", { date: subtractDays(5), ...load, lines: of(4) });
  // 4 for 520.00: 20 worth 2,280.00, 114.00 each; a purchase of 7 that is cancelled.
  await postPurchase(4, 4, 130);
  await desk.cancelled("purchases", (await postPurchase(3, 7, 50)).id);
  const [firstMove] = await queryRows<{ first: string }>(db, "SELECT MIN(date) AS first FROM stock_moves");
  first = firstMove?.first ?? "";
});
afterAll(() => desk?.product.stop());

/** The named cells of a row. */
const pickFields = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));
const BALANCE_COLUMNS = [
  ...["OpeningQuantity", "OpeningValue", "InQuantity", "InValue"],
  ...["OutQuantity", "OutValue", "ClosingQuantity", "ClosingValue"],
];
const pickFigures = (row: Record<string, unknown>) => pickFields(row, [...BALANCE_COLUMNS, "Rate"]);

describe("the stock valuation", () => {
  it("equals a calculation by hand of purchases, a sale, a return, a write-off and a cancelled purchase", async () => {
    const readAsOf = async (FromDate: string, ToDate: string) => {
      const { records, totals, ties } = await readValuation({ FromDate, ToDate, ItemID: GAUZE_ID });
      expect(ties).toEqual([]);
      const [row = {}] = records;
      expect(totals).toEqual({
        OpeningValue: row.OpeningValue,
        InValue: row.InValue,
        OutValue: row.OutValue,
        ClosingValue: row.ClosingValue,
      });
      return pickFigures(row);
    };
    expect(await readAsOf(subtractDays(20), subtractDays(10))).toEqual({
      ...{ OpeningQuantity: 0, OpeningValue: 0, InQuantity: 20, InValue: 2_200 },
      ...{ OutQuantity: 5, OutValue: 550, ClosingQuantity: 15, Rate: 110, ClosingValue: 1_650 },
    });
    // In: 2 for 220.00 and 4 for 520.00. Out: 5 for 550.00 and 1 for 110.00.
    expect(await readAsOf(subtractDays(12), desk.date)).toEqual({
      ...{ OpeningQuantity: 20, OpeningValue: 2_200, InQuantity: 6, InValue: 740 },
      ...{ OutQuantity: 6, OutValue: 660, ClosingQuantity: 20, Rate: 114, ClosingValue: 2_280 },
    });
  });

  it("leaves out an item without stock and moves, unless all items are asked for", async () => {
    const range = { FromDate: subtractDays(20), ToDate: desk.date, ItemID: ROLL_ID };
    expect((await readValuation(range)).records).toEqual([]);
    const [row = {}] = (await readValuation({ ...range, Items: "All" })).records;
    expect(pickFigures(row)).toEqual({
      ...{ OpeningQuantity: 0, OpeningValue: 0, InQuantity: 0, InValue: 0 },
      ...{ OutQuantity: 0, OutValue: 0, ClosingQuantity: 0, Rate: null, ClosingValue: 0 },
    });
    const early = { FromDate: addDays(first, -9), ToDate: addDays(first, -1) };
    expect((await readValuation(early)).records).toEqual([]);
    const all = await readValuation({ ...early, Items: "All" });
    const [items] = await queryRows<{ n: number }>(
      desk.db,
      "SELECT COUNT(*) AS n FROM items WHERE company_id = 1 AND is_deleted = 0",
    );
    expect(all.records.length).toBe(Number(items?.n));
  });

  it("equals the sum of the moves, for every item and several ranges", async () => {
    const moves = await queryRows<Moved>(
      desk.db,
      "SELECT item_id, date, move_kind, quantity, value FROM stock_moves WHERE company_id = 1",
    );
    for (const [from, to] of [
      [first, desk.date],
      [subtractDays(40), subtractDays(23)],
      [subtractDays(24), subtractDays(7)],
      [desk.date, desk.date],
    ] as const) {
      const { records, totals } = await readValuation({ FromDate: from, ToDate: to });
      const expectedSums = sumMoves(moves, from, to);
      expect(Object.fromEntries(records.map((row) => [row.ItemID, toExactFigures(row)]))).toEqual(
        Object.fromEntries([...expectedSums].filter(([, sums]) => sums.some((sum) => sum !== 0))),
      );
      const columns = ["OpeningValue", "InValue", "OutValue", "ClosingValue"];
      for (const name of columns)
        expect(sumPaise([totals[name]]), name).toBe(sumPaise(records.map((row) => row[name])));
    }
  });

  it("equals the Inventory account at both ends of the range, and shows a mismatch if it does not", async () => {
    const range = { FromDate: subtractDays(30), ToDate: subtractDays(7) };
    const sumInventory = (to: string) =>
      sumLedger(desk.db, { company: 1, from: "1900-01-01", to }, "a.system_key = 'inventory'");
    const { totals, ties } = await readValuation(range);
    const [opening, closing] = [await sumInventory(subtractDays(31)), await sumInventory(subtractDays(7))];
    expect([totals.OpeningValue, totals.ClosingValue]).toEqual([opening, closing]);
    expect(ties).toEqual([
      { label: "Inventory account before the range", amount: opening, agrees: true },
      { label: "Inventory account", amount: closing, agrees: true },
    ]);
    const account = await desk.db("accounts").where({ company_id: 1, system_key: "inventory" }).first();
    expect((await trialBalance(desk.product, desk.manager, range)).get(account.id)?.[3]).toBe(closing);

    // A day late in the month is computed backwards from the month's end, so the month rollup must
    // change too.
    const change = async (value: number) => {
      const of = { company_id: 1, item_id: GAUZE_ID };
      await desk
        .db("stock_day")
        .where({ ...of, date: subtractDays(10) })
        .increment("value", value);
      await desk
        .db("stock_month")
        .where({ ...of, month: `${subtractDays(10).slice(0, 8)}01` })
        .increment("value", value);
    };
    await change(1);
    const [, wrong] = (await readValuation({ FromDate: subtractDays(10), ToDate: subtractDays(10) })).ties;
    await change(-1);
    expect(wrong).toMatchObject({
      agrees: false,
      opens: [{ operation: "ledger.report", AccountCode: account.id, FromDate: subtractDays(10) }],
    });
  });

  it("narrows by category, finds an item by name, and shows only managers their own company's stock", async () => {
    const range = { FromDate: subtractDays(20), ToDate: desk.date };
    const category = await readValuation({ ...range, ItemCategoryID: 2 });
    const items = await desk.db("items").where({ company_id: 1, category_id: 2 }).pluck<number[]>("id");
    expect(category.records.length).toBeGreaterThan(0);
    expect(category.ties).toEqual([]);
    expect(category.records.filter(({ ItemID }) => !items.includes(Number(ItemID)))).toEqual([]);
    const foundTable = await readValuation(range, desk.manager, { search: "est gauz", pageSize: "50" });
    expect(foundTable.records.map(({ ItemID }) => ItemID)).toEqual([GAUZE_ID]);
    const whole = await readValuation(range);
    expect((await readValuation(range, await desk.product.signIn(1, "biju"))).totals).toEqual(whole.totals);
    const other = await readValuation(range, await desk.product.signIn(2, "fathima"));
    expect(other.ties.map(({ agrees }) => agrees)).toEqual([true, true]);
    expect(other.totals).not.toEqual(whole.totals);
    const refusedAnswer = askReport(desk.product, "GET", "/api/v1/stock-valuation").json(
      desk.salesman,
      range,
    );
    expect(getRefusal(await refusedAnswer).status).toBe(403);
  });
});

describe("the item ledger", () => {
  const makeRange = () => ({ FromDate: subtractDays(12), ToDate: desk.date, ItemID: GAUZE_ID });
  const SHOWN = [
    ...["Date", "Type", "Location", "InQuantity", "InValue", "OutQuantity", "OutValue"],
    ...["BalanceQuantity", "BalanceValue"],
  ];
  const listShownRows = (table: Awaited<ReturnType<typeof ledger>>) =>
    table.records.map((row) => Object.values(pickFields(row, SHOWN)));

  it("equals a calculation by hand, move by move", async () => {
    const readLocationName = async (id: number) =>
      String((await desk.db("stock_locations").where({ company_id: 1, id }).first()).name);
    const [godown, damagedName, van] = [
      await readLocationName(desk.godown),
      await readLocationName(desk.damaged),
      await readLocationName(desk.van),
    ];
    const table = await ledger(makeRange());
    const moves = [
      [subtractDays(10), "Sale", godown, 0, 0, 5, 550, 15, 1_650],
      [subtractDays(8), "Sale Return", godown, 1, 110, 0, 0, 16, 1_760],
      [subtractDays(8), "Sale Return", damagedName, 1, 110, 0, 0, 17, 1_870],
      [subtractDays(6), "Damage", godown, 0, 0, 1, 110, 16, 1_760],
      [subtractDays(4), "Purchase", godown, 4, 520, 0, 0, 20, 2_280],
      [subtractDays(3), "Purchase", godown, 7, 350, 0, 0, 27, 2_630],
      [subtractDays(3), "Purchase Reversal", godown, -7, -350, 0, 0, 20, 2_280],
    ];
    expect(listShownRows(table)).toEqual(moves);
    expect(table.totals).toEqual({
      ...{ OpeningQuantity: 20, OpeningValue: 2_200, InQuantity: 6, InValue: 740 },
      ...{ OutQuantity: 6, OutValue: 660, ClosingQuantity: 20, ClosingValue: 2_280 },
    });
    expect(table.ties).toEqual([{ label: "Stock Valuation", amount: 2_280, agrees: true }]);
    const between = [
      [subtractDays(5), "Van Load", godown, 0, 0, 4, 440, 12, 1_320],
      [subtractDays(5), "Van Load", van, 4, 440, 0, 0, 16, 1_760],
    ];
    const all = await ledger({ ...makeRange(), Moves: "All" });
    expect(listShownRows(all)).toEqual([...moves.slice(0, 4), ...between, ...moves.slice(4)]);
    expect(all.ties[0]?.agrees).toBe(true);
  });

  it("keeps its balances on later pages, in another order and in a search", async () => {
    const { records } = await ledger(makeRange());
    expect((await ledger(makeRange(), { page: "2", pageSize: "3" })).records).toEqual(records.slice(3, 6));
    expect((await ledger(makeRange(), { sort: "-OutValue", pageSize: "1" })).records).toEqual([records[0]]);
    expect((await ledger(makeRange(), { search: "damage", pageSize: "9" })).records).toContainEqual(
      records[3],
    );
  });

  it("adds up to the valuation, item by item, and shows a mismatch if it does not", async () => {
    const days = { FromDate: subtractDays(45), ToDate: subtractDays(9) };
    const { records } = await readValuation(days);
    for (const row of records.slice(0, 12)) {
      const { totals, ties, records: moves } = await ledger({ ...days, ItemID: Number(row.ItemID) });
      expect(totals, String(row.ItemName)).toEqual(pickFields(row, BALANCE_COLUMNS));
      expect(ties[0]?.agrees).toBe(true);
      const last = moves.at(-1);
      if (last)
        expect([last.BalanceQuantity, last.BalanceValue]).toEqual([row.ClosingQuantity, row.ClosingValue]);
    }
    const queryStockMonth = () =>
      desk.db("stock_month").where({ company_id: 1, item_id: GAUZE_ID, move_kind: "SALE" });
    await queryStockMonth().increment("quantity", 1);
    const whole = await ledger({
      FromDate: addDays(first, -40),
      ToDate: addDays(desk.date, 40),
      ItemID: GAUZE_ID,
    });
    await queryStockMonth().decrement("quantity", 1);
    expect(whole.ties).toMatchObject([{ agrees: false, opens: [{ operation: "stockValuation.report" }] }]);
  });

  it("does not find an item of another company", async () => {
    const itemLedger = askReport(desk.product, "GET", "/api/v1/item-ledger");
    const answer = await itemLedger.json(await desk.product.signIn(2, "fathima"), makeRange());
    expect(getRefusal(answer)).toMatchObject({ status: 404, code: "NOT_FOUND" });
    expect(getRefusal(await itemLedger.json(desk.salesman, makeRange())).status).toBe(403);
  });
});

interface Moved {
  item_id: number;
  date: string;
  move_kind: string;
  quantity: string;
  value: string;
}

/** For each item: opening, in, out and closing, in thousandths and paise, added up move by move. */
function sumMoves(moves: readonly Moved[], from: string, to: string): Map<number, number[]> {
  const sums = new Map<number, number[]>();
  for (const { item_id: item, date, move_kind: kind, quantity, value } of moves) {
    if (date > to) continue;
    const own = sums.get(item) ?? [0, 0, 0, 0, 0, 0, 0, 0];
    const column =
      date < from || kind === "OPENING"
        ? 0
        : INWARD_KINDS.includes(kind)
          ? 2
          : OUTWARD_KINDS.includes(kind)
            ? 4
            : undefined;
    const add = (at: number, sign: number) => {
      own[at] = (own[at] ?? 0) + sign * toThousandths(quantity);
      own[at + 1] = (own[at + 1] ?? 0) + sign * sumPaise([value]);
    };
    if (column !== undefined) add(column, column === 4 ? -1 : 1);
    add(6, 1);
    sums.set(item, own);
  }
  return sums;
}

function toExactFigures(row: Record<string, unknown>): number[] {
  return ["Opening", "In", "Out", "Closing"].flatMap((name) => [
    toThousandths(Number(row[`${name}Quantity`])),
    sumPaise([row[`${name}Value`]]),
  ]);
}

const INWARD_KINDS = ["PURCHASE", "PRODUCE", "SALE_RETURN"];
const OUTWARD_KINDS = ["SALE", "FREE", "REPLACE_OUT", "DAMAGE_OUT", "PURCHASE_RETURN", "CONSUME"];
