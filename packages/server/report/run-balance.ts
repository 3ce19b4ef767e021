import { formatPaise, paise } from "@vanbook/sdk/books";
import type { Plan } from "./plan.ts";

/**
 * Puts the balance into each row as the rows pass; nothing to do for a report without one. `start` is the balance before the first.
 * Adding here while rows stream costs a few per cent; a window function in the database costs two thirds more (SPEED R4), so
 * it is only asked for where rows are searched or sorted otherwise.
 */
export function runningBalance(
  { report: { running }, columns, isWindowed }: Plan,
  start: bigint,
): (row: unknown[]) => unknown[] {
  if (!running) return (row) => row;
  const at = [...columns.formats.keys()].indexOf(running.column);
  let balance = start;
  return (row) => {
    const cell = row[at];
    const amount = paise(typeof cell === "string" ? cell : String(cell ?? "0"));
    // In a window the database has summed up to each row.
    row[at] = formatPaise(isWindowed ? start + amount : (balance += amount));
    return row;
  };
}
