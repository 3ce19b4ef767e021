import { readFile } from "node:fs/promises";
import type { Locator } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeBlock,
  makeFile,
  makeFileInvoice,
} from "../../packages/sdk/gst/statement-2b/testing/sample-statement.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";
import { DEMO_PASSWORD } from "./visitors.ts";
import { createTypist, readFirstName, readNewestVoucher } from "./voucher-desk.ts";

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.stop());

// A purchase that the books lack: from the portal's file to its entries.
test("a missing purchase goes from the imported file through the documents to settle into the books", async () => {
  const { gstin } = await site.db("companies").where("company_id", 1).first("gstin");
  const supplier = await site
    .db("accounts")
    .where({ company_id: 1, group_id: 27, state_code: "32" })
    .whereNotNull("gstin")
    .first("name", "gstin");
  const item = await readFirstName(site.db, "items", "is_deleted = 0");
  const godown = await readFirstName(site.db, "stock_locations", "kind = 'godown'");
  const { page, today } = await visitStatement();
  const month = addMonth(today);
  const file = makeFile(
    {
      b2b: [
        makeBlock({ ctin: supplier.gstin, inv: [makeFileInvoice({ inum: "MISSING/1", dt: `05-${month}` })] }),
      ],
    },
    { gstin, rtnprd: month.replace("-", ""), gendt: undefined },
  );
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: "returns_2b.json", mimeType: "application/json" },
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.getByRole("tab", { name: "In 2B only (1)" }).click();
  await page.getByRole("row", { name: /MISSING\/1/ }).click();
  await page.getByRole("button", { name: "Enter as a purchase" }).click();
  await page.getByText("It waits among the documents to settle.").waitFor();
  await page.goto(`${site.url}/DocumentsToSettle`);
  await page.getByRole("row", { name: /MISSING\/1/ }).click();
  const form = page.getByRole("form", { name: "Purchase Voucher" });
  await expect.poll(() => form.getByRole("textbox", { name: /Invoice No/ }).inputValue()).toBe("MISSING/1");
  const enter = createTypist(page);
  await form.getByRole("combobox", { name: /^To/ }).click();
  await page.getByRole("option").first().waitFor();
  await enter(godown);
  // A cell becomes a search field when it has the focus.
  await form.getByRole("textbox", { name: "Item" }).first().click();
  await page.getByRole("option").first().waitFor();
  await enter(item);
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Purchase Voucher .+ of ₹1,180\.00 was posted\.$/).waitFor();
  expect((await readNewestVoucher(site.db, "purchase")).lines).toContainEqual({
    ...{ name: supplier.name, debit: "0.00", credit: "1180.00" },
  });
  await page.goto(`${site.url}/Gstr2b`);
  await page.getByRole("tab", { name: "Exact (1)" }).waitFor();
});

test("a new user of the demo goes from the sign-in to last month's file of GSTR-1 in at most 15 clicks", async () => {
  const { page } = await visit(site);
  let clicks = 0;
  const click = async (place: Locator) => {
    await place.click();
    clicks += 1;
  };
  await click(page.getByRole("button", { name: /Company/ }));
  await click(page.getByRole("option", { name: /Kairali/ }));
  await click(page.getByLabel("Username"));
  await page.keyboard.type("meera");
  await click(page.getByLabel("Password", { exact: true }));
  await page.keyboard.type(DEMO_PASSWORD);
  await click(page.getByRole("button", { name: "Login" }));
  await click(page.getByRole("button", { name: "Finance" }));
  await click(
    page.getByRole("link", { name: "GST Returns" }).or(page.getByRole("menuitem", { name: "GST Returns" })),
  );
  await click(page.getByRole("tab", { name: /^Errors Before Filing \(\d+\)$/ }));
  await click(page.getByRole("tab", { name: "GSTR-1" }));
  const download = page.waitForEvent("download");
  await click(page.getByRole("button", { name: "Download the file" }));
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(clicks).toBeLessThanOrEqual(15);
  const { gstin } = await site.db("companies").where("company_id", 1).first("gstin");
  const month = await page.getByRole("combobox", { name: "Month" }).inputValue();
  expect(file).toMatchObject({ gstin, fp: month.replace("/", "") });
  // Another sum of the same bills: the file has each bill to a registered customer once.
  const [year, number] = [month.slice(3), month.slice(0, 2)];
  const [[{ bills }]] = await site.db.raw(
    `SELECT COUNT(DISTINCT b.id) AS bills FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
     JOIN accounts a ON a.company_id = b.company_id AND a.id = b.customer_id
     WHERE b.company_id = 1 AND b.status = 1 AND a.gstin IS NOT NULL AND l.tax_rate > 0 AND b.date LIKE ?`,
    [`${year}-${number}-%`],
  );
  const invoices = (file.b2b ?? []).flatMap(({ inv }: { inv: unknown[] }) => inv);
  expect(invoices).toHaveLength(Number(bills));
});

test("a figure of GSTR-1 opens its bills, and a bill its voucher", async () => {
  const { page } = await visit(site, "/Gst", { as: "meera" });
  await page.getByRole("row", { name: /^4A Invoices/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Documents of 4A/ });
  const number = await dialog.getByRole("gridcell").first().innerText();
  await dialog.getByRole("gridcell").first().click();
  await dialog.getByRole("row", { name: /^Total/ }).waitFor();
  await expect.poll(() => dialog.innerText()).toContain(number);
});

async function visitStatement() {
  const { page } = await visit(site, "/Gstr2b", { as: "meera" });
  const [[{ today }]] = await site.db.raw("SELECT MAX(date) AS today FROM bills WHERE company_id = 1");
  return { page, today: String(today) };
}

/** The month before the day's, which the screen shows first: MM-YYYY. */
function addMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month === 1 ? `12-${year - 1}` : `${String(month - 1).padStart(2, "0")}-${year}`;
}
