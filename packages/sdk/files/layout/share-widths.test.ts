import { expect, test } from "vitest";
import type { ExportColumn } from "../sheet.ts";
import { shareWidths } from "./share-widths.ts";
import type { PaperLine } from "./page-plan.ts";

/** Text width: every letter is half as wide as it is high. */
const measureText = (text: string, size: number) => (text.length * size) / 2;
const makeLines = (rows: readonly (readonly string[])[]): PaperLine[] =>
  rows.map((texts) => ({ texts, face: "regular" }));
/** Width of a column without its padding, as a number of letters of this size. */
const countLettersIn = (width: number | undefined, size: number) =>
  Math.round(((width ?? 0) - 8) / (size / 2));

test("columns fill the sheet, and even on a narrow sheet hold their headings, dates and document numbers", () => {
  const columns: ExportColumn[] = [
    { label: "SL.No", kind: "serial" },
    { label: "Bill No", kind: "text", gives: "never" },
    { label: "Bill Date", kind: "date" },
    { label: "Customer", kind: "text" },
    { label: "Amount", kind: "money" },
  ];
  const bill = "B2C/26-27/1023 (Cancelled)";
  const rows = makeLines([["1", bill, "20-11-2026", "Society ".repeat(20).trim(), "100.00"]]);
  for (const available of [785, 300]) {
    const { columns: sharedColumns, size } = shareWidths(columns, rows, measureText, available);
    const last = sharedColumns.at(-1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(available);
    columns.forEach(({ label }, at) => {
      expect(sharedColumns[at]?.width).toBeGreaterThanOrEqual(measureText(label, size) + 8);
    });
    expect(sharedColumns[1]?.width).toBeGreaterThanOrEqual(measureText(bill, size) + 8);
    expect(sharedColumns[2]?.width).toBeGreaterThanOrEqual(measureText("20-11-2026", size) + 8);
  }
});

test("customer names get their full width before addresses, and one very long address changes nothing", () => {
  const columns: ExportColumn[] = [
    { label: "Address", kind: "text", gives: "first" },
    { label: "Customer", kind: "text", gives: "last" },
  ];
  const rows = Array.from({ length: 40 }, (_, at) => [
    at === 7 ? "Kuttanad ".repeat(40) : `4/96${at % 10} Bus Stand Road, Kunnamthanam`,
    `Santhi Medical Agencies Kunnamthanam ${at % 10}`,
  ]);
  // The columns need 34 and 38 letters of 4 points each, plus 8 for padding. There is room for 60
  // letters in all.
  const { columns: sharedColumns, size } = shareWidths(columns, makeLines(rows), measureText, 60 * 4 + 16);
  expect(size).toBe(8);
  expect(countLettersIn(sharedColumns[1]?.width, size)).toBe(38);
  expect(countLettersIn(sharedColumns[0]?.width, size)).toBe(22);
});

test("when even names have too little room, each keeps eighteen letters before the letters get smaller", () => {
  const columns: ExportColumn[] = [
    { label: "Customer", kind: "text", gives: "last" },
    { label: "Remark", kind: "text", gives: "first" },
  ];
  const rows = [["Santhi Medical Agencies Kunnamthanam", "To be delivered before the shop opens"]];
  const { columns: sharedColumns, size } = shareWidths(columns, makeLines(rows), measureText, 180);
  expect(size).toBe(8);
  expect(countLettersIn(sharedColumns[0]?.width, size)).toBeGreaterThanOrEqual(18);
  expect(shareWidths(columns, makeLines(rows), measureText, 130).size).toBeLessThan(8);
});
