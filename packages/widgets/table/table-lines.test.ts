import { expect, test } from "vitest";
import { measureGrowth, MAX_GROWTH } from "../../../tests/growth.ts";
import { findGroup, groupRows } from "../../sdk/files/collect/group-rows.ts";
import { createGroupLines, openLines } from "./table-lines.ts";
import type { CellKind, CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";

const createColumn = (id: string, at: number, kind: CellKind): TableColumn => ({
  id,
  label: id,
  kind,
  // The rows of this test only have strings, numbers and nulls.
  value: (row) => row[at] as CellValue,
  isSortable: true,
});
const type = createColumn("Type", 0, "text");
const group = createColumn("GName", 1, "text");
const debit = createColumn("Debit", 3, "money");
const weight = createColumn("Weight", 4, "quantity");

const rows: TableRow[] = [
  ["Assets", "Bank", "Federal Bank", 0.1, "1.005"],
  ["Assets", "Bank", "South Indian Bank", 0.2, "0.250"],
  ["Liabilities", "Capital", "Mathew's Capital", "-1200.50", null],
  // Not adjacent to the other Assets rows, but put into the same group.
  ["Assets", "Debtors", "Sree Narayana Surgicals", 1791.06, 3],
  ["Assets", "Bank", "Canara Bank", null, ""],
];
const listNames = (places: Iterable<number>) => [...places].map((at) => rows[at]?.[2]);

test("rows are grouped in the order of first appearance, with subtotals as calculated by hand", () => {
  const index = groupRows(rows, undefined, [type, group], [debit, weight]);
  expect(listNames(index.rows)).toEqual([
    "Federal Bank",
    "South Indian Bank",
    "Canara Bank",
    "Sree Narayana Surgicals",
    "Mathew's Capital",
  ]);
  expect(
    index.groups.map(({ value, level, place, siblings, first, end, next, sums }) => [
      [value, level, `${place}/${siblings}`, first, end, next],
      sums,
    ]),
  ).toEqual([
    // In paise: 10 + 20 + 0 + 1,79,106; in thousandths: 1,005 + 250 + 0 + 3,000.
    [
      ["Assets", 1, "1/2", 0, 4, 3],
      [179136, 4255],
    ],
    [
      ["Bank", 2, "1/2", 0, 3, 2],
      [30, 1255],
    ],
    [
      ["Debtors", 2, "2/2", 3, 4, 3],
      [179106, 3000],
    ],
    [
      ["Liabilities", 1, "2/2", 4, 5, 5],
      [-120050, 0],
    ],
    [
      ["Capital", 2, "1/1", 4, 5, 5],
      [-120050, 0],
    ],
  ]);
  expect(index.widest).toEqual({ Debit: "1791.36", Weight: "4.255" });
  expect([0, 2, 3, 4].map((place) => findGroup(index, place)?.value)).toEqual([
    "Bank",
    "Bank",
    "Debtors",
    "Capital",
  ]);
});

test("a given order selects and sorts the rows within their groups", () => {
  const index = groupRows(rows, new Uint32Array([4, 2, 0]), [type, group], [debit]);
  expect(listNames(index.rows)).toEqual(["Canara Bank", "Federal Bank", "Mathew's Capital"]);
  expect(index.groups.map(({ value, sums }) => [value, sums[0]])).toEqual([
    ["Assets", 10],
    ["Bank", 10],
    ["Liabilities", -120050],
    ["Capital", -120050],
  ]);
});

test("groups of the same name inside different groups are different groups", () => {
  const others = groupRows(
    [
      ["Assets", "Others"],
      ["Liabilities", "Others"],
    ],
    undefined,
    [type, group],
    [],
  );
  expect(new Set(others.groups.map(({ key }) => key)).size).toBe(4);
});

test("lines are headings and the rows of open groups; a closed group hides its rows and inner groups", () => {
  const index = groupRows(rows, undefined, [type, group], []);
  expect([...openLines(index, () => true)]).toEqual([-1, -2, 0, 1, 2, -3, 3, -4, -5, 4]);
  const findKey = (value: string) => index.groups.find((candidate) => candidate.value === value)?.key;
  expect([...openLines(index, (groupKey) => groupKey !== findKey("Bank"))]).toEqual([
    -1, -2, -3, 3, -4, -5, 4,
  ]);
  expect([...openLines(index, (groupKey) => groupKey !== findKey("Assets"))]).toEqual([-1, -4, -5, 4]);
  expect([...openLines(index, () => false)]).toEqual([-1, -4]);
  const lines = createGroupLines(rows, index, (groupKey) => groupKey !== findKey("Bank"));
  expect(lines.heading(1)?.value).toBe("Bank");
  expect(lines.row(1)).toBeUndefined();
  expect(lines.row(3)?.[2]).toBe("Sree Narayana Surgicals");
  expect(lines.place(3)).toBe(3);
  expect(lines.group(3)?.value).toBe("Debtors");
  expect(lines.heading(3)).toBeUndefined();
  expect(lines.row(7)).toBeUndefined();
});

test("a table without rows has no groups", () => {
  const index = groupRows([], undefined, [type], [debit]);
  expect(openLines(index, () => true)).toHaveLength(0);
  expect(findGroup(index, 0)).toBeUndefined();
});

test("grouping reads each of 100,000 rows once, and the layout looks only at each group", async () => {
  const makeRows = (count: number) =>
    Array.from({ length: count }, (_, at) => [`T${at % 5}`, `G${at % 700}`, `R${at}`, at / 100]);
  let read = 0;
  const countReads = <T extends TableColumn>(column: T): T => ({
    ...column,
    value: (row: TableRow) => {
      read += 1;
      return column.value(row);
    },
  });
  const index = groupRows(
    makeRows(100_000),
    undefined,
    [countReads(type), countReads(group)],
    [countReads(debit)],
  );
  expect(read).toBe(3 * 100_000);
  let requestCount = 0;
  const lines = openLines(index, () => {
    requestCount += 1;
    return true;
  });
  expect(lines).toHaveLength(100_000 + 5 + 700);
  expect(requestCount).toBe(5 + 700);
  // 0.00 + 0.01 + … + 999.99 over all groups.
  const total = index.groups
    .filter(({ level }) => level === 1)
    .reduce((sum, { sums }) => sum + Number(sums[0]), 0);
  expect(total).toBe((99_999 * 100_000) / 2);

  const rowsOf = new Map([1, 8].map((times) => [times, makeRows(times * 12_500)]));
  const gather = (times: number) => groupRows(rowsOf.get(times) ?? [], undefined, [type, group], [debit]);
  expect(await measureGrowth(gather)).toBeLessThan(MAX_GROWTH);
  const groupIndexes = new Map([1, 8].map((times) => [times, gather(times)]));
  const layOut = (times: number) => {
    for (let turn = 0; turn < 50; turn += 1) openLines(groupIndexes.get(times)!, () => true);
  };
  expect(await measureGrowth(layOut)).toBeLessThan(MAX_GROWTH);
});
