import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { Tag } from "../parts/Tag.tsx";
import { cellText } from "../../sdk/files/cells/cell-text.ts";
import { tonedText } from "./toned-text.ts";
import { isFigure, type CellKind, type CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import type { DataTableProps } from "./table-props.ts";

export interface CellOptions {
  column: TableColumn;
  row: TableRow;
  serial: number;
  colIndex: number;
  /** Left offset in pixels of a pinned cell; undefined if it scrolls. */
  left: number | undefined;
  /** The word for the row's tone, if this cell shows it. */
  toneWord: string | undefined;
  missing: string;
}

/**
 * One cell: a single element, unless it has a tag or a struck-out amount. A plain function instead of a
 * component: each screen has about two hundred cells, and React's overhead for components would take half of the
 * drawing time.
 */
export function tableCell({
  column,
  row,
  serial,
  colIndex,
  left,
  toneWord,
  missing,
}: CellOptions): ReactNode {
  const { kind } = column;
  const value = kind === "serial" ? serial : column.value(row);
  const words = tonedText(kind, value, missing, column.cellTone?.(row));
  const struck = column.struck?.(row) ?? null;
  const figure = isFigure(kind);
  const className = `vb-td vb-td-${kind}${figure ? " vb-num" : ""}${pinClass(left)}${cellColour(column, row, value)}`;
  const own = {
    role: "gridcell",
    "aria-colindex": colIndex,
    style: left === undefined ? undefined : { left },
  };
  if (kind === "tag" && value !== null) {
    return (
      <div key={column.id} {...own} {...pressable(column, className)}>
        <Tag tone={column.tones?.[String(value)]}>{words}</Tag>
      </div>
    );
  }
  if (toneWord !== undefined || struck !== null) {
    return (
      <div key={column.id} {...own} {...pressable(column, className)}>
        {struck !== null && <s>{cellText(kind, struck, missing)}</s>}
        <span className="vb-td-part" title={cutTitle(kind, words)}>
          {words}
        </span>
        {toneWord !== undefined && <Tag tone="bad">{toneWord}</Tag>}
      </div>
    );
  }
  return (
    <div
      key={column.id}
      {...own}
      {...pressable(column, `${className} vb-td-words`)}
      title={cutTitle(kind, words)}
    >
      {words}
    </div>
  );
}

/** What a line of the table needs to be drawn, a row or a heading. */
export interface TableLineProps {
  line: number;
  rowIndex: number;
  /** Pixels from the top of the first line. */
  offset: number;
  columns: readonly TableColumn[];
  /** Left offsets in pixels of the pinned columns, which come first. */
  pins: readonly number[];
  template: CSSProperties["gridTemplateColumns"];
  /** Set if lines are drawn as cards. */
  card: DataTableProps["card"] | undefined;
  isTabStop: boolean;
  missing: string;
}

/** The attributes of a line's element. */
export function lineAttributes({
  line,
  rowIndex,
  offset,
  template,
  card,
  isTabStop,
}: TableLineProps): HTMLAttributes<HTMLDivElement> & { "data-row": number } {
  return {
    role: "row",
    "data-row": line,
    "aria-rowindex": rowIndex,
    tabIndex: isTabStop ? 0 : -1,
    style: {
      transform: `translateY(${offset}px)`,
      ...(card ? {} : { gridTemplateColumns: template }),
    },
  };
}

/** Tooltip with the full text, if it may be cut off. */
export function cutTitle(kind: CellKind, words: string): string | undefined {
  return kind === "text" && words.length > LIKELY_CUT ? words : undefined;
}

/** The class of a pinned cell, with a leading space. */
export function pinClass(left: number | undefined): string {
  return left === undefined ? "" : " vb-pinned";
}

/** The class of a cell's colour, with a leading space: its tone's colour, or red for negative figures. */
export function cellColour(column: TableColumn, row: TableRow, value: CellValue): string {
  const tone = column.cellTone?.(row);
  if (tone) return ` vb-${tone}`;
  const isOwed = isFigure(column.kind) && column.kind !== "balance" && Number(value) < 0;
  return isOwed ? " vb-debit" : "";
}

/** Attributes that make a cell pressable; `pressedColumn` finds which one was pressed. */
export function pressable(column: TableColumn | undefined, className: string): HTMLAttributes<HTMLElement> {
  if (!column?.onPress) return { className };
  // The type has no data attributes.
  return { className: `${className} vb-td-press`, tabIndex: -1, ...{ "data-press": column.id } };
}

/** The id of the pressable cell's column from which an event came; undefined if it came from elsewhere. */
export function pressedColumn(target: EventTarget | null | undefined): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest("[data-press]")?.getAttribute("data-press") ?? undefined;
}

/** Texts longer than this many letters may be cut off in a narrow table. */
const LIKELY_CUT = 12;
