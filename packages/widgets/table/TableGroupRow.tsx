import { memo } from "react";
import { count } from "../../sdk/format/quantity.ts";
import { useText } from "../text/use-text.ts";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import type { TableGroup } from "../../sdk/files/collect/group-rows.ts";
import { formatParts } from "../../sdk/files/cells/subtotal.ts";
import { cutTitle, makeLineAttributes, pinClass, type TableLineProps } from "./table-cell.tsx";
import { isFigure } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";

export interface TableGroupRowProps extends TableLineProps {
  group: TableGroup;
  by: TableColumn | undefined;
  summed: readonly TableColumn[];
  isOpen: boolean;
  onPress: (line: number) => void;
}

export const TableGroupRow = memo(function TableGroupRow(props: TableGroupRowProps) {
  const { group, line, card } = props;
  const text = useText();
  const rows = text.table.rows(count(group.end - group.first));
  return (
    <div
      {...makeLineAttributes(props)}
      aria-level={group.level}
      aria-posinset={group.place}
      aria-setsize={group.siblings}
      aria-expanded={props.isOpen}
      className="vb-tr vb-tr-open vb-tr-group"
      onClick={() => props.onPress(line)}
    >
      {card ? renderCardCells(props, rows, card.amount) : renderCells(props, rows)}
    </div>
  );
});

function renderCells(props: TableGroupRowProps, rows: string) {
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
        {renderGroupName(props, rows)}
      </div>
      {columns.slice(span).map((column, at) => {
        const figure = formatSubtotal(props, column);
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

function renderCardCells(props: TableGroupRowProps, rows: string, amount: string) {
  const { columns, summed } = props;
  const amountColumn = columns.find((column) => column.id === amount);
  const figure = amountColumn && formatSubtotal(props, amountColumn);
  return (
    <>
      <div role="gridcell" aria-colindex={1} className="vb-td vb-group-name">
        {renderGroupName(props, rows)}
      </div>
      <div role="gridcell" aria-colindex={2} className={`vb-td vb-num${figure?.colour ?? ""}`}>
        {figure?.words}
      </div>
      <div role="none" className="vb-card-rest">
        {summed
          .filter((column) => column.id !== amount)
          .map((column, at) => (
            <div key={column.id} role="gridcell" aria-colindex={at + 3} className="vb-td vb-td-words">
              {column.label} {formatSubtotal(props, column).words}
            </div>
          ))}
      </div>
    </>
  );
}

function renderGroupName({ group, by, missing }: TableGroupRowProps, rows: string) {
  const kind = by?.kind ?? "text";
  const words = formatCellText(kind, group.value, missing);
  return (
    <>
      <span className="vb-td-part" title={cutTitle(kind, words)}>
        {words}
      </span>
      <span className="vb-group-count">{rows}</span>
    </>
  );
}

function formatSubtotal({ group, summed }: TableGroupRowProps, column: TableColumn) {
  const at = summed.indexOf(column);
  const parts = group.sums[at];
  if (parts === undefined) return { words: "", colour: "" };
  const colour = parts < 0 && column.kind !== "balance" ? " vb-debit" : "";
  return { words: formatCellText(column.kind, formatParts(column.kind, parts), ""), colour };
}
