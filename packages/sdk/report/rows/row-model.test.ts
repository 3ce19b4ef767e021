import { expect, test } from "vitest";
import { createRowModel } from "./row-model.ts";
import type { CellKind, CellValue } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";

const makeColumn = (id: string, at: number, kind: CellKind): TableColumn => ({
  id,
  label: id,
  kind,
  value: (row) => row[at] as CellValue,
  isSortable: true,
});
const columns = [
  makeColumn("name", 0, "text"),
  makeColumn("day", 1, "date"),
  makeColumn("amount", 2, "money"),
];
const rows: TableRow[] = [
  ["Bill 10", "2026-11-20", 1791.06],
  ["bill 9", "2026-11-19", -250],
  ["Adoor", "2026-11-20", null],
  ["Bill 10", "2026-01-02", 162764.46],
];
const model = createRowModel(rows, columns);
const listView = (choice: Parameters<typeof model.view>[0]) => [...model.view(choice)];

test("rows keep their order when no order is chosen", () => {
  expect(listView({})).toEqual([0, 1, 2, 3]);
});

test("names are sorted naturally, figures by size and days by time, and equal rows keep their order", () => {
  expect(listView({ sort: { id: "name", isDescending: false } })).toEqual([2, 1, 0, 3]);
  expect(listView({ sort: { id: "name", isDescending: true } })).toEqual([0, 3, 1, 2]);
  expect(listView({ sort: { id: "amount", isDescending: false } })).toEqual([2, 1, 0, 3]);
  expect(listView({ sort: { id: "day", isDescending: true } })).toEqual([0, 2, 1, 3]);
});

test("texts that differ only in case or accents are equal and keep their order, in both directions", () => {
  const names = ["anu", "Beena", "Anú", "ANU", "beena", null, "", "AMMA 10", "amma 9"];
  const nameModel = createRowModel(
    names.map((name) => [name]),
    columns,
  );
  const listNames = (isDescending: boolean) =>
    [...nameModel.view({ sort: { id: "name", isDescending } })].map((at) => names[at]);
  expect(listNames(false)).toEqual([
    ...[null, "", "amma 9", "AMMA 10", "anu", "Anú", "ANU", "Beena", "beena"],
  ]);
  expect(listNames(true)).toEqual([
    ...["Beena", "beena", "anu", "Anú", "ANU", "AMMA 10", "amma 9", null, ""],
  ]);
});

test("document numbers are sorted by prefix and then by number", () => {
  const numbers = ["B2C/26-27/10", "9", "B2C/26-27/9", "00", "B2B/26-27/100", "10", "B2C/25-26/11"];
  const numberModel = createRowModel(
    numbers.map((number) => [number]),
    columns,
  );
  const view = numberModel.view({ sort: { id: "name", isDescending: false } });
  expect([...view].map((at) => numbers[at])).toEqual([
    ...["00", "9", "10", "B2B/26-27/100", "B2C/25-26/11", "B2C/26-27/9", "B2C/26-27/10"],
  ]);
});

test("a search finds any cell in any case, amounts with or without commas, and days as shown", () => {
  expect(listView({ search: "BILL 10" })).toEqual([0, 3]);
  expect(listView({ search: "1,62,764" })).toEqual([3]);
  expect(listView({ search: "162764" })).toEqual([3]);
  expect(listView({ search: "20-11" })).toEqual([0, 2]);
  expect(listView({ search: "bill", sort: { id: "amount", isDescending: true } })).toEqual([3, 0, 1]);
  expect(listView({ search: "nobody" })).toEqual([]);
});

test.each([
  ["one series", ["VB/26-27/99", "VB/26-27/100", "VB/26-27/007", "VB/26-27/7", "VB/26-27/"]],
  ["several series", ["VB/26-27/99", "VB/25-26/100", "WS/5", "VB/26-27/3", "WS/41"]],
  ["a series whose beginning begins another", ["VB/30", "VB/26-27/5", "VB/9", "VB/26-27/400"]],
  ["series that differ by their capitals", ["vb/2", "VB/1", "vb/1", "VB/2"]],
  ["a number among words", ["Bill 10", "Bill", "Bill 9", "Adoor", "Bill-2", "Billing 1"]],
  ["more digits than a number has", ["A9007199254740993", "A9007199254740992", "A10"]],
])("document numbers are sorted in natural order: %s", (_, numbers) => {
  const expectedOrder = numbers
    .map((_, at) => at)
    .sort((a, b) =>
      new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" }).compare(
        numbers[a] ?? "",
        numbers[b] ?? "",
      ),
    );
  const numberModel = createRowModel(
    numbers.map((number) => [number]),
    [makeColumn("number", 0, "text")],
  );
  expect([...numberModel.view({ sort: { id: "number", isDescending: false } })]).toEqual(expectedOrder);
});

test("rows are sorted correctly by figures of any kind, and equal rows keep their order", () => {
  // Enough values that they are not sorted by chance, with many duplicates and all kinds of
  // numbers.
  const odd = [0, -0, -Infinity, Infinity, 0.1 + 0.2, 0.3, 1e-300, 9e15, -9e15, null];
  const figures = Array.from({ length: 3000 }, (_, at) =>
    at % 7 === 0 ? (odd[(at / 7) % odd.length] ?? null) : (((at * 7919) % 1009) - 500) / 8,
  );
  const many = createRowModel(
    figures.map((figure, at) => [at % 3 === 0 ? "Kollam" : "Adoor", figure]),
    [makeColumn("place", 0, "text"), makeColumn("amount", 1, "money")],
  );
  for (const search of ["", "kollam"])
    for (const isDescending of [false, true]) {
      const expectedOrder = figures
        .map((figure, at) => ({ at, figure: figure ?? -Infinity }))
        .filter(({ at }) => search === "" || at % 3 === 0)
        .toSorted((a, b) => {
          if (a.figure === b.figure) return a.at - b.at;
          return a.figure < b.figure === isDescending ? 1 : -1;
        });
      const shownOrder = many.view({ search, sort: { id: "amount", isDescending } });
      expect([...shownOrder]).toEqual(expectedOrder.map(({ at }) => at));
    }
});

test("a search checks each row separately, for any number of rows and in any script", () => {
  const many = Array.from({ length: 1000 }, (_, at): TableRow => [
    at % 100 === 99 ? `ശ്രീകൃഷ്ണ മെഡിക്കൽസ് ${at}` : at % 10 === 3 ? `İstanbul ${at}` : `Shop ${at}`,
    "2026-11-20",
    at,
  ]);
  const large = createRowModel(many, columns);
  const findRowsWith = (text: string) =>
    many.flatMap(([name, , amount], at) =>
      [String(name).toLowerCase(), "20-11-2026", Number(amount).toFixed(2)].some((cell) =>
        cell.includes(text),
      )
        ? [at]
        : [],
    );
  for (const search of [
    "shop 25",
    "istanbul",
    "i̇stanbul 3",
    "മെഡി",
    "99",
    "255.00",
    "256.00",
    "20-11-2026",
    "2026 2",
    "999.00",
  ])
    expect([search, ...large.view({ search })]).toEqual([search, ...findRowsWith(search)]);
  expect(findRowsWith("255.00")).toEqual([255]);
  expect(findRowsWith("20-11-2026")).toHaveLength(1000);
});
