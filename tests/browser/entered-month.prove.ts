import { afterAll, beforeAll, expect, test } from "vitest";
import { createClerk } from "./month/clerk.ts";
import { enterMonth } from "./month/entering.ts";
import { countKeys, formatKeysTable, readPrintedKeys, readTallyKeys } from "./month/keystrokes.ts";
import { makeMonth } from "./month/month.ts";
import { createReckonedReports, createSaidReports, type AskTable } from "./month/month-reports.ts";
import { findNature } from "./month/natures.ts";
import { openBusiness } from "./month/open-business.ts";
import { Reckoning } from "./month/reckoning.ts";
import { formatAmount, waitForRows } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { openPage } from "./visit.ts";

// A new business's first month: every voucher is entered in its form by keyboard only, and also in
// an independent model of the books.

let site: Site;
beforeAll(async () => void (site = await startSite({ VANBOOK_REQUESTS_PER_MINUTE: "0" }, { isEmpty: true })));
afterAll(() => site?.stop());

test("docs/keystrokes.md states for each voucher the number of Tally's keys that it lists", () => {
  const keys = readTallyKeys();
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter(({ said, counted }) => said !== counted)).toEqual([]);
});

const ENTERING_OPTIONS = { timeout: 1_800_000 };
/** From the start of the financial year to the month's end, so that the opening is included. */
const MONTH_RANGE = { from: "2026-04-01", to: "2026-10-31" };
/** The test's current date: by then fewer bills are not yet due. */
const LATER_DATE = "2026-11-18";

test(
  "a month that is entered by keyboard alone gives the figures of an independent calculation",
  ENTERING_OPTIONS,
  async () => {
    const { page } = await openPage(site);
    const { ask } = await openBusiness(site, page);
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main menu" }).waitFor();
    const vouchers = makeMonth();
    expect(vouchers.length).toBeGreaterThanOrEqual(120);
    const reckoning = new Reckoning();
    const pressedKeys = await enterMonth(page, createClerk(page), reckoning, vouchers);
    process.stderr.write(`${formatKeysTable(pressedKeys)}\n`);

    const askTable: AskTable = (path, parameters) =>
      ask("GET", `${path}?${new URLSearchParams(parameters).toString()}`, undefined, TABLE_TYPE);
    const saidFigures = createSaidReports(askTable, MONTH_RANGE);
    const reckonedFigures = createReckonedReports(reckoning, findNature);
    const trial = await saidFigures.trialBalance();
    expect(trial.balances).toEqual(reckonedFigures.trialBalance);
    expect(trial.totals).toMatchObject({ OpeningBalance: 0, ClosingBalance: 0 });
    expect(await saidFigures.profitAndLoss()).toEqual(reckonedFigures.profitAndLoss);
    const sheet = await saidFigures.balanceSheet();
    expect(sheet.assets).toEqual(reckonedFigures.assets);
    expect(sheet.liabilities).toEqual(reckonedFigures.liabilities);
    for (const day of [MONTH_RANGE.to, LATER_DATE]) {
      expect(await saidFigures.ageing("bills-receivable", day)).toEqual(reckonedFigures.receivable(day));
      expect(await saidFigures.ageing("bills-payable", day)).toEqual(reckonedFigures.payable(day));
    }
    expect(await saidFigures.stock()).toEqual({
      pieces: reckonedFigures.pieces,
      values: reckonedFigures.values,
    });
    expect(await saidFigures.places()).toEqual({
      godown: reckonedFigures.godown,
      vans: reckonedFigures.vans,
    });
    expect(await ask("POST", "/api/v1/books/check")).toMatchObject({ sound: true, findings: [] });

    // The same figures, as the screen shows them.
    await page.goto(`/trailbalance?from=${MONTH_RANGE.from}&to=${MONTH_RANGE.to}`);
    await waitForRows(page, Object.keys(reckonedFigures.trialBalance).length);
    await page.goto(`/BalanceSheet?Date=${MONTH_RANGE.to}`);
    const total = formatAmount(
      Object.values(reckonedFigures.assets).reduce((sum, amount) => sum + amount, 0) / 100,
    );
    for (const side of ["Assets", "Capital & Liabilities"])
      await page
        .getByRole("region", { name: side })
        .getByRole("row", { name: /^Total / })
        .getByText(total, { exact: true })
        .waitFor();

    expect(countKeys(pressedKeys)).toEqual(readPrintedKeys());
  },
);

const TABLE_TYPE = "application/vnd.vanbook.table+json";
