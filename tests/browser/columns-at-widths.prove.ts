import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemo, findTable } from "./report-screen.ts";
import { everyScreen } from "./screens/every-screen.ts";
import type { Demo } from "./screens/screen-case.ts";
import { startSite, type Site } from "./site.ts";
import { createWalker } from "./visit.ts";

let site: Site;
let demo: Demo;
beforeAll(async () => {
  site = await startSite();
  demo = createDemo(site);
});
afterAll(() => site?.stop());
const administrator = createWalker(() => site, "meera");

test.each(everyScreen.map((screen) => [screen.title, screen] as const))(
  "%s has all its columns on every screen of 1024 px and more",
  async (title, screen) => {
    const page = await administrator.page();
    const listHeadings = () =>
      findTable(page, title)
        .first()
        .getByRole("columnheader")
        .evaluateAll((all) => all.map((head) => head.getAttribute("aria-label") ?? head.textContent));
    await page.setViewportSize({ width: 4000, height: 900 });
    await administrator.goTo(page, await screen.address(demo));
    await findTable(page, title).first().locator('[data-row="0"]').waitFor();
    const allHeadings = await listHeadings();
    expect(allHeadings.length).toBeGreaterThan(1);
    for (const width of [1920, 1536, 1440, 1366, 1280, 1180, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      // The table adapts to its width a frame later, and may first load what it needs for that.
      await page.waitForTimeout(SETTLED_MS);
      expect(await listHeadings(), `at ${width}`).toEqual(allHeadings);
    }
  },
);

const SETTLED_MS = 150;
