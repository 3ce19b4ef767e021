import type { Page } from "playwright";
import { expect } from "vitest";
import type { Site } from "../site.ts";
import { visit } from "../visit.ts";
import { findField, type MasterScreen } from "./master-screen.ts";

/**
 * Helpers to reach a master's parts, and the tests that every master gets. `site` is called when a
 * test runs.
 */
export function driveMaster(screen: MasterScreen, site: () => Site) {
  const findButton = (page: Page, name: string) =>
    page.locator("form.vb-form").getByRole("button", { name, exact: true });
  const findTable = (page: Page) =>
    page.getByRole("grid", { name: screen.listTitle ?? screen.title, exact: true });
  const getShownName = (name: string) => screen.listed?.(name) ?? name;
  const findRow = (page: Page, name: string) =>
    findTable(page).getByText(getShownName(name), { exact: true }).first();
  const open = async (page: Page, name: string) => {
    await page.getByRole("searchbox").fill(screen.sought?.(name) ?? getShownName(name));
    await findRow(page, name).click();
    await expect.poll(() => findButton(page, "Update").isEnabled()).toBe(true);
  };
  const create = async (page: Page, name: string) => {
    await screen.fill(page, name);
    await findButton(page, "Submit").click();
    await page.getByText(screen.words.created).first().waitFor();
  };
  const put = (page: Page, value: string) =>
    screen.chosen ? screen.chosen.put(page, value) : findField(page, screen.change.label).fill(value);
  const readHeld = (page: Page) =>
    screen.chosen?.read ? screen.chosen.read(page) : findField(page, screen.change.label).inputValue();
  const listChanged = async (value: string): Promise<readonly unknown[]> =>
    screen.chosen
      ? screen.chosen.changed(site().db, value)
      : site()
          .db(screen.table)
          .where({ company_id: 1, ...(screen.standing ?? { is_deleted: 0 }), [screen.column]: value })
          .select("id");
  const arrive = async (options: Parameters<typeof visit>[2] = {}, path = screen.path) => {
    const { page } = await visit(site(), path, { as: "meera", ...options });
    await page.getByRole("heading", { name: screen.title, exact: true }).waitFor();
    return page;
  };
  const waitForList = (page: Page) => findTable(page).locator("[data-row]").first().waitFor();

  /**
   * Creates a record, edits, clears, searches and deletes it, and checks the database after each
   * write.
   */
  const tryRecord = async (page: Page): Promise<void> => {
    await expect
      .poll(() => page.locator(".vb-master-list .vb-count").innerText())
      .toBe(String(await screen.count(site().db)));
    const before = await screen.count(site().db);
    await create(page, "Zebra One");
    // Check the count too: the same message may still be there from another screen.
    await expect.poll(() => screen.count(site().db)).toBe(before + 1);
    await expect.poll(() => findButton(page, "Submit").isEnabled()).toBe(true);

    await open(page, "Zebra One");
    await expect.poll(() => findButton(page, "Submit").isDisabled()).toBe(true);
    await put(page, screen.change.to);
    await findButton(page, "Update").click();
    await page.getByText(screen.words.updated).first().waitFor();
    // Check the database too: the message may be the same as after the creation.
    await expect.poll(() => listChanged(screen.change.to)).toHaveLength(1);

    await open(page, "Zebra One");
    await expect.poll(() => readHeld(page)).toBe(screen.change.to);
    await findButton(page, "Clear").click();
    await expect.poll(() => readHeld(page)).toBe(screen.chosen?.cleared ?? "");
    await expect.poll(() => findButton(page, "Delete").isDisabled()).toBe(true);

    await page.getByRole("searchbox").fill("no such name at all");
    await page.getByText(screen.words.noMatch).waitFor();
    await open(page, "Zebra One");
    await findButton(page, "Delete").click();
    const question = page.getByRole("alertdialog");
    await question.getByText(screen.words.question).waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => screen.count(site().db)).toBe(before + 1);
    await findButton(page, "Delete").click();
    await question.getByRole("button", { name: "Yes" }).click();
    await page.getByText(screen.words.deleted).first().waitFor();
    await expect.poll(() => screen.count(site().db)).toBe(before);
  };

  /**
   * Invalid values are reported on blur and on submit; the typed text stays, and nothing is sent.
   */
  const tryRefusals = async (page: Page): Promise<void> => {
    const writes: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET" && screen.writes.includes(new URL(request.url()).pathname))
        writes.push(request.url());
    });
    for (const { label, typed, message } of screen.invalid) {
      await findField(page, label).fill(typed);
      await page.keyboard.press("Tab");
      await page.getByText(message).first().waitFor();
      await expect.poll(() => findField(page, label).inputValue()).toBe(typed);
    }
    // The next field may have opened its list.
    await page.keyboard.press("Escape");
    await findButton(page, "Clear").click();
    await findButton(page, "Submit").click();
    for (const words of screen.required) await page.getByText(words).first().waitFor();
    // The form shows the messages a moment before it moves the focus to the first one.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest("[data-field]")?.textContent ?? ""))
      .toContain(screen.required[0]);
    expect(writes).toEqual([]);
  };

  /**
   * Checks that a salesman is refused, sees only the list, or may write. `page` is already going to
   * the screen.
   */
  const trySalesman = async (page: Page): Promise<void> => {
    if (screen.salesman === "refused") {
      await page.getByRole("heading", { name: /^Your role can't open / }).waitFor();
      return;
    }
    await page.getByRole("heading", { name: screen.title, exact: true }).waitFor();
    if (screen.salesman === "readOnly") {
      await page.getByText("View only. Your role can't make changes here.").waitFor();
      await expect.poll(() => findButton(page, "Submit").count()).toBe(0);
    } else await expect.poll(() => findButton(page, "Submit").count()).toBe(1);
  };

  return {
    button: findButton,
    table: findTable,
    open,
    create,
    put,
    held: readHeld,
    changed: listChanged,
    arrive,
    listed: waitForList,
    tryRecord,
    tryRefusals,
    trySalesman,
  };
}
