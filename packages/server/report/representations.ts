import type { Readable } from "node:stream";
import type { Knex } from "knex";
import type { OpenRowsThread } from "@vanbook/sdk/files/orders";
import { createRowWriter, WrittenArray, type Write } from "../contract/json.ts";
import type { Principal } from "../contract/principal.ts";
import type { AnyReport, Paging, ReportColumns } from "../contract/report.ts";
import { planPage, planRows } from "./plan/plan.ts";
import { runPage, runRows, sendPage, streamRows } from "./run/run-report.ts";
import { streamCsvText } from "./write/csv.ts";
import { writeTable } from "./write/table.ts";

export const TABLE_TYPE = "application/vnd.vanbook.table+json";

/** All rows in the documented envelope, which `write` serialises. Throws RESULT_TOO_LARGE. */
export async function writeDocumentedJson(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  write: Write,
): Promise<string> {
  const plan = planRows(db, report, columns, {}, MAX_ROWS);
  const { rows, figures } = await runRows(db, plan, createRowWriter(plan.columns, "object"));
  const all = new WrittenArray(rows);
  return write(report.envelope?.(all, figures) ?? all);
}

export async function writeTablePage(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  paging: Paging,
  writeTies: Write,
): Promise<string> {
  const plan = planPage(db, report, columns, paging);
  const read = await runPage(db, plan, createRowWriter(plan.columns, "array"));
  return writeTable(plan, read, writeTies);
}

/** Sends the rows to the thread that makes a file, and resolves with the table without them. */
export async function sendTableRows(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  paging: Paging,
  writeTies: Write,
  openThread: OpenRowsThread,
): Promise<string> {
  const plan = planPage(db, report, columns, paging);
  const read = await sendPage(db, plan, createRowWriter(plan.columns, "array"), openThread);
  return writeTable(plan, { ...read, rows: [] }, writeTies);
}

/** Streams all rows. If the query fails before the first ones, throws and streams nothing. */
export function openCsvStream(
  db: Knex,
  report: AnyReport,
  columns: ReportColumns,
  paging: Paging,
  signal: AbortSignal,
): Promise<Readable> {
  const plan = planRows(db, report, columns, paging);
  return streamRows(db, plan, (rows) => streamCsvText(rows, plan.columns, signal));
}

/**
 * A party, or an embed token that locks parameters, gets no ties: they compare with totals of the
 * whole company and repeat the requested parameters.
 */
export function limitTies(report: AnyReport, principal: Principal | undefined): AnyReport {
  const isLimited = principal?.party || Object.keys(principal?.token?.locked ?? {}).length > 0;
  return isLimited ? { ...report, ties: () => Promise.resolve([]) } : report;
}

const MAX_ROWS = 100_000;
