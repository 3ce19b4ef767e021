import { useMemo } from "react";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { useTranslate } from "../../text/use-text.ts";
import type { AnyReport } from "../../../sdk/report/define/any-report.ts";
import type { ColumnLayout } from "../../../sdk/report/state/column-layout.ts";
import { listHiddenColumns, listShownColumns } from "../../../sdk/report/table/shown-columns.ts";
import { buildTableColumns } from "../../../sdk/report/table/table-columns.ts";

export interface ReportColumns {
  visible: readonly TableColumn[];
  every: readonly TableColumn[];
  layout: ColumnLayout;
  hidden: ReadonlySet<string>;
  arrange: (layout: ColumnLayout) => void;
}

/** The layout is part of the report's state, so it can be shared by link and saved. */
export function useReportColumns(
  report: AnyReport,
  answeredColumns: readonly string[],
  layout: ColumnLayout,
  arrange: (layout: ColumnLayout) => void,
): ReportColumns {
  const translate = useTranslate();
  const every = useMemo(
    () => buildTableColumns(report, answeredColumns, translate),
    [report, answeredColumns, translate],
  );
  return useMemo(() => {
    const hiddenIds = listHiddenColumns(report);
    return { every, visible: listShownColumns(every, hiddenIds, layout), layout, hidden: hiddenIds, arrange };
  }, [report, every, layout, arrange]);
}
