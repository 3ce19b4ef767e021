import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Product } from "../product.ts";
import { HOSTILE_NAMES, type ReadTable, getRefusal } from "./ask-report.ts";
import { readMoves, sumOf } from "./stock-books.ts";
import { getNumber, isSaleable, startStock, type Stock, UNUSED_ITEM } from "./stock-desk.ts";

let product: Stock["product"];
let meera: Stock["meera"];
let always: Stock["always"];
let stock: Stock["stock"];
let godown: Stock["godown"];

beforeAll(async () => {
  ({ product, meera, always, stock, godown } = await startStock());
});
afterAll(() => product?.stop());

describe("Whose stock each user sees", () => {
  describe("a user", () => {
    it("sees the whole company's stock as a manager, and none of it as a salesman", async () => {
      const whole = await stock.table(meera, always);
      for (const username of ["biju", "rahim"]) {
        const cookie = await product.signIn(1, username);
        expect(await stock.table(cookie, always)).toEqual(whole);
        expect(await godown.table(cookie, {})).toEqual(await godown.table(meera, {}));
      }
      const salesman = await product.signIn(1, "anil");
      expect(getRefusal(await stock.json(salesman, always)).code).toBe("ROLE_FORBIDDEN");
      expect(getRefusal(await godown.json(salesman, {})).code).toBe("ROLE_FORBIDDEN");
    });

    it("sees the stock of their own company", async () => {
      const fathima = await product.signIn(2, "fathima");
      const theirs = await readMoves(product.db, 2);
      const { totals, ties } = await stock.table(fathima, always);
      expect(totals.TotalStock).toBe(sumOf(theirs, isSaleable));
      expect(ties[0]?.agrees).toBe(true);
      const places = (await godown.table(fathima, {})).totals;
      expect(places.VTBalance).toBe(sumOf(theirs, ({ placeKind }) => placeKind === "van"));
      const names = await product.call({ method: "GET", path: "/api/v1/item-names", cookie: fathima });
      const own = await product
        .db("items")
        .where({ company_id: 2, is_deleted: 0 })
        .orderBy("name")
        .pluck("name");
      expect(names.read<{ ItemName: string }[]>().map(({ ItemName }) => ItemName)).toEqual(own);
    });

    it.each<[string, Record<string, string>, number, string, string]>([
      ["no dates", {}, 400, "RANGE_REQUIRED", "CompanyID, FromDate, and ToDate are required."],
      [
        "half a range",
        { FromDate: "2026-04-01" },
        400,
        "RANGE_REQUIRED",
        "CompanyID, FromDate, and ToDate are required.",
      ],
      [
        "no day",
        { FromDate: "2026-02-30", ToDate: "2026-04-01" },
        400,
        "INVALID_FIELDS",
        "FromDate must be a date (YYYY-MM-DD).",
      ],
      [
        "a reversed range",
        { FromDate: "2026-04-02", ToDate: "2026-04-01" },
        400,
        "RANGE_REVERSED",
        "From Date must not be after To Date.",
      ],
      [
        "a hundred years",
        { FromDate: "1926-04-01", ToDate: "2026-04-01" },
        400,
        "RANGE_TOO_LONG",
        "The range is longer than three years.",
      ],
      [
        "a range of stock that there is not",
        { ...APRIL, StockRange: "1-5" },
        400,
        "INVALID_FIELDS",
        "StockRange must be one of 0, 1-500, 501-2000, 2001 and above.",
      ],
      [
        "a type that there is not",
        { ...APRIL, ItemType: "2" },
        400,
        "INVALID_FIELDS",
        "ItemType must be one of All, 1, 0, Other.",
      ],
      [
        "an item that is no number",
        { ...APRIL, ItemID: "x" },
        400,
        "INVALID_FIELDS",
        "ItemID must be a whole number.",
      ],
      [
        "an unknown name",
        { ...APRIL, Item: "5" },
        400,
        "UNKNOWN_FIELD",
        "Item is not a field of this operation.",
      ],
      [
        "another company",
        { ...APRIL, CompanyID: "2" },
        403,
        "COMPANY_MISMATCH",
        "The request names another company than the one signed in to.",
      ],
    ])("gets a refusal of the stock report for %s", async (_, parameters, status, code, message) => {
      expect(getRefusal(await stock.json(meera, parameters))).toMatchObject({ status, code, message });
    });

    it("gets a refusal of the godown stock for fields that it does not take", async () => {
      for (const [parameters, code] of [
        [{ companyid: "2" }, "COMPANY_MISMATCH"],
        [{ FromDate: "2026-04-01" }, "UNKNOWN_FIELD"],
        [{ StockRange: "many" }, "INVALID_FIELDS"],
      ] as const)
        expect(getRefusal(await godown.json(meera, parameters)).code).toBe(code);
    });
  });

  it("any item name is shown unchanged, and is safe in CSV", async () => {
    const queryItem = (id: number) => product.db("items").where({ company_id: 1, id });
    const ids = HOSTILE_NAMES.map((_, index) => index + 20);
    for (const [index, id] of ids.entries()) await queryItem(id).update({ name: HOSTILE_NAMES[index] });
    const rows = (await stock.json(meera, always)).read<{ ItemID: number; ItemName: string }[]>();
    expect(ids.map((id) => rows.find(({ ItemID }) => ItemID === id)?.ItemName)).toEqual(HOSTILE_NAMES);
    for (const report of [stock.csv(meera, always), godown.csv(meera, {})]) {
      const { text, headers } = await report;
      expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
      expect(text).not.toMatch(/(^|[,\n]")=|[,\n]=/);
      expect(text).toContain("'=1+1");
    }
    const foundTable = await stock.table(meera, always, { search: "മലയാളം", pageSize: "50" });
    expect(foundTable.records.map(({ ItemID }) => ItemID)).toEqual([ids[4]]);
  });

  const APRIL = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
});

describe("The filters of the stock reports", () => {
  describe("the filters of both reports", () => {
    const listReports = () =>
      [
        (parameters: object) => stock.table(meera, { ...always, ...parameters }),
        (parameters: object) => godown.table(meera, { ...parameters }),
      ] as const;
    const listItemIds = ({ records }: ReadTable) => records.map(({ ItemID }) => Number(ItemID));
    const selectItemIds = async (where: (rows: ReturnType<Product["db"]>) => object) =>
      product
        .db("items")
        .where("company_id", 1)
        .where((rows) => void where(rows))
        .orderBy("name")
        .pluck<number[]>("id");

    it("keep only the items that they name, and show no comparison with the books", async () => {
      for (const ask of listReports()) {
        const one = await ask({ ItemID: 5 });
        expect([listItemIds(one), one.ties]).toEqual([[5], []]);
        expect(listItemIds(await ask({ ItemID: 999_999 }))).toEqual([]);
        for (const category of [2, 6])
          expect(listItemIds(await ask({ ItemCategoryID: category })).toSorted()).toEqual(
            (await selectItemIds((rows) => rows.where("category_id", category))).toSorted(),
          );
        expect(listItemIds(await ask({ ItemType: "Other" }))).toEqual([7]);
        expect(listItemIds(await ask({ ItemType: "0" })).toSorted()).toEqual(
          (await selectItemIds((rows) => rows.where("item_type", 0))).toSorted(),
        );
        const types = ["1", "0", "Other"].map(async (ItemType) => (await ask({ ItemType })).page.rows);
        const whole = (await ask({ ItemType: "All" })).page.rows;
        expect((await Promise.all(types)).reduce((sum, rows) => sum + rows, 0)).toBe(whole);
      }
    });

    it("put each item into exactly one range of stock", async () => {
      for (const ask of listReports()) {
        const whole = await ask({});
        const parts = [];
        for (const StockRange of ["0", "1-500", "501-2000", "2001 and above"])
          parts.push(await ask({ StockRange }));
        expect(parts.flatMap(listItemIds).toSorted()).toEqual(listItemIds(whole).toSorted());
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
            expect(getNumber(row, "TotalStock")).toBeGreaterThanOrEqual(low);
            expect(getNumber(row, "TotalStock")).toBeLessThanOrEqual(high);
          }
        });
      }
    });

    it("leave out a deleted item when none of it is in stock", async () => {
      const items = product.db("items").where({ company_id: 1 }).whereIn("id", [UNUSED_ITEM, 5]);
      const listShownIds = async () =>
        listItemIds(await stock.table(meera, always)).filter((id) => [UNUSED_ITEM, 5].includes(id));
      const { totals } = await stock.table(meera, always);
      expect((await listShownIds()).toSorted()).toEqual([5, UNUSED_ITEM]);
      await items.clone().update({ is_deleted: 1 });
      expect(await listShownIds()).toEqual([5]);
      expect((await stock.table(meera, always)).totals).toEqual(totals);
      await items.clone().update({ is_deleted: 0 });
    });
  });

  describe("the reports as tables", () => {
    it("find items by name, in any case, and by stock", async () => {
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

    it("sort by each column and show each row on one page only", async () => {
      for (const [report, parameters] of [
        [stock, always],
        [godown, {}],
      ] as const) {
        const whole = await report.table(meera, parameters);
        for (const column of whole.columns) {
          const forth = await report.table(meera, parameters, { sort: column, pageSize: "10000" });
          const back = await report.table(meera, parameters, { sort: `-${column}`, pageSize: "10000" });
          expect(back.rows.toReversed(), column).toEqual(forth.rows);
          const values = forth.records.map((row) => row[column]);
          if (typeof values[0] === "number")
            expect(values, column).toEqual([...values].sort((a, b) => Number(a) - Number(b)));
        }
        const pagedRows = [];
        for (let page = 1; page <= Math.ceil(whole.page.rows / 40); page += 1)
          pagedRows.push(
            ...(await report.table(meera, parameters, { page: String(page), pageSize: "40" })).rows,
          );
        expect(pagedRows).toEqual(whole.rows);
      }
    });
  });
});
