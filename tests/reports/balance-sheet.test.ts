import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeYear, reopenYear } from "../../packages/server/books/years/year-close.ts";
import { getToday } from "../../packages/server/clock.ts";
import { queryRows } from "../../packages/server/db/rows.ts";
import { MID_YEAR } from "../demo-database.ts";
import { startProduct, type Product } from "../product.ts";
import { askReport, sumPaise } from "./ask-report.ts";

let product: Product;
let admin: string;
const REPORT_PATH = "/api/v1/balance-sheet";
const ask = (cookie: string, day: string, paging = {}) =>
  askReport(product, "GET", REPORT_PATH).table(cookie, { Date: day }, { pageSize: "10000", ...paging });

beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

const PRIOR_PROFIT = "Profit & Loss (prior years)";
const CURRENT_PROFIT = "Profit & Loss (current period)";

/**
 * Sums of the ledger entries up to a day, by account; income and
 * expenses are split at the start of the day's year. In paise.
 */
async function sumByLine(day: string, yearStart: string, companyId = 1): Promise<Map<string, number>> {
  const foundRows = await queryRows<{ nature: string; name: string; amount: string }>(
    product.db,
    `SELECT nature, name, SUM(amount) AS amount FROM (
       SELECT g.nature, e.debit - e.credit AS amount,
         CASE WHEN g.nature IN ('Assets', 'Liabilities') THEN CONCAT(a.id, ' ', a.name)
           WHEN e.date < ? THEN 'prior' ELSE 'current' END AS name
       FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
       JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
       WHERE e.company_id = ? AND e.date <= ? AND e.entry_kind <> 'closing') AS l
     GROUP BY nature, name`,
    [yearStart, companyId, day],
  );
  const lines = new Map<string, number>();
  const names: Record<string, string> = { prior: `null ${PRIOR_PROFIT}`, current: `null ${CURRENT_PROFIT}` };
  for (const { nature, name, amount } of foundRows) {
    const line = `${nature === "Assets" ? "Assets" : "Liabilities"} ${names[name] ?? name}`;
    const paise = (nature === "Assets" ? 1 : -1) * sumPaise([amount]);
    lines.set(line, (lines.get(line) ?? 0) + paise);
  }
  return new Map([...lines].filter(([, amount]) => amount !== 0));
}

const collectShownLines = (
  records: Record<string, string | number | null>[],
  amount: "Amount" | "LastYear",
) =>
  new Map(
    records
      .map((row) => [`${row.Side} ${row.AcHead} ${row.HName}`, sumPaise([row[amount]])] as const)
      .filter(([, paise]) => paise !== 0),
  );
const sumSide = (lines: ReadonlyMap<string, number>, side: string) =>
  [...lines].reduce((sum, [line, amount]) => sum + (line.startsWith(side) ? amount : 0), 0);

describe("the balance sheet", () => {
  it.each([
    ["2026-11-18", "2026-04-01", "2025-11-18", "2025-04-01"],
    ["2026-04-01", "2026-04-01", "2025-04-01", "2025-04-01"],
    ["2026-03-31", "2025-04-01", "2025-03-31", "2025-03-31"],
    ["2026-07-09", "2026-04-01", "2025-07-09", "2025-04-01"],
  ])(
    "of %s equals the ledger, and shows the same day of last year beside it",
    async (day, from, before, start) => {
      const { records, totals, ties } = await ask(admin, day);
      const [now, then] = [await sumByLine(day, from), await sumByLine(before, start)];
      expect(now.size).toBeGreaterThan(20);
      expect(collectShownLines(records, "Amount")).toEqual(now);
      expect(collectShownLines(records, "LastYear")).toEqual(then);
      expect(sumPaise([totals.Assets])).toBe(sumSide(now, "Assets"));
      expect(sumPaise([totals.Liabilities])).toBe(sumSide(now, "Liabilities"));
      expect(sumPaise([totals.LiabilitiesLastYear])).toBe(sumSide(then, "Liabilities"));
      expect([totals.Liabilities, totals.LiabilitiesLastYear]).toEqual([
        totals.Assets,
        totals.AssetsLastYear,
      ]);
      const [[stock]] = await product.db.raw(
        "SELECT SUM(value) AS value FROM stock_moves WHERE company_id = 1 AND date <= ?",
        [day],
      );
      expect(ties.map(({ label, amount, agrees }) => [label, amount, agrees])).toEqual([
        ["Total of liabilities", totals.Liabilities, true],
        ["Trial balance, assets", totals.Assets, true],
        ["Inventory, item by item", Number(stock.value), true],
      ]);
      expect(records.find(({ HName }) => HName === "Inventory")).toMatchObject({
        Side: "Assets",
        Amount: Number(stock.value),
      });
    },
  );

  it("equals the closing balances of the trial balance, group by group", async () => {
    const { records } = await ask(admin, "2026-10-19");
    const trial = await askReport(product, "GET", "/api/TrailBalance").table(admin, {
      FromDate: "2026-04-01",
      ToDate: "2026-10-19",
    });
    const groups = new Map<string, number>();
    for (const { Type, GName, ClosingBalance } of trial.records) {
      const isResult = Type === "Income" || Type === "Expenses";
      const key = isResult ? "Liabilities Profit & Loss Account" : `${Type} ${GName}`;
      const paise = (Type === "Assets" ? 1 : -1) * sumPaise([ClosingBalance]);
      groups.set(key, (groups.get(key) ?? 0) + paise);
    }
    const own = new Map<string, number>();
    for (const { Side, GName, Amount } of records)
      own.set(`${Side} ${GName}`, (own.get(`${Side} ${GName}`) ?? 0) + sumPaise([Amount]));
    const listNonZero = (all: Map<string, number>) => [...all].filter(([, paise]) => paise !== 0).toSorted();
    expect(listNonZero(own)).toEqual(listNonZero(groups));
  });

  it("orders each side like a balance sheet, and is of today unless a day is given", async () => {
    const { records } = await ask(admin, MID_YEAR);
    const order = [...new Set(records.map(({ Side, GName }) => `${Side}: ${GName}`))];
    const places = [
      "Assets: Stock-in-Hand",
      "Liabilities: Capital Account",
      "Liabilities: Reserves & Surplus",
      "Liabilities: Profit & Loss Account",
      "Liabilities: Duties & Taxes",
    ].map((group) => order.indexOf(group));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const usual = await askReport(product, "GET", REPORT_PATH).table(admin, {}, { pageSize: "10000" });
    expect(usual.records).toEqual((await ask(admin, getToday())).records);
  });

  it("finds an account by its name, and keeps the totals of both sides", async () => {
    const { records, totals } = await ask(admin, MID_YEAR, { search: "output cgst" });
    expect(records.map(({ HName }) => HName)).toEqual(["Output CGST"]);
    expect(totals).toEqual((await ask(admin, MID_YEAR)).totals);
  });

  it("shows managers one row for other users' customers, and the second company its own balances", async () => {
    const all = await ask(admin, MID_YEAR);
    for (const username of ["biju", "rahim"]) {
      const { records, totals, ties } = await ask(await product.signIn(1, username), MID_YEAR);
      expect({ totals, ties }).toEqual({ totals: all.totals, ties: all.ties });
      const ids = records.map(({ AcHead }) => AcHead);
      const hiddenRows = all.records.filter(({ AcHead }) => !ids.includes(AcHead));
      const [others, ...more] = records.filter(({ HName }) => HName === "Customers of other users");
      expect(more).toEqual([]);
      expect(others).toMatchObject({ AcHead: null, GName: "Sundry Debtors", Side: "Assets" });
      expect(hiddenRows.length).toBeGreaterThan(10);
      expect(sumPaise([others?.Amount])).toBe(sumPaise(hiddenRows.map(({ Amount }) => Amount)));
    }
    const other = await ask(await product.signIn(2, "fathima"), MID_YEAR);
    expect(collectShownLines(other.records, "Amount")).toEqual(await sumByLine(MID_YEAR, "2026-04-01", 2));
    const salesman = await askReport(product, "GET", REPORT_PATH).json(await product.signIn(1, "anil"), {});
    expect(salesman.status).toBe(403);
  });

  it("shows a closed year's result separately until the year ends, and with the closed years from the next year on", async () => {
    const author = { companyId: 1, userId: 1 };
    const [last, next] = [await ask(admin, "2026-03-31"), await ask(admin, MID_YEAR)];
    const { profit } = await product.db.transaction((trx) => closeYear(trx, author, 1));
    const closedSheet = await ask(admin, "2026-03-31");
    expect(closedSheet.records).toEqual(last.records);
    const result = closedSheet.records.find(({ HName }) => HName === CURRENT_PROFIT);
    expect(result?.Amount).toBe(Number(profit));
    const after = await ask(admin, MID_YEAR);
    expect(after.totals).toEqual(next.totals);
    expect(after.records.some(({ HName }) => HName === PRIOR_PROFIT)).toBe(false);
    const closedYearsRow = after.records.find(({ HName }) => HName === "Profit & Loss (closed years)");
    expect(closedYearsRow?.Amount).toBe(next.records.find(({ HName }) => HName === PRIOR_PROFIT)?.Amount);
    await product.db.transaction((trx) => reopenYear(trx, author, 1));
    expect((await ask(admin, MID_YEAR)).records).toEqual(next.records);
  });

  it("compares 29 February with 28 February of the year before", async () => {
    const { records } = await ask(admin, "2028-02-29");
    expect(collectShownLines(records, "LastYear")).toEqual(
      collectShownLines((await ask(admin, "2027-02-28")).records, "Amount"),
    );
  });
});
