import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { read } from "xlsx";
import type { ExportLine, ExportSheet } from "../sheet.ts";
import { toWrittenName, hostileNames } from "../testing/hostile-names.ts";
import { makeSaleSheet } from "../testing/sale-sheet.ts";
import { writeWorkbook } from "./write-workbook.ts";

const rows = [
  [1, "B2C/26-27 1482", "2026-11-20", "Amrita Medical Stores", 1791.06],
  [2, "B2C/26-27 1481", "2026-11-19", null, 516.86],
] as const;

function readCells(sheetRows: readonly (readonly (string | number | null)[])[], total = 2307.92) {
  const workbook = read(writeWorkbook(makeSaleSheet(sheetRows, total)), { cellNF: true });
  const sheet = workbook.Sheets["Sale Report"];
  return (address: string) =>
    sheet?.[address] as { t: string; v: unknown; z?: string; f?: string } | undefined;
}

test("the title, days, headings, rows and totals of a workbook are in the right cells", () => {
  const cell = readCells(rows);
  expect(cell("A1")?.v).toBe("Sale Report");
  expect(cell("A2")?.v).toBe("14-11-2026 – 21-11-2026");
  expect(["A4", "B4", "C4", "D4", "E4"].map((at) => cell(at)?.v)).toEqual([
    "SL.No",
    "Bill No",
    "Bill Date",
    "Customer",
    "Amount",
  ]);
  expect(["A5", "B5", "D5", "E5"].map((at) => cell(at)?.v)).toEqual([
    1,
    "B2C/26-27 1482",
    "Amrita Medical Stores",
    1791.06,
  ]);
  expect(cell("D6")?.v).toBe("N/A");
  expect(cell("A7")?.v).toBe("Total Amount");
  expect(cell("E7")?.v).toBe(2307.92);
  expect(cell("A8")).toBeUndefined();
});

test("a workbook holds figures as numbers and days as dates", () => {
  const cell = readCells(rows);
  expect(cell("E5")).toMatchObject({ t: "n", z: "#,##0.00;[Red]-#,##0.00" });
  // Excel's serial number: 20 November 2026 is 46,346 days after 31 December 1899, as Excel counts:
  // 126 years of 365 days, 32 leap days and 324 days.
  expect(cell("C5")).toMatchObject({ t: "n", v: 46_346, z: "dd-mm-yyyy" });
});

test.each(["=1+1", "+91 94470", "-5", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("http://x","y")'])(
  "a text that begins like a formula is written as it is, in a cell of text that stays one when it is edited: %j",
  (text) => {
    const line = [1, text, "2026-11-20", "x", 1] as const;
    const cell = readCells([line], 1)("B5");
    expect(cell).toMatchObject({ t: "s", v: text });
    expect(cell?.f).toBeUndefined();
    const { isQuoted } = unzipParts(makeSaleSheet([line], 1));
    expect(["A5", "B5", "D5", "B4"].map(isQuoted)).toEqual([false, true, false, false]);
  },
);

test("an amount below zero stays a number in a workbook", () => {
  expect(readCells([[1, "x", "2026-11-20", "x", -250]], -250)("E5")).toMatchObject({ t: "n", v: -250 });
});

test("every row of a workbook appears once and in order, whatever its name contains", () => {
  const cell = readCells(
    hostileNames.map((name, at) => [at + 1, `B ${at}`, "2026-11-20", name, at + 0.25]),
    1234.5,
  );
  hostileNames.forEach((name, at) => {
    expect(cell(`A${at + 5}`)?.v).toBe(at + 1);
    expect(cell(`D${at + 5}`)).toMatchObject({ t: "s", v: toWrittenName(name) });
    expect(cell(`D${at + 5}`)?.f).toBeUndefined();
    expect(cell(`E${at + 5}`)?.v).toBe(at + 0.25);
  });
  const end = hostileNames.length + 5;
  expect([cell(`A${end}`)?.v, cell(`E${end}`)?.v]).toEqual(["Total Amount", 1234.5]);
  expect(cell(`A${end + 1}`)).toBeUndefined();
});

const groupedRows: readonly ExportLine[] = [
  { kind: "group", label: "Assets (3)", level: 1, figures: [null, null, null, null, "60.00"] },
  { kind: "group", label: "Cash (2)", level: 2, figures: [null, null, null, null, "30.00"] },
  [1, "B1", "2026-11-20", "Amrita", 10],
  [2, "B2", "2026-11-20", "Anand", 20],
  { kind: "group", label: "Bank (1)", level: 2, figures: [null, null, null, null, "30.00"] },
  [3, "B3", "2026-11-20", "Beena", 30],
  { kind: "subtotal", label: "Assets", level: 1, figures: [null, null, null, null, "60.00"] },
];

/** The files inside a workbook, and functions that say whether a cell is bold or its text quoted. */
function unzipParts(sheet: ExportSheet) {
  const files = unzipSync(writeWorkbook(sheet));
  const readPart = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const xml = readPart("xl/worksheets/sheet1.xml");
  const formats =
    readPart("xl/styles.xml")
      .split("<cellXfs")[1]
      ?.match(/<xf [^>]*>/g) ?? [];
  const findStyle = (place: string) =>
    formats[Number(new RegExp(`<c r="${place}"(?: s="(\\d+)")?`).exec(xml)?.[1] ?? "0")];
  const isBold = (place: string) => findStyle(place)?.includes('fontId="1"');
  const isQuoted = (place: string) => findStyle(place)?.includes('quotePrefix="1"');
  return { xml, workbook: readPart("xl/workbook.xml"), isBold, isQuoted };
}

test("a group's heading that begins like a formula stays bold and a text", () => {
  const line = { kind: "group", label: "=Cash (1)", level: 1, figures: [null, null, null, null, 1] } as const;
  const { isBold, isQuoted } = unzipParts(makeSaleSheet([line], 1));
  expect([isBold("A5"), isQuoted("A5")]).toEqual([true, true]);
});

test("group headings in a workbook are bold, and the rows below them can be folded", () => {
  const { xml, isBold } = unzipParts(makeSaleSheet(groupedRows, 60));
  const levels = [...xml.matchAll(/<row r="(\d+)"(?: outlineLevel="(\d)")?/g)].map(
    ([, line, level = "0"]) => [Number(line), Number(level)],
  );
  // Title, days and headings, then the seven lines, then the total.
  expect(levels).toEqual([
    [1, 0],
    [2, 0],
    [4, 0],
    [5, 0],
    [6, 1],
    [7, 2],
    [8, 2],
    [9, 1],
    [10, 2],
    [11, 1],
    [12, 0],
  ]);
  expect(["A4", "E4", "A5", "E5", "A6", "E6", "E11", "A12", "E12"].map(isBold)).not.toContain(false);
  expect(["A7", "B7", "D7", "E7"].map(isBold)).not.toContain(true);
  expect(xml).toContain('summaryBelow="0"');
  const sheet = read(writeWorkbook(makeSaleSheet(groupedRows, 60))).Sheets["Sale Report"];
  expect(["A5", "E5", "A6", "E6", "E7", "E11", "E12"].map((at) => (sheet?.[at] as { v: unknown }).v)).toEqual(
    ["Assets (3)", 60, "Cash (2)", 30, 10, 60, 60],
  );
});

test("totals are formulas over the rows that a filter leaves, and hold their value too", () => {
  const cell = readCells(rows);
  expect(cell("E7")).toMatchObject({ t: "n", v: 2307.92, f: "SUBTOTAL(9,E5:E6)" });
  expect(cell("E5")?.f).toBeUndefined();
});

test("each group's sum is a SUBTOTAL formula over its own rows, and counts no row twice", () => {
  const sheet = read(writeWorkbook(makeSaleSheet(groupedRows, 60))).Sheets["Sale Report"];
  const readFormula = (place: string) => (sheet?.[place] as { f?: string } | undefined)?.f;
  // Assets are lines 6 to 10, with their sums in line 11; cash is 7 and 8, bank is 10.
  expect(["E5", "E6", "E9", "E11", "E12"].map(readFormula)).toEqual([
    "SUBTOTAL(9,E6:E10)",
    "SUBTOTAL(9,E7:E8)",
    "SUBTOTAL(9,E10:E10)",
    "SUBTOTAL(9,E6:E10)",
    "SUBTOTAL(9,E5:E11)",
  ]);
});

test("a figure that differs from the sum of its rows is not written as a formula, nor are the sums around it", () => {
  expect(readCells(rows, 2307.93)("E7")).toMatchObject({ v: 2307.93 });
  expect(readCells(rows, 2307.93)("E7")?.f).toBeUndefined();
  const odd = groupedRows.map((line) =>
    "kind" in line && line.label === "Bank (1)" ? { ...line, figures: [null, null, null, null, 31] } : line,
  );
  const sheet = read(writeWorkbook(makeSaleSheet(odd, 60))).Sheets["Sale Report"];
  const formulas = ["E5", "E6", "E9", "E11", "E12"].map((at) => (sheet?.[at] as { f?: string }).f);
  expect(formulas).toEqual([undefined, undefined, undefined, undefined, undefined]);
});

test("the headings stay in view and are printed on each page, on paper of the report's size", () => {
  const { xml, workbook } = unzipParts({ ...makeSaleSheet(rows, 1), page: "a3-landscape" });
  expect(xml).toContain('ySplit="4" topLeftCell="A5"');
  expect(xml).toContain('paperSize="8" orientation="landscape"');
  expect(xml).toContain("&amp;RPage &amp;P of &amp;N");
  expect(workbook).toContain("'Sale Report'!$4:$4");
  expect(unzipParts({ ...makeSaleSheet(rows, 1), page: "a4-portrait" }).xml).toContain(
    'paperSize="9" orientation="portrait"',
  );
});

test("a title that Excel does not allow as a sheet's name is changed to an allowed one", () => {
  const sheet = { ...makeSaleSheet(rows, 1), title: "'P&L: [2026]/27'" };
  expect(read(writeWorkbook(sheet)).SheetNames).toEqual(["P&L   2026  27"]);
});

test("a sheet without totals ends with its last row", () => {
  const sheet = read(writeWorkbook({ ...makeSaleSheet(rows, 1), totals: [] })).Sheets["Sale Report"];
  expect(sheet?.["A7"]).toBeUndefined();
});
