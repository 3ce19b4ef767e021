import { chooseGivesWay } from "../../sdk/files/cells/give-way.ts";
import { sum, type Track } from "./column-tracks.ts";
import { findToneColumn } from "../../sdk/files/cells/cell-kind.ts";
import type { TableColumn } from "../../sdk/report/table/table-column.ts";
import type { DataTableProps } from "./table-props.ts";

/** Uses the table's actual cell padding: narrow reports have less, and a host may set its own. */
export function createFitting(table: HTMLElement) {
  return (
    columns: readonly TableColumn[],
    tracks: readonly Track[],
    { width, figure, besides }: TableRoom,
    card: Pick<DataTableProps["card"], "title" | "amount">,
  ): readonly (Track | undefined)[] => {
    table.style.removeProperty(PAD_PROPERTY);
    const pad = 2 * parseFloat(getComputedStyle(table).getPropertyValue(PAD_PROPERTY));
    const room = { width: width - besides, figure, pad };
    // Details or a form may be beside the table of a wide report or list.
    const whole = table.closest(".vb-report, .vb-master")?.clientWidth ?? width;
    if (whole < WIDE_TABLE_PX) {
      const isDrawn = chooseFittingColumns(columns, tracks, room, card);
      return tracks.map((track, at) => (isDrawn[at] ? track : undefined));
    }
    if (measureExcess(tracks, room) <= 0) return tracks;
    table.style.setProperty(PAD_PROPERTY, `${TIGHT_PAD_PX}px`);
    return shrinkColumns(columns, tracks, { ...room, pad: 2 * TIGHT_PAD_PX });
  };
}

/** By how many digits the columns are wider than the table. */
function measureExcess(tracks: readonly Pick<Track, "least">[], { width, pad, figure }: Room): number {
  return sum(tracks, "least") + (tracks.length * pad - width) / figure;
}

/**
 * Makes columns narrower until they fit, addresses and remarks first, then other texts, then names;
 * none is dropped. If that is not enough, all keep their widths and the table scrolls.
 */
export function shrinkColumns<Part extends Pick<Track, "least">>(
  columns: readonly TableColumn[],
  tracks: readonly Part[],
  room: Room,
): readonly Part[] {
  let over = measureExcess(tracks, room);
  let shrunkTracks = tracks;
  for (const turn of ["first", "soon", "last"] as const) {
    const spare = tracks.map(({ least }, at) => {
      const column = columns[at];
      return column && chooseGivesWay(column) === turn ? Math.max(0, least - SHRUNK_LETTERS[turn]) : 0;
    });
    const spareWidth = spare.reduce((all, one) => all + one, 0);
    if (over <= 0 || spareWidth === 0) continue;
    const share = Math.min(1, over / spareWidth);
    shrunkTracks = shrunkTracks.map((track, at) => ({
      ...track,
      least: track.least - (spare[at] ?? 0) * share,
    }));
    over -= spareWidth * share;
  }
  return over > 0 ? tracks : shrunkTracks;
}

/**
 * Says for each column whether a narrow table draws it. If not all columns fit, addresses and remarks are dropped first, then
 * other text columns, from the last to the first, but never the row's title or amount. If that is
 * still not enough, no column is dropped and the table scrolls.
 */
export function chooseFittingColumns(
  columns: readonly TableColumn[],
  tracks: readonly Pick<Track, "least">[],
  { width, pad, figure }: Room,
  card: Pick<DataTableProps["card"], "title" | "amount">,
): readonly boolean[] {
  const staying = [card.title, card.amount, columns[findToneColumn(columns)]?.id];
  let over = sum(tracks, "least") + (tracks.length * pad - width) / figure;
  const isDrawn = columns.map(() => true);
  for (const turn of ["first", "soon"] as const)
    for (let at = columns.length - 1; at >= 0 && over > 0; at -= 1) {
      const column = columns[at];
      if (!column || staying.includes(column.id) || chooseGivesWay(column) !== turn) continue;
      isDrawn[at] = false;
      over -= (tracks[at]?.least ?? 0) + pad / figure;
    }
  return over > 0 ? columns.map(() => true) : isDrawn;
}

/** In pixels: the table, the padding on both sides of a cell together, and a digit. */
interface TableRoom {
  width: number;
  figure: number;
  /** In pixels, for a host's actions. */
  besides: number;
}

interface Room {
  width: number;
  pad: number;
  figure: number;
}

const PAD_PROPERTY = "--vb-cell-pad";
/** Beside each cell of a wide table whose columns don't fit otherwise. */
const TIGHT_PAD_PX = 6;
/** A page of 1024 px has a report or list of this width. */
const WIDE_TABLE_PX = 900;
/** In digit widths: so much of its text a shrunk column keeps. */
const SHRUNK_LETTERS = { first: 6, soon: 10, last: 12 };
