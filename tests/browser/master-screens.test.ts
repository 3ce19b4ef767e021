import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdRequests, isOf, passFence } from "./held-requests.ts";
import { fullyTried } from "./masters/every-master.ts";
import { driveMaster } from "./masters/master-driver.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit, widen } from "./visit.ts";

// Everything that a master does in the app, tested on the masters that differ most. The others get
// a short walk in master-walk.test.ts; their stories test what they show in each state.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe.each(fullyTried)("$title", (screen) => {
  beforeAll(() => screen.prepare?.(site.db));
  const { button, table, arrive, listed, ...master } = driveMaster(screen, () => site);

  test("creates, edits, clears, searches and deletes records", async () => {
    const page = await arrive();
    await listed(page);
    await master.tryRecord(page);
  });

  test("shows what is invalid after leaving a field and on submit, and keeps what was typed", async () => {
    const page = await arrive();
    await listed(page);
    await master.tryRefusals(page);
  });

  test("makes one record of a double click and shows the progress", async () => {
    const page = await arrive();
    await listed(page);
    const before = await screen.count(site.db);
    const heldRequests = await holdRequests(page, isOf(...screen.writes));
    await screen.fill(page, "Zebra Three");
    await button(page, "Submit").dblclick();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    await passFence(page);
    heldRequests.release();
    await page.getByText(screen.words.created).first().waitFor();
    await passFence(page);
    expect(heldRequests.count()).toBe(1);
    await expect.poll(() => screen.count(site.db)).toBe(before + 1);
  });

  test("works on a phone, in dark colours and by keyboard alone", async () => {
    const page = await arrive({ width: 390, scheme: "dark" });
    await listed(page);
    await expectAccessible(page, "on a phone, in the dark");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    // A record that is opened from the list below the form scrolls the page to its top.
    await table(page).locator('[data-row="0"]').click();
    await expect.poll(() => button(page, "Update").isEnabled()).toBe(true);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await widen(page);
    await table(page).locator('[data-row="0"]').focus();
    await page.keyboard.press("/");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".vb-search") !== null))
      .toBe(true);
    await table(page).locator('[data-row="0"]').focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => button(page, "Update").isEnabled()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("form.vb-form") !== null))
      .toBe(true);
    await expectAccessible(page, "with a record");
    await button(page, "Delete").focus();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await expectAccessible(page, "with the question");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Delete");
  });

  test("allows a salesman only what the role may do", async () => {
    const { page } = await visit(site, screen.path, { as: "anil" });
    await master.trySalesman(page);
  });
});
