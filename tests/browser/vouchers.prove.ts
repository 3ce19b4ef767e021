import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { holdRequests } from "./held-requests.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";
import {
  readNewestMoves,
  readFirstName,
  readNewestVoucher,
  readPricedTotal,
  createTypist,
} from "./voucher-desk.ts";

// What stories can't test about entering vouchers: real books, and a page that is closed.

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.stop());

const accept = (page: Page) => page.getByRole("button", { name: "Accept" });
const findAmountField = (page: Page) => page.getByRole("textbox", { name: "Amount" });
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).fill(option);
  await page.getByRole("option", { name: option }).first().click();
};

test("a journal is entered by keyboard alone and posted as it was typed", async () => {
  const { page } = await visit(site, "/JournalVoucher", { as: "meera" });
  await page.getByRole("table", { name: "Lines of the Journal Voucher" }).waitFor();
  const enter = createTypist(page);
  await page.getByRole("textbox", { name: "Account" }).first().focus();
  await page.getByRole("combobox", { name: "Account" }).waitFor();
  // The form proposes the balancing amount as the credit.
  for (const text of ["Rent", "1,200", "Main Cash", "", "", ""]) await enter(text);
  await page.keyboard.type("Rent of the godown");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Journal Voucher .+ of ₹1,200\.00 was posted\.$/).waitFor();
  const postedVoucher = await readNewestVoucher(site.db, "journal");
  expect(postedVoucher.narration).toBe("Rent of the godown");
  expect(postedVoucher.lines).toEqual([
    { name: "Rent", debit: "1200.00", credit: "0.00" },
    { name: "Main Cash", debit: "0.00", credit: "1200.00" },
  ]);
});

test("a voucher is opened from the day book, corrected in its form and cancelled with a reason", async () => {
  const { page } = await visit(site, "/JournalVoucher", { as: "meera" });
  await page.getByRole("table", { name: "Lines of the Journal Voucher" }).waitFor();
  const enter = createTypist(page);
  await page.getByRole("textbox", { name: "Account" }).first().focus();
  await page.getByRole("combobox", { name: "Account" }).waitFor();
  for (const text of ["Rent", "900", "Main Cash", "", "", ""]) await enter(text);
  await page.keyboard.type("To be corrected");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Journal Voucher .+ of ₹900\.00 was posted\.$/).waitFor();

  await page.goto(`${site.url}/DayBook`);
  await page.getByRole("row", { name: /To be corrected/ }).click();
  const details = page.getByRole("complementary", { name: "Voucher" });
  await details.getByRole("link", { name: "Rent" }).waitFor();
  await details.getByRole("button", { name: "Correct" }).click();
  const debit = details.getByRole("textbox", { name: "Debit" }).first();
  const credit = details.getByRole("textbox", { name: "Credit" }).nth(1);
  await expect.poll(() => debit.inputValue()).toBe("900.00");
  await debit.fill("750");
  await credit.fill("750");
  // The draft of a correction survives a reload, separately from drafts of new vouchers.
  await page.reload();
  await page.getByRole("row", { name: /To be corrected/ }).click();
  await details.getByRole("button", { name: "Correct" }).click();
  await details.getByText("What you typed here earlier has been kept.").waitFor();
  await details.getByRole("button", { name: "Accept" }).click();
  await details.getByText(/^Journal Voucher .+ of ₹750\.00 was corrected\.$/).waitFor();
  expect((await readNewestVoucher(site.db, "journal")).lines).toEqual([
    { name: "Rent", debit: "750.00", credit: "0.00" },
    { name: "Main Cash", debit: "0.00", credit: "750.00" },
  ]);

  await details.getByRole("button", { name: "Back to the voucher" }).click();
  await details.getByText("Rent: 900.00 Dr → 750.00 Dr").waitFor();
  await details.getByRole("button", { name: "Cancel the voucher" }).click();
  const question = page.getByRole("alertdialog", { name: /^Cancel Journal JRN/ });
  await question.getByLabel("Reason").fill("Entered twice");
  await question.getByRole("button", { name: "Cancel the voucher" }).click();
  await details.getByText("Reason: Entered twice").waitFor();
  const [reversal] = await queryRows<{ reason: string }>(
    site.db,
    "SELECT reason FROM vouchers WHERE company_id = 1 AND reverses_id = ?",
    [(await findCorrectedVoucher("To be corrected")) ?? 0],
  );
  expect(reversal?.reason).toBe("Entered twice");
  await page.getByRole("row", { name: /To be corrected.*Cancelled/ }).waitFor();
});

test("a bill, its new customer and its new item are made by keyboard alone", async () => {
  const [route, godown] = await Promise.all([
    readFirstName(site.db, "routes", "1 = 1"),
    readFirstName(site.db, "stock_locations", "kind = 'godown'"),
  ]);
  const { page } = await visit(site, "/SaleVoucher", { as: "meera" });
  const enter = createTypist(page);
  const pressTabAndType = async (...texts: readonly string[]) => {
    for (const text of texts) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(text);
    }
  };
  /** Presses Alt+C to create a master record with the typed name, and waits for its form. */
  const make = async (name: string, field: string) => {
    await page.keyboard.type(name);
    await page.keyboard.press("Alt+KeyC");
    const dialog = page.getByRole("dialog", { name: /^Create / });
    await expect.poll(() => dialog.getByRole("textbox", { name: field }).inputValue()).toBe(name);
    await expect.poll(() => dialog.locator(":focus").count()).toBe(1);
  };
  await page.getByRole("combobox", { name: "Customer" }).focus();
  await page.getByRole("option").first().waitFor();
  await make("Vijaya Stores", "Account Name");
  // Tab skips the name; then address, place, PIN and district; skip state and country; phone and
  // mobile; skip e-mail and GSTIN.
  await pressTabAndType(
    "",
    "2/11 Market Road",
    "Punalur",
    "691305",
    "Kollam",
    "",
    "",
    "4752270012",
    "9847012346",
    "",
    "",
  );
  await pressTabAndType(route);
  await page.keyboard.press("Enter");
  // Skips the kind for GST.
  await pressTabAndType("CCP", "Retail", "", "");
  await page.keyboard.press("Enter");
  const series = page.getByRole("combobox", { name: "Invoice Series" });
  await expect.poll(() => series.evaluate((field) => field === document.activeElement)).toBe(true);
  for (const text of ["B2C", godown, "", "", "", ""]) await enter(text);

  await make("Knee Walker", "Item Name");
  await page.keyboard.type("Medical Dev");
  // Tab skips the name; then description, MRP, CCP.
  await pressTabAndType("", "Four wheels", "110", "100");
  await page.keyboard.press("Enter");
  const quantity = page.getByRole("textbox", { name: "Quantity" }).first();
  await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type("2");
  // 2 at 100.00, plus the default tax of 5 %.
  expect(await readPricedTotal(page)).toBe("210.00");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Sale Voucher .+ of ₹210\.00 was posted\.$/).waitFor();
  expect(
    (await readNewestVoucher(site.db, "sale")).lines.find(({ name }) => name.startsWith("Vijaya")),
  ).toEqual({
    name: "Vijaya Stores",
    debit: "210.00",
    credit: "0.00",
  });
  expect(await readNewestMoves(site.db, "sale")).toEqual([
    { place: godown, item: "Knee Walker", quantity: "-2.000" },
  ]);
});

test("letters typed before a form has loaded go into its first field, not into the form before it", async () => {
  const { page } = await visit(site, "/SaleVoucher", { as: "meera" });
  const narration = page.getByRole("textbox", { name: "Narration" });
  await narration.fill("Of the sale");
  const form = await holdRequests(page, ({ pathname }) => /\/PurchaseVoucher-.*\.js$/.test(pathname));
  for (const key of ["F9", "Z", "y", "Backspace", "z"]) await page.keyboard.press(key);
  form.release();
  const supplier = page.getByRole("combobox", { name: "Supplier" });
  await expect.poll(() => supplier.inputValue()).toBe("Zz");
  await page.keyboard.type("z");
  await expect.poll(() => supplier.inputValue()).toBe("Zzz");
  await page.keyboard.press("F8");
  await expect.poll(() => narration.inputValue()).toBe("Of the sale");
});

test("a typed payment survives a reload of the page and is posted once", async () => {
  const before = await readNewestVoucher(site.db, "payment");
  const { page, complaints } = await visit(site, "/PaymentVoucher", { as: "meera" });
  await choose(page, "Paid To", "Medi");
  await findAmountField(page).fill("12*45");
  await page.getByRole("textbox", { name: "Narration" }).fill("On account");
  await page.reload();
  await page.getByText("What you typed here earlier has been kept.").waitFor();
  await expect.poll(() => findAmountField(page).inputValue()).toBe("540.00");

  // The response is lost: the payment is posted, and the form sends the same one again.
  let isLost = true;
  await page.route("**/api/v1/payments", async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await accept(page).click();
  await page.getByText("We couldn't confirm that the payment was posted.").waitFor();
  const first = await readNewestVoucher(site.db, "payment");
  expect(first.id).not.toBe(before.id);
  expect(first.narration).toBe("On account");
  expect(first.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
    ["540.00", "0.00"],
    ["0.00", "540.00"],
  ]);
  // The page is reloaded before a response arrives: the new page sends the same payment.
  await page.reload();
  isLost = false;
  await accept(page).click();
  await page.getByText(/^Payment Voucher .+ of ₹540\.00 was posted\.$/).waitFor();
  expect((await readNewestVoucher(site.db, "payment")).id).toBe(first.id);
  // The draft is no longer kept.
  await page.reload();
  await expect.poll(() => findAmountField(page).inputValue()).toBe("");
  complaints.length = 0; // the aborted responses
});

/** Id of the latest voucher with this narration, not counting reversals. */
async function findCorrectedVoucher(narration: string): Promise<number | undefined> {
  const [voucherRow] = await queryRows<{ id: number }>(
    site.db,
    "SELECT MAX(id) AS id FROM vouchers WHERE company_id = 1 AND narration = ? AND reverses_id IS NULL",
    [narration],
  );
  return voucherRow?.id;
}
