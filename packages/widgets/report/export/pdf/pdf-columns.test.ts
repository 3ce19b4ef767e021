import { expect, test } from "vitest";
import { pdfColumns } from "./pdf-columns.ts";
import type { PdfFonts } from "./pdf-fonts.ts";
import { saleSheet } from "../testing/sale-sheet.ts";

/** Every letter is half as wide as it is high. */
const fonts: PdfFonts = {
  width: (text, size) => (text.length * size) / 2,
  pieces: (text) => [{ text, face: "regular" }],
  canDraw: () => true,
};

test("columns fill the sheet, and a narrow one still holds its headings and dates", () => {
  const rows = [["1", "B2C 1", "20-11-2026", "Society ".repeat(20).trim(), "100.00"]];
  const sheet = saleSheet([], 100);
  for (const available of [785, 300]) {
    const { columns, size } = pdfColumns(sheet, rows, fonts, available);
    const last = columns.at(-1);
    expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(available);
    sheet.columns.forEach(({ label }, at) => {
      expect(columns[at]?.width).toBeGreaterThanOrEqual(fonts.width(label, size, "bold") + 8);
    });
    expect(columns[2]?.width).toBeGreaterThanOrEqual(fonts.width("20-11-2026", size) + 8);
  }
});
