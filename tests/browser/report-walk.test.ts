import { afterAll, beforeAll, describe, test } from "vitest";
import {
  createDemo,
  tryDetails,
  tryFilters,
  tryRows,
  trySalesman,
  trySearch,
  trySorting,
} from "./report-screen.ts";
import { walkedThrough } from "./screens/every-screen.ts";
import type { Demo } from "./screens/screen-case.ts";
import { startSite, type Site } from "./site.ts";
import { createWalker } from "./visit.ts";
import { expectWhole, expectWholeAt } from "./whole-cells.ts";

let site: Site;
let demo: Demo;
beforeAll(async () => {
  site = await startSite();
  demo = createDemo(site);
});
afterAll(() => site?.stop());
const administrator = createWalker(() => site, "meera");
const salesman = createWalker(() => site, "anil");

describe.each(walkedThrough)("$title", (screen) => {
  test("shows the figures of the books, also in its file, opened, sorted and searched", async () => {
    const page = await administrator.page();
    await administrator.goTo(page, await screen.address(demo));
    await tryRows(page, screen, demo);
    await tryDetails(page, screen, () => expectWhole(page, "beside its details"));
    await expectWholeAt(page, [1024, 390, 1440]);
    if (screen.sortBy) await trySorting(page, screen.title, screen.sortBy);
    if (screen.filters) await tryFilters(page, screen.filters);
    if (screen.search) await trySearch(page, await screen.search(demo));
  });

  test("shows a salesman only what the role may see", async () => {
    const page = await salesman.page();
    await salesman.goTo(page, await screen.address(demo));
    await trySalesman(page, screen, demo);
  });
});
