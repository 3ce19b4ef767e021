import { date } from "../../format/date.ts";
import type { TableColumn } from "../../table/table-column.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ReportState } from "../state/report-state.ts";
import type { ExportHead } from "./export-sheet.ts";

/** What a file says besides its rows, where the definition does not. */
interface ExportFacts {
  columns: readonly TableColumn[];
  company: string | undefined;
  /** The filters that are on, in words. */
  narrowed: readonly string[];
  /** The report's figures, in words. */
  figures: readonly string[];
}

/** Title, notes and columns of a report's files. */
export function exportHead(
  report: AnyReport,
  state: ReportState,
  { columns, company, narrowed, figures }: ExportFacts,
  text: Text,
  translate: (label: string) => string,
): ExportHead {
  return {
    title: translate(report.title),
    notes: [
      // A file leaves the page that says whose it is.
      ...(company ? [company] : []),
      ...(state.range ? [text.range.between(date(state.range.from), date(state.range.to))] : []),
      ...narrowed,
      ...(state.search.trim() === "" ? [] : [text.report.searchFor(state.search.trim())]),
      ...figures,
    ],
    columns: columns.map(({ label, kind }) => ({ label, kind })),
    totalLabel: translate(report.words?.total ?? text.report.total),
    missing: report.words?.missing ?? text.notAvailable,
    pageWords: text.report.pageOf("{page}", "{pages}"),
  };
}
