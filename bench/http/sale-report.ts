import { isDeepStrictEqual } from "node:util";
import type { AskedServer, Question } from "./start.ts";

/** The request for a report of bills, for both servers. */
export interface SaleReport {
  vanbook: Question;
  bare: Question;
}

export interface BillRange {
  FromDate: string;
  ToDate: string;
}

/** All rows in the documented envelope. */
export function documentedBills(range: BillRange): SaleReport {
  return {
    vanbook: { path: PATH, body: range, headers: { Accept: "application/json" } },
    bare: { path: "/documented", query: { ...range } },
  };
}

/** One page as a table. */
export function tableOfBills(range: BillRange, paging: { page?: number; pageSize: number }): SaleReport {
  return {
    vanbook: { path: PATH, query: paging, body: range, headers: { Accept: TABLE } },
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
  const sorted = [ours, theirs].map((answer) => answer?.billDetails ?? answer?.rows ?? []);
  const [rows = [], others] = sorted;
  if (rows.length === 0 || rows.length !== others?.length || !isDeepStrictEqual(ours, theirs))
    throw new Error(`The two servers answer differently: ${rows.length} and ${others?.length} rows.`);
  return rows.length;
}

export const TABLE = "application/vnd.vanbook.table+json";
export const PATH = "/api/getSaleReport";
/** A week of the bench data: 10,000 bills. */
export const WEEK: BillRange = { FromDate: "2025-09-08", ToDate: "2025-09-15" };
/** A day of the bench data: 1,370 bills. */
export const DAY: BillRange = { FromDate: "2025-09-10", ToDate: "2025-09-10" };
