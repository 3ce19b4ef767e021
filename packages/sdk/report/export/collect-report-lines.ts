import type { CellValue } from "../../files/cells/cell-kind.ts";
import { collectLines, type RowPiece } from "../../files/collect/collect-lines.ts";
import type { ExportLine } from "../../files/sheet.ts";
import type { TableColumn, TableRow } from "../table/table-column.ts";
import type { RowTone } from "../table/tones.ts";
import type { Text } from "../../text/en-IN/en-IN.ts";
import type { AnyReport } from "../define/any-report.ts";
import type { AnyTable } from "../request/report-request.ts";
import { rowObject } from "../request/row-object.ts";
import { tableColumns, totalledColumns } from "../table/table-columns.ts";

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
