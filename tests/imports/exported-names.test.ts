import { expect, test } from "vitest";
import { read, write } from "xlsx";
import { writeCsvHead, writeCsvLines, writeCsvText } from "../../packages/sdk/files/csv/write-csv.ts";
import { writeWorkbook } from "../../packages/sdk/files/excel/write-workbook.ts";
import { makeSaleSheet } from "../../packages/sdk/files/testing/sale-sheet.ts";
import { readSheet } from "../../packages/server/imports/read-sheet.ts";

/** None has a character that an import leaves out. */
const exportedNames = [
  ...["+91 98470 Stores", "=1+1", "-5", "@SUM(A1)", '=HYPERLINK("http://x","y")'],
  ...["'=1+1", "''+91", "'quoted'", "'", "Asha's", "അമൃത സ്റ്റോഴ്സ്", 'A, "B" & <C>'],
];
const saleSheet = makeSaleSheet(
  exportedNames.map((name, at) => [at + 1, "B2C/1", "2026-11-20", name, 1]),
  exportedNames.length,
);

/** The names of rows in the column Customer. */
function readNames(file: Uint8Array) {
  const { rows } = readSheet(Buffer.from(file));
  const customer = rows.find(({ texts }) => texts.includes("Customer"))?.texts.indexOf("Customer") ?? -1;
  return rows.filter(({ texts }) => texts[1] === "B2C/1").map(({ texts }) => texts[customer]);
}

test("names in a workbook that we wrote are read as they were", () => {
  expect(readNames(writeWorkbook(saleSheet))).toEqual(exportedNames);
});

test("names in a CSV that we wrote, saved as a workbook by a spreadsheet, are read as they were", () => {
  const csv = writeCsvText([
    writeCsvHead(saleSheet.columns),
    ...writeCsvLines(saleSheet.columns, saleSheet.rows),
  ]);
  const savedFile = write(read(csv, { type: "string" }), { type: "array", bookType: "xlsx" }) as ArrayBuffer;
  expect(readNames(new Uint8Array(savedFile))).toEqual(exportedNames);
});
