import type { Knex } from "knex";
import type { AnyReport, Asked, ReportColumns } from "../../contract/report.ts";
import { containing } from "../../db/like.ts";

/** The text to search for in a column, and how that column is displayed. */
export interface SearchTerm {
  column: string;
  shownAs: "date" | "number" | "text";
  text: string;
}

/** The terms of a search: dates as they are displayed, amounts with or without commas. Empty if there is no search. */
export function searchTerms(
  report: AnyReport,
  formats: ReportColumns["formats"],
  { search }: Asked,
): SearchTerm[] {
  const wanted = search?.trim();
  if (!wanted) return [];
  return report.search.map((column) => {
    const format = formats.get(column);
    if (format === "date") return { column, shownAs: "date", text: wanted.replaceAll("/", "-") };
    if (format) return { column, shownAs: "number", text: wanted.replace(/[₹,\s]/g, "") || wanted };
    return { column, shownAs: "text", text: wanted };
  });
}

/** Keeps the rows that contain the search text in at least one column; `sqlFor` returns a column's SQL. */
export function keepFound(
  db: Knex,
  query: Knex.QueryBuilder,
  terms: readonly SearchTerm[],
  sqlFor: (column: string) => string,
): Knex.QueryBuilder {
  if (terms.length === 0) return query;
  return query.where((any) => {
    for (const { column, shownAs, text } of terms)
      void any.orWhere(db.raw(SHOWN[shownAs](sqlFor(column))), "like", containing(text));
  });
}

const SHOWN: Record<SearchTerm["shownAs"], (sql: string) => string> = {
  date: (sql) => `DATE_FORMAT(${sql}, '%d-%m-%Y')`,
  number: (sql) => `CAST(${sql} AS CHAR)`,
  text: (sql) => sql,
};
