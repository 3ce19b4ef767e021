import { toDecimal, toPaise } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import type { DayRange } from "../../report/quick-range.ts";
import type { ExportLine, NamedSheet, SheetContent } from "../../files/sheet.ts";
import type { AnyTable } from "../../report/request/report-request.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import { statementsText } from "../../generated/text/en-IN/statements.ts";
import { cellsOf, groupLines, sideOf, sumLine, type Side } from "./statement-sides.ts";

/** Income and expenses of a range, by group and account. */
export interface Statement {
  income: Side;
  expenses: Side;
  /** Paise; a loss is negative. */
  net: bigint;
  result: "profit" | "loss" | "even";
}

/** Reads the statement from the trial balance's movement: income is credit − debit, expenses debit − credit (docs/books.md#trial-balance). */
export function statementOf(table: AnyTable): Statement {
  const income = movedOf(table, "Income", -1n);
  const expenses = movedOf(table, "Expenses", 1n);
  const net = (income.totals[0] ?? 0n) - (expenses.totals[0] ?? 0n);
  return { income, expenses, net, result: net > 0n ? "profit" : net < 0n ? "loss" : "even" };
}

/** The statement of a range for print and files, in the browser and in Node. */
export function statementFile(
  table: AnyTable,
  { title, range }: { title: string; range: DayRange },
  { statements: words = statementsText, range: days }: Text,
): NamedSheet {
  const notes = [days.between(date(range.from), date(range.to))];
  return {
    content: statementSheet(statementOf(table), { title, notes }, words),
    name: words.statementFile(range.from, range.to),
  };
}

/** Both sides by group and account, and the result. */
function statementSheet(
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
    rows: [...linesOf(words.totalExpenses, expenses), ...linesOf(words.totalIncome, income)],
    totals: [null, toDecimal(net < 0n ? -net : net)],
    totalLabel: words.results[result].title,
    page: "a4-portrait",
  };
}

/** Accounts with a movement; income is credit − debit, expenses debit − credit. */
function movedOf(table: AnyTable, type: "Income" | "Expenses", sign: 1n | -1n): Side {
  const [typeOf, groupOf, nameOf] = ["Type", "GName", "HName"].map((name) => cellsOf<string>(table, name));
  const [debitOf, creditOf] = ["Debit", "Credit"].map((name) => cellsOf<number>(table, name));
  const lines = table.rows.map((row) => ({
    type: typeOf?.(row),
    group: String(groupOf?.(row)),
    name: String(nameOf?.(row)),
    head: null,
    amounts: [sign * (toPaise(debitOf?.(row) ?? 0) - toPaise(creditOf?.(row) ?? 0))],
  }));
  return sideOf(lines.filter((line) => line.type === type && line.amounts[0] !== 0n));
}

function linesOf(label: string, side: Side): ExportLine[] {
  if (side.groups.length === 0) return [];
  return [sumLine("group", label, side.totals, 1), ...groupLines(side)];
}
