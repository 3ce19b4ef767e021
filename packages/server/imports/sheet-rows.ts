import * as say from "@vanbook/sdk/messages";
import type { KeyedMessage } from "@vanbook/sdk/messages";
import type { SheetColumn } from "@vanbook/sdk/rules";
import type { Schema } from "../contract/contract.ts";
import type { SheetCells } from "./read-sheet.ts";
import { brokenRow } from "./row-rules.ts";
import { columnOf, nameColumn, type ImportKind } from "./sheet-columns.ts";
import { SheetRefusal } from "./sheet-refusal.ts";
import { columnText } from "./sheet-text.ts";

/** The contents of a sheet by column: the preview without what only the database knows. */
export interface SheetRows extends Pick<Schema<"ImportPreview">, "sheet" | "ignored"> {
  rows: SheetRow[];
}

/** A row of the preview, with its error as a message. */
export type SheetRow = Schema<"SheetRow"> & { fault?: KeyedMessage };

/** The rows below the headings, each with its errors, by itself or compared with other rows. */
export function sheetRows(kind: ImportKind, { name, rows: [headings, ...rows] }: SheetCells): SheetRows {
  if (!headings) throw new SheetRefusal("empty");
  const columns = columnsUnder(kind, headings.texts);
  const needed = nameColumn(kind);
  if (!columns.includes("AccountName") && !columns.includes("ItemName"))
    throw new SheetRefusal("invalid", say.columnMissing({ column: needed }));
  if (rows.length === 0) throw new SheetRefusal("empty");
  const ignored = headings.texts.filter((text, at) => text !== "" && columns[at] === undefined);
  return {
    sheet: name,
    ignored: ignored.map((text) => text.slice(0, 60)),
    rows: marked(kind, columns, rows),
  };
}

/** The column that each heading means; of two headings for the same column the first counts. */
function columnsUnder(kind: ImportKind, headings: readonly string[]): (SheetColumn | undefined)[] {
  const taken = new Set<SheetColumn>();
  return headings.map((heading) => {
    const column = columnOf(kind, heading);
    if (column === undefined || taken.has(column)) return undefined;
    taken.add(column);
    return column;
  });
}

function marked(
  kind: ImportKind,
  columns: readonly (SheetColumn | undefined)[],
  rows: SheetCells["rows"],
): SheetRow[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, texts }) => {
    const cells = columns.flatMap((column, at) => {
      const text = texts[at] ?? "";
      return column === undefined || text === "" ? [] : [[column, columnText(column, text)] as const];
    });
    if (cells.length === 0) return [];
    const read: SheetRow = { Row: row, Error: null, ...Object.fromEntries(cells) };
    const name = sameAs(read);
    const before = first.get(name);
    if (before === undefined) first.set(name, row);
    const twice = before === undefined ? undefined : say.rowTwice({ row, other: before });
    return [withFault(read, brokenRow(kind, read) ?? twice)];
  });
}

/** The row with its error, if it has one. */
export function withFault(row: SheetRow, fault: KeyedMessage | undefined): SheetRow {
  return fault === undefined ? row : { ...row, Error: fault.message, fault };
}

/** A key: two rows with the same key would make the same account or item. The database decides in the end. */
function sameAs({ AccountName, ItemName, itemcolour, itemsize }: SheetRow): string {
  const words = AccountName === undefined ? [ItemName, itemcolour, itemsize] : [AccountName];
  return JSON.stringify(words.map((word) => (word ?? "").toLowerCase()));
}
