import { byName } from "../../format/by-name.ts";
import { isFigure } from "../../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../table-column.ts";

/** A number for each row that orders like its value: figures are their own, texts are ranked. Missing ones come first. */
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
  // Days written YYYY-MM-DD order by their letters.
  if (column.kind === "date") return ranks(values, undefined);
  return numberKeys(values) ?? ranks(values, byName);
}

function ranks(values: readonly string[], compare: ((a: string, b: string) => number) | undefined) {
  const rank = new Map<string, number>();
  for (const value of [...new Set(values)].sort(compare)) rank.set(value, rank.size);
  return Float64Array.from(values, (value) => rank.get(value) ?? 0);
}

/**
 * Keys of texts that are a few beginnings with a number behind each, as numbers of bills are: a hundred thousand different ones would
 * take long to compare. Nothing where the texts are of another kind.
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
    // One without a number comes first.
    keys[at] = end === value.length ? 0 : Number(value.slice(end)) + 1;
  }
  const order = [...found.keys()].sort(byName);
  // Only where the last that one may begin comes before the first of the next do the beginnings decide.
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

/** So many beginnings are few; digits that a number may have. */
const FEW = 50;
const DIGITS = 12;
const LAST = "9".repeat(DIGITS);
const STEP = 10 ** DIGITS * 2;
