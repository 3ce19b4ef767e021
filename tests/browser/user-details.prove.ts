import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { holdRequests, isOf, passFence } from "./held-requests.ts";
import { choose, findField } from "./masters/master-screen.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";
import { makeRefusal } from "./refusal.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const WRITE_PATH = "/api/updateUserDetails";
const SAVED_MESSAGE = "User allowance updated successfully!";
const findUserRow = (page: Page, name: string) =>
  page.getByRole("grid", { name: "User Details" }).getByText(name, { exact: true });
const update = (page: Page) =>
  page.locator("form.vb-form").getByRole("button", { name: "Update", exact: true });
const findKmField = (page: Page) => findField(page, "Km Allowance");
const readAnil = () => site.db("users").where({ company_id: 1, username: "anil" }).first();

const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, "/TabUserMaster?tab=details", { as: "meera", ...options });
  await page.getByRole("heading", { name: "User Details", exact: true }).waitFor();
  await findUserRow(page, "Anil Kumar").waitFor();
  return page;
};
const open = async (page: Page, name = "Anil Kumar") => {
  await findUserRow(page, name).click();
  await expect.poll(() => update(page).isEnabled()).toBe(true);
};

beforeEach(async () => {
  const usual = { km_allowance: "6.50", day_allowance: "250.00", branch_id: 1, zone_id: 1, role_id: 2 };
  await site.db("users").where({ company_id: 1, username: "anil" }).update(usual);
});

test("the user details screen shows all users and saves a role and an allowance", async () => {
  const page = await arrive();
  const count = await site.db("users").where({ company_id: 1, is_deleted: 0 }).pluck("id");
  await expect.poll(() => page.locator(".vb-master-list .vb-count").innerText()).toBe(String(count.length));
  await expect.poll(() => update(page).isDisabled()).toBe(true);
  await open(page);
  await expect.poll(() => findField(page, "Name").inputValue()).toBe("Anil Kumar");
  await expect.poll(() => findField(page, "Name").getAttribute("readonly")).not.toBeNull();
  await expect.poll(() => findKmField(page).inputValue()).toBe("6.5");
  await findKmField(page).fill("7.25");
  await choose(page, "User Role", "Branch Manager");
  await update(page).click();
  await page.getByText(SAVED_MESSAGE).first().waitFor();
  expect(await readAnil()).toMatchObject({ km_allowance: "7.25", day_allowance: "250.00", role_id: 4 });
  await expect.poll(() => update(page).isDisabled()).toBe(true);
  await page.getByRole("searchbox").fill("anil");
  // Look in this user's row: the other rows are visible until the search has filtered the list.
  await page.getByRole("row", { name: "Anil Kumar" }).getByText("Branch Manager", { exact: true }).waitFor();
  await page.getByRole("searchbox").fill("nobody at all");
  await page.getByText("No employees found").waitFor();
});

test("the user details screen shows N/A for missing values, shows what is invalid, and sends nothing", async () => {
  await site
    .db("users")
    .where({ company_id: 1, username: "anil" })
    .update({ branch_id: null, km_allowance: "0.00" });
  const page = await arrive();
  await page.getByRole("searchbox").fill("anil");
  await findUserRow(page, "N/A").first().waitFor();
  await findUserRow(page, "0.00").first().waitFor();
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(WRITE_PATH)) writes.push(request.url());
  });
  await open(page);
  await findKmField(page).fill("six");
  await page.keyboard.press("Tab");
  await page.getByText("Km Allowance must be a number").waitFor();
  await findField(page, "Day Allowance").fill("");
  await update(page).click();
  for (const words of ["Branch is required", "Day Allowance must be a number"])
    await page.getByText(words).waitFor();
  expect(writes).toEqual([]);
});

test("the user details screen keeps what was typed after a failure, and a double click saves once", async () => {
  const page = await arrive();
  await page.route(`**${WRITE_PATH}`, (route) => route.fulfill(makeRefusal("The books are being closed.")));
  await open(page);
  await findKmField(page).fill("8.75");
  await update(page).click();
  await page.getByRole("alert").filter({ hasText: "The books are being closed." }).waitFor();
  await expect.poll(() => findKmField(page).inputValue()).toBe("8.75");
  await page.unroute(`**${WRITE_PATH}`);
  const heldRequests = await holdRequests(page, isOf(WRITE_PATH));
  const { version } = await readAnil();
  await update(page).dblclick();
  await page.getByRole("button", { name: "Updating..." }).waitFor();
  await passFence(page);
  heldRequests.release();
  await page.getByText(SAVED_MESSAGE).first().waitFor();
  await passFence(page);
  expect(heldRequests.count()).toBe(1);
  expect(await readAnil()).toMatchObject({ km_allowance: "8.75", version: version + 1 });
});

test("the second of two users who edit the same employee is warned", async () => {
  const [first, second] = [await arrive(), await arrive()];
  await open(first);
  await open(second);
  await findKmField(first).fill("9.25");
  await update(first).click();
  await first.getByText(SAVED_MESSAGE).first().waitFor();
  await findField(second, "Day Allowance").fill("275");
  await update(second).click();
  await second.getByText("Someone else changed this employee while you were editing it.").waitFor();
  expect(await readAnil()).toMatchObject({ km_allowance: "9.25", day_allowance: "250.00" });
  await second.getByRole("button", { name: "Load it again" }).click();
  await second.getByText("Changed by someone else while you were editing: Km Allowance.").waitFor();
  await expect.poll(() => findField(second, "Day Allowance").inputValue()).toBe("275");
  await update(second).click();
  await second.getByText(SAVED_MESSAGE).first().waitFor();
  expect(await readAnil()).toMatchObject({ km_allowance: "9.25", day_allowance: "275.00" });
});
