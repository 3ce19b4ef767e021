import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from "react";
import { useText } from "../text/use-text.ts";
import {
  createColumnTracks,
  DIGIT_WIDTH,
  buildGridTemplate,
  buildLeastWidth,
  toPixels,
  type Track,
} from "./column-tracks.ts";
import { CardSortBox } from "./CardSort.styles.ts";
import { Table } from "./DataTable.styles.ts";
import type { createFitting } from "./fitting-columns.ts";
import { TableBody } from "./TableBody.tsx";
import { TableFoot } from "./TableFoot.tsx";
import { TableHead } from "./TableHead.tsx";
import type { DragEdge } from "./table-arrangement.ts";
import { isFigure, findToneColumn } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";
import type { DataTableProps } from "./table-props.ts";
import { useRoomBelow } from "./use-room-below.ts";
import { useSteadyTracks } from "./use-steady-tracks.ts";
import { useTableLines, type TableLayout } from "./use-table-lines.ts";
import { useTableMeasures } from "./use-table-measures.ts";
import { lazyPart } from "../parts/lazy-part.ts";

const CardSort = lazyPart(() => import("./CardSort.tsx").then((part) => part.CardSort));

/**
 * Draws only the visible rows of a table of any length; head and totals always stay visible. The
 * server sorts; pressing a heading requests another order. Arrows, Home, End, PageUp and PageDown
 * move between rows, Enter opens a row; left and right close and open groups.
 */
export function DataTable(props: DataTableProps) {
  const { label, rows, firstSerial = 1, totals, card, groups, expansion } = props;
  const actions = props.parts?.actions;
  const text = useText();
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [props.view]);
  const { ruler, width, row, figure, spacing } = useTableMeasures(scroller);
  const isNarrow = width * DIGIT_WIDTH < CARDS_BELOW * figure;
  const height = useRoomBelow(scroller, props.height);
  const every = useTableLines(props);
  const { lines } = every;
  const { grid, columns, tracks, pins, drag } = useTableGrid(
    props,
    every,
    { width: isNarrow ? 0 : width, figure },
    scroller,
  );
  const layout = { ...every, columns };
  const isTall = columns.filter(({ id, kind }) => isFigure(kind) && card.details.includes(id)).length > 1;
  // The row count for assistive technology includes the head, group headings, the details opened
  // under a row, and the totals.
  const shownCount = props.order?.length ?? rows.length;
  const elsewhere = (props.rowCount ?? shownCount) - shownCount;
  const lineCount = elsewhere + lines.length + (layout.openedLine < 0 ? 0 : 1) + (isNarrow ? 0 : 1);
  const table = (
    <Table
      ref={scroller}
      className={`vb-table${props.isOutdated ? " vb-outdated" : ""}${isNarrow ? " vb-table-cards" : ""}${isTall ? " vb-table-tall" : ""}${groups ? " vb-table-groups" : ""}${pins.length > 0 ? " vb-table-pins" : ""}`}
      style={{ maxHeight: height, "--vb-letter": `calc(1ch + ${spacing}px)` } as CSSProperties}
      onFocus={({ currentTarget, target }) => {
        if (currentTarget.scrollLeft > 0)
          void import("./uncover.ts").then((part) => part.scrollFromPinnedColumns(currentTarget, target));
      }}
      // ARIA allows aria-expanded on rows only in a treegrid.
      role={groups || expansion ? "treegrid" : "grid"}
      aria-label={label}
      aria-rowcount={lineCount + (totals ? 1 : 0)}
      aria-colcount={(isNarrow ? 2 + card.details.length : columns.length) + (actions ? 1 : 0)}
      aria-readonly="true"
      aria-busy={props.isOutdated}
    >
      {!isNarrow && (
        <TableHead
          columns={columns}
          tracks={tracks}
          pins={pins}
          grid={grid}
          sort={props.sort}
          onSort={props.onSort}
          tools={props.tools}
          onDrag={drag}
          actions={actions}
        />
      )}
      <TableBody
        {...props}
        layout={layout}
        firstRowIndex={firstSerial + (isNarrow ? 0 : 1)}
        firstSerial={firstSerial}
        isNarrow={isNarrow}
        isTall={isTall}
        rowHeight={row}
        grid={grid}
        pins={pins}
        width={width}
        scroller={scroller}
        missing={props.missing ?? text.notAvailable}
      />
      {totals && (
        <TableFoot
          columns={columns}
          pins={pins}
          grid={grid}
          isNarrow={isNarrow}
          amount={card.amount}
          totals={totals}
          rowIndex={lineCount + 1}
        />
      )}
      <div className="vb-ruler" aria-hidden ref={ruler} />
    </Table>
  );
  return (
    <>
      {isNarrow && props.onSort && (
        <Suspense fallback={<CardSortBox className="vb-card-sort" />}>
          <CardSort columns={columns} sort={props.sort} onSort={props.onSort} />
        </Suspense>
      )}
      {table}
    </>
  );
}

/**
 * Chooses the columns that fit a width (all at width 0), and the tracks shared by head, rows and
 * totals. A wide table drops no column. If the visitor has arranged the columns, none is dropped and the table scrolls.
 */
function useTableGrid(
  props: DataTableProps,
  layout: TableLayout,
  { width, figure }: { width: number; figure: number },
  scroller: RefObject<HTMLDivElement | null>,
): TableGrid {
  const { rows, tone, firstSerial = 1, arrangement, parts } = props;
  const besides = parts?.actions?.width ?? 0;
  const [draggedColumn, setDraggedColumn] = useState<{ id: string; width: number }>();
  const { columns, widest } = layout;
  const lastSerial = firstSerial + (props.order?.length ?? rows.length) - 1;
  const figures = props.totals?.figures ?? NO_WIDTHS;
  const hasGroups = props.groups !== undefined;
  const natural = useMemo(() => {
    const hasTone = tone !== undefined && rows.some((row) => tone(row) !== undefined);
    const words = columns[findToneColumn(columns)]?.id;
    const more = (hasTone ? TAG_LETTERS : 0) + (hasGroups ? INDENT_LETTERS : 0);
    return createColumnTracks({
      columns,
      rows,
      figures: [figures, widest, mapLastSerials(columns, lastSerial)],
      besides: new Map(words === undefined ? [] : [[words, more]]),
    });
  }, [columns, rows, figures, widest, lastSerial, tone, hasGroups]);
  const steady = useSteadyTracks(JSON.stringify([columns, props.rowCount, figures]), natural);
  const { widths = NO_WIDTHS, pinned = NO_PINS } = arrangement ?? {};
  const tracks = useMemo(
    () =>
      columns.map(({ id }, at): Track => {
        const track = steady[at] ?? NO_TRACK; // every column has one
        const chosenWidth = draggedColumn?.id === id ? draggedColumn.width : widths[id];
        return {
          ...track,
          width: chosenWidth ?? (pinned.includes(id) ? toPixels(track.usual, figure) : undefined),
        };
      }),
    [columns, steady, widths, pinned, draggedColumn, figure],
  );
  const { card } = props;
  const [fitting, setFitting] = useState<ReturnType<typeof createFitting>>();
  useEffect(() => {
    const table = scroller.current;
    if (!table || table.scrollWidth <= table.clientWidth) return;
    let isOver = false;
    // Loaded only if the columns don't fit; until then the table scrolls.
    void import("./fitting-columns.ts").then((part) => {
      if (!isOver) setFitting(() => part.createFitting(table));
    });
    return () => {
      isOver = true;
    };
  }, [scroller, width, tracks]);
  return useMemo(() => {
    if (width === 0) return { grid: {}, columns, tracks, pins: [], drag: setDraggedColumn };
    const isArranged = tracks.some((track) => track.width !== undefined);
    const fittedTracks = isArranged
      ? tracks
      : (fitting?.(columns, tracks, { width, figure, besides }, card) ?? tracks);
    const isHere = (_: unknown, at: number) => fittedTracks[at] !== undefined;
    const drawnTracks = fittedTracks.filter((track) => track !== undefined);
    const gridTracks = besides ? [...drawnTracks, { ...NO_TRACK, width: besides }] : drawnTracks;
    return {
      grid: { gridTemplateColumns: buildGridTemplate(gridTracks), minWidth: buildLeastWidth(gridTracks) },
      columns: columns.filter(isHere),
      tracks: drawnTracks,
      pins: calculatePins(tracks, columns.filter(({ id }) => pinned.includes(id)).length, width),
      drag: setDraggedColumn,
    };
  }, [columns, tracks, pinned, width, figure, card, fitting, besides]);
}

interface TableGrid {
  grid: CSSProperties;
  columns: readonly TableColumn[];
  tracks: readonly Track[];
  /** Left offsets in pixels of the pinned columns, which come first. */
  pins: readonly number[];
  drag: DragEdge;
}

/** No column is pinned if the pinned ones would leave too little room for the others. */
function calculatePins(tracks: readonly Track[], count: number, width: number): readonly number[] {
  const lefts = tracks.slice(0, count).map((_, at) => sumOf(tracks.slice(0, at)));
  return sumOf(tracks.slice(0, count)) > width * MOST_PINNED ? [] : lefts;
}

function sumOf(tracks: readonly Track[]): number {
  return tracks.reduce((all, { width = 0 }) => all + width, 0);
}

function mapLastSerials(columns: readonly TableColumn[], last: number): Record<string, number> {
  return Object.fromEntries(columns.filter(({ kind }) => kind === "serial").map(({ id }) => [id, last]));
}

const NO_WIDTHS: Readonly<Record<string, number>> = {};
const NO_PINS: readonly string[] = [];
const NO_TRACK: Track = { least: 0, usual: 0, share: 0, needed: 0 };
/** As a share of the table's width. */
const MOST_PINNED = 0.7;
/** The table's own width in pixels, at the default font size. */
const CARDS_BELOW = 640;
/** In letters: room for the word of a row's tone, and for the indent of rows under headings. */
const TAG_LETTERS = 9;
const INDENT_LETTERS = 5;
