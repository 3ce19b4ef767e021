import { type Write, createDecimalWriter } from "../../contract/json.ts";
import type { ReportColumns } from "../../contract/report.ts";
import type { PagePlan } from "../plan/plan.ts";
import type { ReadPage } from "../run/run-report.ts";

export function createObjectWriter(columns: ReportColumns): (row: readonly unknown[]) => string {
  return createRowWriter(columns, ["{", "}"], (name) => `${JSON.stringify(name)}:`);
}

export function createArrayWriter(columns: ReportColumns): (row: readonly unknown[]) => string {
  return createRowWriter(columns, ["[", "]"], () => "");
}

/**
 * Joins the cells in one call: a string built with += stays a tree of its parts, and for ten
 * thousand rows collecting those trees as garbage costs more than all other work here.
 */
function createRowWriter(
  { formats, writers }: ReportColumns,
  [begin, end]: readonly [string, string],
  label: (name: string) => string,
) {
  const names = [...formats.keys()];
  const pieces = names.flatMap((name, at) => [`${at === 0 ? begin : ","}${label(name)}`, ""]).concat(end);
  const cells = names.map((name) => rememberLast(writers.get(name) ?? JSON.stringify));
  return (row: readonly unknown[]) => {
    for (let at = 0; at < cells.length; at++) pieces[2 * at + 1] = cells[at]?.(row[at]) ?? "null";
    return pieces.join("");
  };
}

/** Consecutive rows often share values: the day, the series, the salesman. */
function rememberLast(write: Write): Write {
  let last: unknown;
  let text: string | undefined;
  return (value) => {
    if (text !== undefined && value === last) return text;
    last = value;
    text = write(value);
    return text;
  };
}

export function writeTable(plan: PagePlan, read: ReadPage, writeTies: Write): string {
  const { place, count, next } = read;
  const names = [...plan.columns.formats.keys()];
  const page = {
    number: place.number,
    size: plan.pageSize,
    rows: count,
    pages: place.pages,
    ...(next && { next }),
  };
  return `{"columns":${JSON.stringify(names)},"rows":[${read.rows.join(",")}],"totals":{${writeTotals(plan, read)}},"page":${JSON.stringify(page)},"ties":${writeTies(read.ties)}}`;
}

function writeTotals({ columns, pivoted }: PagePlan, { sums, figures }: ReadPage): string {
  const totals = { ...sums, ...figures };
  const names = Object.keys(totals).filter((name) => !name.startsWith("__"));
  return [...names, ...pivoted.keys()]
    .map((name) => {
      const write = columns.writers.get(name) ?? createDecimalWriter(false);
      return `${JSON.stringify(name)}:${write(totals[pivoted.get(name) ?? name] ?? "0")}`;
    })
    .join(",");
}
