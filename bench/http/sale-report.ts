import { isDeepStrictEqual } from "node:util";
import type { AskedServer, Question } from "./start.ts";

export interface SaleReport {
  vanbook: Question;
  bare: Question;
}

export interface BillRange {
  FromDate: string;
  ToDate: string;
}

export function buildDocumentedRequest(range: BillRange): SaleReport {
  return {
    vanbook: { path: REPORT_PATH, body: range, headers: { Accept: "application/json" } },
    bare: { path: "/documented", query: { ...range } },
  };
}

export function buildTableRequest(range: BillRange, paging: { page?: number; pageSize: number }): SaleReport {
  return {
    vanbook: { path: REPORT_PATH, query: paging, body: range, headers: { Accept: TABLE_TYPE } },
    bare: { path: "/table", query: { ...range, ...paging } },
  };
}

/** Throws unless both servers return the same rows, at least one. Returns the number of rows. */
export async function checkEqual(
  { vanbook, bare }: { vanbook: AskedServer; bare: AskedServer },
  report: SaleReport,
): Promise<number> {
  const [ours, theirs] = (await Promise.all([vanbook.ask(report.vanbook), bare.ask(report.bare)])).map(
    (body) => JSON.parse(body.toString()) as { billDetails?: unknown[]; rows?: unknown[] },
  );
  const sortedAnswers = [ours, theirs].map((answer) => answer?.billDetails ?? answer?.rows ?? []);
  const [rows = [], others] = sortedAnswers;
  if (rows.length === 0 || rows.length !== others?.length || !isDeepStrictEqual(ours, theirs)) {
    const first = rows.findIndex((row, index) => !isDeepStrictEqual(row, others?.[index]));
    const differing =
      first < 0
        ? [
            { ...ours, rows: [] },
            { ...theirs, rows: [] },
          ]
        : [rows[first], others?.[first]];
    const texts = differing.map((value) => JSON.stringify(value)).join(" and ");
    throw new Error(
      `The two servers answer differently, ${rows.length} and ${others?.length} rows: ${texts}`,
    );
  }
  return rows.length;
}

export const TABLE_TYPE = "application/vnd.vanbook.table+json";
export const REPORT_PATH = "/api/getSaleReport";
/** A week of the bench data: 10,000 bills. */
export const BENCH_WEEK: BillRange = { FromDate: "2025-09-08", ToDate: "2025-09-15" };
/** A day of the bench data: 1,370 bills. */
export const BENCH_DAY: BillRange = { FromDate: "2025-09-10", ToDate: "2025-09-10" };
