import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { embedComponents } from "../../packages/widgets/generated/embed-components.ts";
import { guides } from "../../packages/widgets/manual/guides.ts";
import { manualWidgets } from "../../packages/widgets/generated/manual-widgets.ts";
import { CHROMIUM_PATH, CHROMIUM_OPTIONS } from "../browser/site.ts";
import { listAxeProblems } from "../browser/visit.ts";
import { ROOT_FOLDER } from "../root.ts";
import { readTree } from "./accessibility-tree.ts";
import { escapeClosesAll, walkByTab } from "./keyboard-walk.ts";
import { startManualSite } from "./manual-site.ts";
import { pickSample, triesAll } from "../whole.ts";
import { readTitles, writeTable, type WidgetRow } from "./write-table.ts";

let site: Awaited<ReturnType<typeof startManualSite>>;
let browser: Browser;
let page: Page;
const complaints: string[] = [];
const rows: WidgetRow[] = [];
/**
 * All widgets are rendered, and each control must have a name. These are also walked through by
 * keyboard and checked with axe, rendered by React in the light scheme. A sample is enough, because
 * the other widgets use the same engines. With `--all`: all widgets.
 */
const walkedWidgets = pickSample(manualWidgets, 12);
/**
 * The widgets among them that are also checked in the dark scheme, on a narrow page and as a custom
 * element.
 */
const inEveryState = new Set(pickSample(walkedWidgets, 4).map(({ name }) => name));
const walkedNames = new Set(walkedWidgets.map(({ name }) => name));
/** Page ids by their title in the menu. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const buildResult = spawnSync(process.execPath, ["scripts/manual.mjs"], {
    cwd: ROOT_FOLDER,
    stdio: ["ignore", 2, 2],
  });
  expect(buildResult.status).toBe(0);
  const { entries } = JSON.parse(readFileSync(join(ROOT_FOLDER, "dist/manual/index.json"), "utf8")) as Index;
  for (const { id, title } of Object.values(entries)) pages.set(title, id);
  site = await startManualSite();
  browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: CHROMIUM_OPTIONS });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  page.on(
    "console",
    (line) => line.type() === "error" && complaints.push(`${line.text()} ${line.location().url}`),
  );
  page.on("pageerror", (error) => complaints.push(String(error)));
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test("the menu lists every guide and every widget, and opens a widget without a console error", async () => {
  expect([...pages.keys()].toSorted()).toEqual(
    [
      ...guides.map(({ title }) => `Guides/${title}`),
      ...manualWidgets.map(({ group, title }) => `${group}/${title}`),
    ].toSorted(),
  );
  complaints.length = 0;
  await page.goto(site.url);
  const frame = page.frameLocator("iframe#storybook-preview-iframe");
  await frame.getByRole("heading", { level: 1, name: "@vanbook/widgets" }).waitFor();
  await page.getByRole("link", { name: "Stock Report", exact: true }).click();
  await frame.getByRole("heading", { level: 1, name: "Stock Report" }).waitFor();
  await frame.getByText("Crepe Bandage 10 cm").first().waitFor();
  expect(complaints).toEqual([]);
});

test.each(guides)(
  "guide $title has no accessibility fault and fits a narrow screen",
  async ({ title }) => {
    await open(`Guides/${title}`);
    for (const scheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await listAxeProblems(page), scheme).toEqual([]);
    }
    expect(complaints).toEqual([]);
    expect(await isWithin(320)).toBe(true);
  },
  60_000,
);

test.each(manualWidgets)(
  "$group: $title is shown without accessibility faults",
  async ({ name, title, group }) => {
    const isElement = Object.values(embedComponents).includes(name);
    await open(`${group}/${title}`);
    await waitUntilSettled();
    const tree = await readTree(page);
    expect(tree.unnamed).toEqual([]);
    expect(complaints).toEqual([]);
    if (!walkedNames.has(name)) return;
    expect(await listAxeProblems(page), "light").toEqual([]);
    const { missed, unseen, isFree, stops } = await walkByTab(page);
    expect({ missed, unseen, isFree }).toEqual({ missed: [], unseen: [], isFree: true });
    const popups = await escapeClosesAll(page);
    expect(complaints).toEqual([]);
    if (!inEveryState.has(name)) return;
    await choose("Scheme", "dark");
    expect(await listAxeProblems(page), "dark").toEqual([]);
    expect(await isWithin(320), "no wider than a page of 320 px").toBe(true);
    if (isElement) {
      await choose("Drawn as", "element");
      await choose("Isolation", "shadow");
      await waitUntilSettled();
      expect(await listAxeProblems(page, ".manual-preview"), "element, dark").toEqual([]);
      await choose("Scheme", "light");
      expect(await listAxeProblems(page, ".manual-preview"), "element, light").toEqual([]);
      const walk = await walkByTab(page);
      expect({ ...walk, stops: 0 }, "element").toEqual({ missed: [], unseen: [], isFree: true, stops: 0 });
    }
    expect(complaints).toEqual([]);
    rows.push({ group, title, name, isElement, stops, popups, ...tree });
  },
  120_000,
);

test("docs/accessibility.md has a row for each widget", () => {
  if (triesAll) {
    expect(rows).toHaveLength(manualWidgets.length);
    writeTable(rows);
  }
  expect(readTitles()).toEqual(manualWidgets.map(({ title, name }) => `${title} (\`${name}\`)`));
});

async function open(title: string) {
  complaints.length = 0;
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(`${site.url}iframe.html?id=${pages.get(title)}&viewMode=story`);
  await page.locator(".manual-head h1, .manual-guide h1").first().waitFor();
}

/** Waits until the widget has rendered its data without an error. */
async function waitUntilSettled() {
  const preview = page.locator(".manual-preview");
  // Parts outside the viewport load only when they are scrolled into view.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForTimeout(50);
  }
  // Scroll back for parts that were rendered after the page had been scrolled past them.
  await preview.evaluate((element) => element.scrollIntoView());
  await expect.poll(() => preview.locator(".vb-root").count()).toBeGreaterThan(0);
  await expect
    .poll(
      () =>
        preview.evaluate((element) => {
          const texts = [
            element,
            ...[...element.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []),
          ];
          return texts.some(
            (one) =>
              one.textContent.trim().length > 20 && !one.querySelector("[aria-busy=true], .vb-report-wait"),
          );
        }),
      { timeout: 15_000 },
    )
    .toBe(true);
  expect(await preview.getByRole("alert").allTextContents()).toEqual([]);
}

async function choose(name: string, value: string) {
  await page.getByRole("group", { name: "Shown with" }).getByLabel(name).selectOption(value);
}

/**
 * Whether the page fits this width without horizontal scrolling. Tables have their own scrolling.
 */
async function isWithin(width: number): Promise<boolean> {
  await page.setViewportSize({ width, height: 900 });
  const isSo = await page
    .waitForFunction(() => document.documentElement.scrollWidth <= window.innerWidth, null, { timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  await page.setViewportSize({ width: 1280, height: 900 });
  return isSo;
}

interface Index {
  entries: Readonly<Record<string, { id: string; title: string }>>;
}
