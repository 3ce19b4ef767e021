import type { Locator } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

// In forced-colors mode, backgrounds and shadows are not drawn, so the selection and the focus must
// be visible by other means.
let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const look = (one: Locator, property: string) =>
  one.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
const open = async (path: string) => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(path);
  return page;
};

test("with forced colours the dashboard still shows which range is selected", async () => {
  const page = await open("/");
  const segments = page.locator(".vb-segment");
  await segments.first().waitFor();
  const chosenSegment = segments.locator("input:checked + span").first();
  const ground = await page.evaluate(() => {
    document.body.style.background = "Canvas";
    return getComputedStyle(document.body).backgroundColor;
  });
  expect(await look(chosenSegment, "background-color")).not.toBe(ground);
});

test("with forced colours the tabs still show which one is open", async () => {
  const page = await open("/TabMasters");
  const openedTab = page.locator(".vb-tab[data-selected]").first();
  await openedTab.waitFor();
  const other = page.locator(".vb-tab:not([data-selected])").first();
  expect(await look(openedTab, "border-bottom-color")).not.toBe(await look(other, "border-bottom-color"));
});

test("with forced colours a list still shows which entry has the focus", async () => {
  const page = await open("/TabBeatMaster?tab=vehicle");
  await page.locator(".vb-form :is([role=combobox], button[aria-haspopup=listbox])").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect
    .poll(() => look(page.locator('[role="option"][data-focus-visible]').first(), "outline-style"))
    .toBe("solid");
});

test("with forced colours a chart still draws its series in different colours", async () => {
  const page = await open("/dashboard?range=90");
  const chart = page.locator(".vb-chart-part canvas").first();
  await chart.scrollIntoViewIfNeeded();
  const listColours = () =>
    chart.evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      const counts = new Map<string, number>();
      for (let at = 0; at < data.length; at += 4) {
        const colour = [...data.slice(at, at + 4)].join();
        if (data[at + 3] === 255) counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
      return [...counts.values()].filter((count) => count > data.length / 4 / 200).length;
    });
  await expect.poll(listColours).toBeGreaterThan(1);
});
