import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import { createDemo, download, countInPdf, formatAmount } from "./report-screen.ts";
import type { Demo } from "./screens/screen-case.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
let demo: Demo;
beforeAll(async () => {
  site = await startSite();
  demo = createDemo(site);
});
afterAll(() => site?.stop());

const makeReportAddress = () => `/VanSaleSummary?from=${demo.day(90)}&to=${demo.today}`;

/** Debits minus credits in the ledger over 90 days, for one user's vouchers or for all. */
async function ledger(which: string, user?: number): Promise<number> {
  const [[row]] = await demo.db.raw(
    `SELECT COALESCE(SUM(e.debit - e.credit), 0) AS amount FROM ledger_entries e
     JOIN vouchers v ON v.company_id = e.company_id AND v.id = e.voucher_id
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE e.company_id = 1 AND e.date BETWEEN ? AND ? AND ${which} ${user === undefined ? "" : `AND v.user_id = ${user}`}`,
    [demo.day(90), demo.today],
  );
  return Number(row.amount);
}
const BILLED_CONDITION = "v.kind = 'sale' AND e.entry_kind = 'bill' AND a.group_id = 14";
const CASH_CONDITION = `a.group_id = 6 AND (e.entry_kind IN ('receipt', 'expense') OR e.entry_kind = 'payment' AND v.kind = 'sale_return')`;

test("the van sale summary agrees with the ledger, on the screen and in files", async () => {
  const { page } = await visit(site, makeReportAddress(), { as: "meera" });
  await page.getByRole("heading", { name: "VanSale Summary", exact: true }).waitFor();
  const [billedAmount, cash] = [await ledger(BILLED_CONDITION), await ledger(CASH_CONDITION)];
  const cards = page.getByRole("group", { name: "Summary" });
  await cards.getByText(formatAmount(billedAmount), { exact: true }).waitFor();
  await cards.getByText(formatAmount(cash), { exact: true }).waitFor();
  await expectAccessible(page);
  const sheet = await download(page, "Excel");
  expect(sheet.name).toMatch(/^VanSale_Summary_.+_to_.+\.xlsx$/);
  const book = read(sheet.bytes);
  const cells = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ""] ?? {}, { header: 1 });
  const findCardAmount = (label: string) => cells.find(([first]) => first === label)?.[2];
  expect([findCardAmount("Total Bill"), findCardAmount("Cash In Hand")]).toEqual([billedAmount, cash]);
  const pdf = await download(page, "PDF");
  expect(pdf.name).toMatch(/^VanSale_Summary_.+_to_.+\.pdf$/);
  for (const amount of [billedAmount, cash]) expect(countInPdf(pdf.bytes, formatAmount(amount))).toBe(1);
});

test("the van sale summary can be filtered by a user and cleared", async () => {
  const { page } = await visit(site, makeReportAddress(), { as: "meera" });
  await page.getByRole("group", { name: "Summary" }).waitFor();
  await page.getByPlaceholder("All Users").click();
  await page.getByRole("option", { name: "Anil Kumar" }).click();
  const anil = await demo.db("users").where({ company_id: 1, username: "anil" }).first("id");
  const own = formatAmount(await ledger(BILLED_CONDITION, anil.id));
  await page.getByRole("group", { name: "Summary" }).getByText(own, { exact: true }).waitFor();
  expect(page.url()).toContain(`UserID=${anil.id}`);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("the van sale summary works on a phone in dark colours and shows a salesman their own sales", async () => {
  const { page } = await visit(site, makeReportAddress(), { as: "anil", width: 390, scheme: "dark" });
  const anil = await demo.db("users").where({ company_id: 1, username: "anil" }).first("id");
  const own = formatAmount(await ledger(BILLED_CONDITION, anil.id));
  await page.getByRole("group", { name: "Summary" }).getByText(own, { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, "on a phone, in the dark");
});
