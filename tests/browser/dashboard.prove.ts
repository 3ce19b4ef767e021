import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright";
import { startSite, type Site } from "./site.ts";
import { signIn, visit } from "./visit.ts";
import { today } from "../../packages/server/clock.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("what is out of sight is asked for when it comes into sight", async () => {
  const { page } = await visit(site, "/dashEmp", { as: "meera" });
  await page.getByText("Username").waitFor();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  await page.getByRole("table", { name: "Stock Storage" }).waitFor();
  expect(asked).not.toContain("/api/getSaleone");
  await page.getByRole("heading", { name: "Invoices" }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain("/api/getSaleone");
});

test("the range is in the address, so a link and Back hold it", async () => {
  const { page } = await visit(site, "/dashboard?range=30", { as: "meera" });
  await page.getByRole("radio", { name: "Last 30 Days", checked: true }).waitFor();
  await page.getByText("of ₹ 20,00,000 target").first().waitFor();
  await page.getByRole("radio", { name: "Today" }).click();
  await page.getByText("of ₹ 1,00,000 target").first().waitFor();
  await page.goBack();
  await page.getByRole("radio", { name: "Last 30 Days", checked: true }).waitFor();
});

test("the figures are fetched again every three minutes while the page is seen, and not while it is hidden", async () => {
  // A visitor's browser is not lent to the next test, which would have this one's clock.
  const { page } = await visit(site);
  await signIn(page);
  await page.goto("/dashEmp");
  await page.getByText("Username").waitFor();
  // Noon of the run's day in India: after minutes before midnight a new day would come, which is asked for at once.
  await page.clock.install({ time: `${today()}T06:30:00Z` });
  let asked = 0;
  // Those of the range that is shown, not those of the days before it.
  const isShown = (url: string) => url.includes("/api/TotalSale") && url.includes(`ToDate=${today()}`);
  page.on("request", (request) => void (isShown(request.url()) && asked++));
  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  expect(asked).toBe(1);

  const again = page.waitForResponse((response) => isShown(response.url()));
  await page.clock.runFor(181_000);
  await again;
  expect(asked).toBe(2);

  await setVisibility(page, "hidden");
  await page.clock.runFor(600_000);
  expect(asked).toBe(2);

  const onReturn = page.waitForResponse((response) => isShown(response.url()));
  await setVisibility(page, "visible");
  await onReturn;
  expect(asked).toBe(3);
});

async function setVisibility(page: Page, state: "visible" | "hidden") {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);
}
