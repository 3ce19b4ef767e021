import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CUSTOMER_COLUMNS, customerRows, ITEM_COLUMNS, makeSheetFile, type Cell } from "../imports/sheet.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const arrive = async (options: Parameters<typeof visit>[2] = {}, tab = "customer") => {
  const { page } = await visit(site, `/TabImport?tab=${tab}`, { as: "meera", ...options });
  await page.getByRole("button", { name: /^Choose File/ }).waitFor();
  return page;
};
const upload = (page: Page, rows: readonly (readonly Cell[])[], name = "customers.xlsx") =>
  page.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(makeSheetFile(rows, name.endsWith(".xls") ? "biff8" : "xlsx"), "base64"),
  });
const customers = (count: number, namePrefix: string) => [
  CUSTOMER_COLUMNS,
  ...customerRows(count, namePrefix),
];
const submit = (page: Page) => page.getByRole("button", { name: "Submit", exact: true }).click();
async function chooseAll(page: Page) {
  const route = page.getByRole("combobox", { name: /^Route/ });
  // A field with an error doesn't open its list on focus; the arrow key does.
  await route.press("ArrowDown");
  await page.getByRole("option").first().click();
  await choose(page, "Rate Type", "SP");
  await choose(page, "Customer Type", "Wholesale");
}
async function choose(page: Page, field: string, option: string) {
  await page.getByRole("button", { name: new RegExp(field) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}
async function countOf(namePrefix: string): Promise<number> {
  const [row] = await site
    .db("accounts")
    .where({ company_id: 1, is_deleted: 0 })
    .where("name", "like", `${namePrefix} %`)
    .count({ n: "*" });
  return Number(row?.n);
}

// A file may have up to 5,000; a test over HTTP covers that many.
test("an import from two tabs makes 1,000 customers once, shows progress, and recognises the same file again", async () => {
  const [page, other] = [await arrive(), await arrive()];
  for (const tab of [page, other]) {
    await upload(tab, customers(1000, "Browser Medicals"));
    await tab.getByText("All (1,000)").waitFor();
    await chooseAll(tab);
  }
  // Hold the third batch until the page has shown its progress.
  let [batches, release] = [0, (): void => undefined];
  const seenPromise = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/v1/imports/accounts", async (route) => {
    batches += 1;
    if (batches === 3) await seenPromise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Submit", exact: true }).dblclick();
  await submit(other);
  await page.getByRole("button", { name: /^Submitting\.\.\. [2468]00 of 1,000$/ }).waitFor();
  release();
  for (const tab of [page, other]) {
    await tab.getByText("1,000 imported.", { exact: true }).waitFor();
  }
  expect(await countOf("Browser Medicals")).toBe(1000);
  const [keptAccount] = await site
    .db("accounts")
    .where({ company_id: 1, name: "Browser Medicals 1000" })
    .select("group_id", "rate_type", "customer_type", "mobile", "pin");
  expect(keptAccount).toEqual({
    group_id: 14,
    rate_type: "SP",
    customer_type: 1,
    mobile: "9847000999",
    pin: "691523",
  });

  await page.reload();
  await upload(page, customers(1000, "Browser Medicals"));
  await page.getByText("Errors (1,000)").waitFor();
  await chooseAll(page);
  await submit(page);
  const words = "Row 2: Account Name already exists. Please choose a different name.";
  await page.getByRole("alert").getByText(words).waitFor();
  expect(await countOf("Browser Medicals")).toBe(1000);
}, 600_000);

test("an import shows the rows with errors by their numbers and imports the other rows", async () => {
  const page = await arrive();
  const rows = customers(6, "Mixed Stores");
  rows[3] = ["", "Main Road", "Adoor"];
  await upload(page, rows, "customers.xls");
  await page.getByText("1 row has an error.", { exact: false }).waitFor();
  await page.getByRole("radio", { name: "Errors (1)" }).check();
  await page
    .getByRole("status")
    .getByText("Row 4 is missing required fields: Customer, Address, Place, or Mobile.")
    .waitFor();
  await submit(page);
  await page.getByRole("alert").getByText("Please select Route, Rate Type, and Customer Type.").waitFor();
  await chooseAll(page);
  await submit(page);
  await page.locator(".vb-toast").getByText("5 imported, 1 not imported.").waitFor();
  await expect.poll(() => page.getByText("Accounts imported successfully!").count()).toBe(0);
  expect(await countOf("Mixed Stores")).toBe(5);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("No data to display").waitFor();
});

test("a lost answer stops the import, and Submit continues it without importing anything twice", async () => {
  const { page, complaints } = await visit(site, "/TabImport", { as: "meera" });
  await upload(page, customers(450, "Lost Answers"));
  await page.getByText("All (450)").waitFor();
  await chooseAll(page);
  let requests = 0;
  await page.route("**/api/v1/imports/accounts", async (route) => {
    requests += 1;
    // The server handles the second batch, but its response never arrives, even when the page
    // retries.
    if (requests < 2 || requests > 6) return route.continue();
    await route.fetch();
    await route.fulfill({ status: 502, contentType: "text/plain", body: "" });
  });
  await submit(page);
  const alert = page.getByRole("alert");
  await alert.getByText("Failed to import accounts.").waitFor();
  await alert.getByText(/200 of 450 rows were sent/).waitFor();
  await page.unroute("**/api/v1/imports/accounts");
  await submit(page);
  await page.getByText("450 imported.", { exact: true }).waitFor();
  expect(await countOf("Lost Answers")).toBe(450);
  complaints.length = 0; // the aborted responses
});

test("a web page that is named like a workbook is refused with the documented message", async () => {
  const page = await arrive();
  await page.locator("input[type=file]").setInputFiles({
    name: "old.xls",
    mimeType: "application/vnd.ms-excel",
    buffer: Buffer.from("<table></table>"),
  });
  await page.getByRole("alert").getByText("Invalid Excel file. Please try again.").waitFor();
  await page.getByText("No data to display").waitFor();
});

test("only the administrator imports items, and a user who leaves a chosen file behind is asked first", async () => {
  const page = await arrive({}, "item");
  await upload(page, [ITEM_COLUMNS, ["Browser Cap", "Elastic", 99.5, "Blue", "M", 80]], "items.xlsx");
  await page.getByText("All (1)").waitFor();
  await page.getByRole("tab", { name: "Supplier" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await choose(page, "Item Category", "Medicine");
  await submit(page);
  await page.getByText("Items imported successfully!").waitFor();
  const keptItems = await site
    .db("items")
    .where({ company_id: 1, name: "Browser Cap" })
    .select("mrp", "ccp", "category_id");
  expect(keptItems).toEqual([{ mrp: "99.5000", ccp: "80.0000", category_id: 8 }]);
  const manager = await arrive({ as: "biju" }, "item");
  await expect.poll(() => manager.getByRole("button", { name: "Choose File" }).isDisabled()).toBe(true);
  await expect.poll(() => manager.getByRole("button", { name: "Submit" }).count()).toBe(0);
});

test("the import screen is accessible on a phone, in dark colours and by keyboard", async () => {
  const page = await arrive({ width: 390, scheme: "dark" });
  const rows = customers(30, "Phone Stores");
  rows[5] = ["A name without anything else that goes on for much longer than a telephone is wide", "", ""];
  await upload(page, rows);
  await page.getByText("All (30)").waitFor();
  await expectAccessible(page, "import-phone-dark");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const wide = await arrive();
  await upload(wide, rows);
  await wide.getByText("All (30)").waitFor();
  await expectAccessible(wide, "import");
  const height = await wide.getByRole("grid").evaluate((table) => table.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(300);
  await wide.getByRole("button", { name: /another file/ }).focus();
  await wide.keyboard.press("Tab");
  await expect.poll(() => wide.evaluate(() => document.activeElement?.textContent)).toBe("Submit");
  await wide.keyboard.press("Enter");
  await wide.getByRole("alert").getByText("Please select Route, Rate Type, and Customer Type.").waitFor();
});

test("a salesman cannot open the import screen", async () => {
  const { page } = await visit(site, "/TabImport", { as: "anil" });
  await page.getByRole("heading", { name: /^Your role can't open / }).waitFor();
});
