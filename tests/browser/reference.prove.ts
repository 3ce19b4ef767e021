import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildReference } from "../../scripts/reference/build-reference.mjs";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vanbook-reference-"));
  await buildReference(join(folder, "api"));
  site = await startSite({ VANBOOK_MANUAL_DIR: folder });
});
afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true });
});

test("the keyboard searches the reference for operations and error codes", async () => {
  const { page } = await visit(site, "/docs/api");
  await page.keyboard.press("/");
  await page.keyboard.type("trial bal");
  const chosenOption = page.getByRole("option", { selected: true });
  await expect.poll(() => chosenOption.textContent()).toContain("trialBalance.report");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "trialBalance.report" }).waitFor();

  const search = page.getByRole("combobox", { name: "Search the reference" });
  await search.fill("PRICE_STALE");
  await page.getByRole("listbox", { name: "Found" }).getByRole("option").first().click();
  await page.waitForURL("**/docs/api/errors#PRICE_STALE");
  await page.getByRole("heading", { name: /^PRICE_STALE/ }).waitFor();
  await search.fill("nothing like this");
  await page.getByText("Nothing has “nothing like this” in it.").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("listbox", { name: "Found" }).isVisible()).toBe(false);
});

test("the reference keeps the chosen language of its examples on the next page", async () => {
  const { page } = await visit(site, "/docs/api/sales.report");
  await page.getByRole("tab", { name: "TypeScript" }).focus();
  await page.keyboard.press("ArrowLeft");
  const example = page.getByRole("tabpanel");
  await expect.poll(() => example.textContent()).toContain("vanbook sales.report FromDate=");
  await page.getByRole("link", { name: "stock.report", exact: true }).click();
  await expect.poll(() => example.textContent()).toContain("vanbook stock.report");
  await page.getByRole("tab", { name: "Command", selected: true }).waitFor();
});

test("the reference sends a reading operation with the user's session, and a refusal links to its code", async () => {
  const { page } = await visit(site, "/docs/api/sales.report#try", { as: "meera" });
  await page.getByText(/^It is sent as Meera/).waitFor();
  const [row] = await site
    .db("bills")
    .where("company_id", 1)
    .whereIn("status", [1, 2])
    .min({ from: "date" })
    .max({ to: "date" })
    .count({ bills: "*" });
  const bills = Number(row?.["bills"]);
  await page.getByLabel("FromDate").fill("2025-01-01");
  await page.getByLabel("ToDate").fill("2027-03-31");
  await page.getByLabel("Answer as").selectOption("a page of a table");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^200 OK/).waitFor();
  const answer = page.getByRole("region", { name: "Answer", exact: true }).last();
  await expect
    .poll(async () => (JSON.parse((await answer.textContent()) ?? "{}") as Page).page?.rows)
    .toBe(bills);

  await page.getByLabel("FromDate").fill("2027-04-01");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText(/^400 Bad/).waitFor();
  await page.getByRole("link", { name: "RANGE_REVERSED" }).last().click();
  await page.getByRole("heading", { name: /^RANGE_REVERSED/ }).waitFor();
});

test("the reference asks before it sends an operation that writes", async () => {
  const { page } = await visit(site, "/docs/api/zones.create#try", { as: "meera" });
  const zones = async () =>
    Number((await site.db("zones").where({ name: "Tried zone" }).count({ n: "*" }))[0]?.["n"]);
  await page.getByLabel("ZoneName").fill("");
  await page.getByRole("button", { name: "Send …" }).click();
  await page.getByText("This is needed.").waitFor();
  await page.getByLabel("ZoneName").fill("Tried zone");
  await page.getByRole("button", { name: "Send …" }).click();
  const dialog = page.getByRole("dialog", { name: "Send zones.create?" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(await zones()).toBe(0);
  await page.getByRole("button", { name: "Send …" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText(/^200 OK/).waitFor();
  expect(await zones()).toBe(1);
});

test("the reference tells a reader without a session that nobody is signed in", async () => {
  const { page, complaints } = await visit(site, "/docs/api/zones.list");
  await page.getByText("Try it", { exact: true }).click();
  await page.getByText("Nobody is signed in.").waitFor();
  complaints.splice(0); // the browser's own message about the 401 response
});

test.each([
  [1440, "light"],
  [390, "dark"],
] as const)(
  "the reference fits the screen and is accessible at %i pixels in the %s scheme",
  async (width, scheme) => {
    const { page } = await visit(site, "/docs/api", { width, scheme });
    for (const path of [
      "/docs/api",
      "/docs/api/sales.report",
      "/docs/api/reports",
      "/docs/api/errors#STOCK_SHORT",
      "/docs/api/scripting",
      "/docs/books#documents",
      "/docs/api/bills.post#try",
    ]) {
      await page.goto(path);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: path })
        .toBeLessThanOrEqual(0);
    }
    await expectAccessible(page);
    if (width > 900) return;
    const menu = page.getByRole("navigation", { name: "Reference" });
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Error codes" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.isVisible()).toBe(false);
  },
);

interface Page {
  page?: { rows: number };
}
