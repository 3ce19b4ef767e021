import { decimalWriter, type Write } from "../../contract/json.ts";
import type { PagePlan } from "../plan/plan.ts";
import type { ReadPage } from "../run/run-report.ts";

/** Writes a page as `{ columns, rows, totals, page, ties }`. */
export function writeTable(plan: PagePlan, read: ReadPage, writeTies: Write): string {
  const { place, count } = read;
  const names = [...plan.columns.formats.keys()];
  const page = { number: place.number, size: plan.pageSize, rows: count, pages: place.pages };
  return `{"columns":${JSON.stringify(names)},"rows":[${read.rows.join(",")}],"totals":{${totalsOf(plan, read)}},"page":${JSON.stringify(page)},"ties":${writeTies(read.ties)}}`;
}

function totalsOf({ columns, pivoted }: PagePlan, { sums, figures }: ReadPage): string {
  const totals = { ...sums, ...figures };
  const names = Object.keys(totals).filter((name) => !name.startsWith("__"));
  return [...names, ...pivoted.keys()]
    .map((name) => {
      const write = columns.writers.get(name) ?? decimalWriter(false);
      return `${JSON.stringify(name)}:${write(totals[pivoted.get(name) ?? name] ?? "0")}`;
    })
    .join(",");
}
