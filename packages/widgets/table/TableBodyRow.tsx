import { memo } from "react";
import { useText } from "../text/use-text.ts";
import { CardCells } from "./CardCells.tsx";
import type { RowTone } from "../../sdk/report/table/tones.ts";
import type { DrawnParts } from "./host/row-parts.ts";
import { makeLineAttributes, renderTableCell, type TableLineProps } from "./table-cell.tsx";
import { findToneColumn } from "../../sdk/files/cells/cell-kind.ts";
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
  isExpanded: boolean | undefined;
  isOpening: boolean;
  parts: DrawnParts | undefined;
  onPress: (line: number, target: EventTarget) => void;
}

/** Memoized: a row renders again only if its props change, not on every scroll. */
export const TableBodyRow = memo(function TableBodyRow(props: TableBodyRowProps) {
  const { row, line, level, columns, card, tone, isOpening, parts } = props;
  const text = useText();
  const toneAt = findToneColumn(columns);
  return (
    <div
      {...makeLineAttributes(props)}
      aria-level={level || undefined}
      aria-posinset={props.place || undefined}
      aria-setsize={props.siblings || undefined}
      aria-selected={isOpening ? props.isSelected : undefined}
      aria-expanded={props.isExpanded}
      className={`vb-tr${isOpening ? " vb-tr-open" : ""}${tone ? ` vb-tr-${tone}` : ""}`}
      onClick={(event) => props.onPress(line, event.target)}
    >
      {card ? (
        <CardCells
          row={row}
          columns={columns}
          card={card}
          tone={tone}
          missing={props.missing}
          parts={parts}
        />
      ) : (
        columns.map((column, at) =>
          renderTableCell({
            column,
            row,
            serial: props.serial,
            colIndex: at + 1,
            left: props.pins[at],
            toneWord: at === toneAt && tone ? text.table[tone] : undefined,
            missing: props.missing,
            parts,
          }),
        )
      )}
      {parts?.actions?.drawCell(row, columns, card)}
    </div>
  );
});
