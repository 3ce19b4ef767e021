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
