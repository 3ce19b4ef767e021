import type { ReactNode } from "react";
import { Tag } from "../Tag.tsx";
import { cellText } from "./cell-text.ts";
import { isFigure, type TableColumn, type TableRow } from "./table-column.ts";

export interface CellOptions {
  column: TableColumn;
  row: TableRow;
  serial: number;
  colIndex: number;
  /** The word of the row's tone, in the cell that says it. */
  toneWord: string | undefined;
  missing: string;
}

/**
 * One cell: a single element but where a tag or a struck-out amount stands in it. It is no component: two hundred of them are made
 * anew at each screenful, and React's care for each would be half of the time.
 */
export function tableCell({ column, row, serial, colIndex, toneWord, missing }: CellOptions): ReactNode {
  const { kind } = column;
  const value = kind === "serial" ? serial : column.value(row);
  const words = cellText(kind, value, missing);
  const struck = column.struck?.(row) ?? null;
  const figure = isFigure(kind);
  const className = figure ? `vb-td vb-td-${kind} vb-num` : `vb-td vb-td-${kind}`;
  if (kind === "tag" && value !== null) {
    return (
      <div key={column.id} role="gridcell" aria-colindex={colIndex} className={className}>
        <Tag tone={column.tones?.[String(value)]}>{words}</Tag>
      </div>
    );
  }
  if (toneWord !== undefined || struck !== null) {
    return (
      <div key={column.id} role="gridcell" aria-colindex={colIndex} className={className}>
        {struck !== null && <s>{cellText(kind, struck, missing)}</s>}
        <span className="vb-td-part">{words}</span>
        {toneWord !== undefined && <Tag tone="bad">{toneWord}</Tag>}
      </div>
    );
  }
  const isOwed = figure && typeof value === "number" && value < 0 && kind !== "balance";
  return (
    <div
      key={column.id}
      role="gridcell"
      aria-colindex={colIndex}
      className={isOwed ? `${className} vb-td-words vb-debit` : `${className} vb-td-words`}
      // The whole of what is cut off.
      title={kind === "text" && words.length > 24 ? words : undefined}
    >
      {words}
    </div>
  );
}
