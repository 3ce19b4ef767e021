import type { Knex } from "knex";
import { problem } from "./problem.ts";

/** Any report: its columns are strings here, checked against the contract where the report was declared. */
export interface AnyReport {
  rows: Knex.QueryBuilder;
  columns: Record<string, string>;
  totals: Record<string, string>;
  search: readonly string[];
  sort: string;
  key: string;
  running?: { column: string; amount: string; opening(db: Knex): Promise<string> };
  pivot?: Readonly<Record<string, string>>;
  figures?(db: Knex): Promise<Record<string, string>>;
  envelope(rows: unknown[], figures: Record<string, string>): unknown;
  ties?(totals: Record<string, string>, db: Knex): Promise<unknown>;
}

/** What was asked of a report's rows. */
export interface Asked {
  sort?: string;
  search?: string;
}

/** The columns of an answer, in order: the format that each is searched by. */
export type Formats = ReadonlyMap<string, string | undefined>;

/** The rows that a search leaves, nothing selected yet: what totals are sums of. */
export function foundRows(db: Knex, report: AnyReport, formats: Formats, search: string | undefined) {
  return searched(db, report.rows.clone(), report, formats, search, (name) => sqlOf(report, name));
}

/**
 * The rows as they were asked for, columns in the contract's order whatever order the report wrote them in. Where a
 * running balance is `"windowed"` its column holds the sum up to the row, otherwise what the row adds.
 */
export function askedRows(
  db: Knex,
  report: AnyReport,
  formats: Formats,
  { sort, search }: Asked,
): { rows: Knex.QueryBuilder; isWindowed: boolean } {
  const isOwnOrder = sort === undefined || sort === report.sort;
  if (!report.running || (isOwnOrder && !search?.trim())) {
    const found = foundRows(db, report, formats, search);
    const rows = ordered(selected(db, found, report, formats), report, sort, (name) => sqlOf(report, name));
    return { rows, isWindowed: false };
  }
  const { column, amount } = report.running;
  const own = `${sqlOf(report, nameOf(report.sort))}, ${report.key}`;
  const windowed = {
    ...report,
    columns: { ...report.columns, [column]: `SUM(${amount}) OVER (ORDER BY ${own})` },
  };
  const all = selected(db, report.rows.clone(), windowed, formats).select(db.raw(`${report.key} as __key`));
  // A balance counts the rows that a search leaves out: the window is summed before the search.
  const found = searched(
    db,
    db.from(all.as("t")),
    report,
    formats,
    search,
    (name) => `t.${aliasOf(report, name)}`,
  );
  const rows = found.select([...formats.keys()].map((name) => `t.${aliasOf(report, name)}`));
  return {
    rows: ordered(rows, { ...report, key: "t.__key" }, sort, (name) => `t.${aliasOf(report, name)}`),
    isWindowed: true,
  };
}

/** What the rows before an offset, in the report's own order, add to its running balance. */
export async function amountBefore(db: Knex, report: AnyReport, offset: number): Promise<string> {
  if (!report.running || offset === 0) return "0";
  const before = ordered(
    report.rows.clone().select(db.raw(`${report.running.amount} as amount`)),
    report,
    undefined,
    (name) => sqlOf(report, name),
  );
  const [sum] = await db
    .from(before.limit(offset).as("before"))
    .select<{ amount: string }[]>(db.raw("COALESCE(SUM(amount), 0) as amount"));
  return sum?.amount ?? "0";
}

/** The aggregates of a report, with the number of its rows as `__rows`. */
export function aggregates(db: Knex, report: AnyReport) {
  const sums = Object.entries(report.totals).map(([name, sql]) => db.raw(`${sql} as ??`, [name]));
  const pivoted = Object.entries(report.pivot ?? {}).map(([name, sql]) =>
    db.raw(`SUM(${sql}) as ${aliasOf(report, name)}`),
  );
  return [db.raw("COUNT(*) as __rows"), ...sums, ...pivoted];
}

/** The name that a column has in the database's answer. Names of pivoted columns come from people: they never reach the SQL. */
export function aliasOf(report: AnyReport, name: string): string {
  const at = Object.keys(report.pivot ?? {}).indexOf(name);
  return at < 0 ? name : `__p${at}`;
}

function sqlOf(report: AnyReport, name: string): string {
  if (report.running?.column === name) return report.running.amount;
  return report.columns[name] ?? report.pivot?.[name] ?? "NULL";
}

function nameOf(sort: string) {
  return sort.replace(/^-/, "");
}

function selected(db: Knex, query: Knex.QueryBuilder, report: AnyReport, formats: Formats) {
  return query.select(
    [...formats.keys()].map((name) => {
      const sql = report.columns[name] !== "NULL" ? report.columns[name] : undefined;
      return db.raw(`${sql ?? sqlOf(report, name)} as ??`, [aliasOf(report, name)]);
    }),
  );
}

function ordered(
  query: Knex.QueryBuilder,
  report: AnyReport,
  asked: string | undefined,
  sqlFor: (name: string) => string,
) {
  const sort = asked ?? report.sort;
  const name = nameOf(sort);
  if (!Object.hasOwn(report.columns, name) && !Object.hasOwn(report.pivot ?? {}, name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", message: `${sort} is not a column of this report.` }],
    });
  const direction = sort.startsWith("-") ? "DESC" : "ASC";
  return query.orderByRaw(`${sqlFor(name)} ${direction}, ${report.key} ${direction}`);
}

/** Rows that hold the text in one of the searched columns: dates as they are shown, amounts with or without commas. */
function searched(
  db: Knex,
  query: Knex.QueryBuilder,
  report: AnyReport,
  formats: Formats,
  text: string | undefined,
  sqlFor: (name: string) => string,
) {
  const wanted = text?.trim();
  if (!wanted) return query;
  return query.where((any) => {
    for (const name of report.search) {
      const format = formats.get(name);
      const sql = sqlFor(name);
      if (format === "date")
        void any.orWhere(
          db.raw(`DATE_FORMAT(${sql}, '%d-%m-%Y')`),
          "like",
          contains(wanted.replaceAll("/", "-")),
        );
      else if (format)
        void any.orWhere(
          db.raw(`CAST(${sql} AS CHAR)`),
          "like",
          contains(wanted.replace(/[₹,\s]/g, "") || wanted),
        );
      else void any.orWhere(db.raw(sql), "like", contains(wanted));
    }
  });
}

function contains(text: string) {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
