import { memo } from "react";
import { count } from "../../sdk/format/quantity.ts";
import { useText } from "../text/use-text.ts";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import type { TableGroup } from "../../sdk/files/collect/group-rows.ts";
import { partsText } from "../../sdk/files/cells/subtotal.ts";
import { cutTitle, lineAttributes, pinClass, type TableLineProps } from "./table-cell.tsx";
import { isFigure } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface TableGroupRowProps extends TableLineProps {
  group: TableGroup;
  /** The column whose values form the groups of this level. */
  by: TableColumn | undefined;
  summed: readonly TableColumn[];
  isOpen: boolean;
  onPress: (line: number) => void;
}

/** A group's heading: its value, number of rows and subtotals. Pressing it opens or closes the group. */
export const TableGroupRow = memo(function TableGroupRow(props: TableGroupRowProps) {
  const { group, line, card } = props;
  const text = useText();
  const rows = text.table.rows(count(group.end - group.first));
  return (
    <div
      {...lineAttributes(props)}
      aria-level={group.level}
      aria-posinset={group.place}
      aria-setsize={group.siblings}
      aria-expanded={props.isOpen}
      className="vb-tr vb-tr-open vb-tr-group"
      onClick={() => props.onPress(line)}
    >
      {card ? cardCells(props, rows, card.amount) : cells(props, rows)}
    </div>
  );
});

/** The value spans the columns before the first subtotal. */
function cells(props: TableGroupRowProps, rows: string) {
  const { columns, summed, pins } = props;
  const first = columns.findIndex((column) => summed.includes(column));
  const span = Math.min(first < 0 ? columns.length : Math.max(first, 1), pins.length || Infinity);
  return (
    <>
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={span}
        className={`vb-td vb-group-name${pinClass(pins[0])}`}
        style={{ gridColumn: `1 / span ${span}`, left: pins[0] }}
      >
        {name(props, rows)}
      </div>
      {columns.slice(span).map((column, at) => {
        const figure = subtotal(props, column);
        return (
          <div
            key={column.id}
            role="gridcell"
            aria-colindex={span + at + 1}
            className={`vb-td vb-td-words${isFigure(column.kind) ? " vb-num" : ""}${pinClass(pins[span + at])}${figure.colour}`}
            style={{ left: pins[span + at] }}
          >
            {figure.words}
          </div>
        );
      })}
    </>
  );
}

/** On a card the other subtotals are below, each with its column's label. */
function cardCells(props: TableGroupRowProps, rows: string, amount: string) {
  const { columns, summed } = props;
  const shown = columns.find((column) => column.id === amount);
  const figure = shown && subtotal(props, shown);
  return (
    <>
      <div role="gridcell" aria-colindex={1} className="vb-td vb-group-name">
        {name(props, rows)}
      </div>
      <div role="gridcell" aria-colindex={2} className={`vb-td vb-num${figure?.colour ?? ""}`}>
        {figure?.words}
      </div>
      <div role="none" className="vb-card-rest">
        {summed
          .filter((column) => column.id !== amount)
          .map((column, at) => (
            <div key={column.id} role="gridcell" aria-colindex={at + 3} className="vb-td vb-td-words">
              {column.label} {subtotal(props, column).words}
            </div>
          ))}
      </div>
    </>
  );
}

function name({ group, by, missing }: TableGroupRowProps, rows: string) {
  const kind = by?.kind ?? "text";
  const words = cellText(kind, group.value, missing);
  return (
    <>
      <span className="vb-td-part" title={cutTitle(kind, words)}>
        {words}
      </span>
      <span className="vb-group-count">{rows}</span>
    </>
  );
}

function subtotal({ group, summed }: TableGroupRowProps, column: TableColumn) {
  const at = summed.indexOf(column);
  const parts = group.sums[at];
  if (parts === undefined) return { words: "", colour: "" };
  const colour = parts < 0 && column.kind !== "balance" ? " vb-debit" : "";
  return { words: cellText(column.kind, partsText(column.kind, parts), ""), colour };
}
