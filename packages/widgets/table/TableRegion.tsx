import type { TableExpansion } from "./table-expansion.ts";
import type { TableRow } from "./table-column.ts";

export interface TableRegionProps {
  expansion: TableExpansion;
  row: TableRow;
  /** Its place among the lines, for whoever measures it. */
  index: number;
  rowIndex: number;
  level: number;
  colSpan: number;
  offset: number;
  /** Pixels that are in view, however wide the rows are. */
  width: number;
  measure: (element: HTMLElement | null) => void;
}

/** What stands under the opened row, as high as it needs to be. */
export function TableRegion(props: TableRegionProps) {
  const { expansion, row, index, rowIndex, level, colSpan, offset, width, measure } = props;
  return (
    <div
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={rowIndex}
      aria-level={level}
      className="vb-region"
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div role="gridcell" aria-colindex={1} aria-colspan={colSpan}>
        <div role="group" aria-label={expansion.label} className="vb-region-content" style={{ width }}>
          {expansion.content(row)}
        </div>
      </div>
    </div>
  );
}
