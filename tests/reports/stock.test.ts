import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "../../packages/server/reports/periods.ts";
import { today } from "../../packages/server/http/clock.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../sync/post.ts";
import { askReport, HOSTILE_NAMES, refusal, type ReadTable } from "./ask-report.ts";
import { byItem, readMoves, sumOf, thousandths, type Move } from "./stock-books.ts";

let product: Product;
let meera: string;
let moves: Move[];
/** The same by item: nothing has to be looked through twice. */
let movesOf: (item: number) => readonly Move[];
let years: { start_date: string; end_date: string }[];
let stock: ReturnType<typeof askReport>;
let godown: ReturnType<typeof askReport>;
/** From the first day of the books to today. */
let always: { FromDate: string; ToDate: string };

beforeAll(async () => {
  product = await startProduct();
  const { db } = product;
  meera = await product.signIn(1, "meera");
  stock = askReport(product, "GET", "/api/Closingstock");
  godown = askReport(product, "GET", "/api/balancestock");
  years = await db("financial_years")
    .where("company_id", 1)
    .orderBy("start_date")
    .select("start_date", "end_date");
  always = { FromDate: years[0]?.start_date ?? "", ToDate: today() };
  await cancelledPurchase();
  // One of the demo's items is of no type that the filter names, and one lies in fractions.
  await db("items").where({ company_id: 1, id: 7 }).update({ item_type: 2 });
  await db("items").where({ company_id: 1, id: 8 }).update({ item_type: 0 });
  const item = await db("items").where({ company_id: 1, id: 5 }).first();
  await db("items").insert({ ...item, id: UNUSED, name: "Nobody has bought this" });
  moves = await readMoves(db, 1);
  movesOf = byItem(moves);
});
afterAll(() => product?.stop());

/** Bought and cancelled, edited and written off: what the reports must see through. */
async function cancelledPurchase() {
  const { db } = product;
  const supplier = await db("accounts").where({ company_id: 1, group_id: 27 }).orderBy("id").first("id");
  const [place] = await db("stock_locations")
    .where({ company_id: 1, kind: "godown" })
    .orderBy("id")
    .pluck("id");
  const date = addDays(today(), -1);
  const document = { date, supplierId: supplier.id, locationId: place };
  const lines = (quantity: number) => [{ itemId: 1, quantity, unitPrice: 10 }];
  const post = async (path: string, body?: object, options = {}) => {
    const answer = await send(product, meera, path, body, options);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.read<{ id: number }>();
  };
  const cancelled = await post("purchases", { ...document, lines: lines(1000) });
  await post(`purchases/${cancelled.id}/cancel`);
  const edited = await post("purchases", { ...document, lines: lines(2000) });
  await post(`purchases/${edited.id}`, { ...document, lines: lines(12.5) }, { method: "PUT" });
  await post("damages", { date, locationId: place, lines: [{ itemId: 1, damagedQuantity: 0.125 }] });
}

/** What entered and left saleable stock, voucher by voucher that stands: a van load comes to nothing in each. */
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

const isSaleable = ({ placeKind }: Move) => placeKind !== "damaged";
const at = (record: Record<string, unknown>, name: string) => Number(record[name]);

describe("the stock report", () => {
  it("is, for every item and several ranges, what the moves come to", async () => {
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

  it("adds up to its totals, fractions included, and one range ends where the next begins", async () => {
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
    expect(thousandths(at(odd ?? {}, "TotalStock")) % 1000).toBe(375); // 12.5 came, 0.125 went
  });

  it("says so when the valuation knows of other goods", async () => {
    const cost = () => product.db("item_costs").where({ company_id: 1, item_id: 3 });
    await cost().increment("quantity", 0.001);
    expect((await stock.table(meera, always)).ties[0]?.agrees).toBe(false);
    expect((await godown.table(meera, {})).ties[0]?.agrees).toBe(false);
    await cost().decrement("quantity", 0.001);
    expect((await stock.table(meera, always)).ties[0]?.agrees).toBe(true);
  });
});

describe("the godown stock", () => {
  it("tells for every item where it came from and where it is", async () => {
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
      expect(totals[name], `the demo has ${name}`).not.toBe(0);
    expect(ties.map(({ agrees }) => agrees)).toEqual([true]);
    const closing = await stock.table(meera, { FromDate: yearStart, ToDate: today() });
    expect(thousandths((totals.GoDownStock ?? 0) + (totals.VTBalance ?? 0))).toBe(
      thousandths(closing.totals.TotalStock ?? 0),
    );
  });
});

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

describe("who asks", () => {
  it("sees the whole company's stock as a manager, none of it as a salesman", async () => {
    const whole = await stock.table(meera, always);
    for (const username of ["biju", "rahim"]) {
      const cookie = await product.signIn(1, username);
      expect(await stock.table(cookie, always)).toEqual(whole);
      expect(await godown.table(cookie, {})).toEqual(await godown.table(meera, {}));
    }
    const salesman = await product.signIn(1, "anil");
    expect(refusal(await stock.json(salesman, always)).code).toBe("ROLE_FORBIDDEN");
    expect(refusal(await godown.json(salesman, {})).code).toBe("ROLE_FORBIDDEN");
  });

  it("sees the stock of its own company", async () => {
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
  ])("with %s is refused", async (_, given, status, code, message) => {
    expect(refusal(await stock.json(meera, given))).toMatchObject({ status, code, message });
  });

  it("is refused by the godown stock for what it does not take", async () => {
    for (const [given, code] of [
      [{ companyid: "2" }, "COMPANY_MISMATCH"],
      [{ FromDate: "2026-04-01" }, "UNKNOWN_FIELD"],
      [{ StockRange: "many" }, "INVALID_FIELDS"],
    ] as const)
      expect(refusal(await godown.json(meera, given)).code).toBe(code);
  });
});

it("carries any name whole, and safely into a file", async () => {
  const named = (id: number) => product.db("items").where({ company_id: 1, id });
  const ids = HOSTILE_NAMES.map((_, index) => index + 20);
  for (const [index, id] of ids.entries()) await named(id).update({ name: HOSTILE_NAMES[index] });
  const rows = (await stock.json(meera, always)).read<{ ItemID: number; ItemName: string }[]>();
  expect(ids.map((id) => rows.find(({ ItemID }) => ItemID === id)?.ItemName)).toEqual(HOSTILE_NAMES);
  for (const report of [stock.csv(meera, always), godown.csv(meera, {})]) {
    const { text, headers } = await report;
    expect(headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(text).not.toMatch(/(^|[,\n]")=|[,\n]=/);
    expect(text).toContain("'=1+1");
  }
  const found = await stock.table(meera, always, { search: "മലയാളം", pageSize: "50" });
  expect(found.records.map(({ ItemID }) => ItemID)).toEqual([ids[4]]);
});

/** An item that never moved. */
const UNUSED = 9001;
const APRIL = { FromDate: "2026-04-01", ToDate: "2026-04-30" };

function cents(thousandth: number) {
  return Math.trunc(thousandth / 10) / 100;
}

function rounded(figures: Record<string, number>) {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, thousandths(figure)]));
}
