import { memo, type CSSProperties } from "react";
import { useText } from "../text/use-text.ts";
import { CardCells } from "./CardCells.tsx";
import type { DataTableProps } from "./table-props.ts";
import type { RowTone } from "../../sdk/report/table/tones.ts";
import { tableCell } from "./table-cell.tsx";
import { toneColumn } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";

export interface TableBodyRowProps {
  row: TableRow;
  line: number;
  serial: number;
  rowIndex: number;
  /** ARIA level, position in the group and size of the group; 0 without groups. */
  level: number;
  place: number;
  siblings: number;
  /** Pixels from the top of the first line. */
  offset: number;
  columns: readonly TableColumn[];
  template: CSSProperties["gridTemplateColumns"];
  /** Left offsets in pixels of the pinned columns, which come first. */
  pins: readonly number[];
  /** Set if the row is drawn as a card. */
  card: DataTableProps["card"] | undefined;
  tone: RowTone | undefined;
  isSelected: boolean;
  /** Whether its region is open; undefined if rows have none. */
  isExpanded: boolean | undefined;
  isTabStop: boolean;
  /** Whether pressing the row does something. */
  isOpening: boolean;
  onPress: (line: number, target: EventTarget) => void;
  missing: string;
}

/** One row. It rerenders only if its props change, not on every scroll. */
export const TableBodyRow = memo(function TableBodyRow(props: TableBodyRowProps) {
  const { row, line, level, columns, card, tone, isOpening } = props;
  const text = useText();
  const toneAt = toneColumn(columns);
  return (
    <div
      role="row"
      data-row={line}
      aria-rowindex={props.rowIndex}
      aria-level={level || undefined}
      aria-posinset={props.place || undefined}
      aria-setsize={props.siblings || undefined}
      aria-selected={isOpening ? props.isSelected : undefined}
      aria-expanded={props.isExpanded}
      tabIndex={props.isTabStop ? 0 : -1}
      className={`vb-tr${isOpening ? " vb-tr-open" : ""}${tone ? ` vb-tr-${tone}` : ""}`}
      style={{
        transform: `translateY(${props.offset}px)`,
        ...(card ? {} : { gridTemplateColumns: props.template }),
      }}
      onClick={(event) => props.onPress(line, event.target)}
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
            left: props.pins[at],
            toneWord: at === toneAt && tone ? text.table[tone] : undefined,
            missing: props.missing,
          }),
        )
      )}
    </div>
  );
});
