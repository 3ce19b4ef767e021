import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takeIds } from "../../packages/server/db/ids.ts";
import { holdRequests, isOf, passFence } from "./held-requests.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";
import { makeRefusal } from "./refusal.ts";

let site: Site;
let anil: number;
/** The first four routes of company 1, by id. */
let routes: readonly { id: number; name: string }[];

beforeAll(async () => {
  site = await startSite();
  anil = (await site.db("users").where({ company_id: 1, username: "anil" }).first("id"))?.id;
  routes = await site
    .db("routes")
    .where({ company_id: 1, is_deleted: 0 })
    .orderBy("id")
    .limit(4)
    .select("id", "name");
});
// Each test starts with a plan of two routes: the first on Monday and Thursday, the second on
// Sunday.
beforeEach(async () => {
  await site.db("beat_plans").where({ company_id: 1, user_id: anil }).del();
  const own = { company_id: 1, user_id: anil, target: "5000.50" };
  const [first, second] = await takeIds(site.db, 1, "beat_plans", 2);
  await site.db("beat_plans").insert([
    { ...own, id: first, route_id: routes[0]?.id, mon: 1, thu: 1, sun: 0 },
    { ...own, id: second, route_id: routes[1]?.id, mon: 0, thu: 0, sun: 1 },
  ]);
});
afterAll(() => site?.stop());

const SAVE_PATH = "/api/insertupdateemproute";
const getRouteName = (number: number) => routes[number - 1]?.name ?? "";
const findEmployee = (page: Page) => page.getByRole("combobox", { name: /^Sales Representative/ });
const route = (page: Page, row: number) =>
  page.getByRole("combobox", { name: `Route, row ${row}`, exact: true });
const findDay = (page: Page, label: string, row: number) =>
  page.getByRole("checkbox", { name: `${label}, row ${row}`, exact: true });
const findTarget = (page: Page) => page.getByLabel(/^Target Amount/);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const pick = async (page: Page, field: ReturnType<typeof route>, option: string) => {
  await field.fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
};
const arrive = async (options: Parameters<typeof visit>[2] = {}) => {
  const { page } = await visit(site, "/BeatAllocate", { as: "meera", ...options });
  await page.getByRole("heading", { name: "Employee Beat Plan", exact: true }).waitFor();
  return page;
};
const chooseAnil = async (page: Page) => {
  await pick(page, findEmployee(page), "Anil Kumar");
  await expect.poll(() => route(page, 1).inputValue()).toBe(getRouteName(1));
};
const arriveAtAnil = async (options: Parameters<typeof visit>[2] = {}) => {
  const page = await arrive(options);
  await chooseAnil(page);
  return page;
};
const addRoute = async (page: Page, row: number, name: string, days: readonly string[]) => {
  await press(page, "Add Route");
  await pick(page, route(page, row), name);
  for (const label of days) await findDay(page, label, row).check();
};
const update = async (page: Page) => {
  await press(page, "Update");
  await page.getByText("Assignments saved successfully!").first().waitFor();
  await page.getByText('No routes added. Click "Add Route" to get started.').waitFor();
};
/** Anil's stored plan: each route with its days and its target. */
const readKeptPlans = async (): Promise<string[]> => {
  const rows: Record<string, unknown>[] = await site
    .db("beat_plans as b")
    .join("routes as r", (on) => on.on("r.company_id", "b.company_id").andOn("r.id", "b.route_id"))
    .where({ "b.company_id": 1, "b.user_id": anil, "b.is_deleted": 0 })
    .orderBy("b.id")
    .select("r.name", "b.target", "b.mon", "b.tue", "b.wed", "b.thu", "b.fri", "b.sat", "b.sun", "b.ex");
  const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun", "ex"];
  return rows.map((row) =>
    [row["name"], ...days.filter((each) => row[each] === 1), String(row["target"])].join(" "),
  );
};
const listFirstPlans = () => [`${getRouteName(1)} mon thu 5000.50`, `${getRouteName(2)} sun 5000.50`];

test("the beat plan screen shows a plan, changes it, adds a route and deletes a route at once", async () => {
  const page = await arriveAtAnil();
  await page.getByText("Editing Mode", { exact: true }).waitFor();
  await expect.poll(() => findTarget(page).inputValue()).toBe("5000.5");
  await expect.poll(() => findDay(page, "Mon", 1).isChecked()).toBe(true);
  await expect.poll(() => findDay(page, "Sun", 1).isChecked()).toBe(false);
  await findDay(page, "Sat", 1).check();
  await page.getByText("Modified", { exact: true }).waitFor();
  await addRoute(page, 3, getRouteName(3), ["Wed", "Ex"]);
  await page.getByText("New", { exact: true }).waitFor();

  await press(page, "Delete, row 2");
  const question = page.getByRole("alertdialog", { name: `Delete ${getRouteName(2)}?` });
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(await readKeptPlans()).toEqual(listFirstPlans());
  await press(page, "Delete, row 2");
  await question.getByRole("button", { name: "Yes" }).click();
  await page.getByText("Assignment deleted successfully!").first().waitFor();
  expect(await readKeptPlans()).toEqual([`${getRouteName(1)} mon thu 5000.50`]);

  await findTarget(page).fill("650000");
  await update(page);
  expect(await readKeptPlans()).toEqual([
    `${getRouteName(1)} mon thu sat 650000.00`,
    `${getRouteName(3)} wed ex 650000.00`,
  ]);
  await expect.poll(() => findEmployee(page).inputValue()).toBe("");
});

test("the beat plan screen shows the documented messages for invalid values, and sends nothing", async () => {
  const page = await arrive();
  const writes: string[] = [];
  page.on("request", (request) => request.method() === "POST" && writes.push(request.url()));
  await press(page, "Save");
  await page.getByText("Please select a Sales Representative").waitFor();
  await page.getByText("Please add at least one route").waitFor();
  await page.getByText("Please enter a valid target amount").waitFor();
  await page.keyboard.press("Escape");
  await chooseAnil(page);
  for (const wrong of ["", "0", "-5", "many", "10.005"]) {
    await findTarget(page).fill(wrong);
    await press(page, "Update");
    await page.getByText("Please enter a valid target amount").waitFor();
    await expect.poll(() => findTarget(page).inputValue()).toBe(wrong);
    await findTarget(page).fill("1");
    await page.getByText("Please enter a valid target amount").waitFor({ state: "detached" });
  }
  await press(page, "Add Route");
  await page.keyboard.press("Escape");
  await press(page, "Update");
  await page.getByText("Please select a route for all rows").waitFor();
  await route(page, 3).fill(getRouteName(1));
  // A route that is already in the plan is not offered again.
  await page.getByText("Nothing matches").waitFor();
  await pick(page, route(page, 3), getRouteName(4));
  await press(page, "Update");
  await page.getByText("Please select at least one day for each route").waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toBe("Mon, row 3");
  expect(writes.filter((url) => url.includes("insertupdateemproute"))).toEqual([]);
  expect(await readKeptPlans()).toEqual(listFirstPlans());
});

test("the beat plan screen shows what failed, keeps what was typed and continues", async () => {
  const page = await arrive();
  let isFailing = true;
  for (const path of [`**${SAVE_PATH}`, "**/api/GetRouteallocatedemp*"])
    await page.route(path, (request) =>
      isFailing ? request.fulfill(makeRefusal("The books are being closed.")) : request.continue(),
    );
  await findEmployee(page).click();
  await page.getByRole("option", { name: "Anil Kumar", exact: true }).click();
  const alert = page.getByRole("alert").filter({ hasText: "Failed to load route assignments" });
  await alert.waitFor();
  isFailing = false;
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect.poll(() => route(page, 1).inputValue()).toBe(getRouteName(1));
  await findDay(page, "Fri", 1).check();
  isFailing = true;
  await press(page, "Update");
  await page.getByRole("alert").filter({ hasText: "The books are being closed." }).waitFor();
  await expect.poll(() => findDay(page, "Fri", 1).isChecked()).toBe(true);
  expect(await readKeptPlans()).toEqual(listFirstPlans());
  isFailing = false;
  await update(page);
  expect(await readKeptPlans()).toEqual([
    `${getRouteName(1)} mon thu fri 5000.50`,
    `${getRouteName(2)} sun 5000.50`,
  ]);
});

test("a double click saves a beat plan once, and the button shows the progress", async () => {
  const page = await arriveAtAnil();
  await addRoute(page, 3, getRouteName(3), ["Wed"]);
  const saves = await holdRequests(page, isOf(SAVE_PATH));
  await page.getByRole("button", { name: "Update", exact: true }).dblclick();
  await page.getByRole("button", { name: "Processing..." }).waitFor();
  await passFence(page);
  saves.release();
  await page.getByText("Assignments saved successfully!").first().waitFor();
  await passFence(page);
  expect(saves.count()).toBe(1);
  expect(await readKeptPlans()).toHaveLength(3);
});

test("the second of two users who edit the same beat plan is warned, and the changes of both are kept", async () => {
  const first = await arriveAtAnil();
  const second = await arriveAtAnil();
  await findDay(first, "Sat", 1).check();
  await addRoute(first, 3, getRouteName(3), ["Wed"]);
  await update(first);
  await findDay(second, "Tue", 2).check();
  await addRoute(second, 3, getRouteName(4), ["Fri"]);
  await press(second, "Update");
  await second.getByText("Someone else changed this beat plan while you were editing it.").waitFor();
  expect(await readKeptPlans()).toHaveLength(3);
  await press(second, "Load it again");
  await expect.poll(() => route(second, 3).inputValue()).toBe(getRouteName(3));
  await expect.poll(() => findDay(second, "Sat", 1).isChecked()).toBe(true);
  await expect.poll(() => findDay(second, "Tue", 2).isChecked()).toBe(true);
  await expect.poll(() => route(second, 4).inputValue()).toBe(getRouteName(4));
  await update(second);
  expect(await readKeptPlans()).toEqual([
    `${getRouteName(1)} mon thu sat 5000.50`,
    `${getRouteName(2)} tue sun 5000.50`,
    `${getRouteName(3)} wed 5000.50`,
    `${getRouteName(4)} fri 5000.50`,
  ]);
});

test("the beat plan screen asks before unsaved changes are lost", async () => {
  const page = await arriveAtAnil();
  await findDay(page, "Sat", 1).check();
  const chooseShyama = () => pick(page, findEmployee(page), "Shyama Menon");
  await chooseShyama();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
  await expect.poll(() => findEmployee(page).inputValue()).toBe("Anil Kumar");
  await expect.poll(() => findDay(page, "Sat", 1).isChecked()).toBe(true);
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
  await press(page, "Stay");
  await chooseShyama();
  await press(page, "Discard");
  await expect.poll(() => findEmployee(page).inputValue()).toBe("Shyama Menon");
  await expect.poll(() => route(page, 1).inputValue()).not.toBe("");
  await findDay(page, "Sun", 1).check();
  await press(page, "Clear");
  await page.getByText(/^No routes added/).waitFor();
  // Nothing is unsaved now, so leaving asks no question.
  await page.getByRole("link", { name: "Home" }).first().click();
  await page.waitForURL("**/dashboard");
  expect(await readKeptPlans()).toEqual(listFirstPlans());
});

test("the beat plan screen works on a phone, in dark colours and by keyboard alone", async () => {
  const page = await arriveAtAnil({ width: 390, scheme: "dark" });
  await findDay(page, "Fri", 1).check();
  await expectAccessible(page, "on a phone, in the dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await findDay(page, "Fri", 1).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => findDay(page, "Fri", 1).isChecked()).toBe(false);
  await page.getByRole("button", { name: "Add Route", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => readFocusedLabel(page)).toBe("Route, row 3");
  await page.keyboard.type(getRouteName(3));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => route(page, 3).inputValue()).toBe(getRouteName(3));
  await findDay(page, "Wed", 3).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Delete, row 2", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("alertdialog").waitFor();
  await expectAccessible(page, "with the question");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await expect.poll(() => readFocusedLabel(page)).toBe("Delete, row 2");
  await findTarget(page).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Assignments saved successfully!").first().waitFor();
  expect(await readKeptPlans()).toEqual([...listFirstPlans(), `${getRouteName(3)} wed 5000.50`]);
});

test("the beat plan screen offers a manager only the manager's own users, and is closed to a salesman", async () => {
  const biju = await arrive({ as: "biju" });
  await findEmployee(biju).click();
  await biju.getByRole("option", { name: "Anil Kumar", exact: true }).waitFor();
  await expect.poll(() => biju.getByRole("option", { name: "Shyama Menon", exact: true }).count()).toBe(0);
  await biju.getByRole("option", { name: "Anil Kumar", exact: true }).click();
  await expect.poll(() => route(biju, 1).inputValue()).toBe(getRouteName(1));
  await findDay(biju, "Sat", 1).check();
  await update(biju);
  expect((await readKeptPlans())[0]).toBe(`${getRouteName(1)} mon thu sat 5000.50`);
  const { page: salesman } = await visit(site, "/BeatAllocate", { as: "anil" });
  await salesman.getByRole("heading", { name: /^Your role can't open / }).waitFor();
});

const readFocusedLabel = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement?.closest(".vb-field")?.querySelector("label");
    return activeElement?.getAttribute("aria-label") ?? label?.textContent ?? "";
  });
