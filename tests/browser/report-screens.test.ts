import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { demoOf, download, pdfCount, sheetRows, shownAmount, tableOf, waitForRows } from "./report-screen.ts";
import { financeScreens } from "./screens/finance.ts";
import { ledgerScreens } from "./screens/ledgers.ts";
import { orderScreens } from "./screens/orders.ts";
import { purchaseScreens } from "./screens/purchases.ts";
import { saleScreens } from "./screens/sale.ts";
import type { Demo, ScreenCase } from "./screens/screen-case.ts";
import { stockScreens, vanLoadScreens } from "./screens/stock.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

const screens: readonly ScreenCase[] = [
  ...saleScreens,
  ...financeScreens,
  ...purchaseScreens,
  ...orderScreens,
  ...ledgerScreens,
  ...stockScreens,
  ...vanLoadScreens,
];

let site: Site;
let demo: Demo;
beforeAll(async () => {
  site = await startSite();
  demo = demoOf(site);
});
afterAll(() => site?.stop());

describe.each(screens)("$title", (screen) => {
  test("shows what the books say, searched, sorted, opened and in files", async () => {
    const { page } = await visit(site, await screen.address(demo), { as: "meera" });
    const { rows, total } = await screen.expected(demo);
    expect(rows, "a screen that shows nothing proves nothing").toBeGreaterThan(0);
    await page.getByRole("heading", { name: screen.title, exact: true }).first().waitFor();
    await waitForRows(page, rows);
    if (total) await page.getByText(shownAmount(total.amount), { exact: true }).first().waitFor();
    if (screen.files?.excel) {
      const sheet = await download(page, "Excel");
      expect(sheet.name).toMatch(screen.files.excel);
      const found = sheetRows(sheet.bytes, total?.column);
      expect(found.rows).toBe(rows);
      if (total) expect(found.sum).toBe(Math.round(total.amount * 1000));
    }
    if (screen.files?.pdf) {
      const pdf = await download(page, "PDF");
      expect(pdf.name).toMatch(screen.files.pdf);
      if (total) expect(pdfCount(pdf.bytes, shownAmount(total.amount))).toBeGreaterThan(0);
    }
    await tryDetails(page, screen);
    if (screen.sortBy) await trySorting(page, screen.title, screen.sortBy);
    if (screen.filters) await tryFilters(page, screen.filters);
    if (screen.search) await trySearch(page, await screen.search(demo));
  });

  test("says when there is nothing, when it fails and when it takes long", async () => {
    const address = await screen.address(demo);
    const { page } = await visit(site, (await screen.emptyAddress?.(demo)) ?? withoutRows(address), {
      as: "meera",
    });
    await page
      .getByText(screen.empty ?? "No data available")
      .first()
      .waitFor();
    let isFailing = true;
    await page.route(`**${screen.api}*`, async (route) => {
      if (isFailing) return route.fulfill({ status: 422, contentType: "application/json", body: REFUSAL });
      await new Promise((resolve) => setTimeout(resolve, 400));
      return route.continue();
    });
    await page.goto(address);
    const alert = page.getByRole("alert").filter({ hasText: screen.failure });
    await alert.waitFor();
    isFailing = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await page
      .getByText(/^Preparing Report/)
      .first()
      .waitFor();
    await waitForRows(page, (await screen.expected(demo)).rows);
  });

  test("works on a phone, in the dark, by keyboard alone", async () => {
    const { page } = await visit(site, await screen.address(demo), {
      as: "meera",
      width: 390,
      scheme: "dark",
    });
    await waitForRows(page, (await screen.expected(demo)).rows);
    await expectAccessible(page, "on a phone, in the dark");
    // No sideways scrolling of the page itself.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
    const table = tableOf(page, screen.title);
    await table.locator('[data-row="0"]').focus();
    await page.keyboard.press("End");
    await page.keyboard.press("Home");
    await expect.poll(() => table.locator('[data-row="0"]').evaluate(hasFocus)).toBe(true);
    if (screen.opens) {
      await page.keyboard.press("Enter");
      const opened = page.getByRole(screen.opens.role, { name: screen.opens.title });
      await opened.getByText(screen.opens.text).first().waitFor();
      await expectAccessible(page, "with its details");
      await page.keyboard.press("Escape");
      await opened.waitFor({ state: "detached" });
      await expect.poll(() => table.locator('[data-row="0"]').evaluate(hasFocus)).toBe(true);
    }
    if (screen.search) {
      await page.keyboard.press("/");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest(".vb-search") !== null))
        .toBe(true);
    }
  });

  test("shows a salesman no more than he may see", async () => {
    const { page } = await visit(site, await screen.address(demo), { as: "anil" });
    if (screen.salesman === "refused") {
      await page.getByRole("heading", { name: /is not open to your role$/ }).waitFor();
      return;
    }
    await waitForRows(page, (await screen.salesman(demo)).rows);
  });
});

async function tryDetails(page: Page, { title, opens }: ScreenCase) {
  if (!opens) return;
  await tableOf(page, title).locator('[data-row="0"]').click();
  const opened = page.getByRole(opens.role, { name: opens.title });
  await opened.getByText(opens.text).first().waitFor();
  await page.keyboard.press("Escape");
  await opened.waitFor({ state: "detached" });
}

async function trySorting(page: Page, title: string, label: string) {
  const heading = tableOf(page, title).getByRole("columnheader", { name: label, exact: true });
  await heading.getByRole("button").click();
  await expect.poll(() => heading.getAttribute("aria-sort")).toMatch(/ascending|descending/);
  const before = await heading.getAttribute("aria-sort");
  await heading.getByRole("button").click();
  await expect.poll(() => heading.getAttribute("aria-sort")).not.toBe(before);
}

async function tryFilters(page: Page, title: string) {
  await page.getByRole("button", { name: /^Filters/ }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: "Apply Filters" }).waitFor();
  await expectAccessible(page, "with its filters");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
}

async function trySearch(page: Page, { text, rows }: { text: string; rows: number }) {
  await page.getByRole("searchbox").first().fill(text);
  await waitForRows(page, rows);
  await expectAccessible(page, "searched");
}

/** The same address over days on which nothing happened. */
function withoutRows(address: string): string {
  const url = new URL(address, "http://page");
  url.searchParams.set("from", "2020-01-01");
  url.searchParams.set("to", "2020-01-31");
  return `${url.pathname}${url.search}`;
}

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}

const REFUSAL = JSON.stringify({
  success: false,
  message: "The books are being closed for the day.",
  error: "The books are being closed for the day.",
  code: "UNAVAILABLE",
  requestId: "req_screen",
});
