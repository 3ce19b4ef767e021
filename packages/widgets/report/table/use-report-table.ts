import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useVanbook } from "../../provider/use-vanbook.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import { fetchTable, wholeTable } from "../../../sdk/report/request/fetch-table.ts";
import { usualSort, type ReportRequest } from "../../../sdk/report/request/report-request.ts";

/**
 * Fetches one page, or all pages of a whole report. The old table stays until the new one has loaded; a request
 * that is no longer needed is aborted.
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
