import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { enableHeadingDrag } from "../../table/drag-headings.ts";
import { HeadingEdge } from "../../table/HeadingEdge.tsx";
import type { HeadingTools } from "../../table/table-arrangement.ts";
import { useReportModel } from "../report-context.ts";
import { useColumnTable } from "./use-column-table.ts";

export function ColumnTools({ onChange }: { onChange: (tools: HeadingTools | undefined) => void }) {
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
  return null;
}
