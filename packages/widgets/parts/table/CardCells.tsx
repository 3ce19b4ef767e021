import { useText } from "../../text/use-text.ts";
import { Tag } from "../Tag.tsx";
import { cellText } from "./cell-text.ts";
import type { DataTableProps, RowTone } from "./DataTable.tsx";
import type { TableColumn, TableRow } from "./table-column.ts";

export interface CardCellsProps {
  row: TableRow;
  columns: readonly TableColumn[];
  card: DataTableProps["card"];
  tone: RowTone | undefined;
  missing: string;
}

/** A row as two lines: who and how much; the rest below. */
export function CardCells({ row, columns, card, tone, missing }: CardCellsProps) {
  const text = useText();
  const cell = (id: string) => {
    const column = columns.find((candidate) => candidate.id === id);
    if (!column) return { words: "", column: undefined, value: null };
    const value = column.value(row);
    return { words: cellText(column.kind, value, missing), column, value };
  };
  const amount = cell(card.amount);
  const struck = amount.column?.struck?.(row) ?? null;
  return (
    <>
      <div role="gridcell" aria-colindex={1} className="vb-td vb-td-words vb-card-title-cell">
        {cell(card.title).words}
      </div>
      <div role="gridcell" aria-colindex={2} className="vb-td vb-num">
        {amount.column && struck !== null && <s>{cellText(amount.column.kind, struck, missing)}</s>}
        {amount.words}
      </div>
      <div role="none" className="vb-card-rest">
        {card.details.map((id, at) => {
          const { words, column, value } = cell(id);
          const isTag = column?.kind === "tag" && value !== null;
          return (
            <div
              role="gridcell"
              aria-colindex={at + 3}
              key={id}
              className={isTag ? "vb-td" : "vb-td vb-td-words"}
            >
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
