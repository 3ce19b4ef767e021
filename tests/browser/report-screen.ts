import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { read, utils } from "xlsx";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { readClock } from "../../packages/server/clock.ts";
import type { Demo, ScreenCase } from "./screens/screen-case.ts";
import type { Site } from "./site.ts";

/** The demo database and days for the cases' own queries. */
export function createDemo({ db }: Site): Demo {
  const getDay = (ago: number) =>
    new Date(readClock().getTime() + INDIA_OFFSET_MS - ago * DAY_MS).toISOString().slice(0, 10);
  return { db, today: getDay(0), day: getDay };
}

/** The report's table: a grid, or a treegrid if it has groups. */
export function findTable(page: Page, title: string): Locator {
  return page.getByRole("grid", { name: title }).or(page.getByRole("treegrid", { name: title }));
}

/** Waits until the report shows this number of rows; does not wait for 0. */
export async function waitForRows(page: Page, rows: number): Promise<void> {
  const count = new Intl.NumberFormat("en-IN").format(rows);
  if (rows === 0) return;
  // "155 rows" must not match "5 rows".
  const countLabel = page.getByText(new RegExp(`(?<![\\d,])${count} ${rows === 1 ? "row" : "rows"}`)).first();
  await countLabel.waitFor().catch(async (error: Error) => {
    const shownText = await page.locator("main").innerText();
    throw new Error(`${error.message}\nThe page says instead: ${shownText.slice(0, 1000)}`, { cause: error });
  });
}

/** Presses a button of the report that saves a file; not for the menu on phones. */
export async function download(
  page: Page | Locator,
  button: string,
): Promise<{ name: string; bytes: Buffer }> {
  const waiting = ("page" in page ? page.page() : page).waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/**
 * Number of rows in an Excel file between heading and totals, and the sum of one column in
 * thousandths.
 */
export function sheetRows(bytes: Buffer, column?: string): { rows: number; sum: number } {
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ""];
  const cells = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
  const head = cells.findIndex((row) => row.length > 2);
  const at = column === undefined ? -1 : (cells[head]?.indexOf(column) ?? -1);
  if (column !== undefined) expect(at, `${column} in ${cells[head]?.join(", ")}`).toBeGreaterThanOrEqual(0);
  const below = cells.slice(head + 1);
  // A row starts with its serial number; without serial numbers, its first two cells are filled
  // (group headings and totals fill only one).
  const isNumbered = below.some((row) => typeof row[0] === "number");
  const rows = below.filter((row) =>
    isNumbered ? typeof row[0] === "number" : row[0] !== undefined && row[1] !== undefined,
  );
  return {
    rows: rows.length,
    sum: rows.reduce((sum: number, row) => sum + Math.round(Number(row[at] ?? 0) * 1000), 0),
  };
}

/** How often a text occurs in a PDF. */
export function countInPdf(bytes: Buffer, text: string): number {
  return readPdfText(bytes)
    .flat()
    .filter((piece) => piece === text).length;
}

/** Checks that the report and its Excel file have the case's number of rows and total. */
export async function tryRows(page: Page, screen: ScreenCase, demo: Demo): Promise<void> {
  const { rows, total } = await screen.expected(demo);
  expect(rows, "a screen that shows nothing proves nothing").toBeGreaterThan(0);
  await page.getByRole("heading", { name: screen.title, exact: true }).first().waitFor();
  await waitForRows(page, rows);
  if (total) await page.getByText(formatAmount(total.amount), { exact: true }).first().waitFor();
  if (!screen.files?.excel) return;
  const sheet = await download(page, "Excel");
  expect(sheet.name).toMatch(screen.files.excel);
  const foundRows = sheetRows(sheet.bytes, total?.column);
  expect(foundRows.rows).toBe(rows);
  if (total) expect(foundRows.sum).toBe(Math.round(total.amount * 1000));
}

/** Checks that the report is refused to a salesman, or shows only their own rows. */
export async function trySalesman(page: Page, screen: ScreenCase, demo: Demo): Promise<void> {
  if (screen.salesman === "refused")
    await page.getByRole("heading", { name: /^Your role can't open / }).waitFor();
  else await waitForRows(page, (await screen.salesman(demo)).rows);
}

/** Opens the first row, calls `look`, and closes it. */
export async function tryDetails(
  page: Page,
  { title, opens }: Pick<ScreenCase, "title" | "opens">,
  look?: () => Promise<void>,
): Promise<void> {
  if (!opens) return;
  await findTable(page, title).locator('[data-row="0"]').click();
  const openedPanel = page.getByRole(opens.role, { name: opens.title });
  await openedPanel.getByText(opens.text).first().waitFor();
  await look?.();
  await page.keyboard.press("Escape");
  await openedPanel.waitFor({ state: "detached" });
}

/** Sorts by a column, in both directions. */
export async function trySorting(page: Page, title: string, label: string): Promise<void> {
  const heading = findTable(page, title).getByRole("columnheader", { name: label, exact: true });
  await heading.getByRole("button").click();
  await expect.poll(() => heading.getAttribute("aria-sort")).toMatch(/ascending|descending/);
  const before = await heading.getAttribute("aria-sort");
  await heading.getByRole("button").click();
  await expect.poll(() => heading.getAttribute("aria-sort")).not.toBe(before);
}

/** Opens the filters' dialog, calls `look`, and closes it. */
export async function tryFilters(page: Page, title: string, look?: () => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: /^Filters/ }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: "Apply Filters" }).waitFor();
  await look?.();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** Searches for a text, and waits for the number of rows that contain it. */
export async function trySearch(page: Page, { text, rows }: { text: string; rows: number }): Promise<void> {
  await page.getByRole("searchbox").first().fill(text);
  await waitForRows(page, rows);
}

/** An amount in the format of the screens. */
export function formatAmount(amount: number): string {
  return new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    amount,
  );
}

const DAY_MS = 86_400_000;
/** India's offset from UTC (5 h 30 min), in milliseconds. */
const INDIA_OFFSET_MS = 19_800_000;
