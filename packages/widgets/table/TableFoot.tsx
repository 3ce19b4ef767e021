import type { CSSProperties } from "react";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { pinClass } from "./table-cell.tsx";
import { isFigure } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface TableFootProps {
  columns: readonly TableColumn[];
  pins: readonly number[];
  grid: CSSProperties;
  isNarrow: boolean;
  amount: string;
  totals: { label: string; note: string; figures: Readonly<Record<string, number>> };
  rowIndex: number;
}

/** Sums over all pages. Screen readers announce the number of rows after a search. */
export function TableFoot({ columns, pins, grid, isNarrow, amount, totals, rowIndex }: TableFootProps) {
  const words = (
    <span>
      {totals.label}{" "}
      <span className="vb-total-note" role="status">
        {totals.note}
      </span>
    </span>
  );
  const formatFigure = (column: TableColumn) => {
    const total = totals.figures[column.id];
    return total === undefined ? "" : formatCellText(column.kind, total, "");
  };
  const first = columns.findIndex((column) => totals.figures[column.id] !== undefined);
  const span = Math.min(Math.max(first, 1), pins.length || Infinity);
  const amountColumn = columns.find((column) => column.id === amount);
  return (
    <div role="rowgroup" className="vb-tfoot" style={{ minWidth: grid.minWidth }}>
      <div role="row" aria-rowindex={rowIndex} className="vb-tr" style={grid}>
        {isNarrow ? (
          <>
            <div role="gridcell" className="vb-td">
              {words}
            </div>
            <div role="gridcell" className="vb-td vb-num">
              {amountColumn && formatFigure(amountColumn)}
            </div>
          </>
        ) : (
          <>
            <div
              role="gridcell"
              aria-colindex={1}
              aria-colspan={span}
              className={`vb-td${pinClass(pins[0])}`}
              style={{ gridColumn: `1 / span ${span}`, left: pins[0] }}
            >
              {words}
            </div>
            {columns.slice(span).map((column, at) => (
              <div
                role="gridcell"
                aria-colindex={span + at + 1}
                key={column.id}
                className={`vb-td${isFigure(column.kind) ? " vb-num" : ""}${pinClass(pins[span + at])}`}
                style={{ left: pins[span + at] }}
              >
                {formatFigure(column)}
              </div>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
