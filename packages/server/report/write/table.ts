import { type Write, createDecimalWriter } from "../../contract/json.ts";
import type { PagePlan } from "../plan/plan.ts";
import type { ReadPage } from "../run/run-report.ts";

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
