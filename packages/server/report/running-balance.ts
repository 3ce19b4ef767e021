import { formatPaise, paise } from "../money.ts";
import type { AnyReport } from "./report-query.ts";

/** Puts the balance into each row as the rows pass; nothing to do for a report without one. */
export type Balance = (row: unknown[]) => unknown[];

/**
 * A running balance. Adding here while rows stream costs a few per cent; a window function in the database costs two
 * thirds more (SPEED R4), so it is only asked for where rows are searched or sorted otherwise.
 */
export function runningBalance(
  { running }: AnyReport,
  names: readonly string[],
  { start, isWindowed }: { start: bigint; isWindowed: boolean },
): Balance {
  if (!running) return (row) => row;
  const at = names.indexOf(running.column);
  let balance = start;
  return (row) => {
    const cell = row[at];
    const amount = paise(typeof cell === "string" ? cell : String(cell ?? "0"));
    // In a window the database has summed up to each row.
    row[at] = formatPaise(isWindowed ? start + amount : (balance += amount));
    return row;
  };
}
