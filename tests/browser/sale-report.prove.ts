import { afterAll, beforeAll, test, expect } from "vitest";
import { demoOf } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the tab that was open is open again, until sign-out", async () => {
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

test("what journals posted besides the bills is opened from the report, over the same days", async () => {
  const { day } = demoOf(site);
  const { page } = await visit(site, `/Tabsale?tab=tax&from=${day(3)}&to=${day(0)}`, { as: "meera" });
  const [sales] = await site.db("accounts").where({ company_id: 1, system_key: "sales" }).pluck("id");
  const [cash] = await site.db("accounts").where({ company_id: 1, system_key: "cash" }).pluck("id");
  const posted = await page.request.post("/api/v1/journals", {
    headers: { "X-Vanbook-Client": "test", Origin: site.url, "Idempotency-Key": "a-tie-opens" },
    data: {
      date: day(1),
      lines: [
        { accountId: cash, debit: 4_711.25 },
        { accountId: sales, credit: 4_711.25 },
      ],
    },
  });
  expect(posted.status(), await posted.text()).toBe(200);
  await page.reload();
  const tie = page
    .locator(".vb-tie")
    .filter({ hasText: /^Agrees with Sales account, besides .* of journals/ });
  await tie.getByRole("link", { name: "Sales" }).click();
  await page.waitForURL(`**/LedgerAll?from=${day(3)}&to=${day(0)}&AccountCode=${sales}&Type=Journal`);
  await page.getByRole("row").filter({ hasText: "4,711.25" }).first().waitFor();
  await expectAccessible(page);
});
