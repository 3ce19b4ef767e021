import type { ReactNode } from "react";
import { ListBox } from "./ListTable.styles.ts";

export interface ListColumn<Row> {
  label: string;
  isNumber?: boolean;
  isWhole?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface ListTableProps<Row> {
  label: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row, index: number) => string | number;
  /** Marks rows to draw with a line through, such as cancelled bills. */
  isOff?: (row: Row) => boolean;
}

export function ListTable<Row>({ label, columns, rows, keyOf, isOff }: ListTableProps<Row>) {
  return (
    <ListBox className="vb-list-scroll" tabIndex={0} role="region" aria-label={label}>
      <table className="vb-list-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ label: head, isNumber }) => (
              <th key={head} scope="col" className={isNumber ? "vb-num" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)} className={isOff?.(row) ? "vb-list-off" : undefined}>
              {columns.map(({ label: head, isNumber, isWhole, cell }) => (
                <td key={head} className={isNumber ? "vb-num" : isWhole ? "vb-whole" : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ListBox>
  );
}
