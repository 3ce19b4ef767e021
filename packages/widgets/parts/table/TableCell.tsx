import { useText } from "../../text/use-text.ts";
import { Tag } from "../Tag.tsx";
import { cellText } from "./cell-text.ts";
import type { RowTone } from "./DataTable.tsx";
import { isFigure, type TableColumn, type TableRow } from "./table-column.ts";

export interface TableCellProps {
  column: TableColumn;
  row: TableRow;
  serial: number;
  colIndex: number;
  /** Given in the cell that says the row's tone in a word. */
  tone: RowTone | undefined;
  missing: string;
}

/** One cell: a single element but where a tag or a struck-out amount stands in it. */
export function TableCell({ column, row, serial, colIndex, tone, missing }: TableCellProps) {
  const text = useText();
  const value = column.kind === "serial" ? serial : column.value(row);
  const words = cellText(column.kind, value, missing);
  const struck = column.struck?.(row) ?? null;
  const figure = isFigure(column.kind);
  const className = `vb-td vb-td-${column.kind}${figure ? " vb-num" : ""}`;
  if (column.kind === "tag" && value !== null) {
    return (
      <div role="gridcell" aria-colindex={colIndex} className={className}>
        <Tag tone={column.tones?.[String(value)]}>{words}</Tag>
      </div>
    );
  }
  if (tone || struck !== null) {
    return (
      <div role="gridcell" aria-colindex={colIndex} className={className}>
        {struck !== null && <s>{cellText(column.kind, struck, missing)}</s>}
        <span className="vb-td-part">{words}</span>
        {tone && <Tag tone="bad">{text.table[tone]}</Tag>}
      </div>
    );
  }
  const sign =
    figure && typeof value === "number" && value < 0 && column.kind !== "balance" ? " vb-debit" : "";
  return (
    <div
      role="gridcell"
      aria-colindex={colIndex}
      className={`${className} vb-td-words${sign}`}
      // The whole of what is cut off.
      title={column.kind === "text" && words.length > 24 ? words : undefined}
    >
      {words}
    </div>
  );
}
