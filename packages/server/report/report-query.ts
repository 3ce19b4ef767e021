import type { Knex } from "knex";
import { problem } from "../contract/problem.ts";

/** Any report: its columns are strings here, checked against the contract where the report was declared. */
export interface AnyReport {
  rows: Knex.QueryBuilder;
  columns: Record<string, string>;
  totals: Record<string, string>;
  search: readonly string[];
  sort: string;
  key: string;
  running?: {
    column: string;
    amount: string;
    opening(db: Knex): Promise<string>;
    before?(db: Knex, day: string): Promise<string>;
  };
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
export function askedRows(db: Knex, report: AnyReport, formats: Formats, { sort, search }: Asked): AskedRows {
  if (!isWindowed(report, formats, { ...(sort && { sort }), ...(search && { search }) })) {
    const found = foundRows(db, report, formats, search);
    const order = orderOf(report, sort, (name) => sqlOf(report, name), keysOf(report));
    return { rows: selected(db, found, report, formats), order, isWindowed: false };
  }
  const column = report.running?.column ?? "";
  const own = orderOf(report, undefined, (name) => sqlOf(report, name), keysOf(report));
  const windowed = {
    ...report,
    columns: {
      ...report.columns,
      [column]: `SUM(${report.running?.amount}) OVER (ORDER BY ${orderBy(own)})`,
    },
  };
  const keys = keysOf(report).map((_, at) => `__key${at}`);
  const all = selected(db, report.rows.clone(), windowed, formats).select(
    keysOf(report).map((sql, at) => db.raw(`${sql} as ??`, [keys[at] ?? ""])),
  );
  // A balance counts the rows that a search leaves out: the window is summed before the search.
  const inWindow = (name: string) => `t.${aliasOf(report, name)}`;
  const found = searched(db, db.from(all.as("t")), report, formats, search, inWindow);
  const order = orderOf(
    report,
    sort,
    inWindow,
    keys.map((key) => `t.${key}`),
  );
  return { rows: found.select([...formats.keys()].map(inWindow)), order, isWindowed: true };
}

/** A report's rows, and the order to put them in. */
export interface AskedRows {
  rows: Knex.QueryBuilder;
  order: Order;
  isWindowed: boolean;
}

/** SQL expressions by which rows are ordered, all of them in one direction; together they are unique. */
export interface Order {
  by: readonly string[];
  isDescending: boolean;
  /** The column that comes first. */
  name: string;
}

/** The ORDER BY of an order, or of the same from its end. */
export function orderBy({ by, isDescending }: Order, isBackwards = false): string {
  const direction = isDescending === isBackwards ? "ASC" : "DESC";
  return by.map((sql) => `${sql} ${direction}`).join(", ");
}

function orderOf(
  report: AnyReport,
  asked: string | undefined,
  sqlFor: (name: string) => string,
  keys: readonly string[],
): Order {
  const sort = asked ?? report.sort;
  const name = sort.replace(/^-/, "");
  if (!Object.hasOwn(report.columns, name) && !Object.hasOwn(report.pivot ?? {}, name))
    throw problem("SORT_UNKNOWN", {
      fields: [{ field: "sort", message: `${sort} is not a column of this report.` }],
    });
  return { by: [sqlFor(name), ...keys], isDescending: sort.startsWith("-"), name };
}

/** A key may be several columns, so that an index can be read in their order. */
function keysOf({ key }: AnyReport): string[] {
  return COLUMNS.test(key) ? key.split(", ") : [key];
}

/** Whether a balance can't be added while rows pass: they are other rows, or in another order, than it counts. */
function isWindowed(report: AnyReport, formats: Formats, { sort, search }: Asked): boolean {
  if (!report.running) return false;
  return (sort !== undefined && sort !== report.sort) || Boolean(search?.trim()) || !isFound(report, formats);
}

/** Whether rows can be found from their place in the report's own order. */
function isFound(report: AnyReport, formats: Formats) {
  return formats.get(report.sort.replace(/^-/, "")) === "date";
}

/** The aggregates of a report, with the number of its rows as `__rows` and what they add to its balance as `__moved`. */
export function aggregates(db: Knex, report: AnyReport) {
  const sums = Object.entries(report.totals).map(([name, sql]) => db.raw(`${sql} as ??`, [name]));
  const pivoted = Object.entries(report.pivot ?? {}).map(([name, sql]) =>
    db.raw(`SUM(${sql}) as ${aliasOf(report, name)}`),
  );
  const moved = report.running ? [db.raw(`COALESCE(SUM(${report.running.amount}), 0) as __moved`)] : [];
  return [db.raw("COUNT(*) as __rows"), ...moved, ...sums, ...pivoted];
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

function selected(db: Knex, query: Knex.QueryBuilder, report: AnyReport, formats: Formats) {
  return query.select(
    [...formats.keys()].map((name) => {
      const sql = report.columns[name] !== "NULL" ? report.columns[name] : undefined;
      return db.raw(`${sql ?? sqlOf(report, name)} as ??`, [aliasOf(report, name)]);
    }),
  );
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

const COLUMNS = /^\w+\.\w+(, \w+\.\w+)+$/;
