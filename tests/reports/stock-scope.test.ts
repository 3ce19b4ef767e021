import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOSTILE_NAMES, refusal } from "./ask-report.ts";
import { readMoves, sumOf } from "./stock-books.ts";
import { isSaleable, startStock, type Stock } from "./stock-desk.ts";

let product: Stock["product"];
let meera: Stock["meera"];
let always: Stock["always"];
let stock: Stock["stock"];
let godown: Stock["godown"];

beforeAll(async () => {
  ({ product, meera, always, stock, godown } = await startStock());
});
afterAll(() => product?.stop());

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

const APRIL = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
