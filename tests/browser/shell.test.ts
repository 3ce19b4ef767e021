import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("the top bars show the company, the year and the menus of the role", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByText("Kairali Surgicals & Medicals").waitFor();
  await page.getByText(/^From 01-04-20\d\d To 31-03-20\d\d$/).waitFor();
  const menus = page.getByRole("navigation", { name: "Main menu" });
  await menus.getByRole("button", { name: "Master Control" }).click();
  await menus.getByRole("link", { name: "Company Info" }).click();
  await page.getByRole("heading", { name: "Company Management" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/CompanyInfo");
  // The new page takes the focus, and the menu closes when it loses it.
  await page.waitForFunction(() => document.activeElement?.closest("main"));
  await menus.getByRole("button", { name: "Master Control" }).click();
  await menus.getByRole("link", { name: "Live Locations" }).click();
  await page.getByRole("heading", { name: "Live Locations" }).waitFor();
  await page.getByRole("link", { name: "Home" }).click();
  await page.waitForURL("**/dashboard");
});

test("a salesman sees three menus, and a message on a screen that the role may not open", async () => {
  const { page } = await visit(site, "/", { as: "anil" });
  const menus = page.getByRole("navigation", { name: "Main menu" });
  await menus.waitFor();
  const entries = menus.locator(":scope > ul > li");
  await expect
    .poll(() => entries.allInnerTexts())
    .toEqual(["Home", "Master Control", "Sales & Distribution"]);
  await page.goto("/CreditorsReport");
  await page.getByRole("heading", { name: "Your role can't open Creditors Report" }).waitFor();
  await page.goto("/Tabsale");
  await page.getByRole("heading", { name: "Sale Report" }).waitFor();
  await expect.poll(() => page.getByRole("tab").count()).toBe(0);
});

test("the palette opens any screen from the keyboard", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Go to a screen" }).waitFor();
  await page.keyboard.type("sale rep");
  // Enter opens the first match.
  await page.locator("[role=menuitem][data-focused]", { hasText: "Sale Report" }).waitFor();
  await page.waitForFunction(() =>
    document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? ""),
  );
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/Tabsale");
});

test("a user goes from the dashboard to a report by keyboard alone", async () => {
  const { page } = await visit(site, "/dashboard", { as: "meera" });
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => readFocusedText(page)).toBe("Skip to the page");
  for (let presses = 0; presses < 12 && (await readFocusedText(page)) !== "Sales & Distribution"; presses++) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => readFocusedText(page)).toBe("Sale Report");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/Tabsale");
  // The new page has the focus, so the next Tab goes to its first control.
  await page.waitForFunction(() => document.activeElement?.id === "main");
});

test("F8, Shift+F8 and Alt+O open a sale, receipt and order for roles that may enter them; ? lists the keys", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByRole("button", { name: "Inventory" }).waitFor();
  await page.keyboard.press("F8");
  await page.getByRole("heading", { name: "Sale Voucher" }).waitFor();
  await page.locator('.vb-voucher[aria-busy="false"]').waitFor();
  // Text typed next goes into its first field.
  await page.keyboard.type("Zz");
  await expect.poll(() => page.getByRole("combobox", { name: "Customer" }).inputValue()).toBe("Zz");
  // The shortcut works from inside a field, too.
  await page.getByRole("combobox", { name: "Customer" }).focus();
  await page.keyboard.press("Shift+F8");
  await page.getByRole("heading", { name: "Receipt Voucher" }).waitFor();
  await page.locator('.vb-voucher[aria-busy="false"]').waitFor();
  await page.getByRole("heading", { name: "Receipt Voucher" }).click();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("Journal Voucher").waitFor();
  await page.keyboard.press("Escape");

  const salesman = await visit(site, "/Tabsale", { as: "anil" });
  await salesman.page.getByRole("heading", { name: "Sale Report" }).first().waitFor();
  await salesman.page.keyboard.press("F9");
  await salesman.page.keyboard.press("Alt+o");
  await salesman.page.getByRole("heading", { name: "Order Voucher" }).waitFor();
});

function readFocusedText(page: { evaluate: (script: () => string) => Promise<string> }): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}
