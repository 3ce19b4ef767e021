import type { CellKind, CellValue } from "../../table/table-column.ts";
import { isGroup, type ExportLine, type ExportSheet } from "./export-sheet.ts";
import { safeText } from "./safe-text.ts";
import { headLine, headStyle, labelStyle, styleOf } from "./workbook-parts.ts";
import { escaped, MAIN, PART, XML } from "./workbook-xml.ts";

/** The sheet's XML in pieces: title, notes, head, rows with their outline, totals; the head stays in view and is printed on each page. */
export function* sheetParts(
  sheet: ExportSheet,
  indexOf: (text: string) => number,
  onProgress?: (done: number) => void,
): Generator<string> {
  const { columns, rows, totals } = sheet;
  const names = columns.map((_, at) => columnName(at));
  const head = headLine(sheet.notes);
  const kinds = columns.map(({ kind }) => kind);
  const plain = kinds.map((kind) => styleOf(kind, false));
  const bold = kinds.map((kind) => styleOf(kind, true));

  const text = (place: string, style: number, words: string) =>
    `<c r="${place}"${style === 0 ? "" : ` s="${style}"`} t="s"><v>${indexOf(safeText(words))}</v></c>`;
  const cell = (at: number, line: number, value: CellValue, styles: readonly number[]) => {
    const place = `${names[at] ?? ""}${line}`;
    const style = styles[at] ?? 0;
    const number = numberOf(kinds[at] ?? "text", value);
    return number === undefined
      ? text(place, styles === bold ? styleOf("text", true) : 0, String(value))
      : `<c r="${place}"${style === 0 ? "" : ` s="${style}"`}><v>${number}</v></c>`;
  };
  const cells = (values: readonly CellValue[], line: number) => {
    let written = "";
    for (let at = 0; at < columns.length; at += 1) {
      const value = values[at] ?? null;
      if (value !== null && value !== "") written += cell(at, line, value, plain);
      else if (sheet.missing !== "") written += text(`${names[at] ?? ""}${line}`, 0, sheet.missing);
    }
    return written;
  };
  /** Words in the first column and figures, all bold; words beside a figure of the first column would be lost, so it gives way. */
  const figures = (label: string, style: number, values: readonly CellValue[], line: number) =>
    text(`A${line}`, style, label) +
    columns
      .map((_, at) =>
        (values[at] ?? null) === null || at === 0 ? "" : cell(at, line, values[at] ?? null, bold),
      )
      .join("");

  yield (
    `${XML}<worksheet xmlns="${MAIN}"><sheetPr><outlinePr summaryBelow="0"/><pageSetUpPr fitToPage="1"/></sheetPr>` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${head}" topLeftCell="A${head + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15" outlineLevelRow="${deepest(rows)}"/>` +
    `<cols>${columns.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="${letters(sheet, at)}" customWidth="1"/>`).join("")}</cols><sheetData>` +
    row(1, 0, text("A1", styleOf("text", true), sheet.title)) +
    sheet.notes.map((note, at) => row(at + 2, 0, text(`A${at + 2}`, 0, note))).join("") +
    row(head, 0, columns.map(({ label }, at) => text(`${names[at] ?? ""}${head}`, headStyle, label)).join(""))
  );
  let part = "";
  let line = head;
  let level = 0;
  for (const each of rows) {
    line += 1;
    if (isGroup(each)) {
      const outer = each.kind === "group" ? each.level - 1 : each.level;
      part += row(line, outer, figures(each.label, labelStyle(each.level), each.figures, line));
      level = each.kind === "group" ? each.level : each.level - 1;
    } else part += row(line, level, cells(each, line));
    if (part.length < PART) continue;
    yield part;
    part = "";
    onProgress?.((line - head) / rows.length);
  }
  const last = line;
  if (totals.length > 0)
    part += row(line + 1, 0, figures(sheet.totalLabel, styleOf("text", true), totals, line + 1));
  const filter = rows.some(isGroup) ? "" : `<autoFilter ref="A${head}:${names.at(-1) ?? "A"}${last}"/>`;
  yield (
    `${part}</sheetData>${filter}<pageMargins left="0.4" right="0.4" top="0.4" bottom="0.6" header="0.3" footer="0.3"/>` +
    `<pageSetup paperSize="${sheet.page === "a3-landscape" ? 8 : 9}" orientation="${sheet.page === "a4-portrait" ? "portrait" : "landscape"}" fitToHeight="0"/>` +
    `<headerFooter><oddFooter>&amp;R${escaped(sheet.pageWords.replaceAll("&", "&&").replace("{page}", "&P").replace("{pages}", "&N"))}</oddFooter></headerFooter></worksheet>`
  );
}

/** The number that a cell holds, days as Excel counts them from the end of 1899; nothing where it is a text. */
function numberOf(kind: CellKind, value: CellValue): number | undefined {
  if (kind === "text" || kind === "tag") return undefined;
  if (kind === "date") {
    const day = Date.parse(`${String(value).slice(0, 10)}T00:00:00Z`) / 86_400_000 + 25_569;
    return day >= FIRST_DAY ? day : undefined;
  }
  const number = typeof value === "number" ? value : Number(value);
  // Infinity or NaN would make a broken file.
  return Number.isFinite(number) ? number : undefined;
}

function row(line: number, level: number, cells: string): string {
  return `<row r="${line}"${level > 0 ? ` outlineLevel="${Math.min(level, DEEPEST)}"` : ""}>${cells}</row>`;
}

function deepest(rows: readonly ExportLine[]): number {
  let most = 0;
  for (const line of rows) if (isGroup(line)) most = Math.max(most, line.level);
  return Math.min(most, DEEPEST);
}

/** A, B … Z, AA … */
function columnName(at: number): string {
  return (at >= 26 ? columnName(Math.floor(at / 26) - 1) : "") + String.fromCharCode(65 + (at % 26));
}

/** Width of a column in letters, by a look at some rows. */
function letters({ columns, rows, totals }: ExportSheet, at: number): number {
  let most = Math.max(columns[at]?.label.length ?? 0, String(totals[at] ?? "").length + 3);
  const step = Math.max(1, Math.floor(rows.length / 200));
  for (let index = 0; index < rows.length; index += step) {
    const line = rows[index];
    if (line && !isGroup(line)) most = Math.max(most, String(line[at] ?? "").length);
  }
  return Math.min(Math.max(most + 2, 6), 48);
}

/** Excel knows no more levels, and no days before the second of January 1900 that others agree on. */
const DEEPEST = 7;
const FIRST_DAY = 61;
