import { toDecimal } from "@vanbook/sdk";
import type { TableRow } from "../../report/table/table-column.ts";
import type { ExportGroup, ExportLine } from "../../files/sheet.ts";
import type { AnyTable } from "../../report/request/report-request.ts";

/** By group and account. All amounts are in paise, one per column. */
export interface Side {
  groups: readonly SideGroup[];
  totals: readonly bigint[];
}

export interface SideGroup {
  name: string;
  accounts: readonly SideAccount[];
  totals: readonly bigint[];
}

export interface SideAccount {
  name: string;
  head: number | null;
  amounts: readonly bigint[];
}

export function buildSide(lines: readonly (SideAccount & { group: string })[]): Side {
  const groups = new Map<string, SideAccount[]>();
  for (const { group, ...account } of lines) groups.set(group, [...(groups.get(group) ?? []), account]);
  return {
    groups: [...groups].map(([name, accounts]) => ({ name, accounts, totals: sumAccounts(accounts) })),
    totals: sumAccounts(lines),
  };
}

/** The contract guarantees the cell type. */
export function createCellReader<Cell extends string | number | null>(
  { columns }: AnyTable,
  name: string,
): (row: TableRow) => Cell {
  const at = columns.indexOf(name);
  return (row) => row[at] as Cell;
}

export function listGroupLines({ groups }: Side): ExportLine[] {
  return groups.flatMap(({ name, accounts, totals }): ExportLine[] => [
    sumLine("group", name, totals, 2),
    ...accounts.map((account): ExportLine => [account.name, ...account.amounts.map(toDecimal)]),
  ]);
}

export function sumLine(
  kind: ExportGroup["kind"],
  label: string,
  totals: readonly bigint[],
  level: number,
): ExportGroup {
  return { kind, label, level, figures: [null, ...totals.map(toDecimal)] };
}

function sumAccounts(lines: readonly SideAccount[]): bigint[] {
  const [first] = lines;
  return (first?.amounts ?? []).map((_, at) =>
    lines.reduce((sum, { amounts }) => sum + (amounts[at] ?? 0n), 0n),
  );
}
