import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeBlock,
  makeFile,
  makeFileInvoice,
} from "../../packages/sdk/gst/statement-2b/testing/sample-statement.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";
import { createTypist, readFirstName, readNewestVoucher } from "./voucher-desk.ts";

// A purchase that the books lack: from the portal's file to its entries.

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.stop());

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
