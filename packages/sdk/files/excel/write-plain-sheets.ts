import { createTextWriter, escapeXml, PART_SIZE, writeArchive } from "./workbook-archive.ts";
import { chooseStyle, headStyle, makeColumnName, writeSheetEnd, writeSheetStart } from "./workbook-xml.ts";

/** A sheet with values as they are: no totals, and figures without formats. */
export interface PlainSheet {
  /** At most 31 characters, of those that Excel allows. */
  name: string;
  /** In the first line. */
  title: string;
  /** The line of the headings, counted from 1. */
  headerRow: number;
  columns: readonly string[];
  /** Null is an empty cell. */
  rows: readonly (readonly (string | number | null)[])[];
}

/** An Excel file with several sheets, for a program that reads them by their headings. */
export function writePlainSheets(sheets: readonly PlainSheet[]): Uint8Array<ArrayBuffer> {
  const heads = sheets.map(({ name, headerRow }) => ({ name: escapeXml(name), head: headerRow }));
  return writeArchive(heads, (at, indexOf) => {
    const sheet = sheets[at];
    return sheet ? writeSheetParts(sheet, indexOf) : [];
  });
}

function* writeSheetParts(
  { title, headerRow, columns, rows }: PlainSheet,
  indexOf: (text: string) => number,
): Generator<string> {
  const names = columns.map((_, at) => makeColumnName(at));
  const writeTextCell = createTextWriter(indexOf);
  const writeCell = (value: string | number | null, at: number, line: number) => {
    if (value === null) return "";
    const place = `${names[at] ?? ""}${line}`;
    return typeof value === "number" ? `<c r="${place}"><v>${value}</v></c>` : writeTextCell(place, 0, value);
  };
  let part =
    writeSheetStart(
      headerRow,
      0,
      columns.map((label) => label.length + 2),
    ) +
    `<row r="1">${writeTextCell("A1", chooseStyle("text", true), title)}</row>` +
    `<row r="${headerRow}">${columns.map((label, at) => writeTextCell(`${names[at] ?? ""}${headerRow}`, headStyle, label)).join("")}</row>`;
  for (const [at, row] of rows.entries()) {
    const line = headerRow + 1 + at;
    part += `<row r="${line}">${row.map((value, column) => writeCell(value, column, line)).join("")}</row>`;
    if (part.length < PART_SIZE) continue;
    yield part;
    part = "";
  }
  yield part + writeSheetEnd("", undefined, "");
}
