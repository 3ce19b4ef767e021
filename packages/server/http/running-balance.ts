import type { Knex } from "knex";
import { formatPaise, paise } from "../books/money.ts";
import { amountBefore, type AnyReport } from "./report-query.ts";

/** Puts the balance into each row as the rows pass; nothing to do for a report without one. */
export type Balance = <Row>(row: Row) => Row;

/**
 * A running balance from an offset on. Adding here while rows stream costs a few per cent; a window function in the
 * database costs two thirds more (SPEED R4), so it is only asked for where rows are searched or sorted otherwise.
 */
export async function runningBalance(
  db: Knex,
  report: AnyReport,
  names: readonly string[],
  { offset, isWindowed }: { offset: number; isWindowed: boolean },
): Promise<Balance> {
  if (!report.running) return (row) => row;
  const opening = paise(await report.running.opening(db));
  let balance = opening + (isWindowed ? 0n : paise(await amountBefore(db, report, offset)));
  const { column } = report.running;
  const at = names.indexOf(column);
  return (row) => {
    // Rows are arrays in a table and in CSV, objects in the documented JSON.
    const cells = row as Record<string | number, unknown>;
    const key = Array.isArray(row) ? at : column;
    const amount = paise(String(cells[key] ?? "0"));
    if (isWindowed) cells[key] = formatPaise(opening + amount);
    else cells[key] = formatPaise((balance += amount));
    return row;
  };
}
