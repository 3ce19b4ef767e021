import { afterAll, beforeAll, test, expect } from "vitest";
import { createDemo } from "./report-screen.ts";
import { chooseRange, getDayAgo, fromApi } from "./sale-report-range.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the sale screen opens the last open tab again, until the user signs out", async () => {
  const { page } = await visit(site, "/Tabsale", { as: "meera" });
  await page.getByRole("tab", { name: "HSNcode by sale" }).click();
  await page.getByRole("heading", { name: "HSNcode sale Report" }).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "HSNcode sale Report" }).waitFor();
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await signIn(page);
  await page.goto("/Tabsale");
  await page.getByRole("heading", { name: "Sale Report" }).waitFor();
});

test("the sale tax report links to the journals that its total leaves out, over the same days", async () => {
  const { day } = createDemo(site);
  const { page } = await visit(site, `/Tabsale?tab=tax&from=${day(3)}&to=${day(0)}`, { as: "meera" });
  const [sales] = await site.db("accounts").where({ company_id: 1, system_key: "sales" }).pluck("id");
  const [cash] = await site.db("accounts").where({ company_id: 1, system_key: "cash" }).pluck("id");
  const postAnswer = await page.request.post("/api/v1/journals", {
    headers: { "X-Vanbook-Client": "test", Origin: site.url, "Idempotency-Key": "a-tie-opens" },
    data: {
      date: day(1),
      lines: [
        { accountId: cash, debit: 4_711.25 },
        { accountId: sales, credit: 4_711.25 },
      ],
    },
  });
  expect(postAnswer.status(), await postAnswer.text()).toBe(200);
  await page.reload();
  const tie = page
    .locator(".vb-tie")
    .filter({ hasText: /^Agrees with Sales account, excluding .* of journals/ });
  await tie.getByRole("link", { name: "Sales" }).click();
  await page.waitForURL(`**/LedgerAll?from=${day(3)}&to=${day(0)}&AccountCode=${sales}&Type=Journal`);
  await page.getByRole("row").filter({ hasText: "4,711.25" }).first().waitFor();
  await expectAccessible(page);
});

test("the address names the open tab: a link opens that tab, and Back undoes a change of tab", async () => {
  const { page } = await visit(site, "/Tabsale", { as: "meera" });
  await page.getByRole("tab", { name: "Sale Tax Report" }).click();
  await page.waitForURL("**/Tabsale?tab=tax");
  await page.goBack();
  await page.getByRole("heading", { name: "Sale Report", exact: true }).waitFor();
  await page.goForward();
  await page.getByRole("heading", { name: "Sale Tax Report", exact: true }).waitFor();
  await page.goto("/Tabsale?from=2026-11-01&to=2026-11-02");
  await page.getByRole("heading", { name: "Sale Report", exact: true }).waitFor();
});

test("on a phone, Back closes a bill's details and stays on the report, and Close adds no step to Back", async () => {
  const { page } = await visit(site, "/dashboard", { width: 390, as: "meera" });
  await page.goto("/Tabsale");
  await chooseRange(page, "Last 90 Days");
  const address = page.url();
  const bill = page.getByRole("dialog", { name: "Bill Details" });
  const open = async () => {
    await page.locator('[data-row="0"]').click();
    await bill.getByText("Payment is requested within 15 days of receiving this invoice.").waitFor();
  };
  await open();
  // The amount due is visible without scrolling.
  const total = bill.getByText(/^₹?[\d,]+\.\d\d$/).first();
  await expect.poll(async () => (await total.boundingBox())?.y ?? Infinity).toBeLessThan(900);
  await page.goBack();
  await bill.waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(address);
  await page.locator('[data-row="0"]').waitFor();
  await open();
  await bill.getByRole("button", { name: "Close" }).click();
  await bill.waitFor({ state: "detached" });
  await expect.poll(() => page.url()).toBe(address);
  // One step back returns to the previous range, not to the open details.
  await page.goBack();
  await page.getByRole("button", { name: /Last 7 Days/ }).waitFor();
  await expect.poll(() => bill.count()).toBe(0);
});

test("on a phone, the open tab is in view, and the rows can be sorted", async () => {
  const { page } = await visit(site, "/Tabsale?tab=hsn-return", { width: 390, as: "meera" });
  const isInSight = async (name: string) => {
    const box = await page.getByRole("tab", { name }).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390;
  };
  await page.getByRole("heading", { name: "HSN Return sale Report" }).waitFor();
  await expect.poll(() => isInSight("HSNcode by Return sale")).toBe(true);
  await expect.poll(() => isInSight("Sale Report")).toBe(false);

  await page.goto(`/Tabsale?tab=sale&from=${getDayAgo(90)}&to=${getDayAgo(0)}`);
  const { rows } = await fromApi(site, page);
  const findFirstAmount = (amount: number) =>
    page
      .locator('[data-row="0"]')
      .getByText(new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(amount));
  const amounts = rows.map(({ BillAmount }) => BillAmount);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Sort by Amount" });
  await findFirstAmount(Math.min(...amounts))
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Sort by Amount" }).click();
  await findFirstAmount(Math.max(...amounts))
    .first()
    .waitFor();
});

test("on a phone, a bill's details take the whole width of the screen", async () => {
  const { page } = await visit(site, "/Tabsale", { width: 390, scheme: "dark", as: "meera" });
  await chooseRange(page, "Last 90 Days");
  await page.getByRole("row").nth(1).click();
  const bill = page.getByRole("dialog", { name: "Bill Details" });
  await bill.getByText("Payment is requested within 15 days of receiving this invoice.").waitFor();
  await expectAccessible(page);
  await expect.poll(() => bill.boundingBox()).toMatchObject({ x: 0, width: 390 });
});
