import type { CSSProperties } from "react";
import { useText } from "../text/use-text.ts";
import { Icon } from "../parts/Icon.tsx";
import { isFigure, type TableColumn } from "./table-column.ts";

export interface TableHeadProps {
  columns: readonly TableColumn[];
  grid: CSSProperties;
  sort: { id: string; isDescending: boolean } | undefined;
  onSort: ((id: string) => void) | undefined;
}

/** The headings of a DataTable; pressing one asks for another order. */
export function TableHead({ columns, grid, sort, onSort }: TableHeadProps) {
  const text = useText();
  return (
    <div role="rowgroup" className="vb-thead" style={{ minWidth: grid.minWidth }}>
      <div role="row" aria-rowindex={1} className="vb-tr" style={grid}>
        {columns.map((column, at) => {
          const sorted =
            sort?.id === column.id ? (sort.isDescending ? "descending" : "ascending") : undefined;
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={at + 1}
              aria-sort={sorted}
              className={isFigure(column.kind) ? "vb-th vb-num" : "vb-th"}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className="vb-sort"
                  title={column.help ?? text.table.sortBy(column.label)}
                  onClick={() => onSort(column.id)}
                >
                  {column.label}
                  {sorted && <Icon name={sorted === "descending" ? "sortDown" : "sortUp"} />}
                </button>
              ) : (
                <span>{column.label}</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
