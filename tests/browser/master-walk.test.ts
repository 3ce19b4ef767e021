import { afterAll, beforeAll, describe, test } from "vitest";
import { walkedThrough } from "./masters/every-master.ts";
import { driveMaster } from "./masters/master-driver.ts";
import { startSite, type Site } from "./site.ts";
import { createWalker } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());
const administrator = createWalker(() => site, "meera");
const salesman = createWalker(() => site, "anil");

describe.each(walkedThrough)("$title", (screen) => {
  beforeAll(() => screen.prepare?.(site.db));
  const master = driveMaster(screen, () => site);

  test("shows what is invalid, and creates, edits, clears, searches and deletes records", async () => {
    const page = await administrator.page();
    await administrator.goTo(page, screen.path);
    await page.getByRole("heading", { name: screen.title, exact: true }).waitFor();
    await master.listed(page);
    await master.tryRefusals(page);
    await master.tryRecord(page);
  });

  test("allows a salesman only what the role may do", async () => {
    const page = await salesman.page();
    await salesman.goTo(page, screen.path);
    await master.trySalesman(page);
  });
});
