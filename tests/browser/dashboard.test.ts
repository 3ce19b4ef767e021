import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";
import { now } from "../../packages/server/clock.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the figures are the books': sales, orders, outstanding and receipts of the range", async () => {
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
    // Straight from the ledger, where the card reads the day rollup: group 14 is the debtors'.
    sum(
      `SELECT SUM(e.debit - e.credit) AS total FROM ledger_entries e
         JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
        WHERE e.company_id = 1 AND a.group_id = 14 AND e.date <= GREATEST(?, ?)`,
    ),
  ]);
  await expect.poll(() => figure(page, "Sales")).toBe(sales);
  await expect.poll(() => figure(page, "Receipt")).toBe(receipts);
  await expect.poll(() => figure(page, "Outstanding")).toBe(outstanding);
});

test("every part is there, and a figure opens its report over the same days", async () => {
  const { page } = await visit(site, "/dashboard?range=90", { as: "meera" });
  const titles = ["Order summary", "Stock Storage", "Sales Activity", "Most Visited Customer", "Locations"];
  titles.push("Product Traffic", "Invoices", "User Message", "Tasks", "Subscription");
  for (const name of titles) {
    const title = page.getByRole("heading", { name, exact: true });
    await title.scrollIntoViewIfNeeded();
    await title.waitFor();
  }
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await expectAccessible(page);

  // A list ends where its neighbour does, and the figures of a strip stand on one line.
  const endOf = async (name: string) => {
    const card = page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(async () => (await endOf("Product Traffic")) - (await endOf("Locations"))).toBe(0);
  const lines = () =>
    page.locator(".vb-strip").evaluateAll((strips) =>
      strips.map((strip) => {
        const figures = [...strip.querySelectorAll("dt + dd")];
        return new Set(figures.map((figure) => Math.round(figure.getBoundingClientRect().top))).size;
      }),
    );
  await expect.poll(lines).toEqual([1, 1, 1, 1]);

  // The numbers behind a chart, read from its table, are the orders' lines.
  const [from, to] = [day(90), day(0)];
  const table = page.getByRole("table", { name: "Order summary, as a table" });
  const charted = async () => {
    const cells = await table.locator("tbody td").allTextContents();
    return cells.reduce((sum, text) => sum + Math.round(Number(text.replaceAll(",", "")) * 1000), 0);
  };
  const [[ordered]] = (await site.db.raw(
    `SELECT SUM(l.quantity) AS total FROM order_lines l JOIN orders o ON o.company_id = l.company_id AND o.id = l.order_id
      WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ?`,
    [from, to],
  )) as [[{ total: string }]];
  await expect.poll(charted).toBe(Math.round(Number(ordered.total) * 1000));

  const sales = await figure(page, "Sales");
  await page
    .locator("section", { has: page.getByRole("heading", { name: "Sales", exact: true }) })
    .getByRole("link")
    .click();
  await page.waitForURL((url) => url.pathname === "/Tabsale" && url.searchParams.get("from") === from);
  await page.getByText(money(sales), { exact: true }).first().waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Order Report" }).click();
  await page.waitForURL((url) => url.pathname === "/OrderReport" && url.searchParams.get("to") === to);
});

test("a salesman sees his own, without the company's money and without ways to screens of managers", async () => {
  const { page } = await visit(site, "/dashboard", { as: "anil" });
  const first = page.locator("section", { has: page.getByRole("heading", { name: "This morning" }) });
  await first.getByText("Vans out").waitFor();
  await expect.poll(() => first.getByText("Cash", { exact: true }).count()).toBe(0);
  await expect.poll(() => first.getByText("Bank", { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "GoDown Stock" }).count()).toBe(0);
  await page.getByRole("link", { name: "Order Report" }).waitFor();
});

function day(back: number): string {
  return new Date(now().getTime() + 19_800_000 - back * 86_400_000).toISOString().slice(0, 10);
}

function money(decimal: string): string {
  const [rupees = "", paise = "00"] = decimal.split(".");
  const grouped = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return `${grouped}.${paise.padEnd(2, "0")}`;
}

async function sum(sql: string): Promise<string> {
  const [[row]] = (await site.db.raw(sql, [day(90), day(0)])) as [[{ total: string }]];
  return row.total;
}

/** The rupees that a card shows, as a plain decimal. */
async function figure(page: Page, title: string): Promise<string> {
  const card = page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
  await card.getByText("of ₹ 60,00,000 target").waitFor();
  return (await card.locator(".vb-figure").innerText()).replaceAll(/[₹, ]/g, "").replace("−", "-");
}
