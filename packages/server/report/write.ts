import { decimalWriter, WrittenArray, type Write } from "../contract/json.ts";
import type { RowsPlan } from "./plan.ts";
import type { PagePlan } from "./plan-page.ts";
import { aliasOf } from "./plan-rows.ts";
import type { ReadPage, ReadRows } from "./run.ts";

/** Writes rows in the documented envelope; `write` writes the envelope. */
export function writeDocumented({ report }: RowsPlan, { rows, figures }: ReadRows, write: Write): string {
  return write(report.envelope(new WrittenArray(rows), figures));
}

/** Writes a page as `{ columns, rows, totals, page, ties }`. */
export function writeTable(plan: PagePlan, read: ReadPage, writeTies: Write): string {
  const { place, count } = read;
  const names = [...plan.columns.formats.keys()];
  const page = { number: place.number, size: plan.pageSize, rows: count, pages: place.pages };
  return `{"columns":${JSON.stringify(names)},"rows":[${read.rows.join(",")}],"totals":{${totalsOf(plan, read)}},"page":${JSON.stringify(page)},"ties":${writeTies(read.ties)}}`;
}

function totalsOf({ report, columns }: PagePlan, { sums, figures }: ReadPage): string {
  const totals = { ...sums, ...figures };
  const names = Object.keys(totals).filter((name) => !name.startsWith("__"));
  return [...names, ...Object.keys(report.pivot ?? {})]
    .map((name) => {
      const write = columns.writers.get(name) ?? decimalWriter(false);
      return `${JSON.stringify(name)}:${write(totals[aliasOf(report, name)] ?? "0")}`;
    })
    .join(",");
}
