import { memo, type CSSProperties } from "react";
import { useText } from "../../text/use-text.ts";
import { CardCells } from "./CardCells.tsx";
import type { DataTableProps, RowTone } from "./DataTable.tsx";
import { tableCell } from "./table-cell.tsx";
import { toneColumn, type TableColumn, type TableRow } from "./table-column.ts";

export interface TableBodyRowProps {
  row: TableRow;
  index: number;
  serial: number;
  rowIndex: number;
  /** Pixels from the first row's top. */
  offset: number;
  columns: readonly TableColumn[];
  template: CSSProperties["gridTemplateColumns"];
  /** Given where a row is drawn as a card. */
  card: DataTableProps["card"] | undefined;
  tone: RowTone | undefined;
  isSelected: boolean;
  isTabStop: boolean;
  onOpen: ((index: number) => void) | undefined;
  missing: string;
}

/** One row. It is drawn anew only when it changes, not on every scroll. */
export const TableBodyRow = memo(function TableBodyRow(props: TableBodyRowProps) {
  const { row, index, columns, card, tone, onOpen } = props;
  const text = useText();
  const toneAt = toneColumn(columns);
  return (
    <div
      role="row"
      data-row={index}
      aria-rowindex={props.rowIndex}
      aria-selected={onOpen ? props.isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      className={`vb-tr${onOpen ? " vb-tr-open" : ""}${tone ? ` vb-tr-${tone}` : ""}`}
      style={{
        transform: `translateY(${props.offset}px)`,
        ...(card ? {} : { gridTemplateColumns: props.template }),
      }}
      onClick={onOpen && (() => onOpen(index))}
    >
      {card ? (
        <CardCells row={row} columns={columns} card={card} tone={tone} missing={props.missing} />
      ) : (
        columns.map((column, at) =>
          tableCell({
            column,
            row,
            serial: props.serial,
            colIndex: at + 1,
            toneWord: at === toneAt && tone ? text.table[tone] : undefined,
            missing: props.missing,
          }),
        )
      )}
    </div>
  );
});
