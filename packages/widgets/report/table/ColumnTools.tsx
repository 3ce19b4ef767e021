import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { dragHeadings } from "../../table/drag-headings.ts";
import { HeadingEdge } from "../../table/HeadingEdge.tsx";
import type { HeadingTools } from "../../table/table-arrangement.ts";
import { useReportModel } from "../report-context.ts";
import { useColumnTable } from "./use-column-table.ts";

/**
 * Lets the user drag a report's column headings to reorder them, and their edges to resize them; draws nothing
 * itself.
 */
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
      watch: (row, shown) => {
        const idAt = (at: number) => shown[at]?.id ?? "";
        return dragHeadings({
          row,
          kindOf: (at) => now.current.pinned.includes(idAt(at)),
          onMove: (at, before) => now.current.move(idAt(at), shown[before]?.id),
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
