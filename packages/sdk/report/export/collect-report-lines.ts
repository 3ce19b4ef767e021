import { type CellValue, toneColumn } from "../../files/cells/cell-kind.ts";
import type { ExportLine, ExportGroup, ExportRow } from "../../files/sheet.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";
import type { RowTone } from "../table/tones.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { AnyTable } from "../request/report-request.ts";
import { rowObject, tableColumns, totalledColumns } from "../table/table-columns.ts";
import { cellText } from "../../files/cells/cell-text.ts";
import { partsText } from "../../files/cells/subtotal.ts";
import { groupRows, type GroupIndex, type ReadColumn } from "../../files/collect/group-rows.ts";

export interface ReportLinesOptions {
  definition: AnyReport;
  /** The report's rows, in batches. */
  pages: AsyncIterable<AnyTable>;
  /** Ids of the columns to write, in order. */
  shown: readonly string[];
  text: Text;
  take: (lines: readonly ExportLine[]) => void;
}

/** Passes all rows to `take` as the definition formats them; returns the totals. */
export function collectReportLines({ text, take, ...options }: ReportLinesOptions): Promise<CellValue[]> {
  return collectLines(piecesOf({ text, ...options }), text.notAvailable, take);
}

async function* piecesOf({
  definition,
  pages,
  shown,
  text,
}: Omit<ReportLinesOptions, "take">): AsyncGenerator<RowPiece<TableRow>> {
  const { groups = [], tone } = definition.rows ?? {};
  for await (const { columns: answered, rows, totals } of pages) {
    // The answer's own column order, which may differ from that of the page on the screen.
    const every = tableColumns(definition, answered, text.translate);
    yield {
      rows,
      columns: ordered(every, shown),
      groupedBy: ordered(every, groups),
      summed: ordered(every, totalledColumns(definition, answered)),
      totals,
      toneWord: toneWords(tone && ((row: TableRow) => tone(rowObject(answered, row))), text.table),
    };
  }
}

/** All rows of a whole report that is already loaded, in the order of the screen. */
export async function* shownPages(table: AnyTable, order: Uint32Array | undefined): AsyncGenerator<AnyTable> {
  const rows = order ? [...order].flatMap((at) => (table.rows[at] ? [table.rows[at]] : [])) : table.rows;
  yield await Promise.resolve({ ...table, rows });
}

function ordered(every: readonly TableColumn[], ids: readonly string[]): TableColumn[] {
  return ids.flatMap((id) => every.find((column) => column.id === id) ?? []);
}

/** Returns the word for a row's tone, if it has one. */
function toneWords(
  tone: ((row: TableRow) => RowTone | undefined) | undefined,
  words: Readonly<Record<RowTone, string>>,
): (row: TableRow) => string | undefined {
  return (row) => {
    const found = tone?.(row);
    return found && words[found];
  };
}

/** Some rows of a report, and how to read them. */
interface RowPiece<Row> {
  rows: readonly Row[];
  /** The columns to write, in order. */
  columns: readonly ReadColumn<Row>[];
  /** The columns whose values make groups, outermost first; none for rows without groups. */
  groupedBy: readonly ReadColumn<Row>[];
  /** The columns that have a total and subtotals. */
  summed: readonly ReadColumn<Row>[];
  /** By column id. */
  totals: Readonly<Record<string, CellValue>>;
  /** The word next to a row with a tone, such as "Cancelled". */
  toneWord: (row: Row) => string | undefined;
}

/**
 * Passes all rows on as lines of a file, in pieces small enough that the page stays responsive; returns the
 * totals. `missing` is written in an empty cell.
 */
async function collectLines<Row>(
  pieces: AsyncIterable<RowPiece<Row>>,
  missing: string,
  take: (lines: readonly ExportLine[]) => void,
): Promise<CellValue[]> {
  let totals: CellValue[] = [];
  let serial = 1;
  let last: RowPiece<Row> | undefined;
  const held: Row[] = [];
  for await (const piece of pieces) {
    last = piece;
    totals = exportTotals(
      piece.columns,
      piece.totals,
      piece.summed.map(({ id }) => id),
    );
    if (piece.groupedBy.length > 0) {
      for (const row of piece.rows) held.push(row);
      continue;
    }
    await inSlices(piece.rows, piece.columns, serial, piece.toneWord, take);
    serial += piece.rows.length;
  }
  if (last && last.groupedBy.length > 0) await takeGroups(held, last, missing, take);
  return totals;
}

/** A heading with its sums comes before its rows, so all rows must be loaded first. */
async function takeGroups<Row>(
  rows: readonly Row[],
  { columns, groupedBy, summed, toneWord }: RowPiece<Row>,
  missing: string,
  take: (lines: readonly ExportLine[]) => void,
) {
  const index = groupRows(rows, undefined, groupedBy, summed);
  let at = 1;
  for (const group of index.groups) {
    take([exportGroup(group, columns, groupedBy, summed, missing)]);
    if (group.level < groupedBy.length) continue;
    const own = [...index.rows.subarray(group.first, group.end)].flatMap((row) => {
      const found = rows[row];
      return found ? [found] : [];
    });
    await inSlices(own, columns, at, toneWord, take);
    at += own.length;
  }
}

async function inSlices<Row>(
  rows: readonly Row[],
  columns: readonly ReadColumn<Row>[],
  firstSerial: number,
  toneWord: (row: Row) => string | undefined,
  take: (lines: readonly ExportLine[]) => void,
) {
  for (let at = 0; at < rows.length; at += SLICE) {
    // End the current task first, such as parsing a response.
    await nextTask();
    take(exportRows(columns, rows.slice(at, at + SLICE), firstSerial + at, toneWord));
  }
}

/** Lets the browser paint and handle keys. Timers would wait four milliseconds each. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Rows of a report as values in the order of the written columns; a row's tone is written in its first cell
 * of words.
 */
function exportRows<Row>(
  columns: readonly ReadColumn<Row>[],
  rows: readonly Row[],
  firstSerial: number,
  toneWord: (row: Row) => string | undefined,
): ExportRow[] {
  const toneAt = toneColumn(columns);
  return rows.map((row, index) => {
    const word = toneWord(row);
    return columns.map((column, at) => {
      const value = column.kind === "serial" ? firstSerial + index : column.value(row);
      return word !== undefined && at === toneAt ? `${value ?? ""} (${word})` : value;
    });
  });
}

/** The totals of a report in the order of the written columns; empty if no written column has one. */
function exportTotals<Row>(
  columns: readonly ReadColumn<Row>[],
  totals: Readonly<Record<string, CellValue>>,
  shown: readonly string[],
): CellValue[] {
  const found = columns.map(({ id }) => (shown.includes(id) ? (totals[id] ?? null) : null));
  return found.every((figure) => figure === null) ? [] : found;
}

/** A group's heading in a file: its value, how many rows it has, and its sums in the order of the written columns. */
function exportGroup<Row>(
  group: GroupIndex["groups"][number],
  columns: readonly ReadColumn<Row>[],
  by: readonly ReadColumn<Row>[],
  sums: readonly ReadColumn<Row>[],
  missing: string,
): ExportGroup {
  const { level, value, first, end } = group;
  const words = cellText(by[level - 1]?.kind ?? "text", value, missing);
  return {
    kind: "group",
    label: `${words} (${end - first})`,
    level,
    figures: columns.map((column) => {
      const at = sums.findIndex(({ id }) => id === column.id);
      return at < 0 ? null : partsText(column.kind, group.sums[at] ?? 0);
    }),
  };
}

/** Rows that are processed and sent to the worker within a few milliseconds. */
const SLICE = 1000;
