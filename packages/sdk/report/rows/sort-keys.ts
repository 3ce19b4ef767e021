import { byName } from "../../format/by-name.ts";
import { isFigure } from "../../files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";

/**
 * A number per row that sorts like its value: figures are their own key, texts are ranked. Missing values come
 * first.
 */
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
  // YYYY-MM-DD dates sort correctly as plain strings.
  if (column.kind === "date") return ranks(values, undefined);
  return numberKeys(values) ?? ranks(values, byName);
}

function ranks(values: readonly string[], compare: ((a: string, b: string) => number) | undefined) {
  const rank = new Map<string, number>();
  for (const value of [...new Set(values)].sort(compare)) rank.set(value, rank.size);
  return Float64Array.from(values, (value) => rank.get(value) ?? 0);
}

/**
 * Keys for texts with a few prefixes followed by a number, such as bill numbers: comparing a hundred thousand
 * different texts would be slow. Undefined if the texts don't have this form.
 */
function numberKeys(values: readonly string[]): Float64Array | undefined {
  const keys = new Float64Array(values.length);
  const found = new Map<string, number>();
  const beginnings = new Uint8Array(values.length);
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at] ?? "";
    let end = value.length;
    while (end > 0 && isDigit(value.charCodeAt(end - 1))) end -= 1;
    const beginning = value.slice(0, end);
    const known = found.get(beginning) ?? found.size;
    if (known === found.size) found.set(beginning, known);
    if (found.size > FEW || value.length - end > DIGITS) return undefined;
    beginnings[at] = known;
    // A text without a number comes first.
    keys[at] = end === value.length ? 0 : Number(value.slice(end)) + 1;
  }
  const order = [...found.keys()].sort(byName);
  // Sorting by prefix is only correct if the last possible text of each prefix comes before the next prefix.
  const isApart = order.every((beginning, at) => {
    const next = order[at + 1];
    return next === undefined || byName(beginning + LAST, next) < 0;
  });
  if (!isApart) return undefined;
  const places = Float64Array.from(found.keys(), (beginning) => order.indexOf(beginning) * STEP);
  for (let at = 0; at < keys.length; at += 1) keys[at] = (keys[at] ?? 0) + (places[beginnings[at] ?? 0] ?? 0);
  return keys;
}

function isDigit(code: number) {
  return code >= 48 && code <= 57;
}

/** The most prefixes, and the most digits of a number. */
const FEW = 50;
const DIGITS = 12;
const LAST = "9".repeat(DIGITS);
const STEP = 10 ** DIGITS * 2;
