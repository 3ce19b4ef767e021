import { containing } from "../db/like.ts";
import type { Knex } from "knex";
import type { AnyReport, ReportColumns } from "../contract/report.ts";

/** A text, and the columns that it is looked for in. */
interface Search {
  report: AnyReport;
  formats: ReportColumns["formats"];
  search: string | undefined;
  /** The SQL of a column. */
  sqlFor: (name: string) => string;
}

/** Keeps rows that hold the text in one of the searched columns: dates as they are shown, amounts with or without commas. */
export function searched(
  db: Knex,
  query: Knex.QueryBuilder,
  { report, formats, search, sqlFor }: Search,
): Knex.QueryBuilder {
  const wanted = search?.trim();
  if (!wanted) return query;
  return query.where((any) => {
    for (const name of report.search) {
      const [sql, text] = asShown(sqlFor(name), formats.get(name), wanted);
      void any.orWhere(db.raw(sql), "like", containing(text));
    }
  });
}

/** The SQL of a column as its reader sees it, and what of the text can stand in such a column. */
function asShown(sql: string, format: string | undefined, wanted: string): [sql: string, text: string] {
  if (format === "date") return [`DATE_FORMAT(${sql}, '%d-%m-%Y')`, wanted.replaceAll("/", "-")];
  if (format) return [`CAST(${sql} AS CHAR)`, wanted.replace(/[₹,\s]/g, "") || wanted];
  return [sql, wanted];
}
