import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "../../packages/server/db/rows.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { download } from "./report-screen.ts";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";
import { readNewestMoves, readFirstName, readPricedTotal, createTypist } from "./voucher-desk.ts";

// Sale returns of real bills.

let site: Site;
beforeAll(async () => (site = await startSite()));
afterAll(() => site?.stop());

test("goods of a bill are returned by keyboard alone, at the price for which the bill sold them", async () => {
  const { customer, item, place, ...bill } = await findUntouchedBill();
  const [damagedPlace, owedBefore, lying] = await Promise.all([
    readFirstName(site.db, "stock_locations", "kind = 'damaged'"),
    readBalance(customer),
    readStock(item, place),
  ]);
  const { page } = await visit(site, "/SaleReturnVoucher", { as: "meera" });
  const enter = createTypist(page);
  await page.getByRole("combobox", { name: "Customer" }).click();
  await page.getByRole("option").first().waitFor();
  await enter(customer);
  await page.getByRole("option", { name: /·.*·/ }).first().waitFor();
  // Choose the customer's newest bill; Enter keeps the defaults for refund, place and rounding.
  await page.keyboard.press("ArrowDown");
  for (const text of ["", "", "", "", ""]) await enter(text);
  await page.getByRole("cell", { name: item, exact: true }).waitFor();
  for (const text of ["2", "1"]) await enter(text);
  const shownTotal = Number(await readPricedTotal(page));
  // Five shares are each rounded to the paisa, so allow a small difference.
  expect(Math.abs(shownTotal - calculateCredit(bill))).toBeLessThan(0.03);
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Sale Return Voucher .+ was posted\.$/).waitFor();

  // The customer owes less by that amount; two pieces are back at the bill's place, and one is with
  // the damaged goods.
  expect(await readBalance(customer)).toBeCloseTo(owedBefore - shownTotal, 2);
  expect(await readStock(item, place)).toBe(lying + 2);
  expect(await readNewestMoves(site.db, "sale_return")).toEqual([
    { place: damagedPlace, item, quantity: "1.000" },
    { place, item, quantity: "2.000" },
  ]);
  await page.keyboard.press("Escape");
  const { bytes } = await download(page, "PDF to print");
  expect(readPdfText(bytes).flat().join(" ")).toContain("Credit Note");
});

/** A customer's newest bill, with at least three pieces in its first line and no return yet. */
async function findUntouchedBill() {
  const [bill] = await queryRows<Record<"customer" | "item" | "place" | Figure, string>>(
    site.db,
    `SELECT a.name AS customer, i.name AS item, s.name AS place, b.amount, b.discount, b.round_off, l.quantity, l.taxable,
       l.cgst + l.sgst + l.igst AS tax FROM bills b
       JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id AND l.line_no = 1
       JOIN accounts a ON a.company_id = b.company_id AND a.id = b.customer_id AND a.is_deleted = 0
       JOIN items i ON i.company_id = l.company_id AND i.id = l.item_id
       JOIN stock_locations s ON s.company_id = b.company_id AND s.id = b.location_id
      WHERE b.company_id = 1 AND b.status = 1 AND l.quantity >= 3
        AND (SELECT COUNT(*) FROM accounts c WHERE c.company_id = 1 AND c.name = a.name) = 1
        AND NOT EXISTS (SELECT 1 FROM sale_returns r WHERE r.company_id = 1 AND r.bill_id = b.id)
        AND NOT EXISTS (SELECT 1 FROM bills n WHERE n.company_id = 1 AND n.customer_id = b.customer_id AND n.status = 1
          AND (n.date > b.date OR n.date = b.date AND n.id > b.id))
      ORDER BY b.date DESC, b.id DESC LIMIT 1`,
  );
  if (!bill) throw new Error("The demo has no such bill");
  return bill;
}

/**
 * Credit for three pieces of a bill's first line: their share of its value and tax, minus their
 * share of the bill's discount.
 */
function calculateCredit(bill: Readonly<Record<Figure, string>>): number {
  const getFigure = (of: Figure) => Number(bill[of]);
  const lines = ((getFigure("taxable") + getFigure("tax")) * 3) / getFigure("quantity");
  const share = lines / (getFigure("amount") + getFigure("discount") - getFigure("round_off"));
  return lines - share * (getFigure("discount") - getFigure("round_off"));
}

type Figure = "amount" | "discount" | "round_off" | "quantity" | "taxable" | "tax";

/** An account's balance from its ledger entries, debit positive. */
async function readBalance(name: string): Promise<number> {
  const [sum] = await queryRows<{ owed: string }>(
    site.db,
    `SELECT SUM(e.debit - e.credit) AS owed FROM ledger_entries e
       JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
      WHERE e.company_id = 1 AND a.name = ?`,
    [name],
  );
  return Number(sum?.owed);
}

/** Quantity of an item at a place. */
async function readStock(item: string, place: string): Promise<number> {
  const [sum] = await queryRows<{ quantity: string }>(
    site.db,
    `SELECT SUM(m.quantity) AS quantity FROM stock_moves m
       JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id
       JOIN items i ON i.company_id = m.company_id AND i.id = m.item_id
      WHERE m.company_id = 1 AND i.name = ? AND l.name = ?`,
    [item, place],
  );
  return Number(sum?.quantity);
}
