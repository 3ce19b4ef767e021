import { useLayoutEffect, useMemo, useRef, type CSSProperties } from "react";
import { useText } from "../../text/use-text.ts";
import { useWidth } from "../use-width.ts";
import { columnTemplate, templateWidth } from "./column-template.ts";
import { TableBody } from "./TableBody.tsx";
import { TableFoot } from "./TableFoot.tsx";
import { TableHead } from "./TableHead.tsx";
import { toneColumn, type TableColumn, type TableRow } from "./table-column.ts";
import { useRoomBelow } from "./use-room-below.ts";

/** Why a row stands out. It is said in words too. */
export type RowTone = "cancelled";

export interface DataTableProps {
  /** What the table is. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Which of the rows, in which order (a RowModel's view); all as they came without it. */
  order?: Uint32Array | undefined;
  /** Names what is shown, such as page and order: when it changes, the table begins at its top again. */
  view?: string;
  /** Serial number of the first row; 1 unless pages come before. */
  firstSerial?: number;
  /** Rows over all pages, for assistive technology. */
  rowCount?: number;
  sort?: { id: string; isDescending: boolean } | undefined;
  onSort?: (id: string) => void;
  /** The totals row: its label, and figures by column. */
  totals?: { label: string; note: string; figures: Readonly<Record<string, number>> } | undefined;
  tone?: ((row: TableRow) => RowTone | undefined) | undefined;
  selected?: TableRow | undefined;
  onOpen?: ((row: TableRow) => void) | undefined;
  /** Where the table is narrow, a row is two lines: these columns' cells. */
  card: { title: string; amount: string; details: readonly string[] };
}

/**
 * A table of any length: only the visible rows are drawn, head and totals stay in view. The server sorts; a press on a heading
 * asks for it. Arrows, Home, End, PageUp and PageDown move between rows, Enter opens one.
 */
export function DataTable(props: DataTableProps) {
  const { label, columns, rows, order, firstSerial = 1, totals, card } = props;
  const { rowCount = order?.length ?? rows.length } = props;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [props.view]);
  const isNarrow = useWidth(scroller) < CARDS_BELOW;
  const height = useRoomBelow(scroller);
  const figures = totals?.figures ?? NONE;
  const tone = props.tone;
  const template = useMemo(() => {
    const hasTone = tone !== undefined && rows.some((row) => tone(row) !== undefined);
    return columnTemplate(columns, rows, figures, hasTone ? toneColumn(columns) : -1);
  }, [columns, rows, figures, tone]);
  const grid: CSSProperties = isNarrow
    ? {}
    : { gridTemplateColumns: template, minWidth: templateWidth(template) };
  return (
    <div
      ref={scroller}
      className={isNarrow ? "vb-table vb-table-cards" : "vb-table"}
      style={{ maxHeight: height }}
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount + (isNarrow ? 0 : 1) + (totals ? 1 : 0)}
      aria-colcount={isNarrow ? 2 + card.details.length : columns.length}
      aria-readonly="true"
    >
      {!isNarrow && <TableHead columns={columns} grid={grid} sort={props.sort} onSort={props.onSort} />}
      <TableBody
        key={props.view}
        {...props}
        // Assistive technology counts the head as the first row.
        firstRowIndex={firstSerial + (isNarrow ? 0 : 1)}
        firstSerial={firstSerial}
        isNarrow={isNarrow}
        grid={grid}
        scroller={scroller}
        missing={text.notAvailable}
      />
      {totals && (
        <TableFoot
          columns={columns}
          grid={grid}
          isNarrow={isNarrow}
          amount={card.amount}
          totals={totals}
          rowIndex={rowCount + (isNarrow ? 1 : 2)}
        />
      )}
    </div>
  );
}

const NONE: Readonly<Record<string, number>> = {};
/** Pixels of the table's own width. */
const CARDS_BELOW = 640;
