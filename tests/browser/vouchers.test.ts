import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { download } from "./report-screen.ts";
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

test("goods are bought, loaded and sold by keyboard alone, at the amounts that the screen showed", async () => {
  const [supplier, customer, item, godown, van] = await Promise.all([
    readFirstName(site.db, "accounts", "group_id = 27 AND state_code = '32' AND gstin IS NOT NULL"),
    readFirstName(site.db, "accounts", CUSTOMER_CONDITION),
    readFirstName(site.db, "items", "is_deleted = 0"),
    readFirstName(site.db, "stock_locations", "kind = 'godown'"),
    readFirstName(site.db, "stock_locations", "kind = 'van'"),
  ]);
  const { page } = await visit(site, "/PurchaseVoucher", { as: "meera" });
  const enter = createTypist(page);
  const begin = async (first: string) => {
    await page.getByRole("combobox", { name: first }).click();
    await page.getByRole("option").first().waitFor();
  };

  // 10 at 100.00 and 2 free, tax of 5 % as printed: 1,000.00 + 25.00 + 25.00.
  await begin("Supplier");
  for (const text of [supplier, "KB/1", "", godown, "", "", "1050"]) await enter(text);
  for (const text of [item, "10", "2", "100", "", "5"]) await enter(text);
  await page.getByText("1,050.00").first().waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Purchase Voucher .+ of ₹1,050\.00 was posted\.$/).waitFor();
  expect(
    (await readNewestVoucher(site.db, "purchase")).lines.map(({ debit, credit }) => [debit, credit]),
  ).toEqual([
    ["1000.00", "0.00"],
    ["25.00", "0.00"],
    ["25.00", "0.00"],
    ["0.00", "1050.00"],
  ]);
  expect(await readNewestMoves(site.db, "purchase")).toEqual([{ place: godown, item, quantity: "12.000" }]);

  await page.goto(`${site.url}/VanLoadVoucher`);
  await begin("From");
  for (const text of [godown, van, ""]) await enter(text);
  for (const text of [item, "3+2"]) await enter(text);
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Van Load Voucher .+ was posted\.$/).waitFor();
  expect(await readNewestMoves(site.db, "van_load")).toEqual([
    { place: godown, item, quantity: "-5.000" },
    { place: van, item, quantity: "5.000" },
  ]);

  await page.goto(`${site.url}/SaleVoucher`);
  await begin("Customer");
  for (const text of [customer, "B2C", van, "", "", "", ""]) await enter(text);
  for (const text of [item, "4", "1"]) await enter(text);
  const shownTotal = await readPricedTotal(page);
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Sale Voucher .+ was posted\.$/).waitFor();
  // Close the next bill's customer list; then one click downloads the tax invoice.
  await page.keyboard.press("Escape");
  const { bytes } = await download(page, "PDF to print");
  const number = /[^ ]+\/\d+/.exec(
    (await page.getByText(/^Sale Voucher .+ was posted\.$/).textContent()) ?? "",
  )?.[0];
  const words = readPdfText(bytes).flat().join(" ");
  expect(words).toContain("Tax Invoice");
  expect(words).toContain(number);
  expect(await readNewestMoves(site.db, "sale")).toEqual([
    { place: van, item, quantity: "-4.000" },
    { place: van, item, quantity: "-1.000" },
  ]);
  const saleLines = (await readNewestVoucher(site.db, "sale")).lines;
  // The customer owes the total that the screen showed: more than 0, and equal to goods plus tax.
  expect(Number(shownTotal)).toBeGreaterThan(0);
  expect(saleLines.find(({ name }) => name === customer)).toEqual({
    name: customer,
    debit: shownTotal,
    credit: "0.00",
  });
});

test("a user cannot open the form of a voucher that the role may not post", async () => {
  const { page } = await visit(site, "/JournalVoucher", { as: "anil" });
  await page.getByText("Your role can't open Journal Voucher").waitFor();
});

/** Condition for a customer without an open order; then Enter skips the order field. */
const CUSTOMER_CONDITION = `group_id = 14 AND state_code = '32' AND gstin IS NULL
  AND id NOT IN (SELECT customer_id FROM orders WHERE company_id = 1 AND status = 0)`;
