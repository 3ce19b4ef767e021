import type { Write } from "../../contract/json.ts";
import type { ReportColumns } from "../../contract/report.ts";

/** Returns a function that writes a row as a JSON object with the documented names. */
export function objectWriter({ formats, writers }: ReportColumns): (row: readonly unknown[]) => string {
  return rowWriter(
    [...formats.keys()].map((name, at) => ({
      before: `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`,
      write: writers.get(name) ?? JSON.stringify,
    })),
    "}",
  );
}

/** Returns a function that writes a row as a JSON array. */
export function arrayWriter({ formats, writers }: ReportColumns): (row: readonly unknown[]) => string {
  return rowWriter(
    [...formats.keys()].map((name, at) => ({
      before: at === 0 ? "[" : ",",
      write: writers.get(name) ?? JSON.stringify,
    })),
    "]",
  );
}

/**
 * Joins the cells in one call. A string that is built with += stays a tree of its parts; for ten thousand
 * rows, collecting those trees as garbage costs more than all other work here.
 */
function rowWriter(cells: { before: string; write: Write }[], end: string) {
  const pieces = cells.flatMap(({ before }) => [before, ""]).concat(end);
  const writers = cells.map(({ write }) => remembering(write));
  return (row: readonly unknown[]) => {
    for (let at = 0; at < writers.length; at++) pieces[2 * at + 1] = writers[at]?.(row[at]) ?? "null";
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
