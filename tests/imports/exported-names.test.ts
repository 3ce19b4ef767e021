import { expect, test } from "vitest";
import { read, write } from "xlsx";
import { writeCsvHead, writeCsvLines, writeCsvText } from "../../packages/sdk/files/csv/write-csv.ts";
import { writeWorkbook } from "../../packages/sdk/files/excel/write-workbook.ts";
import { makeSaleSheet } from "../../packages/sdk/files/testing/sale-sheet.ts";
import { readSheet } from "../../packages/server/imports/read-sheet.ts";
import { sheetRows } from "../../packages/server/imports/sheet-rows.ts";
import { makeSheetFile, type Cell } from "./sheet.ts";

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

const readCells = (cells: readonly Cell[], bookType: "xlsx" | "xls") =>
  readSheet(Buffer.from(makeSheetFile([cells], bookType), "base64")).rows[0]?.texts;

test.each(["xlsx", "xls"] as const)("cells of an .%s are read as they mean, not as they look", (bookType) => {
  const cells: [Cell, string][] = [
    [{ t: "n", v: 0.18, z: "0%" }, "18%"],
    [{ t: "n", v: 0.07, z: "0.00%" }, "7%"],
    [{ t: "n", v: 18, z: '0"%"' }, "18"],
    [{ t: "n", v: 12, z: "000000" }, "000012"],
    [{ t: "n", v: 12, z: '"INV-"0000' }, "INV-0012"],
    [{ t: "n", v: 5.5, z: "00" }, "5.5"],
    [{ t: "n", v: 110000.5, z: "#,##,##0.00" }, "110000.5"],
    [{ t: "n", v: -500, z: "0;(0)" }, "-500"],
    [{ t: "n", v: 1500, z: "0.0E+00" }, "1500"],
    [{ t: "n", v: 9_847_012_345 }, "9847012345"],
    [{ t: "n", v: 46_112, z: "dd-mm-yyyy" }, "31-03-2026"],
    [{ t: "s", v: "007" }, "007"],
    [{ t: "s", v: " \u00a0500\u202f " }, "500"],
    [{ t: "s", v: "\tTab" }, "Tab"],
    [{ t: "b", v: true }, "TRUE"],
    [{ t: "e", v: 0x17 }, "#REF!"],
  ];
  expect(
    readCells(
      cells.map(([cell]) => cell),
      bookType,
    ),
  ).toEqual(cells.map(([, text]) => text));
});

test("a price that is a percentage, an error or a date is refused, and so is a merged cell's empty rest", () => {
  const file = makeSheetFile([
    ["ItemName", "MRP", "Tax"],
    ["Stick", { t: "n", v: 0.12, z: "0%" }, null],
    ["Crutch", { t: "e", v: 0x2a }, null],
    ["Wheel", { t: "n", v: 46_112, z: "dd-mm-yyyy" }, null],
    [null, 5, null],
    ["Chair", 5, { t: "n", v: 0.18, z: "0%" }],
  ]);
  const { rows } = sheetRows("item", readSheet(Buffer.from(file, "base64")));
  expect(rows.map(({ Error }) => Error)).toEqual([
    "Row 2: MRP must be a number.",
    "Row 3: MRP is the error #N/A.",
    "Row 4: MRP must be a number.",
    "Row 5 is missing required fields.",
    null,
  ]);
  expect(rows[4]).toMatchObject({ MRP: "5", Tax: "18" });
});

test("days of opening bills are day first, and what can't be one is refused", () => {
  const makeBill = (number: string, day: Cell) => ["Anu", number, day, 500];
  const file = makeSheetFile([
    ["Party", "Bill No", "Bill Date", "Amount"],
    makeBill("1", "31/12/2026"),
    makeBill("2", "12/31/2026"),
    makeBill("3", "02/01/2026"),
    makeBill("4", { t: "n", v: 46_112, z: "mm/dd/yyyy" }),
    makeBill("5", 46_112),
    makeBill("6", "30-02-2026"),
    makeBill("7", "31 Mar 26"),
    makeBill("8", "2026-03-31"),
  ]);
  const { rows } = sheetRows("openingBill", readSheet(Buffer.from(file, "base64"), { isoDays: true }));
  expect(rows.map(({ Error, BillDate }) => (Error === null ? BillDate : "refused"))).toEqual([
    ...["2026-12-31", "refused", "2026-01-02", "2026-03-31", "refused", "refused", "2026-03-31"],
    "2026-03-31",
  ]);
});
