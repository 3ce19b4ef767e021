import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operation } from "@vanbook/sdk";
import { useVanbook } from "../provider/use-vanbook.ts";
import type { TableRow } from "../parts/table/table-column.ts";
import type { AnyReport } from "./any-report.ts";
import type { ReportRequest } from "./report-request.ts";

/** A page of any report. */
export interface AnyTable {
  columns: readonly string[];
  rows: readonly TableRow[];
  totals: Readonly<Record<string, number>>;
  page: { number: number; size: number; rows: number; pages: number };
  ties: readonly { label: string; amount: number; agrees: boolean }[];
}

/** Fetches one page. While another is on its way the old one stays; a request that nobody waits for any more is aborted. */
export function useReportTable(report: AnyReport, request: ReportRequest, page: number, pageSize: number) {
  const client = useVanbook();
  const { args, sort, search } = request;
  return useQuery({
    queryKey: ["report", report.operation, args, sort, search, page, pageSize],
    queryFn: ({ signal }) => fetchTable(client, report, request, { page, pageSize, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One page from the server. */
export function fetchTable(
  client: Parameters<typeof operation>[0],
  report: AnyReport,
  { args, sort, search }: ReportRequest,
  options: { page: number; pageSize: number; signal: AbortSignal },
): Promise<AnyTable> {
  // defineReport has checked names and types of this operation; here all operations are handled alike.
  const method = operation(client, report.operation) as unknown as {
    table: (args: object, options: object) => Promise<AnyTable>;
  };
  return method.table(args, { ...options, sort, search });
}
