import { afterAll, beforeAll, expect, test } from "vitest";
import { readFigure } from "./dashboard-figure.ts";
import { createDemo } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the dashboard shows the sales, receipts and outstanding amount that are in the books", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByRole("radio", { name: "Last 90 Days" }).click();
  await page.waitForURL("**/dashboard?range=90");
  const [sales, receipts, outstanding] = await Promise.all([
    sum(
      "SELECT SUM(amount) AS total FROM bills WHERE company_id = 1 AND status = 1 AND date BETWEEN ? AND ?",
    ),
    sum(
      "SELECT SUM(amount) AS total FROM receipts WHERE company_id = 1 AND status = 1 AND date BETWEEN ? AND ?",
    ),
    // Directly from the ledger; the card reads the daily rollup. Group 14 is Sundry Debtors.
    sum(
      `SELECT SUM(e.debit - e.credit) AS total FROM ledger_entries e
         JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
        WHERE e.company_id = 1 AND a.group_id = 14 AND e.date <= GREATEST(?, ?)`,
    ),
  ]);
  await expect.poll(() => readFigure(page, "Sales")).toBe(sales);
  await expect.poll(() => readFigure(page, "Receipt")).toBe(receipts);
  await expect.poll(() => readFigure(page, "Outstanding")).toBe(outstanding);
});

async function sum(sql: string): Promise<string> {
  const { day } = createDemo(site);
  const [[row]] = (await site.db.raw(sql, [day(90), day(0)])) as [[{ total: string }]];
  return row.total;
}
