import { useMemo } from "react";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { useTranslate } from "../../text/use-text.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import type { ColumnLayout } from "../../../sdk/report/state/column-layout.ts";
import { hiddenColumns, shownColumns } from "../../../sdk/report/table/shown-columns.ts";
import { tableColumns } from "../../../sdk/report/table/table-columns.ts";

/** A report's columns in the visitor's arrangement; use-column-table.ts changes it. */
export interface ReportColumns {
  /** The shown columns, in table order. */
  visible: readonly TableColumn[];
  every: readonly TableColumn[];
  layout: ColumnLayout;
  /** Columns that are hidden at first. */
  hidden: ReadonlySet<string>;
  arrange: (layout: ColumnLayout) => void;
}

/**
 * A report's columns for an answer. Their layout is part of the report's state, so it can be shared by link and
 * saved.
 */
export function useReportColumns(
  report: AnyReport,
  answered: readonly string[],
  layout: ColumnLayout,
  arrange: (layout: ColumnLayout) => void,
): ReportColumns {
  const translate = useTranslate();
  const every = useMemo(() => tableColumns(report, answered, translate), [report, answered, translate]);
  return useMemo(() => {
    const hidden = hiddenColumns(report);
    return { every, visible: shownColumns(every, hidden, layout), layout, hidden, arrange };
  }, [report, every, layout, arrange]);
}
