import { date } from "../../format/date.ts";
import type { TableColumn } from "../../parts/table/table-column.ts";
import type { Text } from "../../text/en-IN.ts";
import type { AnyReport } from "../any-report.ts";
import type { ReportState } from "../report-state.ts";
import type { ExportHead } from "./export-sheet.ts";

/** Title, notes and columns of a report's files. */
export function exportHead(
  report: AnyReport,
  state: ReportState,
  { columns, narrowed }: { columns: readonly TableColumn[]; narrowed: readonly string[] },
  text: Text,
  translate: (label: string) => string,
): ExportHead {
  return {
    title: translate(report.title),
    notes: [
      ...(state.range ? [text.range.between(date(state.range.from), date(state.range.to))] : []),
      ...narrowed,
      ...(state.search.trim() === "" ? [] : [text.report.searchFor(state.search.trim())]),
    ],
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    totalLabel: translate(report.words?.total ?? text.report.total),
    missing: report.words?.missing ?? text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
  };
}
