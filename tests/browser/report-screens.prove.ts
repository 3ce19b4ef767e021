import { afterAll, beforeAll, describe, test } from "vitest";
import { holdRequests, isOf } from "./held-requests.ts";
import { createDemo, waitForRows } from "./report-screen.ts";
import { fullyTried } from "./screens/every-screen.ts";
import type { Demo } from "./screens/screen-case.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";
import { makeRefusal } from "./refusal.ts";

let site: Site;
let demo: Demo;
beforeAll(async () => {
  site = await startSite();
  demo = createDemo(site);
});
afterAll(() => site?.stop());

describe.each(fullyTried)("$title", (screen) => {
  test("shows a message for no rows, for a failure and for a long wait", async () => {
    const address = await screen.address(demo);
    const { page } = await visit(site, (await screen.emptyAddress?.(demo)) ?? withoutRows(address), {
      as: "meera",
    });
    await page
      .getByText(screen.empty ?? "No data available")
      .first()
      .waitFor();
    await page.route(`**${screen.api}*`, (route) =>
      route.fulfill(makeRefusal("The books are being closed for the day.")),
    );
    await page.goto(address);
    const alert = page.getByRole("alert").filter({ hasText: screen.failure });
    await alert.waitFor();
    await page.unroute(`**${screen.api}*`);
    const heldRequests = await holdRequests(page, isOf(screen.api));
    await alert.getByRole("button", { name: "Retry" }).click();
    await page
      .getByText(/^Preparing Report/)
      .first()
      .waitFor();
    heldRequests.release();
    await waitForRows(page, (await screen.expected(demo)).rows);
  });
});

/** The same address with a date range that has no rows. */
function withoutRows(address: string): string {
  const url = new URL(address, "http://page");
  url.searchParams.set("from", "2020-01-01");
  url.searchParams.set("to", "2020-01-31");
  return `${url.pathname}${url.search}`;
}
