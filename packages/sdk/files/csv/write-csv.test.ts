import { expect, test } from "vitest";
import { writeCsvHead, writeCsvLines } from "./write-csv.ts";
import type { ExportColumn } from "../sheet.ts";

const columns: readonly ExportColumn[] = [
  { label: "SL.No", kind: "serial" },
  { label: "Bill No, Series", kind: "text" },
  { label: "Bill Date", kind: "date" },
  { label: "Amount", kind: "money" },
];

test("a CSV has column labels, days without times, and figures without commas", () => {
  expect(writeCsvHead(columns)).toBe('SL.No,"Bill No, Series",Bill Date,Amount');
  expect(
    writeCsvLines(columns, [
      [1, "B2C/26-27 1482", "2026-11-20T14:05:00.000Z", 1791.06],
      [2, 'Said "no"', null, "-9999999999999999.99"],
    ]),
  ).toEqual(["1,B2C/26-27 1482,2026-11-20,1791.06", '2,"Said ""no""",,-9999999999999999.99']);
});

test("a CSV never holds a text as a formula, and leaves out group headings", () => {
  const group = { kind: "group", label: "Assets (1)", level: 1, figures: [null, null, null, 5] } as const;
  expect(writeCsvLines(columns, [group, [1, "=1+1", "2026-11-20", -5]])).toEqual(["1,'=1+1,2026-11-20,-5"]);
  expect(writeCsvLines(columns, [[1, "'=1+1", null, 5]])).toEqual(["1,''=1+1,,5"]);
});
