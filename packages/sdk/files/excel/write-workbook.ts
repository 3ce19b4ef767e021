import type { CellKind, CellValue } from "../cells/cell-kind.ts";
import { toParts } from "../cells/subtotal.ts";
import { isGroup, type ExportLine, type ExportSheet } from "../sheet.ts";
import { createTextWriter, escapeXml, PART_SIZE, writeArchive } from "./workbook-archive.ts";
import {
  chooseLabelStyle,
  chooseStyle,
  getHeadLine,
  headStyle,
  makeColumnName,
  makeSheetName,
  writeSheetEnd,
  writeSheetStart,
} from "./workbook-xml.ts";

/**
 * An Excel file: title, dates, header, every row, totals. Numbers and dates are real values, sums
 * are formulas with cached values, texts are never formulas. Written piece by piece into the
 * archive, so that a sheet's 40 MB of XML are never in memory at once.
 */
export function writeWorkbook(
  sheet: ExportSheet,
  onProgress?: (doneCount: number) => void,
): Uint8Array<ArrayBuffer> {
  const head = { name: escapeXml(makeSheetName(sheet.title)), head: getHeadLine(sheet.notes) };
  return writeArchive([head], (_, indexOf) => writeSheetParts(sheet, indexOf, onProgress));
}

/** In pieces; the header is frozen and printed on each page. */
function* writeSheetParts(
  sheet: ExportSheet,
  indexOf: (text: string) => number,
  onProgress?: (doneCount: number) => void,
): Generator<string> {
  const { columns, rows, totals } = sheet;
  const names = columns.map((_, at) => makeColumnName(at));
  const head = getHeadLine(sheet.notes);
  const kinds = columns.map(({ kind }) => kind);
  const plain = kinds.map((kind) => chooseStyle(kind, false));
  const bold = kinds.map((kind) => chooseStyle(kind, true));

  const writeTextCell = createTextWriter(indexOf);
  const writeCell = (
    at: number,
    line: number,
    value: CellValue,
    styles: readonly number[],
    formula?: string,
  ) => {
    const place = `${names[at] ?? ""}${line}`;
    const style = styles[at] ?? 0;
    const number = toCellNumber(kinds[at] ?? "text", value);
    return number === undefined
      ? writeTextCell(place, styles === bold ? chooseStyle("text", true) : 0, String(value))
      : `<c r="${place}"${style === 0 ? "" : ` s="${style}"`}>${formula ? `<f>${formula}</f>` : ""}<v>${number}</v></c>`;
  };
  const writeCells = (values: readonly CellValue[], line: number) => {
    let xml = "";
    for (let at = 0; at < columns.length; at += 1) {
      const value = values[at] ?? null;
      if (value !== null && value !== "") xml += writeCell(at, line, value, plain);
      else if (sheet.missing !== "") xml += writeTextCell(`${names[at] ?? ""}${line}`, 0, sheet.missing);
    }
    return xml;
  };
  /** All in bold. The label replaces a figure of the first column. */
  const writeFigures = (
    label: string,
    style: number,
    values: readonly CellValue[],
    line: number,
    formula: (at: number) => string | undefined,
  ) =>
    writeTextCell(`A${line}`, style, label) +
    columns
      .map((_, at) =>
        (values[at] ?? null) === null || at === 0
          ? ""
          : writeCell(at, line, values[at] ?? null, bold, formula(at)),
      )
      .join("");

  yield (
    writeSheetStart(
      head,
      findDeepestLevel(rows),
      columns.map((_, at) => estimateWidth(sheet, at)),
    ) +
    writeRow(1, 0, writeTextCell("A1", chooseStyle("text", true), sheet.title)) +
    sheet.notes.map((note, at) => writeRow(at + 2, 0, writeTextCell(`A${at + 2}`, 0, note))).join("") +
    writeRow(
      head,
      0,
      columns.map(({ label }, at) => writeTextCell(`${names[at] ?? ""}${head}`, headStyle, label)).join(""),
    )
  );
  const sums = sumFormulas(sheet, head + 1);
  let part = "";
  let line = head;
  let level = 0;
  for (const each of rows) {
    line += 1;
    if (isGroup(each)) {
      const own = line - head - 1;
      const outer = each.kind === "group" ? each.level - 1 : each.level;
      part += writeRow(
        line,
        outer,
        writeFigures(each.label, chooseLabelStyle(each.level), each.figures, line, (at) =>
          sums.ofGroup(own, at),
        ),
      );
      level = each.kind === "group" ? each.level : each.level - 1;
    } else part += writeRow(line, level, writeCells(each, line));
    if (part.length < PART_SIZE) continue;
    yield part;
    part = "";
    onProgress?.((line - head) / rows.length);
  }
  const last = line;
  if (totals.length > 0)
    part += writeRow(
      line + 1,
      0,
      writeFigures(sheet.totalLabel, chooseStyle("text", true), totals, line + 1, sums.ofTotal),
    );
  const filter = rows.some(isGroup) ? "" : `<autoFilter ref="A${head}:${names.at(-1) ?? "A"}${last}"/>`;
  const pageWords = escapeXml(sheet.pageWords.replaceAll("&", "&&"));
  yield part + writeSheetEnd(filter, sheet.page, pageWords);
}

function writeRow(line: number, level: number, cells: string): string {
  return `<row r="${line}"${level > 0 ? ` outlineLevel="${Math.min(level, DEEPEST_ROW)}"` : ""}>${cells}</row>`;
}

/** Dates as Excel's day numbers, counted from the end of 1899; undefined if the cell is a text. */
function toCellNumber(kind: CellKind, value: CellValue): number | undefined {
  if (kind === "text" || kind === "tag") return undefined;
  if (kind === "date") {
    const day = Date.parse(`${String(value).slice(0, 10)}T00:00:00Z`) / 86_400_000 + 25_569;
    return day >= FIRST_DAY ? day : undefined;
  }
  const number = typeof value === "number" ? value : Number(value);
  // Infinity or NaN would make an invalid file.
  return Number.isFinite(number) ? number : undefined;
}

function findDeepestLevel(rows: readonly ExportLine[]): number {
  let most = 0;
  for (const line of rows) if (isGroup(line)) most = Math.max(most, line.level);
  return Math.min(most, DEEPEST_ROW);
}

/** In characters, estimated from some of the rows. */
function estimateWidth({ columns, rows, totals }: ExportSheet, at: number): number {
  let most = Math.max(columns[at]?.label.length ?? 0, String(totals[at] ?? "").length + 3);
  const step = Math.max(1, Math.floor(rows.length / 200));
  for (let index = 0; index < rows.length; index += step) {
    const line = rows[index];
    if (line && !isGroup(line)) most = Math.max(most, String(line[at] ?? "").length);
  }
  return Math.min(Math.max(most + 2, 6), 48);
}

/**
 * By column; undefined if a figure is not a sum of the cells above or below it, such as a
 * percentage.
 */
interface SumFormulas {
  ofGroup: (row: number, at: number) => string | undefined;
  ofTotal: (at: number) => string | undefined;
}

/**
 * Sums as formulas over their rows, so that an edited or filtered sheet is recalculated. SUBTOTAL
 * omits rows hidden by a filter and the sums of groups inside it. `readFirstLine` is the line of
 * the first row.
 */
function sumFormulas({ columns, rows, totals }: ExportSheet, firstLine: number): SumFormulas {
  const ranges = rows.map((line, row) => (isGroup(line) ? findRange(rows, row) : undefined));
  const summedColumns = columns.map(({ kind }, at) => {
    const total = totals[at] ?? null;
    const hasGroups = rows.some((line) => isGroup(line) && (line.figures[at] ?? null) !== null);
    if (total === null && !hasGroups) return { groups: false, total: false };
    const until = calculateRunningSums(rows, kind, at);
    const isSum = (figure: unknown, [from, end]: Range) =>
      end > from && Number(toParts(kind, figure as string)) === (until[end] ?? 0) - (until[from] ?? 0);
    // If one group isn't a plain sum, SUBTOTAL would add it to the sums around it, so the column
    // gets no formulas.
    const groups = rows.every((line, row) => {
      const figure = isGroup(line) ? (line.figures[at] ?? null) : null;
      const range = ranges[row];
      return figure === null || (range !== undefined && isSum(figure, range));
    });
    return { groups, total: groups && total !== null && isSum(total, [0, rows.length]) };
  });
  const writeFormula = (at: number, [from, end]: Range) => {
    const name = makeColumnName(at);
    return `SUBTOTAL(9,${name}${firstLine + from}:${name}${firstLine + end - 1})`;
  };
  return {
    ofGroup: (row, at) => {
      const range = ranges[row];
      return summedColumns[at]?.groups && range ? writeFormula(at, range) : undefined;
    },
    ofTotal: (at) => (summedColumns[at]?.total ? writeFormula(at, [0, rows.length]) : undefined),
  };
}

/**
 * The rows of a group: from its label to the next group that is not inside it; for sums below the
 * rows, from the label that they belong to.
 */
function findRange(rows: readonly ExportLine[], row: number): Range | undefined {
  const own = rows[row];
  if (!own || !isGroup(own)) return undefined;
  const isOutside = (line: ExportLine) => isGroup(line) && line.level <= own.level;
  if (own.kind === "subtotal") return [rows.slice(0, row).findLastIndex(isOutside) + 1, row];
  const next = rows.findIndex((line, at) => at > row && isOutside(line));
  return [row + 1, next < 0 ? rows.length : next];
}

function calculateRunningSums(rows: readonly ExportLine[], kind: CellKind, at: number): Float64Array {
  const sums = new Float64Array(rows.length + 1);
  rows.forEach((line, row) => {
    sums[row + 1] = (sums[row] ?? 0) + (isGroup(line) ? 0 : Number(toParts(kind, line[at] ?? null)));
  });
  return sums;
}

/** First row and the row after the last, from 0. */
type Range = readonly [from: number, end: number];
/** The deepest outline level that Excel supports. */
const DEEPEST_ROW = 7;
/** 1 March 1900: programs disagree about the numbers of earlier days. */
const FIRST_DAY = 61;
