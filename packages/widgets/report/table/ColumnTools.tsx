import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { AnyRow } from "../../../sdk/report/define/any-report.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import { enableHeadingDrag } from "../../table/drag-headings.ts";
import { HeadingEdge } from "../../table/HeadingEdge.tsx";
import type { DrawnParts, RowParts } from "../../table/host/row-parts.ts";
import type { HeadingTools } from "../../table/table-arrangement.ts";
import { useReportModel } from "../report-context.ts";
import { useColumnTable } from "./use-column-table.ts";

const ReportParts = lazyPart(() => import("./ReportParts.tsx").then((part) => part.ReportParts));

interface ColumnToolsProps extends RowParts<AnyRow> {
  onChange: (tools: HeadingTools | undefined) => void;
  onDraw: (parts: DrawnParts | undefined) => void;
}

/** What a table has in addition to its rows: tools for its columns, and a host's own cells and actions. */
export function ColumnTools({ onChange, onDraw, cells, rowActions }: ColumnToolsProps) {
  const { columns } = useReportModel();
  const { resize, move } = useColumnTable(columns);
  const { pinned } = columns.layout;
  const now = useRef({ resize, move, pinned });
  useLayoutEffect(() => {
    now.current = { resize, move, pinned };
  });
  const tools = useMemo(
    (): HeadingTools => ({
      edge: (column, track, onDrag) => (
        <HeadingEdge
          column={column}
          track={track}
          onDrag={onDrag}
          onResize={(id, width) => now.current.resize(id, width)}
        />
      ),
      watch: (row, shownColumns) => {
        const getColumnId = (at: number) => shownColumns[at]?.id ?? "";
        return enableHeadingDrag({
          row,
          kindOf: (at) => now.current.pinned.includes(getColumnId(at)),
          onMove: (at, before) => now.current.move(getColumnId(at), shownColumns[before]?.id),
        });
      },
    }),
    [],
  );
  useEffect(() => {
    onChange(tools);
    return () => onChange(undefined);
  }, [onChange, tools]);
  return (
    (cells ?? rowActions) && (
      <Suspense>
        <ReportParts cells={cells} rowActions={rowActions} onChange={onDraw} />
      </Suspense>
    )
  );
}
