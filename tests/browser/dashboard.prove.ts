import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright";
import { readFigure } from "./dashboard-figure.ts";
import { createDemo } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";
import { getToday } from "../../packages/server/clock.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("a part of the dashboard requests its data only when it comes into view", async () => {
  const { page } = await visit(site, "/dashEmp", { as: "meera" });
  await page.getByText("Username").waitFor();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  await page.getByRole("table", { name: "Stock Storage" }).waitFor();
  expect(requests).not.toContain("/api/getSaleone");
  await page.getByRole("heading", { name: "Invoices" }).scrollIntoViewIfNeeded();
  await expect.poll(() => requests).toContain("/api/getSaleone");
});

test("the dashboard's range is in the address, so that links and the Back button keep it", async () => {
  const { page } = await visit(site, "/dashboard?range=30", { as: "meera" });
  await page.getByRole("radio", { name: "Last 30 Days", checked: true }).waitFor();
  await page.getByText("of ₹ 20,00,000 target").first().waitFor();
  await page.getByRole("radio", { name: "Today" }).click();
  await page.getByText("of ₹ 1,00,000 target").first().waitFor();
  await page.goBack();
  await page.getByRole("radio", { name: "Last 30 Days", checked: true }).waitFor();
});

test("the dashboard fetches its figures again every three minutes, but not while the page is hidden", async () => {
  // Sign in by hand: a new visitor's browser context is not reused, so that the next test doesn't
  // get this fake clock.
  const { page } = await visit(site);
  await signIn(page);
  await page.goto("/dashEmp");
  await page.getByText("Username").waitFor();
  // Noon in India: close to midnight the fake minutes would reach the next day, which is requested
  // at once.
  await page.clock.install({ time: `${getToday()}T06:30:00Z` });
  let requestCount = 0;
  // Requests for the range shown, not for the comparison range before it.
  const isShown = (url: string) => url.includes("/api/TotalSale") && url.includes(`ToDate=${getToday()}`);
  page.on("request", (request) => void (isShown(request.url()) && requestCount++));
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  expect(requestCount).toBe(1);

  const again = page.waitForResponse((response) => isShown(response.url()));
  await page.clock.runFor(181_000);
  await again;
  expect(requestCount).toBe(2);

  await setVisibility(page, "hidden");
  await page.clock.runFor(600_000);
  expect(requestCount).toBe(2);

  const onReturn = page.waitForResponse((response) => isShown(response.url()));
  await setVisibility(page, "visible");
  await onReturn;
  expect(requestCount).toBe(3);
});

test("the dashboard has all its parts, and a figure opens its report over the same days", async () => {
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

  // A list has the same bottom edge as its neighbour, and the figures of a strip are on one line.
  const endOf = async (name: string) => {
    const card = page.locator("section", { has: page.getByRole("heading", { name, exact: true }) });
    const { y = 0, height = 0 } = (await card.boundingBox()) ?? {};
    return Math.round(y + height);
  };
  await expect.poll(async () => (await endOf("Product Traffic")) - (await endOf("Locations"))).toBe(0);
  const countLines = () =>
    page.locator(".vb-strip").evaluateAll((strips) =>
      strips.map((strip) => {
        const figures = [...strip.querySelectorAll("dt + dd")];
        return new Set(figures.map((figure) => Math.round(figure.getBoundingClientRect().top))).size;
      }),
    );
  await expect.poll(countLines).toEqual([1, 1, 1, 1]);

  // The numbers in a chart's table must equal the sums of the order lines.
  const { day } = createDemo(site);
  const [from, to] = [day(90), day(0)];
  const table = page.getByRole("table", { name: "Order summary, as a table" });
  const sumChart = async () => {
    const cells = await table.locator("tbody td").allTextContents();
    return cells.reduce((sum, text) => sum + Math.round(Number(text.replaceAll(",", "")) * 1000), 0);
  };
  const [[orderedRow]] = (await site.db.raw(
    `SELECT SUM(l.quantity) AS total FROM order_lines l JOIN orders o ON o.company_id = l.company_id AND o.id = l.order_id
      WHERE o.company_id = 1 AND o.status <> 2 AND o.date BETWEEN ? AND ?`,
    [from, to],
  )) as [[{ total: string }]];
  await expect.poll(sumChart).toBe(Math.round(Number(orderedRow.total) * 1000));

  const sales = await readFigure(page, "Sales");
  await page
    .locator("section", { has: page.getByRole("heading", { name: "Sales", exact: true }) })
    .getByRole("link")
    .click();
  await page.waitForURL((url) => url.pathname === "/Tabsale" && url.searchParams.get("from") === from);
  await page.getByText(formatMoney(sales), { exact: true }).first().waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Order Report" }).click();
  await page.waitForURL((url) => url.pathname === "/OrderReport" && url.searchParams.get("to") === to);
});

test("a salesman's dashboard hides the company's cash and bank and the links to managers' screens", async () => {
  const { page } = await visit(site, "/dashboard", { as: "anil" });
  const first = page.locator("section", { has: page.getByRole("heading", { name: "This morning" }) });
  await first.getByText("Vans out").waitFor();
  await expect.poll(() => first.getByText("Cash", { exact: true }).count()).toBe(0);
  await expect.poll(() => first.getByText("Bank", { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByRole("link", { name: "GoDown Stock" }).count()).toBe(0);
  await page.getByRole("link", { name: "Order Report" }).waitFor();
});

function formatMoney(decimal: string): string {
  const [rupees = "", paise = "00"] = decimal.split(".");
  const groupedRupees = rupees.replace(/(\d)(?=(\d\d)+\d$)/g, "$1,");
  return `${groupedRupees}.${paise.padEnd(2, "0")}`;
}

async function setVisibility(page: Page, state: "visible" | "hidden") {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}
