import { describe, expect, it } from "vitest";
import type { AnyVoucherField, AnyVoucherLines, VoucherLine } from "./definition.ts";
import { pastedRows, withPasted } from "./paste-lines.ts";
import { withSpareLine } from "./voucher-values.ts";

describe("text that is pasted from a spreadsheet", () => {
  it.each([
    [
      "Cotton\t10\r\nGauze\t5\r\n",
      [
        ["Cotton", "10"],
        ["Gauze", "5"],
      ],
    ],
    ["Cotton\t10", [["Cotton", "10"]]],
    ["10\n20\n", [["10"], ["20"]]],
    [
      "Cotton \t\t2\n\t\t\n Gauze\t1",
      [
        ["Cotton", "", "2"],
        ["Gauze", "1"],
      ],
    ],
  ])("%j becomes rows of cells", (text, rows) => {
    expect(pastedRows(text)).toEqual(rows);
  });

  it.each(["10", "Cotton Roll 500 g", "", "\n", "10\n"])(
    "%j counts as one value or none, not as rows",
    (text) => {
      expect(pastedRows(text)).toBeUndefined();
    },
  );
});

describe("pasted lines", () => {
  const columns: AnyVoucherLines["columns"] = [
    { field: "itemId", kind: "lookup", from: undefined as never }, // the list is searched through `choose`
    { field: "quantity", kind: "figure" },
    { field: "free", kind: "figure" },
  ];
  const kind = { columns, least: 2 };
  const items: Readonly<Record<string, string>> = { cotton: "31", gauze: "32" };
  const choose = (_: AnyVoucherField, words: string) => items[words.toLowerCase()] ?? null;
  const makeLine = (key: number, itemId: string | null, quantity = "", free = ""): VoucherLine => ({
    key,
    fields: { itemId, quantity, free },
  });

  it("fill the empty lines from the field on, and add as many as needed and one empty line to continue in", () => {
    const rows = [
      ["Cotton", "10"],
      ["GAUZE", "5", "1"],
      ["cotton", "2"],
    ];
    const pasteResult = withPasted(kind, withSpareLine(kind, []), { key: 1, field: "itemId", rows, choose });
    expect(pasteResult).toEqual({
      lines: [
        makeLine(1, "31", "10"),
        makeLine(2, "32", "5", "1"),
        makeLine(3, "31", "2"),
        makeLine(4, null),
      ],
      unknown: [],
      rounded: [],
    });
  });

  it("report the names that no list has, and keep the other cells of their lines", () => {
    const rows = [
      ["Plaster", "7"],
      ["Gauze", "5"],
    ];
    const { lines, unknown } = withPasted(kind, withSpareLine(kind, []), {
      key: 1,
      field: "itemId",
      rows,
      choose,
    });
    expect(unknown).toEqual(["Plaster"]);
    expect(lines.slice(0, 2)).toEqual([makeLine(1, null, "7"), makeLine(2, "32", "5")]);
  });

  it("read figures as a spreadsheet shows them, and report those that are rounded", () => {
    const rules = { quantity: { label: "Quantity", decimals: 3 }, free: { label: "Free", decimals: 0 } };
    const rows = [
      ["Cotton", "1,10,000.50", "₹ 2"],
      ["Gauze", "(500)", "500-"],
      ["Cotton", "2 cs 6", "12,50"],
      ["Gauze", "1.23456", "2.5"],
      ["Cotton", "5.0000", "1.5e3"],
    ];
    const start = { key: 1, field: "itemId", rows, choose };
    const pasteResult = withPasted({ ...kind, rules }, withSpareLine(kind, []), start);
    expect(pasteResult.lines.slice(0, 5)).toEqual([
      makeLine(1, "31", "110000.50", "2"),
      makeLine(2, "32", "-500", "-500"),
      makeLine(3, "31", "2 cs 6", "12,50"),
      makeLine(4, "32", "1.235", "3"),
      makeLine(5, "31", "5", "1.5e3"),
    ]);
    expect(pasteResult.rounded).toEqual(["1.23456", "2.5"]);
  });

  it("replace the typed values from the pasted column on, and end at the last column", () => {
    const before = [makeLine(1, "31", "10", "9"), makeLine(2, "32", "5", "6"), makeLine(3, null)];
    const rows = [["1", "2", "3"], ["4"]];
    const { lines } = withPasted(kind, before, { key: 1, field: "quantity", rows, choose });
    expect(lines).toEqual([makeLine(1, "31", "1", "2"), makeLine(2, "32", "4", "6"), makeLine(3, null)]);
  });
});
