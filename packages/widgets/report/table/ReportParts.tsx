import { useCallback } from "react";
import { toRowObject } from "../../../sdk/report/table/table-columns.ts";
import type { TableRow } from "../../../sdk/report/table/table-column.ts";
import type { AnyRow } from "../../../sdk/report/define/any-report.ts";
import type { DrawnParts, RowParts } from "../../table/host/row-parts.ts";
import { useDrawnParts } from "../../table/host/use-drawn-parts.tsx";
import { useReportModel } from "../report-context.ts";

export function ReportParts(props: RowParts<AnyRow> & { onChange: (parts: DrawnParts | undefined) => void }) {
  const { definition, table, columns } = useReportModel();
  const names = table?.columns;
  useDrawnParts({
    ...props,
    widget: definition.operation,
    columns: columns.every,
    readRow: useCallback((row: TableRow) => toRowObject(names ?? [], row), [names]),
  });
  return null;
}
