import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, "/Settings", { as: "meera", ...options });
  await page.getByRole("heading", { name: "Settings", exact: true }).waitFor();
  await findTextField(page, "Days Back").waitFor();
  return page;
};
const findTextField = (page: Page, label: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${label}`) });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const readSetting = async (name: string) =>
  (await site.db("company_settings").where({ company_id: 1, name }).first("value"))?.value as
    | string
    | undefined;

test("the settings screen saves the limits for salesmen, and they apply to the next document", async () => {
  const page = await arrive();
  await expect.poll(() => findTextField(page, "Expenses").inputValue()).toBe("2000");
  await findTextField(page, "Expenses").fill("150.50");
  await findTextField(page, "Discount").fill("12.5");
  await save(page);
  await page.getByText("Settings saved.").first().waitFor();
  expect([await readSetting("salesman.expenses"), await readSetting("salesman.discount")]).toEqual([
    "150.50",
    "12.50",
  ]);
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => findTextField(page, "Expenses").inputValue()).toBe("150.5");

  const { page: salesman } = await visit(site, "/dashboard", { as: "anil" });
  const { id: accountId } = await site.db("accounts").where({ company_id: 1, name: "Rent" }).first("id");
  const refusedAnswer = await salesman.request.post("/api/v1/expenses", {
    headers: { "X-Vanbook-Client": "test", Origin: site.url, "Idempotency-Key": "beyond-the-settings" },
    // More than the limit just set, but less than the default limit.
    data: { date: getToday(), mode: "cash", accountId, amount: 200 },
  });
  expect(await refusedAnswer.json()).toMatchObject({ code: "EXPENSE_LIMIT" });
});

test("the settings screen shows an invalid limit and a failed save, and keeps what was typed", async () => {
  const page = await arrive({ width: 390 });
  const before = await readSetting("salesman.days_back");
  await findTextField(page, "Days Back").fill("1.5");
  await save(page);
  await page.getByText("Days Back must be a whole number from 0 to 366.").waitFor();
  await expectAccessible(page);
  await findTextField(page, "Days Back").fill("7");
  await page.route("**/api/v1/settings", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({
          status: 422,
          json: { success: false, message: "Not now.", error: "Not now.", code: "REFUSED", requestId: "r" },
        })
      : route.continue(),
  );
  await save(page);
  await page.getByRole("alert").filter({ hasText: "Not now." }).waitFor();
  expect([
    await findTextField(page, "Days Back").inputValue(),
    await readSetting("salesman.days_back"),
  ]).toEqual(["7", before]);
});

test("only the administrator finds and can open the settings screen", async () => {
  for (const as of ["biju", "rahim", "anil"]) {
    const { page } = await visit(site, "/dashboard", { as });
    await page.getByRole("button", { name: "Master Control" }).click();
    await page.getByRole("link", { name: "User Info" }).waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Settings", exact: true }).count(), { message: as })
      .toBe(0);
    await page.goto("/Settings");
    await page.getByRole("heading", { name: /^Your role can't open / }).waitFor();
    const answer = await page.request.put("/api/v1/settings", {
      headers: { "X-Vanbook-Client": "test", Origin: site.url },
      data: { discount: 100 },
    });
    expect(answer.status(), as).toBe(403);
  }
});
