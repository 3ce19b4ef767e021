import { byName } from "../../format/by-name.ts";
import { isFigure } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";

/** A number per row that sorts like its value; texts are ranked. Missing values come first. */
export function sortKeys(rows: readonly TableRow[], column: TableColumn): Float64Array {
  if (isFigure(column.kind)) {
    const keys = new Float64Array(rows.length);
    rows.forEach((row, at) => {
      const value = column.value(row);
      keys[at] = value === null ? -Infinity : Number(value);
    });
    return keys;
  }
  const values = rows.map((row) => String(column.value(row) ?? ""));
  return makeNumberKeys(values) ?? rankValues(values);
}

/** Texts that differ only in case or accents have the same rank, as in the database. */
function rankValues(values: readonly string[]) {
  const rank = new Map<string, number>();
  let before = "";
  let place = 0;
  for (const value of [...new Set(values)].sort(byName)) {
    if (byName(before, value) !== 0) place += 1;
    rank.set(value, place);
    before = value;
  }
  return Float64Array.from(values, (value) => rank.get(value) ?? 0);
}

/**
 * For texts with a few prefixes followed by a number, such as bill numbers, since comparing a
 * hundred thousand texts is slow. Undefined if the texts don't have this form.
 */
function makeNumberKeys(values: readonly string[]): Float64Array | undefined {
  const keys = new Float64Array(values.length);
  const prefixNumbers = new Map<string, number>();
  const beginnings = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? "";
    let end = value.length;
    while (end > 0 && isDigit(value.charCodeAt(end - 1))) end -= 1;
    const beginning = value.slice(0, end);
    const prefixNumber = prefixNumbers.get(beginning) ?? prefixNumbers.size;
    if (prefixNumber === prefixNumbers.size) prefixNumbers.set(beginning, prefixNumber);
    if (prefixNumbers.size > MAX_PREFIXES || value.length - end > MAX_DIGITS) return undefined;
    beginnings[at] = prefixNumber;
    keys[at] = end === value.length ? 0 : Number(value.slice(end)) + 1;
  }
  const order = [...prefixNumbers.keys()].sort(byName);
  // Sorting by prefix is only correct if the last possible text of each prefix comes before the
  // next prefix.
  const isApart = order.every((beginning, at) => {
    const next = order[at + 1];
    return next === undefined || byName(beginning + LAST_NUMBER, next) < 0;
  });
  if (!isApart) return undefined;
  const places = Float64Array.from(
    prefixNumbers.keys(),
    (beginning) => order.indexOf(beginning) * PREFIX_STEP,
  );
  for (let at = 0; at < keys.length; at += 1) keys[at] = (keys[at] ?? 0) + (places[beginnings[at] ?? 0] ?? 0);
  return keys;
}

function isDigit(code: number) {
  return code >= 48 && code <= 57;
}

const MAX_PREFIXES = 50;
const MAX_DIGITS = 12;
const LAST_NUMBER = "9".repeat(MAX_DIGITS);
const PREFIX_STEP = 10 ** MAX_DIGITS * 2;
