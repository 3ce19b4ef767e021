import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { chooseRange, fromApi } from "./sale-report-range.ts";
import { startSite, type Site } from "./site.ts";
import { expectAccessible, signIn, visit } from "./visit.ts";

let site: Site;
beforeAll(async () => void (site = await startSite()));
afterAll(() => site?.stop());

test("a user signs in, opens the sale report and a bill, exports and prints the report, and signs out", async () => {
  const { page } = await visit(site);
  await signIn(page);
  await page.getByRole("button", { name: "Sales & Distribution" }).click();
  await page
    .getByRole("navigation", { name: "Main menu" })
    .getByRole("link", { name: "Sale Report" })
    .click();
  await chooseRange(page, "Last 90 Days");

  // The page, the API and the ledger have the same total.
  const { rows, total } = await fromApi(site, page);
  const shownTotal = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(total);
  await page.getByText(`${new Intl.NumberFormat("en-IN").format(rows.length)} rows`).waitFor();
  await expect.poll(() => page.getByText(shownTotal, { exact: true }).count()).toBeGreaterThan(0);
  await page.getByText(/^Agrees with /).waitFor();

  // The newest bill is first and opens beside the table.
  const first = rows[0];
  if (!first) throw new Error("The demo has no bills.");
  await page.getByRole("row").filter({ hasText: first.BillNo }).first().click();
  const bill = page.getByRole("complementary", { name: "Bill Details" });
  await bill.getByText("Payment is requested within 15 days of receiving this invoice.").waitFor();
  await bill.getByText(first.CustomerName).first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await bill.waitFor({ state: "detached" });

  const sheet = await download(page, "Excel");
  expect(sheet.name).toMatch(/^SaleReport_.+_to_.+\.xlsx$/);
  const cells = readCells(sheet.bytes);
  const head = cells.findIndex((row) => row.includes("Bill No"));
  const amount = cells[head]?.indexOf("Amount") ?? -1;
  const bills = cells.slice(head + 1).filter((row) => typeof row[0] === "number");
  expect(bills.length).toBe(rows.length);
  // Summed in paise, to avoid floating-point errors.
  expect(bills.reduce((sum, row) => sum + Math.round(Number(row[amount]) * 100), 0)).toBe(
    Math.round(total * 100),
  );

  const pdf = await download(page, "PDF");
  expect(pdf.name).toMatch(/^SaleReport_.+_to_.+\.pdf$/);
  const plannedText = readPdfText(pdf.bytes);
  const printedPdf = await print(page);
  expect(plannedText.length).toBeGreaterThan(1);
  expect(countPages(printedPdf.pdf)).toBe(plannedText.length);
  // Each printed sheet has the same contents as in the file, and no bill number is cut.
  expect(printedPdf.numbers).toEqual(plannedText.map((_, at) => `Page ${at + 1} of ${plannedText.length}`));
  expect(printedPdf.cells).toEqual(
    expect.arrayContaining(plannedText.flat().filter((text) => text === first.BillNo)),
  );
  expect(printedPdf.broken).toEqual([]);

  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByLabel("Username").waitFor();
  await page.goto("/Tabsale");
  await page.waitForURL((url) => url.pathname === "/");
});

test("the address holds the range of a report, and Back undoes a change of the range", async () => {
  const { page } = await visit(site, "/Tabsale", { as: "meera" });
  await chooseRange(page, "Last 30 Days");
  const address = page.url();
  await chooseRange(page, "Last 90 Days");
  expect(page.url()).not.toBe(address);
  await page.goBack();
  await page.getByRole("button", { name: /Last 30 Days/ }).waitFor();
  await expect.poll(() => page.url()).toBe(address);
});

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

function readCells(bytes: Buffer): unknown[][] {
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  return sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
}

/** Prints the report; returns the browser's PDF, and the page numbers and cells of its sheets. */
async function print(page: Page) {
  await page.evaluate(() => void (window.print = () => document.body.setAttribute("data-printed", "1")));
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Print" }).click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({ media: "print" });
  const printLayout = await page.evaluate(() => {
    const cells = [...document.querySelectorAll<HTMLElement>(".vb-print td, .vb-print th")];
    return {
      numbers: [...document.querySelectorAll(".vb-print-number")].map((number) => number.textContent),
      cells: cells.map((cell) => cell.textContent),
      broken: cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    };
  });
  // Stop emulating a medium: with "screen" the PDF would show the screen.
  await page.emulateMedia({ media: null });
  // The browser itself sends `afterprint` here, which removes the printed sheets.
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.locator(".vb-print").waitFor({ state: "detached" });
  return { pdf, ...printLayout };
}

/** Number of pages in a PDF that the browser printed. */
function countPages(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
