import { toDecimal, toPaise } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { DayRange } from "../../parts/dates/quick-range.ts";
import type { TableRow } from "../../table/table-column.ts";
import type { ExportLine, NamedSheet, SheetContent } from "../../report/export/export-sheet.ts";
import type { AnyTable } from "../../report/request/fetch-table.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";

/** What a range earned and spent, by group and account. */
export interface Statement {
  income: Side;
  expenses: Side;
  /** Paise; a loss is negative. */
  net: bigint;
  result: "profit" | "loss" | "even";
}

/** One side of it, by group and account; all amounts in paise. */
export interface Side {
  groups: readonly {
    name: string;
    accounts: readonly { name: string; amount: bigint }[];
    total: bigint;
  }[];
  total: bigint;
}

/** Reads the statement from the trial balance's movement: income is credit − debit, expenses debit − credit (DOMAIN section 3). */
export function statementOf(table: AnyTable): Statement {
  const income = sideOf(table, "Income", -1n);
  const expenses = sideOf(table, "Expenses", 1n);
  const net = income.total - expenses.total;
  return { income, expenses, net, result: net > 0n ? "profit" : net < 0n ? "loss" : "even" };
}

/** The statement of a range as it is printed and written, on a page and in Node alike. */
export function statementFile(
  table: AnyTable,
  { title, range }: { title: string; range: DayRange },
  { finance: words, range: days }: Text,
): NamedSheet {
  const notes = [days.between(date(range.from), date(range.to))];
  return {
    content: statementSheet(statementOf(table), { title, notes }, words),
    name: words.statementFile(range.from, range.to),
  };
}

/** Both sides by group and account, and what is left. */
function statementSheet(
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
    totals: [null, toDecimal(net < 0n ? -net : net)],
    totalLabel: words.results[result].title,
    page: "a4-portrait",
  };
}

function sideOf({ columns, rows }: AnyTable, type: "Income" | "Expenses", sign: 1n | -1n): Side {
  const reader = (name: string) => {
    const at = columns.indexOf(name);
    // The contract promises texts and numbers in these cells.
    return (row: TableRow) => row[at] as string | number;
  };
  const [typeOf, groupOf, nameOf] = [reader("Type"), reader("GName"), reader("HName")];
  const [debitOf, creditOf] = [reader("Debit"), reader("Credit")];
  const groups = new Map<string, { name: string; amount: bigint }[]>();
  for (const row of rows) {
    const amount = sign * (toPaise(debitOf(row)) - toPaise(creditOf(row)));
    if (typeOf(row) !== type || amount === 0n) continue;
    const group = String(groupOf(row));
    groups.set(group, [...(groups.get(group) ?? []), { name: String(nameOf(row)), amount }]);
  }
  const summed = [...groups].map(([name, accounts]) => ({
    name,
    accounts,
    total: accounts.reduce((sum, { amount }) => sum + amount, 0n),
  }));
  return { groups: summed, total: summed.reduce((sum, { total }) => sum + total, 0n) };
}

function linesOf(label: string, { groups, total }: Side): ExportLine[] {
  if (groups.length === 0) return [];
  return [
    { kind: "group", label, level: 1, figures: [null, toDecimal(total)] },
    ...groups.flatMap(({ name, accounts, total: sum }): ExportLine[] => [
      { kind: "group", label: name, level: 2, figures: [null, toDecimal(sum)] },
      ...accounts.map((account): ExportLine => [account.name, toDecimal(account.amount)]),
    ]),
  ];
}
