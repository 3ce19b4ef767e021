import { styled } from "styled-components";
import type { TableExpansion } from "./table-expansion.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

export interface TableRegionProps {
  expansion: TableExpansion;
  row: TableRow;
  /** Index among the lines, for the virtualizer that measures it. */
  index: number;
  rowIndex: number;
  level: number;
  colSpan: number;
  offset: number;
  /** Visible width in pixels, regardless of the row width. */
  width: number;
  measure: (element: HTMLElement | null) => void;
}

/** Loaded with the first row that is opened. */
export function TableRegion(props: TableRegionProps) {
  const { expansion, row, index, rowIndex, level, colSpan, offset, width, measure } = props;
  return (
    <Region
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
    </Region>
  );
}

const Region = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  min-width: 100%;
  background: var(--vb-sunken);
  border-bottom: var(--vb-hairline) solid var(--vb-line);
  .vb-region-content {
    position: sticky;
    left: 0;
    padding: var(--vb-space-3);
  }
`;
