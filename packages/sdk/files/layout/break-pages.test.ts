import { expect, test } from "vitest";
import type { ExportLine, ExportSheet } from "../sheet.ts";
import { makeSaleSheet } from "../testing/sale-sheet.ts";
import { breakPages } from "./break-pages.ts";

/** Text width: every letter is half as wide as it is high. */
const measureWidth = (text: string, size: number) => (text.length * size) / 2;
const A4_SIZE = { width: 842, height: 595 };
const planOf = (sheet: ExportSheet) => breakPages(sheet, A4_SIZE, measureWidth);

test("a page holds as many rows as fit, and shows its number and the number of pages", () => {
  const rows = Array.from({ length: 100 }, (_, at) => [at + 1, `B2C ${at + 1}`, "2026-11-20", "Amrita", 100]);
  const { pages } = planOf(makeSaleSheet(rows, 10_000));
  // First page: from 28 + 24 + 11 (one note) + 16 (headings) to 595 − 28 there are 488 points, 37
  // rows of 13. Other pages: 523 points, 40 rows.
  expect(pages.map(({ lines }) => lines.length)).toEqual([37, 40, 24]);
  expect(pages.map(({ number }) => number)).toEqual(["Page 1 of 3", "Page 2 of 3", "Page 3 of 3"]);
  expect(pages.at(-1)?.lines.at(-1)).toMatchObject({
    face: "bold",
    words: { text: "Total Amount", span: 4 },
    texts: ["", "", "", "", "10,000.00"],
  });
});

test("accounts are indented under their groups, and no page ends with a heading", () => {
  const makeGroup = (label: string, level: number): ExportLine => ({
    kind: "group",
    label,
    level,
    figures: [null, null, null, null, 30],
  });
  const rows = Array.from({ length: 30 }, (_, at): ExportLine[] => [
    makeGroup(`Assets ${at}`, 1),
    makeGroup(`Cash ${at}`, 2),
    [1, "Till", "2026-11-20", "x", 30],
  ]).flat();
  const { pages } = planOf(makeSaleSheet(rows, 0));
  const [outer, inner, row] = pages[0]?.lines ?? [];
  expect(outer?.words).toMatchObject({ text: "Assets 0", indent: 0 });
  expect(inner?.words).toMatchObject({ text: "Cash 0", indent: 1 });
  // The indent is in the first text column. The serial number before it is not indented.
  expect(row?.indent).toEqual({ at: 1, ems: 2 });
  expect(pages.length).toBeGreaterThan(1);
  for (const { lines } of pages) expect(lines.at(-1)?.isHeading).not.toBe(true);
});

test("a note wider than the sheet continues on the next line and moves the table down", () => {
  const words = Array.from({ length: 60 }, (_, at) => `figure ${at}:`);
  const sheet = makeSaleSheet([[1, "x", "2026-11-20", "x", 1]], 1);
  const plan = planOf({ ...sheet, notes: [words.join(" ")] });
  expect(plan.notes.join(" ")).toBe(words.join(" "));
  for (const note of plan.notes) expect(measureWidth(note, 9)).toBeLessThanOrEqual(A4_SIZE.width - 56);
  expect(plan.pages[0]?.top).toBe(28 + 24 + plan.notes.length * 11);
});

test("a long name is cut to its column, but a figure or a document number never is", () => {
  const name = "Society ".repeat(60).trim();
  const sheet = makeSaleSheet(
    [[1, "B2C/Counter 26-27/10233 (Cancelled)", "2026-11-20", name, "9999999999999.99"]],
    1,
  );
  const columns = sheet.columns.map((column, at) =>
    at === 1 ? { ...column, gives: "never" as const } : column,
  );
  const [line] = planOf({ ...sheet, columns }).pages[0]?.lines ?? [];
  expect(line?.texts[1]).toBe("B2C/Counter 26-27/10233 (Cancelled)");
  expect(line?.texts[3]).toMatch(/^Society Society.*…$/);
  expect(line?.texts[4]).toBe("99,99,99,99,99,999.99");
});
