import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { holdRequests, isOf, passFence } from "./held-requests.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";
import { makeRefusal } from "./refusal.ts";

let site: Site;
/** Names of three customers of company 1, made distributors below. */
let names: readonly string[];
let shyama: number;

beforeAll(async () => {
  site = await startSite();
  const own = { company_id: 1 };
  shyama = (
    await site
      .db("users")
      .where({ ...own, username: "shyama" })
      .first("id")
  )?.id;
  const ids: number[] = await site
    .db("accounts")
    .where({ ...own, group_id: 14, is_deleted: 0 })
    .orderBy("id")
    .limit(3)
    .pluck("id");
  await site.db("accounts").where(own).whereIn("id", ids).update({ customer_type: 3 });
  names = await site.db("accounts").where(own).whereIn("id", ids).orderBy("id").pluck("name");
});
beforeEach(async () => {
  await site.db("employee_distributors").where({ company_id: 1, user_id: shyama }).del();
});
afterAll(() => site?.stop());

const PAGE_PATH = "/TabMasters?tab=distributor";
const SAVE_PATH = "/api/saveEmployeeDistributor";
const getDistributorName = (number: number) => names[number - 1] ?? "";
const findRow = (page: Page, number: number) =>
  page.getByRole("combobox", { name: `Distributor ${number}`, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const pick = async (page: Page, field: ReturnType<typeof findRow>, option: string) => {
  await field.fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
};
const chooseUser = async (page: Page, name = "Shyama Menon") => {
  const field = page.getByRole("combobox", { name: "User", exact: true });
  await expect.poll(() => field.isEnabled()).toBe(true);
  await pick(page, field, name);
};
const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, PAGE_PATH, { as: "meera", ...options });
  await page.getByRole("heading", { name: "User-Distributor", exact: true }).waitFor();
  await chooseUser(page);
  await page.getByRole("table").waitFor();
  return page;
};
const save = async (page: Page) => {
  await press(page, "Save");
  await page.getByText("Saved successfully").first().waitFor();
  await page.getByText("Choose a user to see the distributors.").waitFor();
};
const listKept = () =>
  site
    .db("employee_distributors as l")
    .join("accounts as a", (on) => on.on("a.company_id", "l.company_id").andOn("a.id", "l.distributor_id"))
    .where({ "l.company_id": 1, "l.user_id": shyama, "l.is_deleted": 0 })
    .orderBy("l.id")
    .pluck<string[]>("a.name");

test("the distributor screen gives a user distributors, changes them and removes them", async () => {
  const page = await arrive();
  await expect.poll(() => findRow(page, 1).inputValue()).toBe("");
  await pick(page, findRow(page, 1), getDistributorName(1));
  await press(page, "Add");
  await pick(page, findRow(page, 2), getDistributorName(2));
  await save(page);
  expect(await listKept()).toEqual([getDistributorName(1), getDistributorName(2)]);

  await chooseUser(page);
  await expect.poll(() => findRow(page, 2).inputValue()).toBe(getDistributorName(2));
  await pick(page, findRow(page, 2), getDistributorName(3));
  await press(page, "Delete 1");
  await page.getByText("Deleted when you save").waitFor();
  expect(await listKept()).toEqual([getDistributorName(1), getDistributorName(2)]);
  await save(page);
  expect(await listKept()).toEqual([getDistributorName(3)]);
});

test("the distributor screen offers each distributor once, and requires at least one", async () => {
  const page = await arrive();
  await press(page, "Save");
  await page.getByText("Distributor is required.").waitFor();
  await pick(page, findRow(page, 1), getDistributorName(1));
  await page.getByText("Distributor is required.").waitFor({ state: "detached" });
  await press(page, "Add");
  await findRow(page, 2).fill(getDistributorName(1));
  await page.getByText("Nothing matches").waitFor();
  await expect
    .poll(() => page.getByRole("option", { name: getDistributorName(1), exact: true }).count())
    .toBe(0);
});

test("the distributor screen shows what failed, keeps what was typed and continues", async () => {
  const page = await arrive();
  await pick(page, findRow(page, 1), getDistributorName(1));
  let isFailing = true;
  await page.route(`**${SAVE_PATH}`, (route) =>
    isFailing ? route.fulfill(makeRefusal("The books are being closed.")) : route.continue(),
  );
  await press(page, "Save");
  await page.getByRole("alert").filter({ hasText: "The books are being closed." }).waitFor();
  await expect.poll(() => findRow(page, 1).inputValue()).toBe(getDistributorName(1));
  expect(await listKept()).toEqual([]);
  isFailing = false;
  await save(page);
  expect(await listKept()).toEqual([getDistributorName(1)]);

  isFailing = true;
  await page.route("**/api/GetEmployeeDistributors*", (route) =>
    isFailing ? route.fulfill(makeRefusal("The books are being closed.")) : route.continue(),
  );
  await chooseUser(page);
  const alert = page.getByRole("alert").filter({ hasText: "The list could not be loaded." });
  await alert.waitFor();
  isFailing = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => findRow(page, 1).inputValue()).toBe(getDistributorName(1));
});

test("a double click saves the distributors once, and the button shows the progress", async () => {
  const page = await arrive();
  await pick(page, findRow(page, 1), getDistributorName(1));
  const saves = await holdRequests(page, isOf(SAVE_PATH));
  await page.getByRole("button", { name: "Save", exact: true }).dblclick();
  await page.getByRole("button", { name: "Processing..." }).waitFor();
  await passFence(page);
  saves.release();
  await page.getByText("Saved successfully").first().waitFor();
  await passFence(page);
  expect(saves.count()).toBe(1);
  expect(await listKept()).toEqual([getDistributorName(1)]);
});

test("the second of two users who edit the same distributors is warned, and the changes of both are kept", async () => {
  const first = await arrive();
  await pick(first, findRow(first, 1), getDistributorName(1));
  await save(first);
  await chooseUser(first);
  const second = await arrive();
  await expect.poll(() => findRow(second, 1).inputValue()).toBe(getDistributorName(1));
  await press(second, "Add");
  await pick(second, findRow(second, 2), getDistributorName(3));
  await expect.poll(() => findRow(first, 1).inputValue()).toBe(getDistributorName(1));
  await pick(first, findRow(first, 1), getDistributorName(2));
  await save(first);

  await press(second, "Save");
  await second.getByText("Someone else changed these distributors while you were editing them.").waitFor();
  expect(await listKept()).toEqual([getDistributorName(2)]);
  await press(second, "Load it again");
  await expect.poll(() => findRow(second, 1).inputValue()).toBe(getDistributorName(2));
  await expect.poll(() => findRow(second, 2).inputValue()).toBe(getDistributorName(3));
  await save(second);
  expect(await listKept()).toEqual([getDistributorName(2), getDistributorName(3)]);
});

test("the distributor screen asks before unsaved rows are lost", async () => {
  const page = await arrive();
  await pick(page, findRow(page, 1), getDistributorName(1));
  await chooseUser(page, "Anil Kumar");
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect.poll(() => findRow(page, 1).inputValue()).toBe(getDistributorName(1));
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
  await press(page, "Stay");
  await chooseUser(page, "Anil Kumar");
  await press(page, "Discard");
  await expect
    .poll(() => page.getByRole("combobox", { name: "User", exact: true }).inputValue())
    .toBe("Anil Kumar");
  expect(await listKept()).toEqual([]);
});

test("the distributor screen works on a phone, in dark colours and by keyboard alone", async () => {
  const page = await arrive({ width: 390, scheme: "dark" });
  await expectAccessible(page, "on a phone, in the dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await findRow(page, 1).focus();
  await page.keyboard.type(getDistributorName(1));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => findRow(page, 1).inputValue()).toBe(getDistributorName(1));
  await page.getByRole("button", { name: "Add", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("tr")?.firstChild?.textContent))
    .toBe("2");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete 2", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Delete 1");
  await page.getByRole("button", { name: "Save", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Saved successfully").first().waitFor();
  expect(await listKept()).toEqual([getDistributorName(1)]);
});

test("managers can see the distributor screen but not change it, and salesmen cannot open it", async () => {
  // A customer of hers, so that the manager of her zone may see it.
  await site
    .db("accounts")
    .where({ company_id: 1, name: getDistributorName(1) })
    .update({ salesman_id: shyama });
  await site.db("employee_distributors").insert({
    company_id: 1,
    id: 90_001,
    user_id: shyama,
    distributor_id: await site
      .db("accounts")
      .where({ company_id: 1, name: getDistributorName(1) })
      .first("id")
      .then((account) => account?.id),
  });
  const manager = await site
    .db("users as m")
    .join("users as u", (on) => on.on("u.company_id", "m.company_id").andOn("u.zone_id", "m.zone_id"))
    .where({ "u.company_id": 1, "u.id": shyama, "m.role_id": 3, "m.is_active": 1 })
    .first("m.username");
  const page = await arrive({ as: manager?.username });
  await page.getByText("View only. Your role can't make changes here.").waitFor();
  await page.getByRole("cell", { name: getDistributorName(1) }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0);
  const { page: salesman } = await visit(site, PAGE_PATH, { as: "anil" });
  await salesman.getByRole("heading", { name: /^Your role can't open / }).waitFor();
});
