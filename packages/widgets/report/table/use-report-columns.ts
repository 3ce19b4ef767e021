import { useMemo } from "react";
import type { TableColumn } from "../../table/table-column.ts";
import { useTranslate } from "../../text/use-text.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { ColumnLayout } from "../state/column-layout.ts";
import { hiddenColumns, shownColumns } from "./shown-columns.ts";
import { tableColumns } from "./table-columns.ts";

/** The columns of a report as the visitor arranged them; use-column-table.ts is how that is changed. */
export interface ReportColumns {
  /** Those that are shown, as they stand in the table. */
  visible: readonly TableColumn[];
  every: readonly TableColumn[];
  layout: ColumnLayout;
  /** Those that begin hidden. */
  hidden: ReadonlySet<string>;
  arrange: (layout: ColumnLayout) => void;
}

/** The columns of a report over the answer's. How they are arranged is part of the report's state, so that it can be sent and saved. */
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
