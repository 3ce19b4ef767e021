import { type CellValue, findToneColumn } from "../../files/cells/cell-kind.ts";
import type { ExportLine, ExportGroup, ExportRow } from "../../files/sheet.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";
import type { RowTone } from "../table/tones.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { AnyTable } from "../request/report-request.ts";
import { toRowObject, buildTableColumns, listTotalledColumns } from "../table/table-columns.ts";
import { formatCellText } from "../../files/cells/cell-text.ts";
import { formatParts } from "../../files/cells/subtotal.ts";
import { groupRows, type GroupIndex, type ReadColumn } from "../../files/collect/group-rows.ts";

export interface ReportLinesOptions {
  definition: AnyReport;
  pages: AsyncIterable<AnyTable>;
  shown: readonly string[];
  text: Text;
  take: (lines: readonly ExportLine[]) => void;
}

export function collectReportLines({ text, take, ...options }: ReportLinesOptions): Promise<CellValue[]> {
  return collectLines(readPieces({ text, ...options }), text.notAvailable, take);
}

async function* readPieces({
  definition,
  pages,
  shown,
  text,
}: Omit<ReportLinesOptions, "take">): AsyncGenerator<RowPiece<TableRow>> {
  const { groups = [], tone } = definition.rows ?? {};
  for await (const { columns: answerColumns, rows, totals } of pages) {
    // The column order of this answer; it may differ from the page on the screen.
    const every = buildTableColumns(definition, answerColumns, text.translate);
    yield {
      rows,
      columns: pickColumns(every, shown),
      groupedBy: pickColumns(every, groups),
      summed: pickColumns(every, listTotalledColumns(definition, answerColumns)),
      totals,
      toneWord: createToneReader(
        tone && ((row: TableRow) => tone(toRowObject(answerColumns, row))),
        text.table,
      ),
    };
  }
}

export async function* yieldShownPages(
  table: AnyTable,
  order: Uint32Array | undefined,
): AsyncGenerator<AnyTable> {
  const rows = order ? [...order].flatMap((at) => (table.rows[at] ? [table.rows[at]] : [])) : table.rows;
  yield await Promise.resolve({ ...table, rows });
}

function pickColumns(every: readonly TableColumn[], ids: readonly string[]): TableColumn[] {
  return ids.flatMap((id) => every.find((column) => column.id === id) ?? []);
}

function createToneReader(
  tone: ((row: TableRow) => RowTone | undefined) | undefined,
  words: Readonly<Record<RowTone, string>>,
): (row: TableRow) => string | undefined {
  return (row) => {
    const rowTone = tone?.(row);
    return rowTone && words[rowTone];
  };
}

interface RowPiece<Row> {
  rows: readonly Row[];
  columns: readonly ReadColumn<Row>[];
  groupedBy: readonly ReadColumn<Row>[];
  summed: readonly ReadColumn<Row>[];
  totals: Readonly<Record<string, CellValue>>;
  toneWord: (row: Row) => string | undefined;
}

/** Sends rows in small pieces, so that the page stays responsive. `missing` fills empty cells. */
async function collectLines<Row>(
  pieces: AsyncIterable<RowPiece<Row>>,
  missing: string,
  take: (lines: readonly ExportLine[]) => void,
): Promise<CellValue[]> {
  let totals: CellValue[] = [];
  let serial = 1;
  let last: RowPiece<Row> | undefined;
  const heldRows: Row[] = [];
  for await (const piece of pieces) {
    last = piece;
    totals = exportTotals(
      piece.columns,
      piece.totals,
      piece.summed.map(({ id }) => id),
    );
    if (piece.groupedBy.length > 0) {
      for (const row of piece.rows) heldRows.push(row);
      continue;
    }
    await sendInSlices(piece.rows, piece.columns, serial, piece.toneWord, take);
    serial += piece.rows.length;
  }
  if (last && last.groupedBy.length > 0) await takeGroups(heldRows, last, missing, take);
  return totals;
}

/** A heading with its sums precedes its rows, so all rows must be loaded first. */
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
      const currentRow = rows[row];
      return currentRow ? [currentRow] : [];
    });
    await sendInSlices(own, columns, at, toneWord, take);
    at += own.length;
  }
}

async function sendInSlices<Row>(
  rows: readonly Row[],
  columns: readonly ReadColumn<Row>[],
  firstSerial: number,
  toneWord: (row: Row) => string | undefined,
  take: (lines: readonly ExportLine[]) => void,
) {
  for (let at = 0; at < rows.length; at += SLICE_ROWS) {
    await waitForNextTask();
    take(exportRows(columns, rows.slice(at, at + SLICE_ROWS), firstSerial + at, toneWord));
  }
}

/** Lets the browser paint and handle keys. Timers would wait four milliseconds each. */
function waitForNextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Values follow the written columns; a row's tone is in its first cell of words. */
function exportRows<Row>(
  columns: readonly ReadColumn<Row>[],
  rows: readonly Row[],
  firstSerial: number,
  toneWord: (row: Row) => string | undefined,
): ExportRow[] {
  const toneAt = findToneColumn(columns);
  return rows.map((row, index) => {
    const word = toneWord(row);
    return columns.map((column, at) => {
      const value = column.kind === "serial" ? firstSerial + index : column.value(row);
      return word !== undefined && at === toneAt ? `${value ?? ""} (${word})` : value;
    });
  });
}

function exportTotals<Row>(
  columns: readonly ReadColumn<Row>[],
  totals: Readonly<Record<string, CellValue>>,
  shownIds: readonly string[],
): CellValue[] {
  const shownTotals = columns.map(({ id }) => (shownIds.includes(id) ? (totals[id] ?? null) : null));
  return shownTotals.every((figure) => figure === null) ? [] : shownTotals;
}

function exportGroup<Row>(
  group: GroupIndex["groups"][number],
  columns: readonly ReadColumn<Row>[],
  by: readonly ReadColumn<Row>[],
  sums: readonly ReadColumn<Row>[],
  missing: string,
): ExportGroup {
  const { level, value, first, end } = group;
  const words = formatCellText(by[level - 1]?.kind ?? "text", value, missing);
  return {
    kind: "group",
    label: `${words} (${end - first})`,
    level,
    figures: columns.map((column) => {
      const at = sums.findIndex(({ id }) => id === column.id);
      return at < 0 ? null : formatParts(column.kind, group.sums[at] ?? 0);
    }),
  };
}

/** As many rows as are processed and sent to the worker within a few milliseconds. */
const SLICE_ROWS = 1000;
