import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { choose, findField } from "./masters/master-screen.ts";
import { receiptScreen } from "./masters/receipts.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

// What only the receipt master does; master-screens.test.ts tests what all masters do.

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await receiptScreen.prepare?.(site.db);
});
afterAll(() => site?.stop());

const findButton = (page: Page, name: string) =>
  page.locator("form.vb-form").getByRole("button", { name, exact: true });
const count = () => receiptScreen.count(site.db);
const arrive = async () => {
  const { page, complaints } = await visit(site, receiptScreen.path, { as: "meera" });
  await page.getByRole("grid").locator("[data-row]").first().waitFor();
  return { page, complaints };
};

test("a receipt whose answer is lost is posted once, whatever the user presses afterwards", async () => {
  const { page, complaints } = await arrive();
  const before = await count();
  let isLost = true;
  await page.route("**/api/insertupdatereciept", async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await receiptScreen.fill(page, "Zebra One");
  await findButton(page, "Submit").click();
  await page.getByRole("alert").filter({ hasText: "Failed to submit data." }).waitFor();
  expect(await count()).toBe(before + 1);

  // Sent again unchanged, it would be the same receipt. Changed, it would be another one: the form
  // says so and posts nothing.
  isLost = false;
  await findField(page, "Amount").fill("999.99");
  await findButton(page, "Submit").click();
  await page.getByText("This receipt was already saved, but without your last change.").waitFor();
  expect(await count()).toBe(before + 1);
  await findField(page, "Amount").fill("250.25");
  await findButton(page, "Submit").click();
  await page.getByText("Receipt submitted successfully!").first().waitFor();
  expect(await count()).toBe(before + 1);
  complaints.length = 0; // the aborted responses
});

test("the receipt screen shows the next receipt number, and what the customer owes before and after", async () => {
  const { page } = await arrive();
  const findOutstanding = () => page.getByText(/^Outstanding today: /);
  await expect.poll(() => findField(page, "Receipt No").inputValue()).toMatch(/^\d+$/);
  const next = await findField(page, "Receipt No").inputValue();
  await receiptScreen.fill(page, "Zebra Two");
  await findOutstanding().getByText("0.00", { exact: false }).waitFor();
  await findButton(page, "Submit").click();
  await page.getByText("Receipt submitted successfully!").first().waitFor();
  await expect.poll(() => findField(page, "Receipt No").inputValue()).toBe(String(Number(next) + 1));
  await page.getByRole("searchbox").fill(next);
  await page.getByRole("gridcell", { name: next, exact: true }).first().click();
  await page.getByText("Outstanding today: 250.25 Cr").waitFor();
});

test("the receipt screen has cheque fields only for a bank, and prints them on the receipt", async () => {
  const { page } = await arrive();
  await receiptScreen.fill(page, "Zebra Three");
  await expect.poll(() => page.getByLabel("Cheque/DD No").count()).toBe(0);
  await choose(page, "Receipt Type", "Bank Current Account");
  await findField(page, "Cheque/DD No").fill("004512");
  await findField(page, "Bank").fill("Federal Bank");
  await expect.poll(() => findButton(page, "Print").isDisabled()).toBe(true);
  await findButton(page, "Submit").click();
  await page.getByText("Receipt submitted successfully!").first().waitFor();
  await page.getByRole("searchbox").fill("Zebra Three");
  await page.getByRole("gridcell", { name: "Zebra Three" }).first().click();
  await expect.poll(() => findField(page, "Cheque/DD No").inputValue()).toBe("004512");
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "1");
  });
  await findButton(page, "Print").click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".vb-paper-receipt");
  for (const words of [
    "Kairali Surgicals & Medicals",
    "Zebra Three",
    "Rupees Two Hundred Fifty And Twenty Five Paise Only",
    "₹ 250.25",
    "Cheque/DD No 004512, Federal Bank",
  ])
    await paper.getByText(words).first().waitFor();
  // Only the printed sheet, nothing of the page around it.
  await expect.poll(() => page.getByRole("heading", { name: "Receipt Master" }).isVisible()).toBe(false);
});
