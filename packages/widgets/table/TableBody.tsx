import { Suspense, useCallback, useState, type CSSProperties, type RefObject } from "react";
import { lazyPart } from "../parts/lazy-part.ts";
import type { DataTableProps } from "./table-props.ts";
import { TableBodyRow } from "./TableBodyRow.tsx";
import { TableGroupRow } from "./TableGroupRow.tsx";
import { useLinePress } from "./use-line-press.ts";
import { useRegionInView } from "./use-region-in-view.ts";
import { useRowKeys } from "./use-row-keys.ts";
import type { TableLayout } from "./use-table-lines.ts";
import { useVirtualLines } from "./use-virtual-lines.ts";

const TableRegion = lazyPart(() => import("./TableRegion.tsx").then((part) => part.TableRegion));

export interface TableBodyProps extends DataTableProps {
  scroller: RefObject<HTMLDivElement | null>;
  layout: TableLayout;
  grid: CSSProperties;
  pins: readonly number[];
  width: number;
  isNarrow: boolean;
  /** In pixels, for a row that is not a card. */
  rowHeight: number;
  /** Tall cards have an extra line, for details with more than one figure. */
  isTall: boolean;
  firstSerial: number;
  firstRowIndex: number;
  missing: string;
}

/** Only one line is a tab stop; the arrow keys move from there. */
export function TableBody(props: TableBodyProps) {
  const { layout, scroller, grid, isNarrow, expansion } = props;
  const { lines, openedLine } = layout;
  const { view } = props;
  // When the view changes, the first line becomes the tab stop again. The line components are kept:
  // remounting them takes three times as long as updating.
  const [[enteredView, line], setEntered] = useState<readonly [view: string | undefined, line: number]>([
    view,
    0,
  ]);
  const setActive = useCallback((next: number) => setEntered([view, next]), [view]);
  const rowHeight = props.rowHeight * (isNarrow ? (props.isTall ? TALL_ROWS : CARD_ROWS) : 1);
  const headHeight = isNarrow ? 0 : rowHeight;
  const current = Math.min(enteredView === view ? line : 0, lines.length - 1);
  const virtualizer = useVirtualLines({
    scroller,
    length: lines.length,
    current,
    openedLine,
    rowHeight,
    headHeight,
    footHeight: props.rowHeight,
  });
  const press = useLinePress({ ...props, lines, openedLine, setActive });
  const keys = useRowKeys({
    lines,
    current,
    openedLine,
    isExpanding: expansion !== undefined,
    setActive,
    press,
    onClose: expansion?.onClose,
    virtualizer,
    scroller,
    rowHeight,
  });
  const entries = virtualizer.getVirtualItems();
  const size = entries.find(({ index }) => openedLine >= 0 && index === openedLine + 1)?.size ?? 0;
  useRegionInView({ virtualizer, scroller, openedLine, size, rowHeight, row: expansion?.row });
  return (
    <div
      role="rowgroup"
      className="vb-tbody"
      style={{ height: virtualizer.getTotalSize(), minWidth: grid.minWidth }}
      onKeyDown={keys}
    >
      {entries.map(({ index, start }) => {
        const at = { ...props, index, offset: start - headHeight, press, current };
        return index === openedLine + 1 && openedLine >= 0
          ? renderRegion({ ...at, measure: virtualizer.measureElement })
          : renderLine(at);
      })}
    </div>
  );
}

interface Entry extends TableBodyProps {
  /** Index among the lines, counting the open region as one. */
  index: number;
  offset: number;
  press: (line: number, target?: EventTarget) => void;
  current: number;
}

function renderLine(entry: Entry) {
  const { layout, index, grid, press, groups, selected, missing, offset, tone, onOpen } = entry;
  const { lines, columns, summed, openedLine } = layout;
  const line = openedLine >= 0 && index > openedLine ? index - 1 : index;
  const sharedProps = {
    line,
    rowIndex: entry.firstRowIndex + index,
    offset,
    columns,
    pins: entry.pins,
    template: grid.gridTemplateColumns,
    card: entry.isNarrow ? entry.card : undefined,
    isTabStop: line === entry.current,
    onPress: press,
    missing,
  };
  const heading = lines.heading(line);
  if (heading)
    return (
      <TableGroupRow
        key={line}
        {...sharedProps}
        group={heading}
        by={groups?.by[heading.level - 1]}
        summed={summed}
        isOpen={groups?.state.isOpen(heading.key) ?? true}
      />
    );
  const row = lines.row(line);
  if (!row) return null;
  const place = lines.place(line);
  const group = lines.group(line);
  return (
    <TableBodyRow
      key={line}
      {...sharedProps}
      row={row}
      serial={entry.firstSerial + place}
      level={getRowLevel(entry)}
      place={group ? place - group.first + 1 : 0}
      siblings={group ? group.end - group.first : 0}
      tone={tone?.(row)}
      isSelected={row === selected}
      isExpanded={entry.expansion && line === openedLine}
      isOpening={onOpen !== undefined}
      parts={entry.parts}
    />
  );
}

function renderRegion(entry: Entry & { measure: (element: HTMLElement | null) => void }) {
  const { layout, expansion, index, offset, measure, width } = entry;
  const row = layout.lines.row(layout.openedLine);
  if (!expansion || !row) return null;
  return (
    <Suspense key={`region ${layout.openedLine}`}>
      <TableRegion
        expansion={expansion}
        row={row}
        index={index}
        rowIndex={entry.firstRowIndex + index}
        level={getRowLevel(entry) + 1}
        colSpan={entry.isNarrow ? 2 + entry.card.details.length : layout.columns.length}
        offset={offset}
        width={width}
        measure={measure}
      />
    </Suspense>
  );
}

/** A row is one level below its group headings; 0 without groups or regions. */
function getRowLevel({ groups, expansion }: Entry): number {
  return groups ? groups.by.length + 1 : expansion ? 1 : 0;
}

const CARD_ROWS = 1.75;
const TALL_ROWS = 2.375;
