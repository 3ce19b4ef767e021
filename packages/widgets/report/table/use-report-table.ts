import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { operation, type Schema, type Vanbook } from "@vanbook/sdk";
import { useState } from "react";
import { useVanbook } from "../../provider/use-vanbook.ts";
import type { TableRow } from "../../table/table-column.ts";
import type { AnyReport } from "../define/any-report.ts";
import { usualSort, type ReportRequest } from "../request/report-request.ts";

/** A page of any report, or all of it. */
export interface AnyTable {
  columns: readonly string[];
  rows: readonly TableRow[];
  totals: Readonly<Record<string, number>>;
  page: { number: number; size: number; rows: number; pages: number };
  ties: readonly Schema<"Tie">[];
}

/**
 * Fetches one page, or, of a report that is whole, page after page. While another is on its way the old one stays; a request that nobody
 * waits for any more is aborted.
 */
export function useReportTable(
  report: AnyReport,
  request: ReportRequest,
  { page, size }: { page: number; size: number },
  isComplete: boolean,
) {
  const client = useVanbook();
  const [progress, setProgress] = useState<number>();
  const isWhole = report.rows?.isWhole === true;
  const { args, sort, search } = request;
  const query = useQuery({
    queryKey: ["report", report.operation, args, ...(isWhole ? [] : [sort, search, page, size])],
    queryFn: ({ signal }) =>
      isWhole
        ? wholeTable(
            client,
            report,
            { args, sort: usualSort(report, false), search: undefined },
            signal,
            setProgress,
          )
        : fetchTable(client, report, request, { page, pageSize: size, signal }),
    placeholderData: keepPreviousData,
    enabled: isComplete,
  });
  return { ...query, progress: isWhole && query.isFetching ? progress : undefined };
}

/** One page from the server. */
export async function fetchTable(
  client: Vanbook,
  report: AnyReport,
  { args: given, sort, search }: ReportRequest,
  options: { page: number; pageSize: number; signal: AbortSignal },
): Promise<AnyTable> {
  const year = report.filters?.find(({ kind, param }) => kind === "year" && given[param] === undefined);
  const args = year
    ? await (await import("../request/with-year.ts")).withYear(client, given, year, options.signal)
    : given;
  // defineReport has checked names and types of this operation; here all operations are handled alike.
  const method = operation(client, report.operation) as unknown as {
    table: (args: object, options: object) => Promise<AnyTable>;
  };
  return method.table(args, { ...options, sort, search });
}

/** All pages as one, telling how far it is. */
async function wholeTable(
  client: Vanbook,
  report: AnyReport,
  request: ReportRequest,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<AnyTable> {
  onProgress(0);
  const rows: TableRow[] = [];
  for (let page = 1; ; page += 1) {
    const found = await fetchTable(client, report, request, { page, pageSize: WHOLE_PAGE, signal });
    for (const row of found.rows) rows.push(row);
    onProgress(page / found.page.pages);
    if (page >= found.page.pages)
      return { ...found, rows, page: { number: 1, size: rows.length, rows: rows.length, pages: 1 } };
  }
}

/** The most that the server sends at once: nearly every report is one answer, of one moment of the books. */
const WHOLE_PAGE = 10_000;
