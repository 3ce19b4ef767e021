import { sumPaise, toDecimal, toPaise, toRupees } from "@vanbook/sdk";
import type { TableRow } from "../parts/table/table-column.ts";
import type { ExportLine, SheetContent } from "../report/export/export-sheet.ts";
import type { AnyTable } from "../report/use-report-table.ts";
import type { Text } from "../text/en-IN.ts";

/** What a range earned and spent, by group and account. */
export interface Statement {
  income: Side;
  expenses: Side;
  /** Paise; a loss is negative. */
  net: bigint;
  result: "profit" | "loss" | "even";
}

/** One side of it; a row is group, account and amount in rupees. */
export interface Side {
  rows: readonly TableRow[];
  /** Paise. */
  total: bigint;
}

/** Reads the statement from the trial balance's movement: income is credit − debit, expenses debit − credit (DOMAIN section 3). */
export function statementOf(table: AnyTable): Statement {
  const income = sideOf(table, "Income", -1n);
  const expenses = sideOf(table, "Expenses", 1n);
  const net = income.total - expenses.total;
  return { income, expenses, net, result: net > 0n ? "profit" : net < 0n ? "loss" : "even" };
}

/** The statement as a file: both sides by group and account, and what is left. */
export function statementSheet(
  { income, expenses, net, result }: Statement,
  { title, notes }: { title: string; notes: readonly string[] },
  words: Text["finance"],
): SheetContent {
  return {
    title,
    notes,
    columns: [
      { label: words.particulars, kind: "text" },
      { label: words.amount, kind: "money" },
    ],
    rows: [...linesOf(words.totalExpenses, expenses), ...linesOf(words.totalIncome, income)],
    totals: [null, toRupees(net < 0n ? -net : net)],
    totalLabel: words.results[result].title,
    page: "a4-portrait",
  };
}

function sideOf({ columns, rows }: AnyTable, type: "Income" | "Expenses", sign: 1n | -1n): Side {
  const at = (name: string) => columns.indexOf(name);
  const [typeAt, groupAt, nameAt, debitAt, creditAt] = ["Type", "GName", "HName", "Debit", "Credit"].map(at);
  const cell = (row: TableRow, place: number | undefined) => row[place ?? -1];
  const figure = (row: TableRow, place: number | undefined) => toPaise(Number(cell(row, place) ?? 0));
  const moved = rows
    .filter((row) => cell(row, typeAt) === type)
    .map((row) => ({ row, amount: sign * (figure(row, debitAt) - figure(row, creditAt)) }))
    .filter(({ amount }) => amount !== 0n);
  return {
    rows: moved.map(({ row, amount }) => [cell(row, groupAt), cell(row, nameAt), toRupees(amount)]),
    total: moved.reduce((sum, { amount }) => sum + amount, 0n),
  };
}

function linesOf(label: string, { rows, total }: Side): ExportLine[] {
  const groups = new Map<string, TableRow[]>();
  for (const row of rows) groups.set(String(row[0]), [...(groups.get(String(row[0])) ?? []), row]);
  return [
    { kind: "group", label, level: 1, figures: [null, toDecimal(total)] },
    ...[...groups].flatMap(([group, own]): ExportLine[] => [
      {
        kind: "group",
        label: group,
        level: 2,
        figures: [null, toDecimal(sumPaise(own.map((row) => Number(row[2]))))],
      },
      ...own.map((row): ExportLine => [String(row[1]), Number(row[2])]),
    ]),
  ];
}
