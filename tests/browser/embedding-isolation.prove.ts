import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { mountWidgets, openStrictPage, removeWidgets, waitUntilDrawn } from "./embedding/strict-page.ts";
import {
  type Attempt,
  CALCULATED_PROPERTIES,
  CANDIDATE_VALUES,
  ROOM_PROPERTIES,
  tryProperties,
} from "./embedding/try-properties.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("in a shadow root no element differs under `* { p: v }`, whatever the property p", async () => {
  const { page } = await openReport("shadow");
  const { attempts, untried } = await tryEveryProperty(page, "*", "everything");
  expect(untried).toEqual([]);
  expect(attempts.length).toBeGreaterThan(300);
  expect(attempts.filter(({ reached }) => reached > 0)).toEqual([]);
});

test("in a layer `* { p: v }` reaches the report, whatever the property p", async () => {
  const { page } = await openReport("layer");
  const outOfColumns = await tryEveryProperty(page, "*", "property", (name) => !NESTED_PROPERTIES.test(name));
  // Where every element has columns, the browser lays out each level several times, and so the
  // innermost thousands of times. One element shows as well what a rule reaches.
  const single = await tryEveryProperty(page, ":where(.vb-root)", "property", (name) =>
    NESTED_PROPERTIES.test(name),
  );
  expect([outOfColumns.untried, single.untried]).toEqual([[], []]);
  const attempts = [...outOfColumns.attempts, ...single.attempts];
  const unreachedProperties = attempts.filter(({ reached }) => reached === 0).map(({ property }) => property);
  // Without effect there: none of its elements has a look of the system.
  expect(unreachedProperties).toEqual(["appearance"]);
});

test.each([
  "* { all: unset }",
  "* { all: unset !important }",
  "* { all: initial; position: absolute; float: left }",
  "* { column-width: 37px; column-count: 3; container-type: size }",
])("under `%s` an element with a shadow root still draws its rows", async (rule) => {
  const { page } = await openReport("shadow");
  const rows = page.locator('vanbook-widget .vb-tbody [role="row"]');
  const before = await rows.count();
  expect(before).toBeGreaterThan(5);
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${rule} head, script { display: none !important }`);
    document.adoptedStyleSheets = [sheet];
  }, rule);
  // Drawn again from the beginning: the height of the table is measured.
  await removeWidgets(page);
  await mountWidgets(page, ["sales.report"]);
  await expect.poll(() => rows.count()).toBe(before);
  const { width, height } = (await rows.nth(4).boundingBox()) ?? { width: 0, height: 0 };
  expect([width > 40, height > 20]).toEqual([true, true]);
});

async function openReport(isolation: "shadow" | "layer") {
  const strictPage = await openStrictPage(embeddedSite);
  const { page } = strictPage;
  await mountWidgets(page, ["sales.report"], { isolations: [isolation] });
  await waitUntilDrawn(page, ["sales.report"]);
  await page.locator('vanbook-widget [role="gridcell"]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => window.isAtRest());
  return strictPage;
}

/** Property by property, in several calls, so that no call takes the browser long. */
async function tryEveryProperty(
  page: Page,
  selector: string,
  compare: "everything" | "property",
  isWanted: (property: string) => boolean = () => true,
): Promise<{ attempts: Attempt[]; untried: string[] }> {
  const all = await page.evaluate(() => [...getComputedStyle(document.body)]);
  // A custom property has no effect but where our theme offers it: docs/embedding/theming.md.
  const properties = all.filter(
    (name) => !name.startsWith("--") && !CALCULATED_PROPERTIES.includes(name) && isWanted(name),
  );
  const attempts: Attempt[] = [];
  for (let from = 0; from < properties.length; from += AT_ONCE)
    attempts.push(
      ...(await page.evaluate(tryProperties, {
        ...{ selector, compare, candidates: CANDIDATE_VALUES, room: ROOM_PROPERTIES },
        properties: properties.slice(from, from + AT_ONCE),
      })),
    );
  const triedProperties = attempts.map(({ property }) => property);
  return { attempts, untried: properties.filter((name) => !triedProperties.includes(name)) };
}

const AT_ONCE = 20;
const NESTED_PROPERTIES = /^column-(?:count|height|width|wrap)$|^container-type$/;
