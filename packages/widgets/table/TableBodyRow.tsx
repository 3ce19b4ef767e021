import { memo } from "react";
import { useText } from "../text/use-text.ts";
import { CardCells } from "./CardCells.tsx";
import type { RowTone } from "../../sdk/report/table/tones.ts";
import { lineAttributes, tableCell, type TableLineProps } from "./table-cell.tsx";
import { toneColumn } from "../../sdk/files/cells/cell-kind.ts";
import type { TableRow } from "../../sdk/report/table/table-column.ts";

export interface TableBodyRowProps extends TableLineProps {
  row: TableRow;
  serial: number;
  /** ARIA level, position in the group and size of the group; 0 without groups. */
  level: number;
  place: number;
  siblings: number;
  tone: RowTone | undefined;
  isSelected: boolean;
  /** Whether its region is open; undefined if rows have none. */
  isExpanded: boolean | undefined;
  /** Whether pressing the row does something. */
  isOpening: boolean;
  onPress: (line: number, target: EventTarget) => void;
}

/** One row. It rerenders only if its props change, not on every scroll. */
export const TableBodyRow = memo(function TableBodyRow(props: TableBodyRowProps) {
  const { row, line, level, columns, card, tone, isOpening } = props;
  const text = useText();
  const toneAt = toneColumn(columns);
  return (
    <div
      {...lineAttributes(props)}
      aria-level={level || undefined}
      aria-posinset={props.place || undefined}
      aria-setsize={props.siblings || undefined}
      aria-selected={isOpening ? props.isSelected : undefined}
      aria-expanded={props.isExpanded}
      className={`vb-tr${isOpening ? " vb-tr-open" : ""}${tone ? ` vb-tr-${tone}` : ""}`}
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
