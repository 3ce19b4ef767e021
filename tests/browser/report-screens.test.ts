import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createDemo,
  download,
  countInPdf,
  formatAmount,
  findTable,
  tryDetails,
  tryFilters,
  tryRows,
  trySalesman,
  trySearch,
  trySorting,
  waitForRows,
} from "./report-screen.ts";
import { fullyTried } from "./screens/every-screen.ts";
import type { Demo } from "./screens/screen-case.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit, widen } from "./visit.ts";

// Everything that a report does in the app, tested on the reports that differ most. The others get
// a short walk in report-walk.test.ts; their stories test what they show in each state.

let site: Site;
let demo: Demo;
beforeAll(async () => {
  site = await startSite();
  demo = createDemo(site);
});
afterAll(() => site?.stop());

describe.each(fullyTried)("$title", (screen) => {
  test("shows the figures of the books, also searched, sorted, opened and in files", async () => {
    const { page } = await visit(site, await screen.address(demo), { as: "meera" });
    await tryRows(page, screen, demo);
    if (screen.files?.pdf) {
      const pdf = await download(page, "PDF");
      expect(pdf.name).toMatch(screen.files.pdf);
      const { total } = await screen.expected(demo);
      if (total) expect(countInPdf(pdf.bytes, formatAmount(total.amount))).toBeGreaterThan(0);
    }
    await tryDetails(page, screen);
    if (screen.sortBy) await trySorting(page, screen.title, screen.sortBy);
    if (screen.filters)
      await tryFilters(page, screen.filters, () => expectAccessible(page, "with its filters"));
    if (!screen.search) return;
    await trySearch(page, await screen.search(demo));
    await expectAccessible(page, "searched");
  });

  test("works on a phone, in dark colours and by keyboard alone", async () => {
    const { page } = await visit(site, await screen.address(demo), {
      as: "meera",
      width: 390,
      scheme: "dark",
    });
    await waitForRows(page, (await screen.expected(demo)).rows);
    await expectAccessible(page, "on a phone, in the dark");
    // The page itself must not scroll sideways.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await widen(page);
    const table = findTable(page, screen.title);
    await table.locator('[data-row="0"]').focus();
    await page.keyboard.press("End");
    await expect.poll(() => table.locator("[data-row]:focus").getAttribute("data-row")).not.toBe("0");
    await page.keyboard.press("Home");
    await expect.poll(() => table.locator('[data-row="0"]').evaluate(hasFocus)).toBe(true);
    if (screen.opens) {
      await page.keyboard.press("Enter");
      const openedPanel = page.getByRole(screen.opens.role, { name: screen.opens.title });
      await openedPanel.getByText(screen.opens.text).first().waitFor();
      await expectAccessible(page, "with its details");
      await page.keyboard.press("Escape");
      await openedPanel.waitFor({ state: "detached" });
      await expect.poll(() => table.locator('[data-row="0"]').evaluate(hasFocus)).toBe(true);
    }
    if (screen.search) {
      await page.keyboard.press("/");
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.closest(".vb-search") !== null))
        .toBe(true);
    }
  });

  test("shows a salesman only what the role may see", async () => {
    const { page } = await visit(site, await screen.address(demo), { as: "anil" });
    await trySalesman(page, screen, demo);
  });
});

function hasFocus(element: Element): boolean {
  return element === document.activeElement;
}
