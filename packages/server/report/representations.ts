import type { Readable } from "node:stream";
import type { Knex } from "knex";
import { WrittenArray, type Write } from "../contract/json.ts";
import type { Principal } from "../contract/principal.ts";
import type { AnyReport, Paging, ReportColumns } from "../contract/report.ts";
import { planPage, planRows } from "./plan/plan.ts";
import { runPage, runRows, streamRows } from "./run/run-report.ts";
import { csvText } from "./write/csv.ts";
import { arrayWriter, objectWriter } from "./write/rows.ts";
import { writeTable } from "./write/rows.ts";

export const TABLE = "application/vnd.vanbook.table+json";

/** All rows in the documented envelope, as JSON; `write` serializes the envelope. Throws RESULT_TOO_LARGE. */
export async function documentedJson(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  write: Write,
): Promise<string> {
  const plan = planRows(db, report, columns, {}, MAX_ROWS);
  const { rows, figures } = await runRows(db, plan, objectWriter(plan.columns));
  const all = new WrittenArray(rows);
  return write(report.envelope?.(all, figures) ?? all);
}

/** One page as `{ columns, rows, totals, page, ties }`, all from one database snapshot. */
export async function tablePage(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  paging: Paging,
  writeTies: Write,
): Promise<string> {
  const plan = planPage(db, report, columns, paging);
  const read = await runPage(db, plan, arrayWriter(plan.columns));
  return writeTable(plan, read, writeTies);
}

/** All rows as CSV, streamed from the database. A query that fails before the first rows is thrown, not streamed. */
export function csvStream(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  paging: Paging,
  signal: AbortSignal,
): Promise<Readable> {
  const plan = planRows(db, report, columns, paging);
  return streamRows(db, plan, (rows) => csvText(rows, plan.columns, signal));
}

/**
 * Removes the ties for a party, and for an embed token that locks parameters: ties compare with totals of the
 * whole company and repeat the requested parameters.
 */
export function tiedFor(report: AnyReport, principal: Principal | undefined): AnyReport {
  const isLimited = principal?.party || Object.keys(principal?.token?.locked ?? {}).length > 0;
  return isLimited ? { ...report, ties: () => Promise.resolve([]) } : report;
}

const MAX_ROWS = 100_000;
