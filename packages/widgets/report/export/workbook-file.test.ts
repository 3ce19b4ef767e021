import { expect, test } from "vitest";
import { read } from "xlsx";
import { saleSheet } from "./testing/sale-sheet.ts";
import { workbookFile } from "./workbook-file.ts";

const rows = [
  [1, "B2C/26-27 1482", "2026-11-20", "Amrita Medical Stores", 1791.06],
  [2, "B2C/26-27 1481", "2026-11-19", null, 516.86],
] as const;

function cells(sheetRows: readonly (readonly (string | number | null)[])[], total = 2307.92) {
  const workbook = read(workbookFile(saleSheet(sheetRows, total)), { cellNF: true });
  const sheet = workbook.Sheets["Sale Report"];
  return (address: string) =>
    sheet?.[address] as { t: string; v: unknown; z?: string; f?: string } | undefined;
}

test("title, days, head, each row and the totals stand in their places", () => {
  const cell = cells(rows);
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

test("figures are numbers and days are days", () => {
  const cell = cells(rows);
  expect(cell("E5")).toMatchObject({ t: "n", z: "#,##0.00" });
  // 20 November 2026 is 46,346 days after the last of 1899 as Excel counts: 126 years of 365 days, 32 leap days and 324 days.
  expect(cell("C5")).toMatchObject({ t: "n", v: 46_346, z: "dd-mm-yyyy" });
});

test.each(["=1+1", "+91 94470", "-5", "@SUM(A1)", "\tx", "\rx", '=HYPERLINK("http://x","y")'])(
  "a text that begins like a formula is a text: %j",
  (text) => {
    const cell = cells([[1, text, "2026-11-20", "x", 1]], 1)("B5");
    expect(cell?.t).toBe("s");
    expect(cell?.f).toBeUndefined();
    expect(String(cell?.v).startsWith("'")).toBe(true);
  },
);

test("an amount below zero stays a number", () => {
  expect(cells([[1, "x", "2026-11-20", "x", -250]], -250)("E5")).toMatchObject({ t: "n", v: -250 });
});
