import { afterAll, beforeAll, expect, test } from "vitest";
import { holdRequests, isOf } from "./held-requests.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test.for([
  { width: 1440, scheme: "light" },
  { width: 390, scheme: "dark" },
] as const)("the main screens pass axe and fit at $width px in the $scheme scheme", async (look) => {
  const { page } = await visit(site, "/", { ...look, as: "meera" });
  const screens = [
    ["/dashboard", page.getByRole("progressbar").nth(3)],
    ["/dashEmp", page.getByText("meera", { exact: true })],
    ["/Resetpassword", page.getByRole("textbox", { name: "Confirm Password" })],
    ["/versionlogpage", page.getByRole("heading", { name: "Version 5.8.06" })],
    ["/Versionlog", page.getByRole("link", { name: "Back to login" })],
    ["/Tabsale", page.getByText(/^Page 1 of /)],
    ["/Liveusermap", page.getByRole("application", { name: "Map of live locations" })],
  ] as const;
  for (const [path, screenMark] of screens) {
    await page.goto(path);
    await screenMark.waitFor();
    await expectAccessible(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), { message: path })
      .toBe(true);
  }
});

test("addresses work in upper and lower case, and an unknown address shows a message", async () => {
  const { page } = await visit(site, "/Empmessage", { as: "meera" });
  await page.getByRole("heading", { name: "Employee Message", exact: true }).waitFor();
  await page.goto("/TABSALE");
  await page.getByRole("tab", { name: "Sale Report" }).waitFor();
  await page.goto("/nowhere");
  await page.getByText("There is no page at this address").waitFor();
});

test("pages of several masters have the documented tabs", async () => {
  const { page } = await visit(site, "/dashboard", { as: "meera" });
  for (const [path, names] of [
    ["/TabUserMaster", ["User Creation", "User Details", "Mac Master"]],
    ["/TabMasters", ["Branch Master", "Zone Master", "Distributor Master"]],
    ["/TabImport", ["Customer", "Supplier", "Item"]],
    ["/TabSeries", ["Series Allocation", "Invoice Series"]],
    ["/TabBeatMaster", ["Route Master", "Vehicle Master"]],
  ] as const) {
    await page.goto(path);
    for (const name of names) await page.getByRole("tab", { name, exact: true }).waitFor();
  }
});

test("letters typed after Ctrl+K before the palette has loaded go into the palette, not into the form", async () => {
  const { page } = await visit(site, "/Account", { as: "meera" });
  const name = page.getByRole("textbox", { name: /^Account Name/ });
  await name.fill("Asha");
  const code = await holdRequests(page, ({ pathname }) => pathname.includes("CommandPalette"));
  await page.keyboard.press("Control+k");
  await page.keyboard.type("trial bo");
  await page.keyboard.press("Backspace");
  code.release();
  const field = page.getByRole("dialog", { name: "Go to a screen" }).getByRole("searchbox");
  await expect.poll(() => field.inputValue()).toBe("trial b");
  await page.keyboard.type("al");
  await expect.poll(() => field.inputValue()).toBe("trial bal");
  await page.locator("[role=menuitem][data-focused]", { hasText: "Trial Balance" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => name.inputValue()).toBe("Asha");
});

test("the app shows its empty layout until the server answers", async () => {
  const { page } = await visit(site, "/dashboard", { as: "meera" });
  const session = await holdRequests(page, isOf("/api/v1/session"));
  await page.goto("/Tabsale", { waitUntil: "load" });
  const frame = page.getByRole("banner").getByText("Vanbook");
  await frame.waitFor();
  await page.getByRole("progressbar", { name: "Loading" }).waitFor();
  session.release();
  await page.getByRole("heading", { name: "Sale Report" }).waitFor();
  await expect.poll(() => frame.count()).toBe(0);
});

test("F8 that is pressed before its code has loaded opens the sale as soon as it has", async () => {
  const { page } = await visit(site, "/dashEmp", { as: "meera" });
  const code = await holdRequests(page, ({ pathname }) => pathname.includes("voucher-keys"));
  await page.reload({ waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  await expect.poll(() => code.count()).toBeGreaterThan(0);
  await page.keyboard.press("F8");
  code.release();
  await page.getByRole("heading", { name: "Sale Voucher" }).waitFor();
});

test("the first Esc closes the palette, also when letters are typed in it", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Go to a screen" });
  await palette.waitFor();
  await page.keyboard.type("sale");
  await page.keyboard.press("Escape");
  await palette.waitFor({ state: "detached" });
});

test("the palette finds customers, items and bills, and opens them", async () => {
  const queryCompanyTable = (table: string) => site.db(table).where("company_id", 1);
  const bill = await queryCompanyTable("bills").where("status", 1).orderBy("id").first();
  const customer = await queryCompanyTable("accounts").where({ group_id: 14, id: bill.customer_id }).first();
  const item = await queryCompanyTable("items").where("is_deleted", 0).orderBy("id").first();
  const { page } = await visit(site, "/dashboard", { as: "meera" });
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  const go = async (letters: string, optionName: RegExp) => {
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Go to a screen" });
    await palette.getByRole("searchbox").fill(letters);
    await palette.getByRole("menuitem", { name: optionName }).first().waitFor();
    await palette.getByRole("menuitem", { name: optionName }).first().click();
    await palette.waitFor({ state: "detached" });
  };
  await go(customer.name.slice(0, 60), /Customer/);
  await page.waitForURL(`**/CustomerLedger?CustomerID=${customer.id}`);
  await go(item.name, /Item/);
  await page.waitForURL("**/StockReport?q=*");
  await page.getByRole("gridcell", { name: item.name }).first().waitFor();
  await go(bill.bill_no, /Bill · /);
  await page.waitForURL("**/Tabsale?*");
  await page.getByRole("gridcell", { name: bill.bill_no }).waitFor();
});

test("the palette says that a search failed, and shows nothing that another search found", async () => {
  const { page, complaints } = await visit(site, "/dashboard", { as: "meera" });
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
  const customer = await site.db("accounts").where({ company_id: 1, group_id: 14 }).orderBy("id").first();
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Go to a screen" });
  await palette.getByRole("searchbox").fill(customer.name);
  await palette.getByRole("menuitem", { name: customer.name }).first().waitFor();
  await page.route("**/api/v1/find*", (route) => route.abort());
  await palette.getByRole("searchbox").fill("no such name");
  await expect.poll(() => palette.getByRole("menuitem").count()).toBe(0);
  await palette.getByRole("alert").getByText("could not be searched").waitFor();
  await expect.poll(() => palette.getByText("Nothing of that name.").count()).toBe(0);
  complaints.length = 0; // the refused requests
});

test("Esc closes a menu and returns the focus to the menu's button", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByRole("button", { name: "Inventory" }).press("Enter");
  await page.getByRole("link", { name: "Van Load", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Van Load", exact: true }).waitFor({ state: "hidden" });
  await expect.poll(() => readFocusedText(page)).toBe("Inventory");
});

test("the chosen colours stay after the page is reloaded", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("radio", { name: "Dark" }).click();
  await page.reload();
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(() => getComputedStyle(document.querySelector(".vb-root") ?? document.body).colorScheme),
    )
    .toBe("dark");
});

test("the app shows that the company could not be loaded, and loads it on Retry", async () => {
  const { page, complaints } = await visit(site);
  await page.route("**/api/getcompanynav*", (route) => route.fulfill({ status: 500, json: {} }));
  await page.route("**/api/getfinancialbyid*", (route) => route.fulfill({ json: [] }));
  await signIn(page);
  await page.getByText("Failed to fetch data. Please try again.").waitFor();
  await page.getByText("No Financial Year Data").waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Retry", exact: true }).click();
  await page.getByText("Kairali Surgicals & Medicals").waitFor();
  complaints.length = 0; // the fake 500 response
});

test("signing out in one tab signs out the other", async () => {
  const { page } = await visit(site, "/", { as: "meera" });
  const other = await page.context().newPage();
  await other.goto("/dashEmp");
  await other.getByText("Username").waitFor();
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("link", { name: "Profile" }).first().waitFor();
  await page.getByRole("link", { name: "Settings" }).first().waitFor();
  await page.getByRole("button", { name: "Logout" }).click();
  await other.getByRole("button", { name: "Login" }).waitFor();
});

test("while the server is away a report shows no rows of another range, and it loads the requested range afterwards", async () => {
  const { page, complaints } = await visit(site, "/Tabsale", { as: "meera" });
  const first = page.getByRole("grid").locator("[data-row]").first();
  await first.waitFor();
  const bill = await first.innerText();
  await page.route("**/api/getSaleReport*", (route) => route.abort());
  await page.route("**/readyz", (route) => route.abort());
  await page.getByRole("button", { name: /Date range/ }).click();
  await page.getByRole("button", { name: "Last 30 Days" }).click();
  await page.getByText("No response from the server. Please check your connection.").waitFor();
  await expect.poll(() => first.count()).toBe(0);
  await page.unroute("**/api/getSaleReport*");
  await page.unroute("**/readyz");
  await page.getByText("No response from the server.").waitFor({ state: "detached" });
  // The new range has another oldest bill, so the first row changes.
  await expect.poll(() => first.innerText()).not.toBe(bill);
  complaints.length = 0; // the requests that the test aborted
});

test("on a phone the menus are in a drawer", async () => {
  const { page } = await visit(site, "/", { width: 390, as: "meera" });
  await page.getByRole("button", { name: "Open the menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Main menu" });
  await drawer.getByRole("link", { name: "Trial Balance" }).waitFor();
  await expectAccessible(page);
  await drawer.getByRole("link", { name: "Customer Details" }).click();
  await page.getByRole("heading", { name: "Customer Details Report" }).waitFor();
  await expect.poll(() => drawer.count()).toBe(0);
});

test("a banner announces that the server is away, and disappears by itself when the server is back", async () => {
  const { page, complaints } = await visit(site, "/", { as: "meera" });
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  await page.route("**/api/Total*", (route) => route.abort());
  await page.route("**/readyz", (route) => route.abort());
  await page.getByRole("radio", { name: "Today" }).click();
  await page.getByText("Can't reach the server.").waitFor();
  await page.unroute("**/api/Total*");
  await page.unroute("**/readyz");
  await page.getByText("Can't reach the server.").waitFor({ state: "detached" });
  // As the banner promises, the cards reload automatically.
  await page.getByText("Error fetching data").first().waitFor({ state: "detached" });
  await page.getByRole("progressbar", { name: "Sales against target" }).waitFor();
  complaints.length = 0; // the requests that the test aborted
});

function readFocusedText(page: { evaluate: (script: () => string) => Promise<string> }): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
}
