import { afterAll, beforeAll, expect, test } from "vitest";
import { createClerk } from "./month/clerk.ts";
import { enterMonth } from "./month/entering.ts";
import { countedKeys, keysTable, printedKeys, tallysKeys } from "./month/keystrokes.ts";
import { month } from "./month/month.ts";
import { reckonedReports, saidReports, type AskTable } from "./month/month-reports.ts";
import { natureOf } from "./month/natures.ts";
import { openBusiness } from "./month/open-business.ts";
import { Reckoning } from "./month/reckoning.ts";
import { shownAmount, waitForRows } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { openPage } from "./visit.ts";

// A new business's first month: every voucher is entered in its form by keyboard only, and also in an independent model of the books.

let site: Site;
beforeAll(async () => void (site = await startSite({ VANBOOK_REQUESTS_PER_MINUTE: "0" }, { isEmpty: true })));
afterAll(() => site?.stop());

test("docs/keystrokes.md states for each voucher the number of Tally's keys that it lists", () => {
  const keys = tallysKeys();
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(({ said, counted }) => said !== counted)).toEqual([]);
});

const ENTERING = { timeout: 1_800_000 };
/** From the start of the financial year to the month's end, so that the opening is included. */
const RANGE = { from: "2026-04-01", to: "2026-10-31" };
/** The test's current date: by then fewer bills are not yet due. */
const LATER = "2026-11-18";

test(
  "a month that is entered by keyboard alone gives the figures of an independent calculation",
  ENTERING,
  async () => {
    const { page } = await openPage(site);
    const { ask } = await openBusiness(site, page);
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main menu" }).waitFor();
    const vouchers = month();
    expect(vouchers.length).toBeGreaterThanOrEqual(120);
    const reckoning = new Reckoning();
    const pressed = await enterMonth(page, createClerk(page), reckoning, vouchers);
    process.stderr.write(`${keysTable(pressed)}\n`);

    const askTable: AskTable = (path, given) =>
      ask("GET", `${path}?${new URLSearchParams(given).toString()}`, undefined, TABLE);
    const said = saidReports(askTable, RANGE);
    const reckoned = reckonedReports(reckoning, natureOf);
    const trial = await said.trialBalance();
    expect(trial.balances).toEqual(reckoned.trialBalance);
    expect(trial.totals).toMatchObject({ OpeningBalance: 0, ClosingBalance: 0 });
    expect(await said.profitAndLoss()).toEqual(reckoned.profitAndLoss);
    const sheet = await said.balanceSheet();
    expect(sheet.assets).toEqual(reckoned.assets);
    expect(sheet.liabilities).toEqual(reckoned.liabilities);
    for (const day of [RANGE.to, LATER]) {
      expect(await said.ageing("bills-receivable", day)).toEqual(reckoned.receivable(day));
      expect(await said.ageing("bills-payable", day)).toEqual(reckoned.payable(day));
    }
    expect(await said.stock()).toEqual({ pieces: reckoned.pieces, values: reckoned.values });
    expect(await said.places()).toEqual({ godown: reckoned.godown, vans: reckoned.vans });
    expect(await ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });

    // The same figures, as the screen shows them.
    await page.goto(`/trailbalance?from=${RANGE.from}&to=${RANGE.to}`);
    await waitForRows(page, Object.keys(reckoned.trialBalance).length);
    await page.goto(`/BalanceSheet?Date=${RANGE.to}`);
    const total = shownAmount(Object.values(reckoned.assets).reduce((sum, amount) => sum + amount, 0) / 100);
    for (const side of ["Assets", "Capital & Liabilities"])
      await page
        .getByRole("region", { name: side })
        .getByRole("row", { name: /^Total / })
        .getByText(total, { exact: true })
        .waitFor();

    expect(countedKeys(pressed)).toEqual(printedKeys());
  },
);

const TABLE = "application/vnd.vanbook.table+json";
