import type { Knex } from "knex";
import type { Query, ReportId } from "../../../packages/server/contract/contract.ts";
import type { Call, Handler } from "../../../packages/server/contract/handler.ts";
import { writeDocumentedJson } from "../../../packages/server/report/representations.ts";
import { createJsonWriter } from "../../../packages/server/contract/json.ts";
import type { AnyReport, Report, ReportColumns } from "../../../packages/server/contract/report.ts";
import { queryRows } from "../../../packages/server/db/rows.ts";

export interface Comparison {
  what: string;
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

export type Figures = string[][];

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
  const answer = await writeRowsJson(db, report, { formats, writers: new Map(), totals: [] });
  return toFigures(JSON.parse(answer) as Record<string, unknown>[], columns);
}

export function writeRowsJson(db: Knex, report: AnyReport, columns: ReportColumns): Promise<string> {
  return writeDocumentedJson(db, { ...report, envelope: (all) => all }, columns, writeRows);
}

const writeRows = createJsonWriter({ type: "array", items: {} });

export async function baselineRows(
  db: Knex,
  companyId: number,
  { sql, bindings }: Question,
): Promise<Figures> {
  const foundRows = await queryRows<Record<string, unknown>>(
    db,
    sql.replaceAll(":company", String(companyId)),
    bindings,
  );
  return toFigures(foundRows, Object.keys(foundRows[0] ?? {}));
}

function toFigures(foundRows: readonly Record<string, unknown>[], columns: readonly string[]): Figures {
  return foundRows.map((row) => columns.map((name) => String(row[name])));
}
