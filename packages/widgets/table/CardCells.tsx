import { useText } from "../text/use-text.ts";
import { Tag } from "../parts/Tag.tsx";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { formatTonedText } from "./toned-text.ts";
import type { DrawnParts } from "./host/row-parts.ts";
import type { DataTableProps } from "./table-props.ts";
import type { RowTone } from "../../sdk/report/table/tones.ts";
import { chooseCellColour, cutTitle, makePressable, renderContent } from "./table-cell.tsx";
import { isFigure } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";

export interface CardCellsProps {
  row: TableRow;
  columns: readonly TableColumn[];
  card: DataTableProps["card"];
  tone: RowTone | undefined;
  missing: string;
  parts: DrawnParts | undefined;
}

export function CardCells({ row, columns, card, tone, missing, parts }: CardCellsProps) {
  const text = useText();
  const createCell = (id: string, className: string) => {
    const column = columns.find((candidate) => candidate.id === id);
    if (!column) return { words: "", content: "", column, props: { className } };
    const value = column.value(row);
    const words = formatTonedText(column.kind, value, missing, column.cellTone?.(row));
    // Dates, times and document numbers are never cut, as in a table. Longer text without a space
    // is an address and may be cut.
    const dateClass = /^(?=.{1,24}$)\S*\d\S*( \d\d:\d\d)?$/.test(words) ? " vb-td-date" : "";
    const props = makePressable(column, className + dateClass + chooseCellColour(column, row, value));
    const content = renderContent(column, row, value, words, parts);
    return { words, content, column, props: { ...props, title: cutTitle(column.kind, words) } };
  };
  const title = createCell(card.title, "vb-td vb-td-words vb-card-title-cell");
  const kind = columns.find(({ id }) => id === card.amount)?.kind;
  // Text in the amount's place may be cut to leave room for the title; a figure is never cut.
  const amount = createCell(card.amount, `vb-td vb-num${kind === "text" ? " vb-td-words" : ""}`);
  const struckText = amount.column?.struck?.(row) ?? null;
  return (
    <>
      <div role="gridcell" aria-colindex={1} {...title.props}>
        {title.content}
      </div>
      <div role="gridcell" aria-colindex={2} {...amount.props}>
        {amount.column && struckText !== null && (
          <s>{formatCellText(amount.column.kind, struckText, missing)}</s>
        )}
        {amount.content}
      </div>
      <div role="none" className="vb-card-rest">
        {card.details.map((id, at) => {
          const { words, content, column, props } = createCell(id, "vb-td vb-td-words");
          const isDrawn = content !== words;
          // Without a label, "N/A" would not say what is missing; a figure has a label.
          if (words === missing && !isDrawn && !isFigure(column?.kind ?? "text") && !(at === 0 && tone))
            return null;
          return (
            <div
              role="gridcell"
              aria-colindex={at + 3}
              key={id}
              {...(isDrawn ? makePressable(column, "vb-td") : props)}
            >
              {column && isFigure(column.kind) && <span className="vb-dim">{column.label} </span>}
              {content}
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
