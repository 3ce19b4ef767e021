import { useText } from "../text/use-text.ts";
import { Tag } from "../parts/Tag.tsx";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import { tonedText } from "./toned-text.ts";
import type { DataTableProps } from "./table-props.ts";
import type { RowTone } from "../../sdk/report/table/tones.ts";
import { cellColour, cutTitle, pressable } from "./table-cell.tsx";
import { isFigure } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";

export interface CardCellsProps {
  row: TableRow;
  columns: readonly TableColumn[];
  card: DataTableProps["card"];
  tone: RowTone | undefined;
  missing: string;
}

/** A row as two lines: title and amount, then the details. */
export function CardCells({ row, columns, card, tone, missing }: CardCellsProps) {
  const text = useText();
  const cell = (id: string, className: string) => {
    const column = columns.find((candidate) => candidate.id === id);
    if (!column) return { words: "", column, value: null, props: { className } };
    const value = column.value(row);
    const words = tonedText(column.kind, value, missing, column.cellTone?.(row));
    // Dates, times and document numbers are never cut, as in a table. Longer text without a space is an address and may be
    // cut.
    const kept = /^(?=.{1,24}$)\S*\d\S*( \d\d:\d\d)?$/.test(words) ? " vb-td-date" : "";
    const props = pressable(column, className + kept + cellColour(column, row, value));
    return { words, column, value, props: { ...props, title: cutTitle(column.kind, words) } };
  };
  const title = cell(card.title, "vb-td vb-td-words vb-card-title-cell");
  const kind = columns.find(({ id }) => id === card.amount)?.kind;
  // Text in the amount's place may be cut in favour of the title; a figure is never cut.
  const amount = cell(card.amount, `vb-td vb-num${kind === "text" ? " vb-td-words" : ""}`);
  const isTagged = kind === "tag" && amount.value !== null;
  const struck = amount.column?.struck?.(row) ?? null;
  return (
    <>
      <div role="gridcell" aria-colindex={1} {...title.props}>
        {title.words}
      </div>
      <div role="gridcell" aria-colindex={2} {...amount.props}>
        {amount.column && struck !== null && <s>{cellText(amount.column.kind, struck, missing)}</s>}
        {isTagged ? (
          <Tag tone={amount.column?.tones?.[String(amount.value)]}>{amount.words}</Tag>
        ) : (
          amount.words
        )}
      </div>
      <div role="none" className="vb-card-rest">
        {card.details.map((id, at) => {
          const { words, column, value, props } = cell(id, "vb-td vb-td-words");
          const isTag = column?.kind === "tag" && value !== null;
          // Without a label, "N/A" would not say what is missing; a figure has its label.
          if (words === missing && !isFigure(column?.kind ?? "text") && !(at === 0 && tone)) return null;
          return (
            <div
              role="gridcell"
              aria-colindex={at + 3}
              key={id}
              {...(isTag ? pressable(column, "vb-td") : props)}
            >
              {/* A figure needs its label. */}
              {column && isFigure(column.kind) && <span className="vb-dim">{column.label} </span>}
              {isTag ? <Tag tone={column.tones?.[String(value)]}>{words}</Tag> : words}
              {at === 0 && tone && (
                <>
                  {" "}
                  <Tag tone="bad">{text.table[tone]}</Tag>
                </>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}
