import type { CSSProperties } from "react";
import { cellText } from "./cell-text.ts";
import { isFigure, type TableColumn } from "./table-column.ts";

export interface TableFootProps {
  columns: readonly TableColumn[];
  grid: CSSProperties;
  isNarrow: boolean;
  /** The column whose total a narrow table shows. */
  amount: string;
  totals: { label: string; note: string; figures: Readonly<Record<string, number>> };
  rowIndex: number;
}

/** The totals of a DataTable, over all pages. */
export function TableFoot({ columns, grid, isNarrow, amount, totals, rowIndex }: TableFootProps) {
  const words = (
    <span>
      {totals.label} <span className="vb-total-note">{totals.note}</span>
    </span>
  );
  const figure = (column: TableColumn) => {
    const total = totals.figures[column.id];
    return total === undefined ? "" : cellText(column.kind, total, "");
  };
  const first = columns.findIndex((column) => totals.figures[column.id] !== undefined);
  const shown = columns.find((column) => column.id === amount);
  return (
    <div role="rowgroup" className="vb-tfoot" style={{ minWidth: grid.minWidth }}>
      <div role="row" aria-rowindex={rowIndex} className="vb-tr" style={grid}>
        {isNarrow ? (
          <>
            <div role="gridcell" className="vb-td">
              {words}
            </div>
            <div role="gridcell" className="vb-td vb-num">
              {shown && figure(shown)}
            </div>
          </>
        ) : (
          <>
            {/* The label takes the columns before the first figure. */}
            <div
              role="gridcell"
              aria-colindex={1}
              aria-colspan={Math.max(first, 1)}
              className="vb-td"
              style={{ gridColumn: `1 / span ${Math.max(first, 1)}` }}
            >
              {words}
            </div>
            {columns.slice(Math.max(first, 1)).map((column, at) => (
              <div
                role="gridcell"
                aria-colindex={Math.max(first, 1) + at + 1}
                key={column.id}
                className={isFigure(column.kind) ? "vb-td vb-num" : "vb-td"}
              >
                {figure(column)}
              </div>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
