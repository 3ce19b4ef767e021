import { useEffect, useRef, type CSSProperties } from "react";
import { useText } from "../text/use-text.ts";
import { Icon } from "../parts/Icon.tsx";
import type { Track } from "./column-tracks.ts";
import type { DragEdge, HeadingTools } from "./table-arrangement.ts";
import type { DrawnActions } from "./host/row-parts.ts";
import { pinClass } from "./table-cell.tsx";
import { isFigure } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface TableHeadProps {
  columns: readonly TableColumn[];
  tracks: readonly Track[];
  pins: readonly number[];
  grid: CSSProperties;
  sort: { id: string; isDescending: boolean } | undefined;
  onSort: ((id: string) => void) | undefined;
  tools: HeadingTools | undefined;
  onDrag: DragEdge;
  actions: DrawnActions | undefined;
}

export function TableHead({
  columns,
  tracks,
  pins,
  grid,
  sort,
  onSort,
  tools,
  onDrag,
  actions,
}: TableHeadProps) {
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => (row.current ? tools?.watch(row.current, columns) : undefined), [tools, columns]);
  return (
    <div role="rowgroup" className="vb-thead" style={{ minWidth: grid.minWidth }}>
      <div ref={row} role="row" aria-rowindex={1} className="vb-tr" style={grid}>
        {columns.map((column, at) => {
          const sortDirection =
            sort?.id === column.id ? (sort.isDescending ? "descending" : "ascending") : undefined;
          const track = tracks[at];
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={sortDirection}
              // The label excludes the text of the resize edge.
              aria-label={tools && column.label}
              className={`vb-th${isFigure(column.kind) ? " vb-num" : ""}${pinClass(pins[at])}`}
              style={{ left: pins[at] }}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className="vb-sort"
                  title={column.help ?? text.table.sortBy(column.label)}
                  onClick={() => onSort(column.id)}
                >
                  {column.label}
                  {sortDirection && <Icon name={sortDirection === "descending" ? "sortDown" : "sortUp"} />}
                </button>
              ) : (
                <span>{column.label}</span>
              )}
              {track && tools?.edge(column, track, onDrag)}
            </div>
          );
        })}
        {actions?.drawHeading(columns)}
      </div>
    </div>
  );
}
