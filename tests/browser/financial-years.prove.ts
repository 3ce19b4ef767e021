import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

interface StoredYear {
  id: number;
  label: string;
  start_date: string;
  locked_until: string | null;
  closed_at: string | null;
}

let site: Site;
/** The year that has ended, and the running one. */
let endedYear: StoredYear;
let running: StoredYear;

beforeAll(async () => {
  site = await startSite();
  [endedYear, running] = (await listStoredYears()) as [StoredYear, StoredYear];
});
afterAll(() => site?.stop());

const listStoredYears = (): Promise<StoredYear[]> =>
  site
    .db("financial_years")
    .where("company_id", 1)
    .orderBy("start_date")
    .select("id", "label", "start_date", "locked_until", "closed_at");
const readStored = async ({ id }: StoredYear) => (await listStoredYears()).find((year) => year.id === id);
const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, "/FinancialYears", { as: "meera", ...options });
  await page.getByRole("heading", { name: "Financial Years", exact: true }).waitFor();
  await page.getByRole("grid", { name: "Financial Years" }).waitFor();
  return page;
};
const findRow = (page: Page, label: string) =>
  page.getByRole("grid", { name: "Financial Years" }).getByText(label, { exact: true }).first();
const findCard = (page: Page, { label }: StoredYear) =>
  page.getByRole("region", { name: `Financial Year ${label}`, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const waitForWords = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();
const choose = async (page: Page, year: StoredYear) => {
  await findRow(page, year.label).click();
  await findCard(page, year).waitFor();
};
/** Confirms the question before a year is created, closed or opened again. */
const answer = async (page: Page, title: string, action: string) => {
  const question = page.getByRole("alertdialog", { name: title });
  await question.waitFor();
  await expectAccessible(page, title);
  await question.getByRole("button", { name: action, exact: true }).click();
  await question.waitFor({ state: "detached" });
};
/** The label of the following year: 2027-28 after 2026-27. */
const makeNextLabel = ({ start_date: start }: StoredYear) => {
  const begins = Number(start.slice(0, 4)) + 1;
  return `${begins}-${String(begins + 1).slice(2)}`;
};

test("the screen of financial years creates the next year with its series, once", async () => {
  const page = await arrive();
  const next = makeNextLabel(running);
  await press(page, `Create ${next}`);
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  expect(await listStoredYears()).toHaveLength(2);
  await press(page, `Create ${next}`);
  await answer(page, `Create ${next} now?`, `Create ${next}`);
  await waitForWords(page, `${next} was created with the series B2B/${next.slice(2)}, B2C/${next.slice(2)}.`);
  const years = await listStoredYears();
  expect(years.map(({ label }) => label)).toEqual([endedYear.label, running.label, next]);
  const series = await site
    .db("invoice_series")
    .where({ company_id: 1, year_id: years[2]?.id })
    .pluck("series");
  expect(series.toSorted()).toEqual([`B2B/${next.slice(2)}`, `B2C/${next.slice(2)}`]);
  await findRow(page, next).waitFor();
});

test("the screen of financial years locks a year up to a day of that year, and removes the lock", async () => {
  const page = await arrive();
  await choose(page, endedYear);
  const day = findCard(page, endedYear).getByRole("spinbutton").first();
  const type = async (digits: string) => {
    await day.click();
    await page.keyboard.type(digits);
  };
  await press(page, "Lock");
  await waitForWords(page, `Choose a day of ${endedYear.label}.`);
  expect((await readStored(endedYear))?.locked_until).toBeNull();
  const begins = endedYear.start_date.slice(0, 4);
  await type(`3006${begins}`);
  await press(page, "Lock");
  await waitForWords(page, `${endedYear.label} is locked until 30-06-${begins}.`);
  await waitForWords(page, `Locked until 30-06-${begins}.`);
  expect((await readStored(endedYear))?.locked_until).toBe(`${begins}-06-30`);
  expect((await readStored(running))?.locked_until).toBeNull();
  await press(page, "Unlock");
  await waitForWords(page, `${endedYear.label} is no longer locked.`);
  expect((await readStored(endedYear))?.locked_until).toBeNull();
});

test("the screen of financial years closes the ended year, not the running one, and opens it again", async () => {
  const page = await arrive();
  await waitForWords(page, /^It can be closed after it ends on/);
  await expect.poll(() => page.getByRole("button", { name: "Close Year" }).isDisabled()).toBe(true);
  await choose(page, endedYear);
  await press(page, "Close Year");
  await answer(page, `Close ${endedYear.label}?`, "Close Year");
  await waitForWords(
    page,
    new RegExp(`^${endedYear.label} is closed\\. (Profit|Loss) ₹[\\d,.]+, voucher CLS/1\\.$`),
  );
  await findCard(page, endedYear)
    .getByText(/^Closed on /)
    .waitFor();
  expect((await readStored(endedYear))?.closed_at).not.toBeNull();
  await press(page, "Open Again");
  await answer(page, `Open ${endedYear.label} again?`, "Open Again");
  await waitForWords(page, new RegExp(`^${endedYear.label} is open again`));
  await page.getByRole("button", { name: "Close Year" }).waitFor();
  expect((await readStored(endedYear))?.closed_at).toBeNull();
});

test("a closing that the server refuses shows the reason and changes nothing", async () => {
  const page = await arrive();
  await choose(page, endedYear);
  await press(page, "Close Year");
  // Another user closes it while the question is open.
  const years = site.db("financial_years").where({ company_id: 1, id: endedYear.id });
  await years.clone().update({ closed_at: "2026-11-18 04:30:00.000" });
  const question = page.getByRole("alertdialog", { name: `Close ${endedYear.label}?` });
  await question.getByRole("button", { name: "Close Year", exact: true }).click();
  await question.getByRole("alert").filter({ hasText: "The financial year is closed." }).waitFor();
  // The list shows the other user's change; the dialog stays open with its message until the user
  // cancels it.
  await findCard(page, endedYear)
    .getByText(/^Closed on /)
    .waitFor();
  await question.getByRole("alert").filter({ hasText: "The financial year is closed." }).waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await years.clone().update({ closed_at: null });
  expect(await site.db("vouchers").where({ company_id: 1, voucher_no: "CLS/2" }).first("id")).toBeUndefined();
});

test("the screen of financial years works on a phone and in dark colours, with each date on one line", async () => {
  const page = await arrive({ width: 390, scheme: "dark" });
  await expectAccessible(page, "on a phone, in the dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const dates = page.locator(".vb-years .vb-nowrap");
  await expect.poll(() => dates.count()).toBeGreaterThan(2);
  for (const date of await dates.all())
    await expect.poll(() => date.evaluate((each) => each.getClientRects().length)).toBe(1);
});

test("managers can see the financial years, and only the administrator can change them", async () => {
  for (const username of ["biju", "rahim"]) {
    const page = await arrive({ as: username });
    await waitForWords(page, "Only an administrator can change financial years.");
    await expect
      .poll(() => page.getByRole("button", { name: /^(Close Year|Open Again|Lock|Unlock|Create)/ }).count())
      .toBe(0);
  }
});
