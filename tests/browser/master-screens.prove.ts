import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { holdRequests, isOf, passFence } from "./held-requests.ts";
import { fullyTried } from "./masters/every-master.ts";
import { driveMaster } from "./masters/master-driver.ts";
import { startSite, type Site } from "./site.ts";
import { makeRefusal } from "./refusal.ts";

// More about the masters of master-screens.test.ts: failures, two users at the same time, and
// leaving the form.

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe.each(fullyTried)("$title", (screen) => {
  beforeAll(() => screen.prepare?.(site.db));
  const { button, table, open, create, put, held, changed, arrive, listed } = driveMaster(screen, () => site);

  test("shows what failed, keeps what was typed and continues", async () => {
    const page = await arrive();
    await listed(page);
    let isFailing = true;
    for (const path of [screen.list, ...screen.writes]) {
      await page.route(`**${path}*`, (route) =>
        isFailing ? route.fulfill(makeRefusal("The books are being closed.")) : route.continue(),
      );
    }
    await screen.fill(page, "Zebra Two");
    await button(page, "Submit").click();
    await page.getByRole("alert").filter({ hasText: "The books are being closed." }).waitFor();
    const before = await screen.count(site.db);
    isFailing = false;
    await button(page, "Submit").click();
    await page.getByText(screen.words.created).first().waitFor();
    await expect.poll(() => screen.count(site.db)).toBe(before + 1);

    isFailing = true;
    await page.reload();
    const alert = page.getByRole("alert").filter({ hasText: screen.words.failedList });
    await alert.waitFor();
    isFailing = false;
    await alert.getByRole("button", { name: "Retry" }).click();
    await listed(page);
  });

  test("warns the second of two users who edit the same record", async () => {
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
    await second.getByText(/Someone else changed this .+ while you were editing it\./).waitFor();
    expect(await changed(mine)).toHaveLength(0);
    await second.getByRole("button", { name: "Load it again" }).click();
    await second.getByText(/Changed by someone else while you were editing/).waitFor();
    await expect.poll(() => held(second)).toBe(mine);
    await button(second, "Update").click();
    await second.getByText(screen.words.updated).first().waitFor();
    await expect.poll(() => changed(mine)).toHaveLength(1);
  });

  test("opens a record that was chosen during another's saving, as soon as that is saved", async () => {
    const page = await arrive();
    await listed(page);
    const heldRequests = await holdRequests(page, isOf(...screen.writes));
    await screen.fill(page, "Zebra Three");
    await button(page, "Submit").click();
    await page.getByRole("button", { name: "Submitting..." }).waitFor();
    const row = table(page).locator('[data-row="0"]');
    const chosenText = await row.innerText();
    await row.click();
    await passFence(page);
    await expect.poll(() => page.getByRole("alertdialog").count()).toBe(0);
    heldRequests.release();
    await page.getByText(screen.words.created).first().waitFor();
    await expect.poll(() => button(page, "Update").isEnabled()).toBe(true);
    await expect.poll(() => table(page).locator('[aria-selected="true"]').innerText()).toBe(chosenText);
  });

  test("asks before typed changes are lost", async () => {
    const page = await arrive();
    await listed(page);
    await put(page, screen.change.to);
    await table(page).locator("[data-row]").first().click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await expect.poll(() => held(page)).toBe(screen.change.to);
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
    await page.getByRole("button", { name: "Stay" }).click();
    await expect.poll(() => held(page)).toBe(screen.change.to);
    await page.getByRole("link", { name: "Home" }).first().click();
    await page.getByRole("button", { name: "Leave" }).click();
    await page.waitForURL("**/dashboard");
  });
});
