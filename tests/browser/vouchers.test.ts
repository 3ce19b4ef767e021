import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rows } from "../../packages/server/db/rows.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

// What stories can't show of vouchers that are entered by hand: real books, and a page that is closed.

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.stop());

const accept = (page: Page) => page.getByRole("button", { name: "Accept" });
const amount = (page: Page) => page.getByRole("textbox", { name: "Amount" });
const choose = async (page: Page, field: string, option: string) => {
  await page.getByRole("combobox", { name: field }).fill(option);
  await page.getByRole("option", { name: option }).first().click();
};

/** The newest voucher of a kind, with its lines: account, debit and credit. */
async function newest(kind: string) {
  const [voucher] = await rows<{ id: number; narration: string | null; created_by: number }>(
    site.db,
    "SELECT id, narration, created_by FROM vouchers WHERE company_id = 1 AND kind = ? ORDER BY id DESC LIMIT 1",
    [kind],
  );
  const lines = await rows<{ name: string; debit: string; credit: string }>(
    site.db,
    `SELECT a.name, e.debit, e.credit FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE e.company_id = 1 AND e.voucher_id = ? ORDER BY e.debit DESC, a.name`,
    [voucher?.id ?? 0],
  );
  return { id: voucher?.id, narration: voucher?.narration, lines };
}

test("a payment that was typed outlives the page, and is posted once", async () => {
  const before = await newest("payment");
  const { page, complaints } = await visit(site, "/PaymentVoucher", { as: "meera" });
  await choose(page, "Paid To", "Medi");
  await amount(page).fill("12*45");
  await page.getByRole("textbox", { name: "Narration" }).fill("On account");
  await page.reload();
  await page.getByText("What was typed here before is still here.").waitFor();
  await expect.poll(() => amount(page).inputValue()).toBe("540.00");

  // Its answer is lost: it stands in the books, and the same is sent again.
  let isLost = true;
  await page.route("**/api/v1/payments", async (route) => {
    if (!isLost) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await accept(page).click();
  await page.getByText("It is not known whether the payment was posted.").waitFor();
  const first = await newest("payment");
  expect(first.id).not.toBe(before.id);
  expect(first.narration).toBe("On account");
  expect(first.lines.map(({ debit, credit }) => [debit, credit])).toEqual([
    ["540.00", "0.00"],
    ["0.00", "540.00"],
  ]);
  // The page is closed before there is an answer: what is sent from the next one is the same payment.
  await page.reload();
  isLost = false;
  await accept(page).click();
  await page.getByText(/^Payment Voucher .+ of ₹540\.00 is posted\.$/).waitFor();
  expect((await newest("payment")).id).toBe(first.id);
  // And is no longer kept.
  await page.reload();
  await expect.poll(() => amount(page).inputValue()).toBe("");
  complaints.length = 0; // the lost answers
});

test("a journal is entered by the keyboard alone, and stands in its report", async () => {
  const { page } = await visit(site, "/JournalVoucher", { as: "meera" });
  await page.getByRole("table", { name: "Lines of the Journal Voucher" }).waitFor();
  const enter = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.waitForTimeout(100);
  };
  await page.getByRole("textbox", { name: "Account" }).first().focus();
  await page.getByRole("combobox", { name: "Account" }).waitFor();
  for (const text of ["Rent", "1,200", "", "November", "Main Cash", "", "1200", "", ""]) await enter(text);
  await page.keyboard.type("Rent of the godown");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Journal Voucher .+ of ₹1,200\.00 is posted\.$/).waitFor();
  const posted = await newest("journal");
  expect(posted.narration).toBe("Rent of the godown");
  expect(posted.lines).toEqual([
    { name: "Rent", debit: "1200.00", credit: "0.00" },
    { name: "Main Cash", debit: "0.00", credit: "1200.00" },
  ]);
});

test("what a role may not post it does not see", async () => {
  const { page } = await visit(site, "/JournalVoucher", { as: "anil" });
  await page.getByText("Journal Voucher is not open to your role").waitFor();
});
