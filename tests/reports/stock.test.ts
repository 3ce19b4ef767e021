import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { today } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { byItem, sumOf, thousandths, type Move } from "./stock-books.ts";
import { at, isSaleable, startStock, type Stock } from "./stock-desk.ts";

let product: Stock["product"];
let meera: Stock["meera"];
let years: Stock["years"];
let moves: Stock["moves"];
let always: Stock["always"];
let stock: Stock["stock"];
let godown: Stock["godown"];
let movesOf: ReturnType<typeof byItem>;

beforeAll(async () => {
  ({ product, meera, years, moves, always, stock, godown } = await startStock());
  movesOf = byItem(moves);
});
afterAll(() => product?.stop());

describe("the stock report", () => {
  it("equals the sum of the moves, for every item and several ranges", async () => {
    const lastYear = years.at(-1)?.start_date ?? "";
    const ranges = [
      [always.FromDate, always.ToDate],
      [addDays(lastYear, -5), addDays(lastYear, 4)],
      [addDays(today(), -40), addDays(today(), -23)],
      [addDays(today(), -24), addDays(today(), -7)],
      [today(), today()],
      ["2020-01-01", "2020-12-31"],
      [addDays(today(), 1), addDays(today(), 30)],
    ] as const;
    for (const [from, to] of ranges) {
      const { records, ties } = await stock.table(meera, { FromDate: from, ToDate: to });
      expect(records.length).toBeGreaterThan(100);
      const expected = records.map((row) => {
        const item = at(row, "ItemID");
        const { entered, left } = inAndOut(item, from, to);
        return {
          ...row,
          BeforeTotalStock: sumOf(movesOf(item), (m) => isSaleable(m) && m.date < from),
          AvlTotalStock: entered,
          SoldStock: left,
          TotalStock: sumOf(movesOf(item), (m) => isSaleable(m) && m.date <= to),
        };
      });
      expect(records, `${from} to ${to}`).toEqual(expected);
      for (const row of records)
        expect(
          thousandths(at(row, "BeforeTotalStock") + at(row, "AvlTotalStock") - at(row, "SoldStock")),
        ).toBe(thousandths(at(row, "TotalStock")));
      const total = records.reduce((sum, row) => sum + thousandths(at(row, "TotalStock")), 0);
      expect(ties).toEqual([{ label: "Item valuation", amount: cents(total), agrees: true }]);
    }
  });

  it("adds up to its totals with fractions, and a range opens with the closing of the range before", async () => {
    const day = addDays(today(), -24);
    const [first, second] = [
      await stock.table(meera, { ...always, ToDate: addDays(day, -1) }),
      await stock.table(meera, { ...always, FromDate: day }),
    ];
    for (const { records, totals } of [first, second])
      for (const [name, total] of Object.entries(totals))
        expect(thousandths(total), name).toBe(
          records.reduce((sum, row) => sum + thousandths(at(row, name)), 0),
        );
    expect(first.totals.TotalStock).toBe(second.totals.BeforeTotalStock);
    const odd = second.records.find(({ ItemID }) => ItemID === 1);
    expect(thousandths(at(odd ?? {}, "TotalStock")) % 1000).toBe(375); // 12.5 came in, 0.125 went out
  });

  it("shows a mismatch when the item valuation has another quantity", async () => {
    const cost = () => product.db("item_costs").where({ company_id: 1, item_id: 3 });
    await cost().increment("quantity", 0.001);
    expect((await stock.table(meera, always)).ties[0]?.agrees).toBe(false);
    expect((await godown.table(meera, {})).ties[0]?.agrees).toBe(false);
    await cost().decrement("quantity", 0.001);
    expect((await stock.table(meera, always)).ties[0]?.agrees).toBe(true);
  });
});

describe("the godown stock", () => {
  it("shows for every item where it came from and where it is", async () => {
    const { records, totals, ties } = await godown.table(meera, {});
    const yearStart = years.filter(({ start_date }) => start_date <= today()).at(-1)?.start_date ?? "";
    for (const row of records) {
      const item = at(row, "ItemID");
      const of = (isMeant: (m: Move) => boolean) => sumOf(movesOf(item), (m) => isSaleable(m) && isMeant(m));
      const posted = (kind: string, isMeant: (m: Move) => boolean = () => true) =>
        of((m) => m.stands && m.kind === kind && m.date >= yearStart && isMeant(m));
      const isSold = (m: Move) => m.stands && ["sale", "replacement"].includes(m.kind) && m.date >= yearStart;
      const expected = {
        Opening: of((m) => m.date < yearStart) + posted("opening"),
        Purchase: posted("purchase"),
        Production: posted("production", ({ quantity }) => quantity > 0),
        Ingredient: posted("production", ({ quantity }) => quantity < 0),
        BillingReturn: posted("sale_return"),
        PurchaseReturn: posted("purchase_return"),
        Adjustment: posted("damage"),
        SoldStock: of((m) => isSold(m) && m.placeKind === "godown"),
        GoDownStock: of((m) => m.placeKind === "godown"),
        VTSale: of((m) => isSold(m) && m.placeKind === "van"),
        VTBalance: of((m) => m.placeKind === "van"),
      };
      for (const out of ["Ingredient", "PurchaseReturn", "SoldStock", "VTSale"] as const)
        expected[out] = 0 - expected[out];
      const shown = Object.fromEntries(Object.keys(expected).map((name) => [name, at(row, name)]));
      expect(rounded(shown), String(row.ItemName)).toEqual(rounded(expected));
      expect(thousandths(at(row, "VTStock"))).toBe(thousandths(expected.VTSale + expected.VTBalance));
      expect(thousandths(at(row, "TotalStock"))).toBe(
        thousandths(at(row, "SoldStock") + at(row, "GoDownStock") + at(row, "VTStock")),
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
    const closing = await stock.table(meera, { FromDate: yearStart, ToDate: today() });
    expect(thousandths((totals.GoDownStock ?? 0) + (totals.VTBalance ?? 0))).toBe(
      thousandths(closing.totals.TotalStock ?? 0),
    );
  });
});

/** In and out of saleable stock, by voucher in effect; a van load adds up to zero within its voucher. */
function inAndOut(item: number, from: string, to: string) {
  const byVoucher = new Map<number, number>();
  for (const move of movesOf(item)) {
    if (!move.stands || move.placeKind === "damaged") continue;
    if (move.date < from || move.date > to) continue;
    byVoucher.set(move.voucher, (byVoucher.get(move.voucher) ?? 0) + move.quantity);
  }
  const sums = [...byVoucher.values()];
  const add = (of: number[]) => of.reduce((sum, quantity) => sum + quantity, 0) / 1000;
  return { entered: add(sums.filter((sum) => sum > 0)), left: 0 - add(sums.filter((sum) => sum < 0)) };
}

function cents(thousandth: number) {
  return Math.trunc(thousandth / 10) / 100;
}

function rounded(figures: Record<string, number>) {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, thousandths(figure)]));
}
