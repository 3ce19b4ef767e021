import type { CSSProperties, HTMLAttributes, ReactNode } from "react";
import { Tag } from "../parts/Tag.tsx";
import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { formatTonedText } from "./toned-text.ts";
import { isFigure, type CellKind, type CellValue } from "../../sdk/files/cells/cell-kind.ts";
import type { DrawnParts } from "./host/row-parts.ts";
import type { TableColumn, TableRow } from "../../sdk/report/table/table-column.ts";
import type { DataTableProps } from "./table-props.ts";

export interface CellOptions {
  column: TableColumn;
  row: TableRow;
  serial: number;
  colIndex: number;
  /** Left offset in pixels of a pinned cell; undefined if it scrolls. */
  left: number | undefined;
  toneWord: string | undefined;
  missing: string;
  parts: DrawnParts | undefined;
}

/**
 * A single element, unless the cell has a tag, a struck-out amount or a host's part. A plain function instead of a
 * component: each screen has about two hundred cells, and React's overhead for components would
 * take half of the drawing time.
 */
export function renderTableCell({
  column,
  row,
  serial,
  colIndex,
  left,
  toneWord,
  missing,
  parts,
}: CellOptions): ReactNode {
  const { kind } = column;
  const value = kind === "serial" ? serial : column.value(row);
  const words = formatTonedText(kind, value, missing, column.cellTone?.(row));
  const struckAmount = column.struck?.(row) ?? null;
  const content = renderContent(column, row, value, words, parts);
  const figure = isFigure(kind);
  const className = `vb-td vb-td-${kind}${figure ? " vb-num" : ""}${pinClass(left)}${chooseCellColour(column, row, value)}`;
  const own = {
    role: "gridcell",
    "aria-colindex": colIndex,
    style: left === undefined ? undefined : { left },
  };
  if (toneWord !== undefined || struckAmount !== null || content !== words) {
    return (
      <div key={column.id} {...own} {...makePressable(column, className)}>
        {struckAmount !== null && <s>{formatCellText(kind, struckAmount, missing)}</s>}
        {content === words ? (
          <span className="vb-td-part" title={cutTitle(kind, words)}>
            {words}
          </span>
        ) : (
          content
        )}
        {toneWord !== undefined && <Tag tone="bad">{toneWord}</Tag>}
      </div>
    );
  }
  return (
    <div
      key={column.id}
      {...own}
      {...makePressable(column, `${className} vb-td-words`)}
      title={cutTitle(kind, words)}
    >
      {words}
    </div>
  );
}

/** What a host draws, a tag, or the words themselves. */
export function renderContent(
  column: TableColumn,
  row: TableRow,
  value: CellValue,
  words: string,
  parts: DrawnParts | undefined,
): ReactNode {
  const isTag = column.kind === "tag" && value !== null;
  return (
    parts?.drawCell(column, row, words) ??
    (isTag ? <Tag tone={column.tones?.[String(value)]}>{words}</Tag> : words)
  );
}

export interface TableLineProps {
  line: number;
  rowIndex: number;
  /** Pixels from the top of the first line. */
  offset: number;
  columns: readonly TableColumn[];
  pins: readonly number[];
  template: CSSProperties["gridTemplateColumns"];
  card: DataTableProps["card"] | undefined;
  isTabStop: boolean;
  missing: string;
}

export function makeLineAttributes({
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

/** Returns a tooltip with the full text, if the text may be cut off. */
export function cutTitle(kind: CellKind, words: string): string | undefined {
  return kind === "text" && words.length > LIKELY_CUT ? words : undefined;
}

/** Starts with a space, so that it can be added to other classes. */
export function pinClass(leftOffset: number | undefined): string {
  return leftOffset === undefined ? "" : " vb-pinned";
}

/** Starts with a space. The tone's colour, or red for negative figures. */
export function chooseCellColour(column: TableColumn, row: TableRow, value: CellValue): string {
  const tone = column.cellTone?.(row);
  if (tone) return ` vb-${tone}`;
  const isOwed = isFigure(column.kind) && column.kind !== "balance" && Number(value) < 0;
  return isOwed ? " vb-debit" : "";
}

/** Makes a cell pressable. The column's id is an attribute, by which a press finds its column. */
export function makePressable(
  column: TableColumn | undefined,
  className: string,
): HTMLAttributes<HTMLElement> {
  if (!column?.onPress) return { className };
  // React's type has no data attributes.
  return { className: `${className} vb-td-press`, tabIndex: -1, ...{ "data-press": column.id } };
}

/** undefined if the event did not come from a pressable cell. */
export function findPressedColumn(target: EventTarget | null | undefined): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest("[data-press]")?.getAttribute("data-press") ?? undefined;
}

/** In letters: longer texts may be cut off in a narrow table. */
const LIKELY_CUT = 12;
