import { expect, test } from "vitest";
import { read, utils } from "xlsx";
import { hostileNames, toWrittenName } from "../testing/hostile-names.ts";
import { writePlainSheets, type PlainSheet } from "./write-plain-sheets.ts";

const sheets: readonly PlainSheet[] = [
  {
    ...{ name: "b2b,sez,de", title: "Invoices", headerRow: 4, columns: ["Number", "Value"] },
    rows: [
      ["A/1", 10.05],
      ["A/2", null],
    ],
  },
  {
    ...{ name: "hsn(b2b)", title: "Goods & services", headerRow: 2, columns: ["Name", "Count"] },
    rows: hostileNames.map((name, at) => [name, at]),
  },
  { ...{ name: "docs", title: "Documents", headerRow: 4, columns: ["From"] }, rows: [] },
];

test("several sheets keep their order, names, headings, texts and numbers", () => {
  const workbook = read(writePlainSheets(sheets));
  expect(workbook.SheetNames).toEqual(["b2b,sez,de", "hsn(b2b)", "docs"]);
  const readRows = (name: string) => utils.sheet_to_json(workbook.Sheets[name] ?? {}, { header: 1 });
  expect(readRows("b2b,sez,de")).toEqual([
    ["Invoices"],
    [],
    [],
    ["Number", "Value"],
    ["A/1", 10.05],
    ["A/2"],
  ]);
  expect(readRows("hsn(b2b)")).toEqual([
    ["Goods & services"],
    ["Name", "Count"],
    ...hostileNames.map((name, at) => [toWrittenName(name), at]),
  ]);
  expect(readRows("docs")).toEqual([["Documents"], [], [], ["From"]]);
});

test("a text that begins like a formula stays a text", () => {
  const [sheet] = sheets;
  const rows = [["=1+1", 1]];
  const workbook = read(writePlainSheets(sheet ? [{ ...sheet, rows }] : []));
  expect(workbook.Sheets["b2b,sez,de"]?.["A5"]).toMatchObject({ t: "s", v: "=1+1" });
});
