import { toDecimal, toPaise } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { DayRange } from "../../report/quick-range.ts";
import type { ExportLine, NamedSheet, SheetContent } from "../../files/sheet.ts";
import type { AnyTable } from "../../report/request/report-request.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import { statementsText } from "../../generated/text/en-IN/statements.ts";
import { createCellReader, listGroupLines, buildSide, sumLine, type Side } from "./statement-sides.ts";

export interface Statement {
  income: Side;
  expenses: Side;
  /** Paise; a loss is negative. */
  net: bigint;
  result: "profit" | "loss" | "even";
}

/** Income is credit − debit of the movement, expenses the reverse (docs/books.md#trial-balance). */
export function readStatement(table: AnyTable): Statement {
  const income = readMovedSide(table, "Income", -1n);
  const expenses = readMovedSide(table, "Expenses", 1n);
  const net = (income.totals[0] ?? 0n) - (expenses.totals[0] ?? 0n);
  return { income, expenses, net, result: net > 0n ? "profit" : net < 0n ? "loss" : "even" };
}

export function buildStatementFile(
  table: AnyTable,
  { title, range }: { title: string; range: DayRange },
  { statements: words = statementsText, range: days }: Text,
): NamedSheet {
  const notes = [days.between(date(range.from), date(range.to))];
  return {
    content: buildStatementSheet(readStatement(table), { title, notes }, words),
    name: words.statementFile(range.from, range.to),
  };
}

function buildStatementSheet(
  { income, expenses, net, result }: Statement,
  { title, notes }: { title: string; notes: readonly string[] },
  words: typeof statementsText,
): SheetContent {
  return {
    title,
    notes,
    columns: [
      { label: words.particulars, kind: "text" },
      { label: words.amount, kind: "money" },
    ],
    rows: [...listSideLines(words.totalExpenses, expenses), ...listSideLines(words.totalIncome, income)],
    totals: [null, toDecimal(net < 0n ? -net : net)],
    totalLabel: words.results[result].title,
    page: "a4-portrait",
  };
}

function readMovedSide(table: AnyTable, type: "Income" | "Expenses", sign: 1n | -1n): Side {
  const [typeOf, groupOf, nameOf] = ["Type", "GName", "HName"].map((name) =>
    createCellReader<string>(table, name),
  );
  const [debitOf, creditOf] = ["Debit", "Credit"].map((name) => createCellReader<number>(table, name));
  const lines = table.rows.map((row) => ({
    type: typeOf?.(row),
    group: String(groupOf?.(row)),
    name: String(nameOf?.(row)),
    head: null,
    amounts: [sign * (toPaise(debitOf?.(row) ?? 0) - toPaise(creditOf?.(row) ?? 0))],
  }));
  return buildSide(lines.filter((line) => line.type === type && line.amounts[0] !== 0n));
}

function listSideLines(label: string, side: Side): ExportLine[] {
  if (side.groups.length === 0) return [];
  return [sumLine("group", label, side.totals, 1), ...listGroupLines(side)];
}
