import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../product.ts";
import { type ReadTable } from "./ask-report.ts";
import { at, UNUSED, startStock, type Stock } from "./stock-desk.ts";

let product: Stock["product"];
let meera: Stock["meera"];
let always: Stock["always"];
let stock: Stock["stock"];
let godown: Stock["godown"];

beforeAll(async () => {
  ({ product, meera, always, stock, godown } = await startStock());
});
afterAll(() => product?.stop());

describe("filters of both", () => {
  const both = () =>
    [
      (given: object) => stock.table(meera, { ...always, ...given }),
      (given: object) => godown.table(meera, { ...given }),
    ] as const;
  const ids = ({ records }: ReadTable) => records.map(({ ItemID }) => Number(ItemID));
  const itemIds = async (where: (rows: ReturnType<Product["db"]>) => object) =>
    product
      .db("items")
      .where("company_id", 1)
      .where((rows) => void where(rows))
      .orderBy("name")
      .pluck<number[]>("id");

  it("keep the items that they name, and no tie", async () => {
    for (const ask of both()) {
      const one = await ask({ ItemID: 5 });
      expect([ids(one), one.ties]).toEqual([[5], []]);
      expect(ids(await ask({ ItemID: 999_999 }))).toEqual([]);
      for (const category of [2, 6])
        expect(ids(await ask({ ItemCategoryID: category })).toSorted()).toEqual(
          (await itemIds((rows) => rows.where("category_id", category))).toSorted(),
        );
      expect(ids(await ask({ ItemType: "Other" }))).toEqual([7]);
      expect(ids(await ask({ ItemType: "0" })).toSorted()).toEqual(
        (await itemIds((rows) => rows.where("item_type", 0))).toSorted(),
      );
      const types = ["1", "0", "Other"].map(async (ItemType) => (await ask({ ItemType })).page.rows);
      const whole = (await ask({ ItemType: "All" })).page.rows;
      expect((await Promise.all(types)).reduce((sum, rows) => sum + rows, 0)).toBe(whole);
    }
  });

  it("part the items by what there is of them", async () => {
    for (const ask of both()) {
      const whole = await ask({});
      const parts = [];
      for (const StockRange of ["0", "1-500", "501-2000", "2001 and above"])
        parts.push(await ask({ StockRange }));
      expect(parts.flatMap(ids).toSorted()).toEqual(ids(whole).toSorted());
      const bounds = [
        [-1e9, 0],
        [0.001, 500],
        [500.001, 2000],
        [2000.001, 1e9],
      ] as const;
      parts.forEach(({ records, ties }, index) => {
        expect(ties).toEqual([]);
        const [low, high] = bounds[index] ?? [0, 0];
        for (const row of records) {
          expect(at(row, "TotalStock")).toBeGreaterThanOrEqual(low);
          expect(at(row, "TotalStock")).toBeLessThanOrEqual(high);
        }
      });
    }
  });

  it("leave out an item that is deleted once there is nothing of it", async () => {
    const items = product.db("items").where({ company_id: 1 }).whereIn("id", [UNUSED, 5]);
    const shown = async () => ids(await stock.table(meera, always)).filter((id) => [UNUSED, 5].includes(id));
    const { totals } = await stock.table(meera, always);
    expect((await shown()).toSorted()).toEqual([5, UNUSED]);
    await items.clone().update({ is_deleted: 1 });
    expect(await shown()).toEqual([5]);
    expect((await stock.table(meera, always)).totals).toEqual(totals);
    await items.clone().update({ is_deleted: 0 });
  });
});

describe("as a table", () => {
  it("finds items by name, whatever their case, and by stock", async () => {
    const { records } = await stock.table(meera, always);
    const [row] = records.filter(({ TotalStock }) => Number(TotalStock) > 100);
    for (const search of [String(row?.ItemName).toUpperCase(), String(row?.TotalStock)])
      for (const report of [stock.table(meera, always, { search, pageSize: "500" })])
        expect(
          (await report).records.map(({ ItemID }) => ItemID),
          search,
        ).toContain(row?.ItemID);
    const none = await stock.table(meera, always, { search: "no such thing" });
    expect([none.rows, none.totals.TotalStock, none.ties]).toEqual([[], 0, []]);
  });

  it("sorts by each column and shows each row on one page only", async () => {
    for (const [report, given] of [
      [stock, always],
      [godown, {}],
    ] as const) {
      const whole = await report.table(meera, given);
      for (const column of whole.columns) {
        const forth = await report.table(meera, given, { sort: column, pageSize: "10000" });
        const back = await report.table(meera, given, { sort: `-${column}`, pageSize: "10000" });
        expect(back.rows.toReversed(), column).toEqual(forth.rows);
        const values = forth.records.map((row) => row[column]);
        if (typeof values[0] === "number")
          expect(values, column).toEqual([...values].sort((a, b) => Number(a) - Number(b)));
      }
      const paged = [];
      for (let page = 1; page <= Math.ceil(whole.page.rows / 40); page += 1)
        paged.push(...(await report.table(meera, given, { page: String(page), pageSize: "40" })).rows);
      expect(paged).toEqual(whole.rows);
    }
  });
});
