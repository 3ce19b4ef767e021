import type { Args, ReportId, Row } from "@vanbook/sdk";
import type { ReportDeclaration } from "../../sdk/report/define/definition.ts";
import type { DrawnReport } from "./define/drawn-report.ts";
import type { ReportFilter } from "../../sdk/report/filters/filter.ts";
import { useReportModel, type AnyReportOptions, type ReportModel } from "./report-model.ts";

export interface UseReportOptions<Op extends ReportId> {
  /** Initial values of the range's and the filters' arguments. */
  given?: Partial<Args<Op>>;
  /** Separates two reports on one page in the address bar; `false` keeps this report out of it. */
  urlKey?: string | false;
  onRowClick?: (row: Row<Op>) => void;
}

/**
 * Takes a report's definition (for example `SaleReport.definition`) and returns everything except
 * its UI: state, rows, totals, paging, exports. Draw your own UI with it, or pass it to
 * `<ReportProvider>` and use the engine's parts.
 */
export function useReport<const Op extends ReportId, const Filters extends readonly ReportFilter<Op>[]>(
  definition: ReportDeclaration<Op, Filters>,
  options: UseReportOptions<Op> = {},
): ReportModel {
  return useReportModel(definition as unknown as DrawnReport, options as unknown as AnyReportOptions);
}
