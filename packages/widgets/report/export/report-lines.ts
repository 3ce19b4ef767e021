import type { RowTone } from "../../table/table-props.ts";
import { cellText } from "../../../sdk/files/cells/cell-text.ts";
import { createGroupIndex, type GroupIndex } from "../../table/group-index.ts";
import { partsText } from "../../../sdk/files/cells/subtotal.ts";
import { toneColumn, type TableColumn, type TableRow } from "../../table/table-column.ts";
import type { CellValue } from "../../../sdk/files/cells/cell-kind.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import { rowObject } from "../request/row-object.ts";
import { tableColumns, totalledColumns } from "../table/table-columns.ts";
import type { AnyTable } from "../request/fetch-table.ts";
import type { ExportGroup, ExportLine, ExportRow } from "../../../sdk/files/sheet.ts";

export interface ReportLinesOptions {
  definition: AnyReport;
  /** The report's rows, piece by piece. */
  pages: AsyncIterable<AnyTable>;
  /** Ids of the columns to be written, in their order. */
  shown: readonly string[];
  text: Text;
  take: (lines: readonly ExportLine[]) => void;
}

/** Hands on all rows of a report as they are written, in pieces small enough that the page stays quick; answers the totals. */
export async function reportLines(options: ReportLinesOptions): Promise<CellValue[]> {
  const { definition, pages, shown, text } = options;
  const groups = definition.rows?.groups;
  let totals: CellValue[] = [];
  let serial = 1;
  let last: AnyTable | undefined;
  const held: TableRow[] = [];
  for await (const page of pages) {
    last = page;
    // The answer's own order of columns, which need not be that of the page on the screen.
    const every = tableColumns(definition, page.columns, text.translate);
    const columns = ordered(every, shown);
    totals = exportTotals(columns, page.totals, totalledColumns(definition, page.columns));
    if (groups) {
      for (const row of page.rows) held.push(row);
      continue;
    }
    await inSlices(page.rows, columns, serial, toneOf(page.columns), options.take);
    serial += page.rows.length;
  }
  if (groups && last) await grouped(held, last.columns);
  return totals;

  function toneOf(answered: readonly string[]) {
    const tone = definition.rows?.tone;
    return toneWords(tone && ((row: TableRow) => tone(rowObject(answered, row))), text.table);
  }

  /** Headings stand above their rows with the sums, so all rows have to be here first. */
  async function grouped(rows: readonly TableRow[], answered: readonly string[]) {
    const every = tableColumns(definition, answered, text.translate);
    const columns = ordered(every, shown);
    const by = ordered(every, groups ?? []);
    const sums = ordered(every, totalledColumns(definition, answered));
    const index = createGroupIndex(rows, undefined, by, sums);
    let at = 1;
    for (const group of index.groups) {
      options.take([exportGroup(group, columns, by, sums, text.notAvailable)]);
      if (group.level < by.length) continue;
      const own = [...index.rows.subarray(group.first, group.end)].flatMap((row) => {
        const found = rows[row];
        return found ? [found] : [];
      });
      await inSlices(own, columns, at, toneOf(answered), options.take);
      at += own.length;
    }
  }
}

/** The rows that are to be written, of a table that is here as a whole, in the order of the screen. */
export async function* shownPages(table: AnyTable, order: Uint32Array | undefined): AsyncGenerator<AnyTable> {
  const rows = order ? [...order].flatMap((at) => (table.rows[at] ? [table.rows[at]] : [])) : table.rows;
  yield await Promise.resolve({ ...table, rows });
}

async function inSlices(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  firstSerial: number,
  toneWord: (row: TableRow) => string | undefined,
  take: (lines: readonly ExportLine[]) => void,
) {
  for (let at = 0; at < rows.length; at += SLICE) {
    // What came before, the reading of an answer at least, was a task of its own.
    await nextTask();
    take(exportRows(columns, rows.slice(at, at + SLICE), firstSerial + at, toneWord));
  }
}

/** Lets the browser draw and answer keys. Timers would wait four milliseconds each. */
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

function ordered(every: readonly TableColumn[], ids: readonly string[]): TableColumn[] {
  return ids.flatMap((id) => every.find((column) => column.id === id) ?? []);
}

/** Rows of a report as values in the order of the written columns; a row's tone is said in its first cell of words. */
function exportRows(
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  firstSerial: number,
  toneWord: (row: TableRow) => string | undefined,
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

/** The totals of a report in the order of the written columns; none at all where none of these has one. */
function exportTotals(
  columns: readonly TableColumn[],
  totals: Readonly<Record<string, CellValue>>,
  shown: readonly string[],
): CellValue[] {
  const found = columns.map(({ id }) => (shown.includes(id) ? (totals[id] ?? null) : null));
  return found.every((figure) => figure === null) ? [] : found;
}

/** A group's heading in a file: its value, how many rows it has, and its sums in the order of the written columns. */
function exportGroup(
  group: GroupIndex["groups"][number],
  columns: readonly TableColumn[],
  by: readonly TableColumn[],
  sums: readonly TableColumn[],
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

/** Says a row's tone in a word, where it has one. */
function toneWords(
  tone: ((row: TableRow) => RowTone | undefined) | undefined,
  words: Readonly<Record<RowTone, string>>,
): (row: TableRow) => string | undefined {
  return (row) => {
    const found = tone?.(row);
    return found && words[found];
  };
}

/** Rows that are taken over and sent to the worker within a few milliseconds. */
const SLICE = 1000;
