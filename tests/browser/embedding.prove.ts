import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrangeColumns, listHeadings } from "./embedding/arrange-columns.ts";
import {
  readBills,
  expectUntouched,
  readHeld,
  countHidden,
  hasFocus,
  isInside,
  KEPT_LISTENERS,
  countLibraryListeners,
  mountAll,
  MOUNT_PLACES,
  unmountAll,
  useAll,
  dropMapStyles,
} from "./embedding/mountings.ts";
import { customers, type Embedded, openHost, startEmbedded } from "./embedding/partner.ts";
import { readHostStyles, readReportLook } from "./embedding/read-styles.ts";
import { sheetRows } from "./report-screen.ts";
import type { Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let embeddedSite: Embedded;
let site: Site;
beforeAll(async () => {
  embeddedSite = await startEmbedded({ withReact: true });
  site = embeddedSite.site;
});
afterAll(() => embeddedSite?.stop());

test("three reports of two companies on one page each show the bills of their own company", async () => {
  const page = await open();
  await mountAll(page);
  const read = () => Promise.all(MOUNT_PLACES.map((place) => readBills(page.locator(place))));
  await expect.poll(async () => (await read()).every((bills) => bills.length > 3)).toBe(true);
  const [react, layer, shadow] = await read();
  expect(shadow).toEqual(react);
  const companies = await customers(site);
  for (const bills of [react, shadow])
    expect(bills?.every(({ customer }) => companies.kairali.has(customer))).toBe(true);
  expect(layer?.every(({ customer }) => companies.malabar.has(customer))).toBe(true);
  // The test is valid only because the demo's two companies have no customer in common.
  expect([...companies.kairali].filter((name) => companies.malabar.has(name))).toEqual([]);
});

test.each(MOUNT_PLACES)("a report that is alone on a page passes axe: %s", async (place) => {
  const page = await open();
  await mountAll(page);
  // Remove the other two: axe would object to three regions of the same name, which is the page's
  // fault.
  for (const other of MOUNT_PLACES)
    if (other !== place) await page.locator(other).evaluate((section) => section.remove());
  await expectAccessible(page);
  await page.locator(place).getByRole("button", { name: "Filters" }).first().click();
  await page.locator(place).getByRole("dialog").waitFor();
  await expectAccessible(page);
});

test("reports leave the partner's own elements and map unchanged, while they are mounted and afterwards", async () => {
  const page = await open();
  const before = await readHostStyles(page);
  await mountAll(page);
  await expect.poll(() => readHostStyles(page)).toEqual(before);
  for (const place of MOUNT_PLACES) {
    await page.locator(place).getByRole("button", { name: "More" }).click();
    await page.locator(place).getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => readHostStyles(page)).toEqual(before);

  // The partner's own map still works: it moves, zooms and opens its own pop-up.
  const popup = page.getByText("The partner's office");
  await page.locator("#map .leaflet-marker-icon").click();
  await popup.waitFor();
  await expect.poll(() => page.evaluate(() => window.partner.leaflet === window.L)).toBe(true);
  await page.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(() => page.evaluate(() => window.partner.map.getZoom())).toBe(13);
  await unmountAll(page);
  await expect.poll(() => page.evaluate(() => window.partner.map.setZoom(12).getZoom())).toBe(12);
  await page.evaluate(() => void window.partner.map.closePopup());
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(dropMapStyles(await readHostStyles(page))).toEqual(dropMapStyles(before));
});

test("a report in React, a layer or a shadow root looks as it does in the app, whatever styles it inherits", async () => {
  const { page: app } = await visit(site, "/Tabsale", { as: "meera" });
  await app.locator('[role="gridcell"]').first().waitFor();
  const own = await readReportLook(app, "main");
  const page = await open();
  await mountAll(page);
  for (const place of MOUNT_PLACES)
    await expect.poll(() => readReportLook(page, place), { message: place }).toEqual(own);
  for (const one of [app, page])
    await one.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Vanbook Inter/.test(family) && status === "loaded"),
    );
});

test("a report in a shadow root looks as it does in the app even against CSS that a layer cannot keep out", async () => {
  const { page: app } = await visit(site, "/Tabsale", { as: "meera" });
  await app.locator('[role="gridcell"]').first().waitFor();
  const page = await open("?hostile");
  await mountAll(page);
  await expect.poll(() => readReportLook(page, "#in-shadow")).toEqual(await readReportLook(app, "main"));
  // Check that the rules are hostile enough: the layer mounting must look different. There the wide
  // letter spacing may turn the table into cards, so `readReportLook` may fail for lack of
  // headings.
  await expect
    .poll(() => readReportLook(page, "#in-layer").catch((problem: unknown) => String(problem)))
    .not.toEqual(await readReportLook(app, "main"));
});

test("each report on a page keeps its own sorting, search and arrangement of columns", async () => {
  const page = await open();
  await mountAll(page);
  const [react, layer, shadow] = [
    page.locator("#in-react"),
    page.locator("#in-layer"),
    page.locator("#in-shadow"),
  ];
  const [reactBills, layerBills] = [await readBills(react), await readBills(layer)];
  const some = (await readBills(shadow))[1];
  if (!some) throw new Error("The demo has bills.");
  await shadow.getByRole("searchbox").fill(some.bill);
  await expect.poll(async () => (await readBills(shadow)).map(({ bill }) => bill)).toEqual([some.bill]);
  await layer.getByRole("button", { name: "Customer", exact: true }).click();
  await layer.locator('[role="columnheader"][aria-sort]').filter({ hasText: "Customer" }).waitFor();
  await expect.poll(() => readBills(react)).toEqual(reactBills);
  expect((await readBills(shadow)).map(({ bill }) => bill)).toEqual([some.bill]);
  await page.waitForFunction(
    (first) => !document.querySelector("#in-layer .vb-tbody")?.textContent.startsWith(first),
    layerBills[0]?.bill ?? "",
  );
  const columns = await listHeadings(react);
  await arrangeColumns(page, shadow);
  await expect.poll(() => listHeadings(react)).toEqual(columns);
  // None of it is in the partner's address bar either.
  expect(new URL(page.url()).search).toBe("");
});

test("lists and windows are drawn in the report's own root, and the page is unchanged after they close", async () => {
  const page = await open();
  const hiddenCount = await countHidden(page);
  await mountAll(page);
  for (const place of MOUNT_PLACES) {
    const report = page.locator(place);
    await report
      .getByRole("button", { name: /^Range|Last \d+ Days/ })
      .first()
      .click();
    const range = report.getByRole("dialog");
    await range.waitFor();
    await expect.poll(() => isInside(range, place), { message: place }).toBe(true);
    await expect.poll(() => range.evaluate(hasFocus)).toBe(true);
    // A click outside closes it: on the report, and on the partner's page.
    await report.getByRole("heading").first().click({ force: true });
    await range.waitFor({ state: "detached" });

    await report.getByRole("button", { name: "Filters" }).first().click();
    const filters = report.getByRole("dialog", { name: "Sales Report Filters" });
    await filters.waitFor();
    await expect.poll(() => isInside(filters, place), { message: place }).toBe(true);
    await filters.getByRole("button", { name: /All Salesmen/ }).click();
    const options = report.locator(".vb-option[role=option]");
    await options.first().waitFor();
    await expect.poll(() => isInside(options.first(), place), { message: place }).toBe(true);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await report.locator(".vb-option[aria-selected=true]").waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.style.overflow)).toBe("hidden");
    await page.keyboard.press("Escape");
    await options.first().waitFor({ state: "detached" });
    // The list returns the focus to the dialog, which the next Escape closes.
    await expect.poll(() => filters.evaluate(hasFocus)).toBe(true);
    await page.keyboard.press("Escape");
    await filters.waitFor({ state: "detached" });
    await expectUntouched(page, hiddenCount);
  }
});

test("a report in a shadow root can be exported to Excel and printed", async () => {
  const page = await open();
  await mountAll(page);
  const shadow = page.locator("#in-shadow");
  const bills = await readBills(shadow);
  const waiting = page.waitForEvent("download");
  await shadow.getByRole("button", { name: "Excel", exact: true }).click();
  const file = await waiting;
  expect(sheetRows(await readFile(await file.path()), "Amount").rows).toBe(bills.length);

  const sheets = await page.evaluate(() => document.adoptedStyleSheets.length);
  await page.evaluate(() => void (window.print = () => (document.title = "printing")));
  await shadow.getByRole("button", { name: "More" }).click();
  await shadow.getByRole("menuitem", { name: "Print" }).click();
  await page.waitForFunction(() => document.title === "printing");
  await page.emulateMedia({ media: "print" });
  const paper = page.locator("[data-vanbook-paper]");
  await expect.poll(() => paper.getByRole("table").first().isVisible()).toBe(true);
  await expect.poll(() => paper.locator("tbody tr").count()).toBeGreaterThanOrEqual(bills.length);
  const cell = paper.locator("td").first();
  await expect.poll(() => cell.evaluate((td) => getComputedStyle(td).fontFamily)).toContain("Vanbook Inter");
  await expect.poll(() => page.locator("#host").isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
  await expect.poll(() => paper.getByRole("table").first().isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await paper.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(sheets);
});

test("the keyboard works in a shadow root, for the report that has the focus", async () => {
  const page = await open();
  await mountAll(page);
  const shadow = page.locator("#in-shadow");
  const isFocused = (selector: string) =>
    shadow
      .locator("vanbook-report")
      .evaluate(
        (element, wantedSelector) => element.shadowRoot?.activeElement?.matches(wantedSelector) ?? false,
        selector,
      );
  await shadow.locator('[role="row"][tabindex="0"]').focus();
  await page.keyboard.press("ArrowDown");
  const row = await shadow.locator('[role="row"]:focus').innerText();
  await page.keyboard.press("Enter");
  const bill = shadow.getByRole("complementary", { name: "Bill Details" });
  await bill.waitFor();
  // The partner's page is notified which row was opened.
  expect(row).toContain(await page.title());
  await page.keyboard.press("Escape");
  await bill.waitFor({ state: "detached" });
  await expect.poll(() => isFocused('[role="row"]')).toBe(true);
  await page.keyboard.press("/");
  await expect.poll(() => isFocused("input")).toBe(true);
  await page.keyboard.press("Alt+F2");
  await shadow.getByRole("dialog").waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(1);
  await page.keyboard.press("Tab");
  await expect
    .poll(() =>
      shadow
        .getByRole("dialog")
        .evaluate((dialog) => dialog.contains((dialog.getRootNode() as ShadowRoot).activeElement)),
    )
    .toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("vanbook-report");
});

test("an element takes its look, range and heading from attributes and CSS variables", async () => {
  const page = await open();
  await mountAll(page);
  const layer = page.locator("#in-layer vanbook-report");
  await layer.evaluate((element) => {
    element.style.setProperty("--vb-brand", "rgb(1, 2, 3)");
    element.setAttribute("scheme", "dark");
    element.setAttribute("heading", "none");
    element.setAttribute("from-date", "2026-01-01");
    element.setAttribute("to-date", "2026-01-01");
  });
  await layer
    .getByText("01-01-2026")
    .or(layer.getByText(/1 Jan 2026|01\/01\/2026/))
    .first()
    .waitFor();
  await expect.poll(() => layer.getByRole("heading", { name: "Sale Report" }).count()).toBe(0);
  const look = (name: string) =>
    layer.locator(".vb-root").evaluate((root, name) => getComputedStyle(root).getPropertyValue(name), name);
  await expect.poll(() => look("--vb-brand")).toBe("rgb(1, 2, 3)");
  await expect.poll(() => look("color-scheme")).toBe("dark");
  await expect.poll(() => look("color")).toBe("rgb(232, 236, 242)");
});

test("unmounting leaves nothing behind, and mounting four more times adds nothing", async () => {
  const page = await open();
  await page.evaluate(() =>
    document.querySelectorAll("vanbook-report").forEach((element) => element.remove()),
  );
  const before = await readHeld(page);
  await useAll(page);
  await expect.poll(async () => countLibraryListeners(before, await readHeld(page))).toEqual(KEPT_LISTENERS);
  await expect
    .poll(async () => ({ ...(await readHeld(page)), listeners: {} }))
    .toEqual({ ...before, listeners: {} });
  const first = await readHeld(page);
  for (let time = 0; time < 4; time += 1) await useAll(page);
  await expect.poll(() => readHeld(page)).toEqual(first);
});

function open(query?: string) {
  return openHost(site, embeddedSite.url, query);
}
