import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endSessionsAt, isOf } from "./held-requests.ts";
import { driveMaster } from "./masters/master-driver.ts";
import { choose, findField, type MasterScreen } from "./masters/master-screen.ts";
import { receiptScreen } from "./masters/receipts.ts";
import { taskScreen } from "./masters/tasks.ts";
import { vehicleScreen } from "./masters/vehicles.ts";
import { zoneScreen } from "./masters/zones.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
  const customers = site.db("accounts").where({ company_id: 1, group_id: 14, is_deleted: 0 });
  const { id } = await customers.orderBy("id").first("id");
  await site.db("accounts").where({ company_id: 1, id }).update({ customer_type: 3, name: DISTRIBUTOR_NAME });
});
afterAll(() => site?.stop());

const DISTRIBUTOR_NAME = "Kept Distributors";

/**
 * A form, something typed in it, and what it must show after the session has ended and the user has
 * signed in again.
 */
interface TypedForm {
  path: string;
  title: string;
  put: (page: Page) => Promise<void>;
  held: (page: Page) => Promise<string>;
  typed: string;
}

/**
 * Masters with text fields, a list, a date and a posted amount; and each form that isn't a master.
 */
const triedForms: readonly TypedForm[] = [
  ...[zoneScreen, vehicleScreen, taskScreen, receiptScreen].map(ofMaster),
  ofField("/CompanyInfo", "Company Management", "Company Name", "Travancore"),
  ofField("/BeatAllocate", "Employee Beat Plan", "Target Amount", "5000"),
  ofField("/Settings", "Settings", "Discount", "12.5"),
  ofField("/Resetpassword", "Reset Password", "Current Password", "not-yet-sent"),
  {
    path: "/TabMasters?tab=distributor",
    title: "User-Distributor",
    put: async (page) => {
      await pick(page, "User", "Shyama Menon");
      await pick(page, "Distributor 1", DISTRIBUTOR_NAME);
    },
    held: (page) => findComboBox(page, "Distributor 1").inputValue(),
    typed: DISTRIBUTOR_NAME,
  },
  {
    path: "/TabUserMaster?tab=details",
    title: "User Details",
    put: async (page) => {
      await page.getByRole("grid", { name: "User Details" }).getByText("Anil Kumar", { exact: true }).click();
      await expect.poll(() => findField(page, "Name").inputValue()).toBe("Anil Kumar");
      await findField(page, "Km Allowance").fill("7.75");
    },
    held: (page) => findField(page, "Km Allowance").inputValue(),
    typed: "7.75",
  },
  {
    path: "/FinancialYears",
    title: "Financial Years",
    put: async (page) => {
      const years = site.db("financial_years").where("company_id", 1).orderBy("start_date");
      const { label, start_date: start } = await years.first("label", "start_date");
      await page
        .getByRole("grid", { name: "Financial Years" })
        .getByText(label, { exact: true })
        .first()
        .click();
      await page.getByRole("region", { name: `Financial Year ${label}`, exact: true }).waitFor();
      await page.getByRole("spinbutton").first().click();
      await page.keyboard.type(`3006${String(start).slice(0, 4)}`);
    },
    held: async (page) => (await page.getByRole("spinbutton").allInnerTexts()).slice(0, 2).join("-"),
    typed: "30-06",
  },
];

test("a form keeps what was typed while the session ends and the same user signs in again", async () => {
  const { page } = await visit(site, "/dashEmp", { as: "meera" });
  for (const { path, title, put, held, typed } of triedForms) {
    await page.goto(path);
    await page.getByRole("heading", { name: title, exact: true }).waitFor();
    await put(page);
    await endSession(page);
    const again = page.getByRole("dialog", { name: "Sign in" });
    await again.getByText("Your session has ended.").waitFor();
    // Nothing of the page may be visible until then.
    await expect
      .poll(() => isCovered(page.getByRole("heading", { name: title, exact: true })), { message: title })
      .toBe(true);
    await resumeSession(page);
    await again.waitFor({ state: "detached" });
    await expect.poll(() => held(page), { message: title }).toBe(typed);
  }
}, 600_000);

test("a form whose Submit finds the session ended keeps what was typed and can be sent after signing in", async () => {
  const { page } = await visit(site, "/TabBeatMaster?tab=vehicle", { as: "meera" });
  await page.getByRole("heading", { name: "Vehicle Master", exact: true }).waitFor();
  const number = findField(page, "Vehicle Registration Number");
  await number.fill("KL 24 Z 9081");
  await choose(page, "Branch", "Thiruvalla");
  await endSessionsAt(site, page, isSave);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByText("Your session has ended.").waitFor();
  await expectAccessible(page, "sign in again");
  await signIn(page, "meera");
  await page.getByText("Your session has ended.").waitFor({ state: "detached" });
  await expect.poll(() => number.inputValue()).toBe("KL 24 Z 9081");
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByText("Vehicle created successfully").first().waitFor();
});

test("another user who signs in after an ended session finds nothing that the first user has typed", async () => {
  const { page } = await visit(site, "/TabBeatMaster?tab=vehicle", { as: "meera" });
  await page.getByRole("heading", { name: "Vehicle Master", exact: true }).waitFor();
  await findField(page, "Vehicle Registration Number").fill("KL 24 Z 9082");
  await choose(page, "Branch", "Thiruvalla");
  await endSessionsAt(site, page, isSave);
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await page.getByText("Your session has ended.").waitFor();
  await signIn(page, "biju");
  await page.getByText("Your session has ended.").waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Vehicle Master", exact: true }).waitFor();
  await expect.poll(() => findField(page, "Vehicle Registration Number").inputValue()).toBe("");
});

const isSave = isOf("/api/insertupdatevehicle");

function findComboBox(page: Page, name: string): Locator {
  return page.getByRole("combobox", { name, exact: true });
}

async function pick(page: Page, name: string, option: string): Promise<void> {
  await expect.poll(() => findComboBox(page, name).isEnabled()).toBe(true);
  await findComboBox(page, name).fill(option);
  await page.getByRole("option", { name: option, exact: true }).click();
}

function ofMaster(screen: MasterScreen): TypedForm {
  const { put, held } = driveMaster(screen, () => site);
  const { path, title, change } = screen;
  return { path, title, put: (page) => put(page, change.to), held, typed: change.to };
}

function ofField(path: string, title: string, label: string, typedText: string): TypedForm {
  const findField = (page: Page) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });
  return {
    path,
    title,
    put: (page) => findField(page).fill(typedText),
    held: (page) => findField(page).inputValue(),
    typed: typedText,
  };
}

/** Whether the sign-in covers an element. */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((shownElement) => {
    const { left, top, width, height } = shownElement.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above?.closest(".app-again") !== null;
  });
}

/** Answers the page's session requests as if its session had ended, for example in another tab. */
async function endSession(page: Page): Promise<void> {
  await page.route("**/api/v1/session", (route) =>
    route.fulfill({
      status: 401,
      json: {
        success: false,
        error: "Sign in",
        code: "SIGN_IN_REQUIRED",
        message: "Sign in",
        requestId: "r",
      },
    }),
  );
  await lookAgain(page);
}

async function resumeSession(page: Page): Promise<void> {
  await page.unroute("**/api/v1/session");
  await lookAgain(page);
}

function lookAgain(page: Page): Promise<void> {
  return page.evaluate(() => new BroadcastChannel("vanbook-session").postMessage("changed"));
}
