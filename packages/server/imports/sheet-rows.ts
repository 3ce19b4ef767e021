import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import type { SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import type { SheetCells } from "./read-sheet.ts";
import { roundFigures } from "./round-figures.ts";
import { findRowFault } from "./row-rules.ts";
import { findColumn, getNameHeading, type ImportKind } from "./sheet-columns.ts";
import { SheetRefusal } from "./sheet-refusal.ts";
import { normaliseColumnText } from "./sheet-text.ts";

export interface SheetRows extends Pick<Schema<"ImportPreview">, "sheet" | "ignored"> {
  rows: SheetRow[];
}

export type SheetRow = Schema<"SheetRow"> & {
  fault?: KeyedMessage;
  changes?: readonly Schema<"RoundedFigure">[];
};

export function sheetRows(kind: ImportKind, { name, rows: [headings, ...rows] }: SheetCells): SheetRows {
  if (!headings) throw new SheetRefusal("empty");
  const columns = matchColumns(kind, headings.texts);
  const nameHeading = getNameHeading(kind);
  if (!columns.includes("AccountName") && !columns.includes("ItemName"))
    throw new SheetRefusal("invalid", say.columnMissing({ column: nameHeading }));
  if (rows.length === 0) throw new SheetRefusal("empty");
  const ignoredTexts = headings.texts.filter((text, at) => text !== "" && columns[at] === undefined);
  return {
    sheet: name,
    ignored: ignoredTexts.map((text) => text.slice(0, 60)),
    rows: markRows(kind, columns, rows),
  };
}

/** Of two headings for the same column the first counts. */
function matchColumns(kind: ImportKind, headings: readonly string[]): (SheetColumn | undefined)[] {
  const takenColumns = new Set<SheetColumn>();
  return headings.map((heading) => {
    const column = findColumn(kind, heading);
    if (column === undefined || takenColumns.has(column)) return undefined;
    takenColumns.add(column);
    return column;
  });
}

function markRows(
  kind: ImportKind,
  columns: readonly (SheetColumn | undefined)[],
  rows: SheetCells["rows"],
): SheetRow[] {
  const readRows = rows.flatMap(({ row, texts }) => {
    const cells = columns.flatMap((column, at) => {
      const text = texts[at] ?? "";
      return column === undefined || text === ""
        ? []
        : [[column, normaliseColumnText(column, text)] as const];
    });
    if (cells.length === 0) return [];
    const givenRow: SheetRow = { Row: row, Error: null, ...Object.fromEntries(cells) };
    const { row: read, changes } = roundFigures(kind, givenRow);
    if (changes.length > 0) read.changes = changes;
    return [read];
  });
  const repeatedRows = findRepeated(readRows);
  return readRows.map((read) => withFault(read, findRowFault(kind, read) ?? repeatedRows.get(read.Row)));
}

/** Faults of rows that would make the same record as a row before them, by the row's number. */
export function findRepeated(
  rows: readonly (Partial<SheetRow> & { Row: number })[],
): Map<number, KeyedMessage> {
  const first = new Map<string, number>();
  const faults = new Map<number, KeyedMessage>();
  for (const row of rows) {
    const key = makeRecordKey(row);
    const before = first.get(key);
    if (before === undefined) first.set(key, row.Row);
    else faults.set(row.Row, say.rowTwice({ row: row.Row, other: before }));
  }
  return faults;
}

export function withFault(row: SheetRow, fault: KeyedMessage | undefined): SheetRow {
  return fault === undefined ? row : { ...row, Error: fault.message, fault };
}

/**
 * Two rows with the same key would make the same account, item or opening bill. The database
 * decides in the end.
 */
function makeRecordKey(row: Partial<SheetRow>): string {
  const { AccountName, ItemName, itemcolour, itemsize, BillNo, BillDate } = row;
  const words =
    AccountName === undefined ? [ItemName, itemcolour, itemsize] : [AccountName, BillNo, BillDate];
  return JSON.stringify(words.map((word) => (word ?? "").toLowerCase()));
}
