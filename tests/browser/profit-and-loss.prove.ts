import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import { createDemo, download, countInPdf, formatAmount } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";
import { makeRefusal } from "./refusal.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

/** Movement of each income and expense group in the last 30 days, from the ledger entries. */
async function readMovements() {
  const { db, day } = createDemo(site);
  const [rows] = await db.raw(
    `SELECT g.name, g.nature, SUM(CASE g.nature WHEN 'Income' THEN e.credit - e.debit ELSE e.debit - e.credit END) AS amount
     FROM ledger_entries e
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
     WHERE e.company_id = 1 AND e.date >= ? AND g.nature IN ('Income', 'Expenses') AND e.entry_kind <> 'closing'
     GROUP BY g.name, g.nature HAVING amount <> 0`,
    [day(30)],
  );
  const groups = rows as { name: string; nature: string; amount: string }[];
  const sum = (nature: string) =>
    groups.reduce(
      (paise, row) => paise + (row.nature === nature ? Math.round(Number(row.amount) * 100) : 0),
      0,
    ) / 100;
  return { groups, income: sum("Income"), expenses: sum("Expenses") };
}

test("the profit and loss statement agrees with the ledger, on the screen, by group and in files", async () => {
  const { groups, income, expenses } = await readMovements();
  const net = Math.round((income - expenses) * 100) / 100;
  const { page } = await visit(site, "/PandLReport", { as: "meera" });
  await page.getByRole("heading", { name: "Profit & Loss Statement" }).waitFor();
  const result = page.getByRole("status").filter({ hasText: net < 0 ? "Net Loss" : "Net Profit" });
  await result.getByText(formatAmount(Math.abs(net)), { exact: true }).waitFor();
  for (const { name, nature, amount } of groups) {
    const side = page.getByRole("region", {
      name: `${nature === "Income" ? "Income" : "Expenses"} Breakdown`,
    });
    const row = side.getByRole("row", { name: `${name} ${formatAmount(Number(amount))}`, exact: true });
    await row.getByText(formatAmount(Number(amount)), { exact: true }).waitFor();
    await row.getByRole("button").press("Enter");
    await expect.poll(() => row.getByRole("button").getAttribute("aria-expanded")).toBe("true");
  }
  await expectAccessible(page, "with its groups open");
  const excel = await download(page, "Excel");
  expect(excel.name).toMatch(/^ProfitAndLoss_.+_to_.+\.xlsx$/);
  const book = read(excel.bytes);
  const lines = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1 });
  expect(lines).toContainEqual(["Total Income", income]);
  expect(lines).toContainEqual(["Total Expenses", expenses]);
  for (const { name, amount } of groups) expect(lines).toContainEqual([name, Number(amount)]);
  const pdf = await download(page, "PDF");
  expect(countInPdf(pdf.bytes, formatAmount(income))).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Generate Report" }).click();
  await result.getByText(formatAmount(Math.abs(net)), { exact: true }).waitFor();
});

test("the statement shows its own failure message, fits a phone in dark colours, and is closed to a salesman", async () => {
  const { page } = await visit(site, "/dashboard", { as: "meera", width: 390, scheme: "dark" });
  let isFailing = true;
  await page.route("**/api/TrailBalance*", (route) =>
    isFailing ? route.fulfill(makeRefusal("The books are being closed for the day.")) : route.continue(),
  );
  await page.goto("/PandLReport");
  const alert = page.getByRole("alert").filter({ hasText: "Failed to fetch P&L data. Please try again." });
  await alert.waitFor();
  isFailing = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("region", { name: "Income Breakdown" }).waitFor();
  await expectAccessible(page, "on a phone, in the dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const { page: other } = await visit(site, "/PandLReport", { as: "anil" });
  await other.getByRole("heading", { name: /^Your role can't open / }).waitFor();
});

test("the balance sheet agrees with the ledger on both sides, and an account opens its ledger", async () => {
  const { db, today } = createDemo(site);
  const [rows] = await db.raw(
    `SELECT g.name, SUM(e.debit - e.credit) AS amount FROM ledger_entries e
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     JOIN account_groups g ON g.company_id = a.company_id AND g.id = a.group_id
     WHERE e.company_id = 1 AND e.date <= ? AND g.nature = 'Assets' GROUP BY g.name HAVING amount <> 0`,
    [today],
  );
  const groups = rows as { name: string; amount: string }[];
  const total = groups.reduce((paise, { amount }) => paise + Math.round(Number(amount) * 100), 0) / 100;
  const { page } = await visit(site, "/BalanceSheet", { as: "meera" });
  const assets = page.getByRole("region", { name: "Assets" });
  for (const { name, amount } of groups)
    await assets
      .getByRole("row", { name: new RegExp(`^${name} ${formatAmount(Number(amount))} `) })
      .waitFor();
  for (const side of ["Assets", "Liabilities"])
    await page.getByRole("row", { name: new RegExp(`^Total ${side} ${formatAmount(total)} `) }).waitFor();
  await assets.getByRole("button", { name: "Cash-in-Hand" }).press("Enter");
  await expectAccessible(page, "with a group open");
  await assets.getByRole("button", { name: "Main Cash" }).click();
  await page.getByRole("heading", { name: "Ledger Report" }).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get("to")).toBe(today);
});
