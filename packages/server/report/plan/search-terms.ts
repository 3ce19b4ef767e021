import type { Knex } from "knex";
import type { AnyReport, Asked, ReportColumns } from "../../contract/report.ts";
import { buildContainsPattern } from "../../db/like.ts";

export interface SearchTerm {
  column: string;
  shownAs: "date" | "number" | "text";
  text: string;
}

/** Dates as they are displayed, amounts with or without commas. Empty if there is no search. */
export function searchTerms(
  report: AnyReport,
  formats: ReportColumns["formats"],
  { search }: Asked,
): SearchTerm[] {
  const searchText = search?.trim();
  if (!searchText) return [];
  return report.search.map((column) => {
    const format = formats.get(column);
    if (format === "date") return { column, shownAs: "date", text: searchText.replaceAll("/", "-") };
    if (format) return { column, shownAs: "number", text: searchText.replace(/[₹,\s]/g, "") || searchText };
    return { column, shownAs: "text", text: searchText };
  });
}

/** Rows where at least one column has the text; `toColumnSql` returns a column's SQL. */
export function keepFound(
  db: Knex,
  query: Knex.QueryBuilder,
  terms: readonly SearchTerm[],
  sqlFor: (column: string) => string,
): Knex.QueryBuilder {
  if (terms.length === 0) return query;
  return query.where((any) => {
    for (const { column, shownAs, text } of terms)
      void any.orWhere(db.raw(SHOWN_SQL[shownAs](sqlFor(column))), "like", buildContainsPattern(text));
  });
}

const SHOWN_SQL: Record<SearchTerm["shownAs"], (sql: string) => string> = {
  date: (sql) => `DATE_FORMAT(${sql}, '%d-%m-%Y')`,
  number: (sql) => `CAST(${sql} AS CHAR)`,
  text: (sql) => sql,
};
