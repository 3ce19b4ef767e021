import type { CDPSession, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widgetTable } from "../../packages/sdk/generated/widgets.ts";
import { readHeld } from "./embedding/mountings.ts";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { mountWidgets, openStrictPage, removeWidgets, waitUntilDrawn } from "./embedding/strict-page.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

const WIDGET_NAMES = Object.keys(widgetTable);
/** Several widgets are on the page at once, as many as a large page of a host has. */
const GROUP_SIZE = 12;
/** Each widget is in a shadow root in one round, and in a layer in the next. */
const ISOLATION_ROUNDS = [
  ["shadow", "layer"],
  ["layer", "shadow"],
] as const;
/** Milliseconds after which a widget is removed: while code, tokens, rows and maps are loading. */
const REMOVAL_TIMES_MS = [0, 50, 100, 200, 400];

test("every widget is drawn under the docs' strict policy, and leaves no trace whenever it is removed", async () => {
  const { page, complaints } = await openStrictPage(embeddedSite);
  const session = await page.context().newCDPSession(page);
  for (const names of listGroups()) {
    // Nothing of these widgets is loaded yet.
    await mountWidgets(page, names);
    await removeWidgets(page);
    for (const isolations of ISOLATION_ROUNDS) {
      await mountWidgets(page, names, { isolations });
      await waitUntilDrawn(page, names);
      await removeWidgets(page);
    }
    expect(complaints, names.join(" ")).toEqual([]);
  }
  // What the libraries keep once for the page is there now.
  await page.waitForTimeout(1000);
  const before = { held: await readHeld(page), nodes: await countAllNodes(session) };
  for (const names of listGroups()) {
    for (const round of REMOVAL_TIMES_MS.keys()) {
      await mountWidgets(page, names, {
        isolations: ISOLATION_ROUNDS[round % ISOLATION_ROUNDS.length],
        removalTimes: [...REMOVAL_TIMES_MS.slice(round), ...REMOVAL_TIMES_MS.slice(0, round)],
      });
      await page.waitForFunction(() => !document.querySelector("vanbook-widget"));
      await removeWidgets(page);
    }
    const message = names.join(" ");
    await expect.poll(() => readHeld(page), { message }).toEqual(before.held);
    expect(complaints, message).toEqual([]);
    // The browser keeps a few nodes of the last widget.
    await expect.poll(() => countAllNodes(session), { message }).toBeLessThan(before.nodes + 40);
  }
});

test("code that arrives when its report is gone keeps nothing of the report", async () => {
  const { page } = await openStrictPage(embeddedSite);
  const session = await page.context().newCDPSession(page);
  const names = ["sales.report"];
  await page.setViewportSize({ width: 2400, height: 800 });
  await mountWidgets(page, names);
  await waitUntilDrawn(page, names);
  await page.waitForTimeout(1000);
  await removeWidgets(page);
  await readHeld(page);
  const before = await countAllNodes(session);
  // Its columns do not fit now; the code that fits them is requested.
  const heldRequests: (() => Promise<void>)[] = [];
  await page.route("**/*.js", (route) => void heldRequests.push(() => route.continue()));
  await page.setViewportSize({ width: 900, height: 800 });
  await mountWidgets(page, names);
  await page.locator('[role="gridcell"]').first().waitFor();
  await expect.poll(() => heldRequests.length).toBeGreaterThan(0);
  await removeWidgets(page);
  for (const letGo of heldRequests) await letGo();
  await readHeld(page);
  await expect.poll(() => countAllNodes(session)).toBeLessThan(before + 40);
});

test("under the strict policy a map's popup and the parts of a date work without a violation", async () => {
  const { page, complaints } = await openStrictPage(embeddedSite);
  await mountWidgets(page, ["liveMap.points", "sales.report"], { isolations: ["shadow", "layer"] });
  await page.locator(".vb-map-list [data-row]").first().click();
  await page.locator(".vb-map-popup strong").waitFor();
  await page.locator('[name="sales.report"]').getByRole("button", { name: "Filters" }).first().click();
  const day = page.getByRole("dialog").getByRole("spinbutton").first();
  for (const key of ["ArrowUp", "ArrowDown", "ArrowUp"]) await day.press(key);
  expect(complaints).toEqual([]);
});

test("offline no widget shows what was loaded for another choice, and each tells visitor and host", async () => {
  const { page } = await openStrictPage(embeddedSite);
  for (const names of listGroups()) {
    await page.context().setOffline(false);
    await mountWidgets(page, names);
    await waitUntilDrawn(page, names);
    await page.context().setOffline(true);
    const searches = page.locator(".vb-report").getByRole("searchbox");
    for (const search of await searches.all()) await search.fill("no such row");
    await expect.poll(() => listWithRows(page, '.vb-report:has([type="search"])')).toEqual([]);
    // As a host does when another customer or day is chosen on its page.
    await page.locator("vanbook-widget").evaluateAll((elements) => {
      for (const element of elements) {
        window.vanbook.drawn.delete(element);
        element.setAttribute("heading", "3");
      }
    });
    await waitUntilDrawn(page, names, "error");
    await expect.poll(() => listWithRows(page, ".vb-root")).toEqual([]);
    await expect
      .poll(() =>
        page
          .locator("vanbook-widget")
          .evaluateAll((elements) =>
            elements
              .filter((element) => !element.shadowRoot?.querySelector('[role="alert"]'))
              .map((element) => element.getAttribute("name")),
          ),
      )
      .toEqual([]);
    await removeWidgets(page);
  }
});

test("Ctrl+P without focus prints all rows of the only report of a page, in a shadow root too", async () => {
  const { page } = await openStrictPage(embeddedSite);
  await mountWidgets(page, ["sales.report"]);
  // More bills than are drawn.
  await page.locator("vanbook-widget").evaluate((element) => element.setAttribute("from-date", "2026-04-01"));
  const countRows = async () => Number(await page.getByRole("grid").getAttribute("aria-rowcount")) - 2; // head and totals
  await expect.poll(countRows).toBeGreaterThan(60);
  const rows = await countRows();
  await page.locator(".vb-print-key").waitFor({ state: "attached" });
  await page.evaluate(() => void (window.print = () => (document.title = "printing")));
  await page.keyboard.press("Control+p");
  await page.waitForFunction(() => document.title === "printing");
  await expect.poll(() => page.locator("[data-vanbook-paper] tbody tr").count()).toBe(rows + 1); // the totals
  await page.evaluate(() => {
    document.title = "";
    window.dispatchEvent(new Event("afterprint"));
  });
  // Of two, none is meant: the browser prints.
  await mountWidgets(page, ["orders.report"], { isolations: ["layer"] });
  await expect.poll(() => page.locator(".vb-print-key").count()).toBe(2);
  const isLeft = await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "p", ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
});

/** Names of the widgets that show rows, figures or points in what matches the selector. */
function listWithRows(page: Page, selector: string): Promise<string[]> {
  return page
    .locator("vanbook-widget")
    .evaluateAll(
      (elements, selector) =>
        elements
          .filter(({ shadowRoot }) =>
            [...(shadowRoot?.querySelectorAll(selector) ?? [])].some((part) =>
              part.querySelector(
                '[role="gridcell"], .vb-figure, .vb-list-table td, [data-points]:not([data-points="0"])',
              ),
            ),
          )
          .map((element) => element.getAttribute("name") ?? ""),
      selector,
    );
}

function listGroups(): string[][] {
  return Array.from({ length: Math.ceil(WIDGET_NAMES.length / GROUP_SIZE) }, (_, at) =>
    WIDGET_NAMES.slice(at * GROUP_SIZE, (at + 1) * GROUP_SIZE),
  );
}

/** How many nodes the browser keeps, in the page or not. */
async function countAllNodes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  return (await session.send("Memory.getDOMCounters")).nodes;
}
