import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountScreen } from "./masters/accounts.ts";
import { branchScreen } from "./masters/branches.ts";
import { messageScreen } from "./masters/messages.ts";
import { rateScreen } from "./masters/rate-slabs.ts";
import { taskScreen } from "./masters/tasks.ts";
import { itemScreen } from "./masters/items.ts";
import { macScreen } from "./masters/macs.ts";
import { fieldOf, type MasterScreen } from "./masters/master-screen.ts";
import { receiptScreen } from "./masters/receipts.ts";
import { routeScreen } from "./masters/routes.ts";
import { allocationScreen, seriesScreen } from "./masters/series.ts";
import { userCreationScreen, userMasterScreen } from "./masters/users.ts";
import { vehicleScreen } from "./masters/vehicles.ts";
import { zoneScreen } from "./masters/zones.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

const screens: readonly MasterScreen[] = [
  accountScreen,
  branchScreen,
  receiptScreen,
  zoneScreen,
  routeScreen,
  vehicleScreen,
  seriesScreen,
  allocationScreen,
  itemScreen,
  rateScreen,
  messageScreen,
  taskScreen,
  userCreationScreen,
  userMasterScreen,
  macScreen,
];

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe.each(screens)("$title", (screen) => {
  beforeAll(() => screen.prepare?.(site.db));
  const button = (page: Page, name: string) =>
    page.locator("form.vb-form").getByRole("button", { name, exact: true });
  const table = (page: Page) =>
    page.getByRole("grid", { name: screen.listTitle ?? screen.title, exact: true });
  const shown = (name: string) => screen.listed?.(name) ?? name;
  const row = (page: Page, name: string) => table(page).getByText(shown(name), { exact: true }).first();
  const open = async (page: Page, name: string) => {
    await page.getByRole("searchbox").fill(screen.sought?.(name) ?? shown(name));
    await row(page, name).click();
    await expect.poll(() => button(page, "Update").isEnabled()).toBe(true);
  };
  const create = async (page: Page, name: string) => {
    await screen.fill(page, name);
    await button(page, "Submit").click();
    await page.getByText(screen.words.created).first().waitFor();
  };
  const put = (page: Page, value: string) =>
    screen.chosen ? screen.chosen.put(page, value) : fieldOf(page, screen.change.label).fill(value);
  const held = (page: Page) =>
    screen.chosen?.read ? screen.chosen.read(page) : fieldOf(page, screen.change.label).inputValue();
  const changed = async (value: string): Promise<readonly unknown[]> =>
    screen.chosen
      ? screen.chosen.changed(site.db, value)
      : site
          .db(screen.table)
          .where({ company_id: 1, ...(screen.standing ?? { is_deleted: 0 }), [screen.column]: value })
          .select("id");
  const arrive = async (options: Parameters<typeof visit>[2] = {}, path = screen.path) => {
    const { page } = await visit(site, path, { as: "meera", ...options });
    await page.getByRole("heading", { name: screen.title, exact: true }).waitFor();
    return page;
  };
  const listed = (page: Page) => table(page).locator("[data-row]").first().waitFor();

  test("creates, edits, clears, searches and deletes", async () => {
    const page = await arrive();
    await listed(page);
    expect(await page.locator(".vb-master-list .vb-count").innerText()).toBe(
      String(await screen.count(site.db)),
    );
    const before = await screen.count(site.db);
    await create(page, "Zebra One");
    expect(await screen.count(site.db)).toBe(before + 1);
    await expect.poll(() => button(page, "Submit").isEnabled()).toBe(true);

    await open(page, "Zebra One");
    expect(await button(page, "Submit").isDisabled()).toBe(true);
    await put(page, screen.change.to);
    await button(page, "Update").click();
    await page.getByText(screen.words.updated).first().waitFor();
    // The words may be the same as of the creation.
    await expect.poll(() => changed(screen.change.to)).toHaveLength(1);

    await open(page, "Zebra One");
    await expect.poll(() => held(page)).toBe(screen.change.to);
    await button(page, "Clear").click();
    await expect.poll(() => held(page)).toBe(screen.chosen?.cleared ?? "");
    await expect.poll(() => button(page, "Delete").isDisabled()).toBe(true);

    await page.getByRole("searchbox").fill("no such name at all");
    await page.getByText(screen.words.noMatch).waitFor();
    await open(page, "Zebra One");
    await button(page, "Delete").click();
    const question = page.getByRole("alertdialog");
    await question.getByText(screen.words.question).waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await screen.count(site.db)).toBe(before + 1);
    await button(page, "Delete").click();
    await question.getByRole("button", { name: "Yes" }).click();
    await page.getByText(screen.words.deleted).first().waitFor();
    expect(await screen.count(site.db)).toBe(before);
  });

  test("says what is not valid, on leaving a field and on submit, and keeps what was typed", async () => {
    const page = await arrive();
    await listed(page);
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && screen.writes.includes(new URL(request.url()).pathname))
        writes.push(request.url());
    });
    for (const { label, typed, message } of screen.invalid) {
      await fieldOf(page, label).fill(typed);
      await page.keyboard.press("Tab");
      await page.getByText(message).first().waitFor();
      expect(await fieldOf(page, label).inputValue()).toBe(typed);
    }
    // The field after it may have opened its list.
    await page.keyboard.press("Escape");
    await button(page, "Clear").click();
    await button(page, "Submit").click();
    for (const words of screen.required) await page.getByText(words).first().waitFor();
    const field = await page.evaluate(
      () => document.activeElement?.closest("[data-field]")?.textContent ?? "",
    );
    expect(field).toContain(screen.required[0]);
    expect(writes).toEqual([]);
  });

  test("says what failed, loses nothing and goes on", async () => {
    const page = await arrive();
    await listed(page);
    let isFailing = true;
    for (const path of [screen.list, ...screen.writes]) {
      await page.route(`**${path}*`, (route) =>
        isFailing
          ? route.fulfill({ status: 422, contentType: "application/json", body: REFUSAL })
          : route.continue(),
      );
    }
    await screen.fill(page, "Zebra Two");
    await button(page, "Submit").click();
    await page.getByRole("alert").filter({ hasText: "The books are being closed." }).waitFor();
    const before = await screen.count(site.db);
    isFailing = false;
    await button(page, "Submit").click();
    await page.getByText(screen.words.created).first().waitFor();
    expect(await screen.count(site.db)).toBe(before + 1);

    isFailing = true;
    await page.reload();
    const alert = page.getByRole("alert").filter({ hasText: screen.words.failedList });
    await alert.waitFor();
    isFailing = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await listed(page);
  });

  test("makes one record of a double click, with its progress said", async () => {
    const page = await arrive();
    await listed(page);
    const before = await screen.count(site.db);
    for (const path of screen.writes) {
      await page.route(`**${path}*`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 300));
        return route.continue();
      });
    }
    await screen.fill(page, "Zebra Three");
    await button(page, "Submit").dblclick();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    await page.getByText(screen.words.created).first().waitFor();
    await page.waitForTimeout(400);
    expect(await screen.count(site.db)).toBe(before + 1);
  });

  test("tells the second of two who edit the same record", async () => {
    const first = await arrive();
    await listed(first);
    await create(first, "Zebra Four");
    const second = await arrive();
    await listed(second);
    await open(first, "Zebra Four");
    await open(second, "Zebra Four");
    await put(first, screen.change.to);
    await button(first, "Update").click();
    await first.getByText(screen.words.updated).first().waitFor();
    const mine = screen.chosen?.other ?? `${screen.change.to.slice(0, -1)}9`;
    await put(second, mine);
    await button(second, "Update").click();
    await second.getByText(/Somebody else has changed this .+ meanwhile\./).waitFor();
    expect(await changed(mine)).toHaveLength(0);
    await second.getByRole("button", { name: "Load it again" }).click();
    await second.getByText(/Changed by somebody else meanwhile/).waitFor();
    expect(await held(second)).toBe(mine);
    await button(second, "Update").click();
    await second.getByText(screen.words.updated).first().waitFor();
    await expect.poll(() => changed(mine)).toHaveLength(1);
  });

  test("asks before what was typed is lost", async () => {
    const page = await arrive();
    await listed(page);
    await put(page, screen.change.to);
    await table(page).locator("[data-row]").first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    expect(await held(page)).toBe(screen.change.to);
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
    await page.getByRole("button", { name: "Stay" }).click();
    expect(await held(page)).toBe(screen.change.to);
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/dashboard");
  });

  test("works on a phone, in the dark, by keyboard alone", async () => {
    const page = await arrive({ width: 390, scheme: "dark" });
    await listed(page);
    await expectAccessible(page, "on a phone, in the dark");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
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

  test("gives a salesman what his role may", async () => {
    const { page } = await visit(site, screen.path, { as: "anil" });
    if (screen.salesman === "refused") {
      await page.getByRole("heading", { name: /is not open to your role$/ }).waitFor();
      return;
    }
    await page.getByRole("heading", { name: screen.title, exact: true }).waitFor();
    if (screen.salesman === "readOnly") {
      await page.getByText("Only shown: your role may not change it.").waitFor();
      expect(await button(page, "Submit").count()).toBe(0);
    } else expect(await button(page, "Submit").count()).toBe(1);
  });
});

const REFUSAL = JSON.stringify({
  success: false,
  message: "The books are being closed.",
  error: "The books are being closed.",
  code: "REFUSED",
  requestId: "test-1",
});
