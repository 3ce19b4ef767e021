import { expect, test } from "vitest";
import { createRowModel } from "./row-model.ts";
import type { CellKind, CellValue, TableColumn, TableRow } from "./table-column.ts";

const column = (id: string, at: number, kind: CellKind): TableColumn => ({
  id,
  label: id,
  kind,
  value: (row) => row[at] as CellValue,
  isSortable: true,
});
const columns = [column("name", 0, "text"), column("day", 1, "date"), column("amount", 2, "money")];
const rows: TableRow[] = [
  ["Bill 10", "2026-11-20", 1791.06],
  ["bill 9", "2026-11-19", -250],
  ["Adoor", "2026-11-20", null],
  ["Bill 10", "2026-01-02", 162764.46],
];
const model = createRowModel(rows, columns);
const view = (choice: Parameters<typeof model.view>[0]) => [...model.view(choice)];

test("without a choice the rows are as they came", () => {
  expect(view({})).toEqual([0, 1, 2, 3]);
});

test("names order as people order them, figures by size, days by time; equals stay", () => {
  expect(view({ sort: { id: "name", isDescending: false } })).toEqual([2, 1, 0, 3]);
  expect(view({ sort: { id: "name", isDescending: true } })).toEqual([0, 3, 1, 2]);
  expect(view({ sort: { id: "amount", isDescending: false } })).toEqual([2, 1, 0, 3]);
  expect(view({ sort: { id: "day", isDescending: true } })).toEqual([0, 2, 1, 3]);
});

test("a search finds any cell in any case, amounts with and without commas, days as shown", () => {
  expect(view({ search: "BILL 10" })).toEqual([0, 3]);
  expect(view({ search: "1,62,764" })).toEqual([3]);
  expect(view({ search: "162764" })).toEqual([3]);
  expect(view({ search: "20-11" })).toEqual([0, 2]);
  expect(view({ search: "bill", sort: { id: "amount", isDescending: true } })).toEqual([3, 0, 1]);
  expect(view({ search: "nobody" })).toEqual([]);
});

test.each([
  ["one series", ["VB/26-27/99", "VB/26-27/100", "VB/26-27/007", "VB/26-27/7", "VB/26-27/"]],
  ["several series", ["VB/26-27/99", "VB/25-26/100", "WS/5", "VB/26-27/3", "WS/41"]],
  ["a series whose beginning begins another", ["VB/30", "VB/26-27/5", "VB/9", "VB/26-27/400"]],
  ["series that differ by their capitals", ["vb/2", "VB/1", "vb/1", "VB/2"]],
  ["a number among words", ["Bill 10", "Bill", "Bill 9", "Adoor", "Bill-2", "Billing 1"]],
  ["more digits than a number has", ["A9007199254740993", "A9007199254740992", "A10"]],
])("numbers of documents order as a person would order them: %s", (_, numbers) => {
  const wanted = numbers
    .map((_, at) => at)
    .sort((a, b) =>
      new Intl.Collator("en-IN", { numeric: true }).compare(numbers[a] ?? "", numbers[b] ?? ""),
    );
  const made = createRowModel(
    numbers.map((number) => [number]),
    [column("number", 0, "text")],
  );
  expect([...made.view({ sort: { id: "number", isDescending: false } })]).toEqual(wanted);
});
