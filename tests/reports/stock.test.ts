import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { send } from "../documents/post.ts";
import { collectByItem, readMoves, sumOf, toThousandths, type Move } from "./stock-books.ts";
import { getNumber, isSaleable, startStock, type Stock } from "./stock-desk.ts";

let product: Stock["product"];
let meera: Stock["meera"];
let years: Stock["years"];
let moves: Stock["moves"];
let always: Stock["always"];
let stock: Stock["stock"];
let godown: Stock["godown"];
let movesOf: ReturnType<typeof collectByItem>;

beforeAll(async () => {
  ({ product, meera, years, moves, always, stock, godown } = await startStock());
  movesOf = collectByItem(moves);
});
afterAll(() => product?.stop());

describe("the stock report", () => {
  it("equals the sum of the moves, for every item and several ranges", async () => {
    const lastYear = years.at(-1)?.start_date ?? "";
    const ranges = [
      [always.FromDate, always.ToDate],
      [addDays(lastYear, -5), addDays(lastYear, 4)],
      [addDays(getToday(), -40), addDays(getToday(), -23)],
      [addDays(getToday(), -24), addDays(getToday(), -7)],
      [getToday(), getToday()],
      ["2020-01-01", "2020-12-31"],
      [addDays(getToday(), 1), addDays(getToday(), 30)],
    ] as const;
    for (const [from, to] of ranges) {
      const { records, ties } = await stock.table(meera, { FromDate: from, ToDate: to });
      expect(records.length).toBeGreaterThan(100);
      const expectedRows = records.map((row) => {
        const item = getNumber(row, "ItemID");
        const { entered, left } = sumInAndOut(item, from, to);
        return {
          ...row,
          BeforeTotalStock: sumOf(
            movesOf(item),
            (m) => isSaleable(m) && (m.date < from || (m.date <= to && m.moveKind === "OPENING")),
          ),
          AvlTotalStock: entered,
          SoldStock: left,
          TotalStock: sumOf(movesOf(item), (m) => isSaleable(m) && m.date <= to),
        };
      });
      expect(records, `${from} to ${to}`).toEqual(expectedRows);
      for (const row of records)
        expect(
          toThousandths(
            getNumber(row, "BeforeTotalStock") +
              getNumber(row, "AvlTotalStock") -
              getNumber(row, "SoldStock"),
          ),
        ).toBe(toThousandths(getNumber(row, "TotalStock")));
      const total = records.reduce((sum, row) => sum + toThousandths(getNumber(row, "TotalStock")), 0);
      expect(ties).toEqual([{ label: "Item valuation", amount: toCents(total), agrees: true }]);
    }
  });

  it("adds up to its totals with fractions, and a range opens with the closing of the range before", async () => {
    const day = addDays(getToday(), -24);
    const [first, second] = [
      await stock.table(meera, { ...always, ToDate: addDays(day, -1) }),
      await stock.table(meera, { ...always, FromDate: day }),
    ];
    for (const { records, totals } of [first, second])
      for (const [name, total] of Object.entries(totals))
        expect(toThousandths(total), name).toBe(
          records.reduce((sum, row) => sum + toThousandths(getNumber(row, name)), 0),
        );
    expect(first.totals.TotalStock).toBe(second.totals.BeforeTotalStock);
    const odd = second.records.find(({ ItemID }) => ItemID === 1);
    expect(toThousandths(getNumber(odd ?? {}, "TotalStock")) % 1000).toBe(375); // 12.5 came in, 0.125 went out
  });

  it("has what a count found missing on the side of what came in, so that sales are sales", async () => {
    const today = { FromDate: getToday(), ToDate: getToday(), ItemID: COUNTED_ITEM };
    // A count finds 3 pieces less than the books have, at another place 1 more.
    const readSides = async () => {
      const [row = {}] = (await stock.table(meera, today)).records;
      return ["AvlTotalStock", "SoldStock", "TotalStock"].map((name) => getNumber(row, name));
    };
    const [entered = 0, sold = 0, total = 0] = await readSides();
    for (const [places, difference] of [
      [0, -3],
      [1, 1],
    ] as const) {
      const locationId = (await listGodowns())[places];
      const onHand = sumOf(
        await readMoves(product.db, 1),
        (m) => m.item === COUNTED_ITEM && m.place === locationId,
      );
      const countedQuantity = onHand + difference;
      const answer = await send(product, meera, "stock-counts", {
        ...{ date: getToday(), locationId, lines: [{ itemId: COUNTED_ITEM, counted: countedQuantity }] },
      });
      expect(answer.status, answer.text).toBe(200);
    }
    expect(await readSides()).toEqual([entered - 2, sold, total - 2]);
    const [inGodowns = {}] = (await godown.table(meera, { ItemID: COUNTED_ITEM })).records;
    expect(getNumber(inGodowns, "SoldStock") + getNumber(inGodowns, "VTSale")).toBeGreaterThan(0);
    moves = await readMoves(product.db, 1);
    movesOf = collectByItem(moves);
  });

  it("shows a mismatch when the item valuation has another quantity", async () => {
    const queryItemCost = () => product.db("item_costs").where({ company_id: 1, item_id: 3 });
    await queryItemCost().increment("quantity", 0.001);
    expect((await stock.table(meera, always)).ties[0]?.agrees).toBe(false);
    expect((await godown.table(meera, {})).ties[0]?.agrees).toBe(false);
    await queryItemCost().decrement("quantity", 0.001);
    expect((await stock.table(meera, always)).ties[0]?.agrees).toBe(true);
  });
});

describe("the godown stock", () => {
  it("shows for every item where it came from and where it is", async () => {
    const { records, totals, ties } = await godown.table(meera, {});
    const yearStart = years.filter(({ start_date }) => start_date <= getToday()).at(-1)?.start_date ?? "";
    for (const row of records) {
      const item = getNumber(row, "ItemID");
      const of = (isMeant: (m: Move) => boolean) => sumOf(movesOf(item), (m) => isSaleable(m) && isMeant(m));
      const sumPosted = (kind: string, isMeant: (m: Move) => boolean = () => true) =>
        of((m) => m.stands && m.kind === kind && m.date >= yearStart && isMeant(m));
      const isSold = (m: Move) => m.stands && ["sale", "replacement"].includes(m.kind) && m.date >= yearStart;
      const expectedFigures = {
        Opening: of((m) => m.date < yearStart) + sumPosted("opening"),
        Purchase: sumPosted("purchase"),
        Production: sumPosted("production", ({ quantity }) => quantity > 0),
        Ingredient: sumPosted("production", ({ quantity }) => quantity < 0),
        BillingReturn: sumPosted("sale_return"),
        PurchaseReturn: sumPosted("purchase_return"),
        Adjustment: sumPosted("damage") + sumPosted("stock_count"),
        SoldStock: of((m) => isSold(m) && m.placeKind === "godown"),
        GoDownStock: of((m) => m.placeKind === "godown"),
        VTSale: of((m) => isSold(m) && m.placeKind === "van"),
        VTBalance: of((m) => m.placeKind === "van"),
      };
      for (const out of ["Ingredient", "PurchaseReturn", "SoldStock", "VTSale"] as const)
        expectedFigures[out] = 0 - expectedFigures[out];
      const shownFigures = Object.fromEntries(
        Object.keys(expectedFigures).map((name) => [name, getNumber(row, name)]),
      );
      expect(toExactFigures(shownFigures), String(row.ItemName)).toEqual(toExactFigures(expectedFigures));
      expect(toThousandths(getNumber(row, "VTStock"))).toBe(
        toThousandths(expectedFigures.VTSale + expectedFigures.VTBalance),
      );
      expect(toThousandths(getNumber(row, "TotalStock"))).toBe(
        toThousandths(
          getNumber(row, "SoldStock") + getNumber(row, "GoDownStock") + getNumber(row, "VTStock"),
        ),
      );
    }
    for (const name of [
      "Opening",
      "Purchase",
      "Production",
      "Ingredient",
      "BillingReturn",
      "PurchaseReturn",
      "Adjustment",
    ])
      expect(totals[name], `the year has ${name}`).not.toBe(0);
    expect(ties.map(({ agrees }) => agrees)).toEqual([true]);
    const closing = await stock.table(meera, { FromDate: yearStart, ToDate: getToday() });
    expect(toThousandths((totals.GoDownStock ?? 0) + (totals.VTBalance ?? 0))).toBe(
      toThousandths(closing.totals.TotalStock ?? 0),
    );
  });
});

/**
 * In and out of saleable stock, by voucher in effect; a van load adds up to zero within its
 * voucher.
 */
function sumInAndOut(item: number, from: string, to: string) {
  const byVoucher = new Map<number, number>();
  let countedDifference = 0;
  for (const move of movesOf(item)) {
    if (!move.stands || move.placeKind === "damaged" || move.moveKind === "OPENING") continue;
    if (move.date < from || move.date > to) continue;
    // What a count found or missed is no sale: it is on the side of what came in, with its sign.
    if (move.kind === "stock_count") countedDifference += move.quantity;
    else byVoucher.set(move.voucher, (byVoucher.get(move.voucher) ?? 0) + move.quantity);
  }
  const sums = [...byVoucher.values()];
  const add = (of: number[]) => of.reduce((sum, quantity) => sum + quantity, 0) / 1000;
  return {
    entered: add([...sums.filter((sum) => sum > 0), countedDifference]),
    left: 0 - add(sums.filter((sum) => sum < 0)),
  };
}

function listGodowns() {
  return product.db("stock_locations").where({ company_id: 1, kind: "godown" }).orderBy("id").pluck("id");
}

function toCents(thousandth: number) {
  return Math.trunc(thousandth / 10) / 100;
}

function toExactFigures(figures: Record<string, number>) {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, toThousandths(figure)]));
}

const COUNTED_ITEM = 3;
