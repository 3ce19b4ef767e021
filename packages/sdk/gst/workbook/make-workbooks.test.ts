import { describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { writePlainSheets } from "../../files/excel/write-plain-sheets.ts";
import { WORKBOOK_FORMAT } from "../format/workbook-format.ts";
import handAmendments from "../testing/hand-amendments.json" with { type: "json" };
import handMonth from "../testing/hand-month.json" with { type: "json" };
import { makeGstr1Workbooks } from "./make-workbooks.ts";

/** The sheets as a program reads them back: headings and rows from line 4 on. */
function readBack(file: object): Map<string, unknown[][]> {
  const [sheets = []] = makeGstr1Workbooks([{ text: JSON.stringify(file) }]);
  const workbook = read(writePlainSheets(sheets));
  return new Map(
    workbook.SheetNames.map((name) => [
      name,
      utils.sheet_to_json<unknown[]>(workbook.Sheets[name] ?? {}, { header: 1, range: 3, defval: null }),
    ]),
  );
}

const october = readBack(handMonth);
const november = readBack(handAmendments);

describe("the workbook of the offline tool", () => {
  it("has every sheet of the tool with its headings in the fourth line", () => {
    expect([...october.keys()]).toEqual(WORKBOOK_FORMAT.sheets.map(({ sheet }) => sheet));
    for (const { sheet, columns } of WORKBOOK_FORMAT.sheets) expect(october.get(sheet)?.[0]).toEqual(columns);
  });

  it("has a row for each document and rate, with words and days as the tool reads them", () => {
    expect(october.get("b2b,sez,de")?.slice(1, 5)).toEqual([
      [
        "32ABCPM1234F1ZC",
        null,
        "A/26-27/101",
        "01-Oct-2026",
        2651,
        "32-Kerala",
        "N",
        null,
        "Regular B2B",
        null,
        5,
        1140,
        0,
      ],
      [
        "32ABCPM1234F1ZC",
        null,
        "A/26-27/101",
        "01-Oct-2026",
        2651,
        "32-Kerala",
        "N",
        null,
        "Regular B2B",
        null,
        18,
        1234.56,
        0,
      ],
      [
        "32ABCPM1234F1ZC",
        null,
        "A/26-27/106",
        "05-Oct-2026",
        1000,
        "32-Kerala",
        "Y",
        null,
        "Regular B2B",
        null,
        5,
        1000,
        0,
      ],
      [
        "33AAGCS4321K1ZG",
        null,
        "A/26-27/102",
        "02-Oct-2026",
        5300,
        "33-Tamil Nadu",
        "N",
        null,
        "Regular B2B",
        null,
        40,
        2000,
        0,
      ],
    ]);
    expect(
      october
        .get("b2b,sez,de")
        ?.slice(5)
        .map((row) => [row[2], row[8]]),
    ).toEqual([
      ["A/26-27/103", "SEZ supplies without payment"],
      ["A/26-27/104", "SEZ supplies with payment"],
      ["A/26-27/105", "Deemed Exp"],
      ["A/26-27/107", "Regular B2B"],
    ]);
  });

  it.each([
    ["b2cl", ["B/26-27/504", "09-Oct-2026", 100_000.01, "29-Karnataka", null, 18, 84_745.77, null, null]],
    ["b2cs", ["OE", "32-Kerala", null, 5, 190.47, 0, null]],
    ["exp", ["WPAY", "E/26-27/1", "13-Oct-2026", 10_500, null, null, null, 5, 10_000, 0]],
    [
      "cdnr",
      [
        "32ABCPM1234F1ZC",
        null,
        "C/26-27/1",
        "14-Oct-2026",
        "C",
        "32-Kerala",
        "N",
        "Regular B2B",
        486,
        null,
        18,
        411.52,
        0,
      ],
    ],
    ["cdnur", ["B2CL", "C/26-27/4", "17-Oct-2026", "C", "29-Karnataka", 3540, null, 18, 3000, 0]],
    ["exemp", ["Inter-State supplies to registered persons", 2500, 0, 0]],
    ["docs", ["Invoices for outward supply", "A/26-27/101", "A/26-27/108", 8, 1]],
    ["hsn(b2b)", ["10063010", "RICE, PARBOILED", "KGS-KILOGRAMS", 50, null, 0, 2500, 0, 0, 0, 0]],
  ])("has the first row of %s as it was written by hand", (sheet, row) => {
    expect(october.get(sheet)?.[1]).toEqual(row);
  });

  it.each([
    [
      "b2ba",
      [
        ...["32ABCPM1234F1ZC", null, "A/26-27/101", "01-Oct-2026", "A/26-27/101", "01-Oct-2026", 2598],
        ...["32-Kerala", "N", null, "Regular B2B", null, 5, 1090, 0],
      ],
    ],
    [
      "b2cla",
      [
        "B/26-27/504",
        "09-Oct-2026",
        "29-Karnataka",
        "B/26-27/504",
        "09-Oct-2026",
        106_200,
        null,
        18,
        90_000,
        null,
        null,
      ],
    ],
    ["b2csa", ["2026-27", "OCTOBER", "32-Kerala", "OE", null, 5, 190.47, 0, null]],
    [
      "expa",
      ["WPAY", "E/26-27/1", "13-Oct-2026", "E/26-27/1", "13-Oct-2026", 9450, null, null, null, 5, 9000, 0],
    ],
    [
      "cdnra",
      [
        ...["33AAGCS4321K1ZG", null, "C/26-27/3", "16-Oct-2026", "C/26-27/3", "16-Oct-2026", "C"],
        ...["33-Tamil Nadu", "N", "Regular B2B", 350, null, 40, 250, 0],
      ],
    ],
    [
      "cdnura",
      [
        ...["B2CL", "C/26-27/4", "17-Oct-2026", "C/26-27/4", "17-Oct-2026", "C"],
        ...["29-Karnataka", 2360, null, 18, 2000, 0],
      ],
    ],
  ])("has amendments in %s", (sheet, row) => {
    expect(november.get(sheet)?.[1]).toEqual(row);
  });

  it("has the financial year of months after December", () => {
    const { b2csa } = handAmendments;
    const rows = readBack({ b2csa: b2csa.map((row) => ({ ...row, omon: "032026" })) }).get("b2csa");
    expect(rows?.[1]?.slice(0, 2)).toEqual(["2025-26", "MARCH"]);
  });

  it("has table 12 in one sheet before May 2025", () => {
    const rows = readBack({ hsn: { data: handMonth.hsn.hsn_b2b } });
    expect(rows.get("hsn")).toHaveLength(handMonth.hsn.hsn_b2b.length + 1);
    expect(rows.get("hsn(b2b)")).toHaveLength(1);
  });

  it("continues in another workbook where the tool reads no further, and keeps a document together", () => {
    const [group] = handMonth.b2b;
    const [invoice] = group?.inv ?? [];
    // Two rows each, and the tool reads 19,999.
    const inv = Array.from({ length: 10_001 }, (_, at) => ({ ...invoice, inum: `A/${at}` }));
    const [first, second, ...more] = makeGstr1Workbooks([
      { text: JSON.stringify({ b2b: [{ ctin: group?.ctin, inv }], b2cs: handMonth.b2cs }) },
    ]);
    const count = (sheets: typeof first, name: string) =>
      sheets?.find((each) => each.name === name)?.rows.length;
    expect([first, second].map((sheets) => count(sheets, "b2b,sez,de"))).toEqual([19_998, 4]);
    expect([first, second].map((sheets) => count(sheets, "b2cs"))).toEqual([handMonth.b2cs.length, 0]);
    expect(more).toEqual([]);
  });

  it("takes a file in parts as one", () => {
    const parts = [{ b2b: handMonth.b2b.slice(0, 1) }, { b2b: handMonth.b2b.slice(1) }];
    const writeTexts = (files: readonly object[]) => files.map((file) => ({ text: JSON.stringify(file) }));
    expect(makeGstr1Workbooks(writeTexts(parts))).toEqual(
      makeGstr1Workbooks(writeTexts([{ b2b: handMonth.b2b }])),
    );
  });
});
