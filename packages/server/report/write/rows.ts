import type { Write } from "../../contract/json.ts";
import type { ReportColumns } from "../../contract/report.ts";

/** Returns a function that writes a row as a JSON object with the documented names. */
export function objectWriter(columns: ReportColumns): (row: readonly unknown[]) => string {
  return rowWriter(columns, ["{", "}"], (name) => `${JSON.stringify(name)}:`);
}

/** Returns a function that writes a row as a JSON array. */
export function arrayWriter(columns: ReportColumns): (row: readonly unknown[]) => string {
  return rowWriter(columns, ["[", "]"], () => "");
}

/**
 * Joins the cells in one call. A string that is built with += stays a tree of its parts; for ten thousand
 * rows, collecting those trees as garbage costs more than all other work here.
 */
function rowWriter(
  { formats, writers }: ReportColumns,
  [begin, end]: readonly [string, string],
  label: (name: string) => string,
) {
  const names = [...formats.keys()];
  const pieces = names.flatMap((name, at) => [`${at === 0 ? begin : ","}${label(name)}`, ""]).concat(end);
  const cells = names.map((name) => remembering(writers.get(name) ?? JSON.stringify));
  return (row: readonly unknown[]) => {
    for (let at = 0; at < cells.length; at++) pieces[2 * at + 1] = cells[at]?.(row[at]) ?? "null";
    return pieces.join("");
  };
}

/** Caches the last text, because consecutive rows often share values: the day, the series, the salesman. */
function remembering(write: Write): Write {
  let last: unknown;
  let text: string | undefined;
  return (value) => {
    if (text !== undefined && value === last) return text;
    last = value;
    text = write(value);
    return text;
  };
}
