import { afterAll, beforeAll, describe, test } from "vitest";
import { walkedThrough } from "./masters/every-master.ts";
import { driveMaster } from "./masters/master-driver.ts";
import { startSite, type Site } from "./site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

describe.each(walkedThrough)("$title", (screen) => {
  beforeAll(() => screen.prepare?.(site.db));
  const master = driveMaster(screen, () => site);

  test("says what is not valid, and creates, edits, clears, searches and deletes", async () => {
    const page = await master.arrive();
    await master.listed(page);
    await master.tryRefusals(page);
    await master.tryRecord(page);
  });

  test("gives a salesman what his role may", () => master.trySalesman());
});
