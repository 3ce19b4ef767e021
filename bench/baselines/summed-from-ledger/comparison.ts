import type { Knex } from "knex";
import type { Query, ReportId } from "../../../packages/server/contract/contract.ts";
import type { Call, Handler } from "../../../packages/server/contract/handler.ts";
import { documentedJson } from "../../../packages/server/report/representations.ts";
import { jsonWriter } from "../../../packages/server/contract/json.ts";
import type { AnyReport, Report, ReportColumns } from "../../../packages/server/contract/report.ts";
import { rows } from "../../../packages/server/db/rows.ts";

/** A report of the server, computed from rollups, and the same figures summed from the posted entries. */
export interface Comparison {
  what: string;
  /** The report's own rows, as the server computes them. */
  report(db: Knex, companyId: number, range: BenchRange): Promise<Figures>;
  /** The same figures in the same order. The bound company id is `:company`. */
  baseline(range: BenchRange): Question;
}

export interface BenchRange {
  from: string;
  to: string;
  /** Start of the financial year that contains `from`. */
  yearStart: string;
}

export interface Question {
  sql: string;
  bindings: readonly string[];
}

/** Rows of figures as strings. */
export type Figures = string[][];

/** The rows of a report as the server computes them, for the administrator of a company. */
export async function reportRows<Op extends ReportId>(
  handler: Handler<Op>,
  db: Knex,
  companyId: number,
  query: Query<Op>,
  columns: readonly string[],
): Promise<Figures> {
  const principal = { companyId, userId: 1, role: 1, users: [], wholeCompany: true };
  // Reports read only the query, the principal and the database from a call.
  const report = (await handler({ query, principal, db } as unknown as Call<Op>)) as Report<Op>;
  const formats = new Map(Object.keys(report.columns).map((name) => [name, undefined]));
  const answer = await rowsJson(db, report, { formats, writers: new Map(), totals: [] });
  return figuresOf(JSON.parse(answer) as Record<string, unknown>[], columns);
}

/** All rows of a report as the server writes them, without the envelope. */
export function rowsJson(db: Knex, report: AnyReport, columns: ReportColumns): Promise<string> {
  return documentedJson(db, { ...report, envelope: (all) => all }, columns, writeRows);
}

const writeRows = jsonWriter({ type: "array", items: {} });

/** The rows of a baseline. */
export async function baselineRows(
  db: Knex,
  companyId: number,
  { sql, bindings }: Question,
): Promise<Figures> {
  const found = await rows<Record<string, unknown>>(
    db,
    sql.replaceAll(":company", String(companyId)),
    bindings,
  );
  return figuresOf(found, Object.keys(found[0] ?? {}));
}

function figuresOf(found: readonly Record<string, unknown>[], columns: readonly string[]): Figures {
  return found.map((row) => columns.map((name) => String(row[name])));
}
