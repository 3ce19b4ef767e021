import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { queryRows as rowsOf } from "../../packages/server/db/rows.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Product } from "../product.ts";
import { renameMaster } from "../rename-master.ts";
import { askReport } from "./ask-report.ts";
import { HOSTILE_NAMES, openDesk, type Desk, type Params } from "./sale-area.ts";

let product: Product;
const desks = new Map<string, Desk>();

const AREA_REPORTS = [
  ["itemSales.report", "/api/ItemwiseSale", "UserId"],
  ["itemCustomerSales.report", "/api/Itemsalebycust", "RouteID"],
  ["saleTax.report", "/api/taxamount", "CustomerID"],
  ["hsnSales.report", "/api/HSNcode", "page"],
  ["hsnReturns.report", "/api/HSNReturn", "page"],
] as const;

beforeAll(async () => {
  product = await startProduct();
  for (const [id, path] of AREA_REPORTS) desks.set(id, await openDesk(product, path));
});
afterAll(() => product?.stop());

const findDesk = (id: string) => {
  const desk = desks.get(id);
  if (!desk) throw new Error(id);
  return desk;
};
const readTotals = async (id: string, query: Params = {}) => (await findDesk(id).table(query)).totals;

it("the sale report searches customer, number, amount, date, series, type, mode, salesman and creator", async () => {
  const meera = await product.signIn(1, "meera");
  const report = askReport(product, "POST", "/api/getSaleReport");
  const [last] = await product.db("bills").where({ company_id: 1, status: 1 }).max("date as day");
  const range = { FromDate: addDays(String(last?.day), -60), ToDate: String(last?.day) };
  const { records } = await report.table(meera, range, { pageSize: "10000" });
  const one = records.find(
    ({ Salesman, CreatedBy, BillAmount }) => Salesman && CreatedBy && Number(BillAmount) > 0,
  );
  const amount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(Number(one?.BillAmount));
  for (const search of [
    String(one?.CustomerName).toUpperCase(),
    one?.BillNo,
    amount,
    String(one?.BillDate).split("-").toReversed().join("-"),
    one?.InvSeries,
    one?.SaleType,
    one?.BillModeText,
    one?.Salesman,
    one?.CreatedBy,
  ]) {
    const foundTable = await report.table(meera, range, { search: String(search), pageSize: "10000" });
    expect(
      foundTable.records.map(({ BillID }) => BillID),
      String(search),
    ).toContain(one?.BillID);
  }
  expect((await report.table(meera, range, { search: "no such bill" })).records).toEqual([]);
});

describe("the reports of sales", () => {
  it.each([
    ["the days but the edges", () => findDesk("saleTax.report").range],
    ["all days", () => ({ FromDate: addDays(getToday(), -800), ToDate: addDays(getToday(), 30) })],
    ["a week", () => makeWeekBefore(findDesk("saleTax.report").range.ToDate)],
  ])("agree with each other and with the books over %s (I5)", async (_, rangeOf) => {
    const range = rangeOf();
    const [tax, item, customer, hsn, returns] = await Promise.all(
      ["saleTax", "itemSales", "itemCustomerSales", "hsnSales", "hsnReturns"].map((name) =>
        readTotals(`${name}.report`, range),
      ),
    );
    expect([item?.TotalAmount, customer?.Amount, hsn?.TotalAmount]).toEqual(
      Array(3).fill(tax?.ItemTotAmount),
    );
    expect([item?.TotalQuantity, customer?.Quantity, hsn?.Quantity]).toEqual(Array(3).fill(tax?.Quantity));
    expect([customer?.NetRate, hsn?.TaxableValue]).toEqual(Array(2).fill(tax?.NetRate));
    expect(customer?.TaxAmount).toBe(tax?.TotalTax);
    // For amounts net of returns, the only independent source is the account balance, without entry
    // kinds and rollups.
    const accounts = await rowsOf<{ name: string; amount: string }>(
      product.db,
      `SELECT a.name, SUM(e.credit) - SUM(e.debit) AS amount FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id AND v.kind IN ('sale', 'sale_return')
       WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? AND (a.name = 'Sales' OR a.name LIKE 'Output %')
       GROUP BY a.name`,
      [range.FromDate, range.ToDate],
    );
    const sales = accounts.find(({ name }) => name === "Sales")?.amount;
    expect(toPaise(hsn?.TaxableValue) - toPaise(returns?.TaxableValue)).toBe(toPaise(sales));
    expect(toPaise(hsn?.TotalAmount) - toPaise(returns?.TotalAmount)).toBe(
      accounts.reduce((sum, { amount }) => sum + toPaise(amount), 0),
    );
  });

  it("have only comparisons that agree, and no comparison under a filter", async () => {
    for (const [id] of AREA_REPORTS) {
      const { ties } = await findDesk(id).table();
      expect(ties.length, id).toBeGreaterThan(0);
      expect(
        ties.filter(({ agrees }) => !agrees),
        id,
      ).toEqual([]);
      expect((await findDesk(id).table({ activeUserId: "2,3" })).ties, id).toEqual([]);
    }
    expect((await findDesk("saleTax.report").table({ ItemID: 1 })).ties).toEqual([]);
    for (const id of ["saleTax.report", "hsnSales.report", "hsnReturns.report"])
      expect((await findDesk(id).table({ Type: "Retail" })).ties, id).toEqual([]);
  });
});

describe.each(AREA_REPORTS)("%s", (id, path, filter) => {
  it.each<[string, Params, number, string, string?]>([
    [
      "an empty date",
      { FromDate: "" },
      400,
      "RANGE_REQUIRED",
      "CompanyID, FromDate, and ToDate are required.",
    ],
    [
      "a date in another form",
      { FromDate: "31-12-2025" },
      400,
      "INVALID_FIELDS",
      "FromDate must be a date (YYYY-MM-DD).",
    ],
    [
      "30 February",
      { ToDate: "2026-02-30", FromDate: "2026-01-01" },
      400,
      "INVALID_FIELDS",
      "ToDate must be a date (YYYY-MM-DD).",
    ],
    [
      "a reversed range",
      { FromDate: "2026-02-02", ToDate: "2026-02-01" },
      400,
      "RANGE_REVERSED",
      "From Date must not be after To Date.",
    ],
    [
      "a long range",
      { FromDate: "2001-01-01" },
      400,
      "RANGE_TOO_LONG",
      "The range is longer than three years.",
    ],
    ["a name for an id", { [filter]: "gloves" }, 400, "INVALID_FIELDS", `${filter} must be a whole number.`],
    ["no id", { [filter]: 0 }, 400, "INVALID_FIELDS", `${filter} must be at least 1.`],
    ["users that are no list", { activeUserId: "1;DROP" }, 400, "INVALID_FIELDS"],
    [
      "an unknown parameter",
      { Salesperson: 3 },
      400,
      "UNKNOWN_FIELD",
      "Salesperson is not a field of this operation.",
    ],
    ["another company", { CompanyID: 2 }, 403, "COMPANY_MISMATCH"],
    ["an unknown column", { sort: "password_hash" }, 400, "SORT_UNKNOWN"],
    ["a page of a million", { pageSize: 1_000_000 }, 400, "INVALID_FIELDS"],
  ])("refuses %s", async (_, query, status, code, message) => {
    expectProblem(await findDesk(id).ask(query), status, code, message);
  });

  it("refuses missing dates, reads hostile text as plain text, and finds nothing for unknown users", async () => {
    const cookie = await product.signIn(1, "meera");
    const requiredMessage = "CompanyID, FromDate, and ToDate are required.";
    expectProblem(
      await product.call({ method: "GET", path, cookie }),
      400,
      "RANGE_REQUIRED",
      requiredMessage,
    );
    expectProblem(await findDesk(id).ask({}, "image/png"), 406, "NOT_ACCEPTABLE");
    for (const search of ["%_", "_", "\\", "' OR 1=1 --", "?"])
      expect((await findDesk(id).table({ search })).page.rows, search).toBe(0);
    expect((await findDesk(id).table({ activeUserId: 999_999 })).page.rows).toBe(0);
  });
});

it.each(["saleTax.report", "hsnSales.report", "hsnReturns.report"])(
  "%s refuses an unknown sale type",
  async (id) => {
    const message = "Type must be one of All, Retail, WholeSale.";
    expectProblem(await findDesk(id).ask({ Type: "Sideways" }), 400, "INVALID_FIELDS", message);
  },
);

it("the sales reports show hostile names unchanged in JSON, and make them safe in CSV", async () => {
  const [line] = await findDesk("saleTax.report").rows();
  const bill = await product.db("bills").where({ company_id: 1, id: line?.BillID }).first("customer_id");
  const [soldRow] = await findDesk("itemSales.report").rows();
  for (const name of HOSTILE_NAMES) {
    await renameMaster(product.db, "items", Number(soldRow?.ItemID), name);
    await renameMaster(product.db, "accounts", bill.customer_id, name);
    const cell = /^[=@]/.test(name) ? `'${name}` : name;
    const csvCell = /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
    for (const id of ["itemSales.report", "itemCustomerSales.report", "saleTax.report"]) {
      const column = id === "itemSales.report" ? "ItemName" : "CustomerName";
      const rows = await findDesk(id).rows({ search: name.slice(0, 100) });
      expect(
        rows.map((row) => row[column]),
        id,
      ).toContain(name);
      expect((await findDesk(id).ask({}, "text/csv")).text, id).toContain(csvCell);
    }
  }
});

function makeWeekBefore(day: string) {
  return { FromDate: new Date(Date.parse(day) - 7 * 86_400_000).toISOString().slice(0, 10), ToDate: day };
}

const toPaise = (amount: unknown) => Math.round(Number(amount ?? 0) * 100);
