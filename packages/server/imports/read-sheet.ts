import { removeGuard } from "@vanbook/sdk/formula-guard";
import * as say from "@vanbook/sdk/messages";
import { read, SSF, type CellObject, type DenseWorkSheet, type ParsingOptions } from "xlsx";
import { cleanWorkbook } from "./clean-workbook.ts";
import { SheetRefusal } from "./sheet-refusal.ts";
import { cleanText, formatNumber } from "./sheet-text.ts";

export interface SheetCells {
  name: string;
  /** The non-empty rows, with their row numbers (from 1); texts in the order of the columns. */
  rows: { row: number; texts: string[] }[];
}

/**
 * The first visible sheet. Formulas are not calculated: they have their saved values. A date is the
 * text that its cell shows or, with `isoDays`, YYYY-MM-DD: a cell may show its day after its month.
 */
export function readSheet(file: Buffer, { isoDays = false } = {}): SheetCells {
  const clean = cleanWorkbook(file);
  const options: ParsingOptions = {
    type: "buffer",
    dense: true,
    cellFormula: false,
    cellHTML: false,
    cellNF: true,
    bookVBA: false,
  };
  const first = parseWorkbook(clean, { ...options, sheets: 0 });
  const visible = (first.Workbook?.Sheets ?? []).findIndex(({ Hidden = 0 }) => Hidden === 0);
  const book = visible > 0 ? parseWorkbook(clean, { ...options, sheets: visible }) : first;
  const name = book.SheetNames[Math.max(0, visible)] ?? "";
  const sheet = book.Sheets[name] as DenseWorkSheet | undefined; // because of the option `dense`
  if (!sheet) throw new SheetRefusal("invalid");
  const data: unknown = sheet["!data"];
  if (!Array.isArray(data)) throw new SheetRefusal("empty");
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const format = isoDays ? (cell: CellObject) => formatDay(cell, date1904) ?? formatCell(cell) : formatCell;
  return { name: cleanText(name), rows: readCellRows(data, format) };
}

/** The parser's messages mean nothing to users, so only a missing password has its own error. */
function parseWorkbook(file: Uint8Array, options: ParsingOptions) {
  try {
    return read(file, options);
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    throw new SheetRefusal(/password|encrypt/i.test(message) ? "protected" : "invalid");
  }
}

function readCellRows(
  data: readonly (readonly (CellObject | undefined)[] | undefined)[],
  format: (cell: CellObject) => string,
): SheetCells["rows"] {
  const rows: SheetCells["rows"] = [];
  // forEach skips the gaps of a sparse array, however large they are.
  data.forEach((cells, index) => {
    const texts: string[] = [];
    cells?.slice(0, MOST_COLUMNS).forEach((cell, column) => {
      const text = cell ? cleanText(format(cell)) : "";
      if (text !== "") texts[column] = text;
    });
    if (texts.length > 0) rows.push({ row: index + 1, texts: Array.from(texts, (text) => text ?? "") });
    if (rows.length > MOST_ROWS + 1)
      throw new SheetRefusal("large", say.tooManyRows({ most: MOST_ROWS.toLocaleString("en-IN") }));
  });
  return rows;
}

function formatCell({ t: type, v: value, w: shownText, z: format }: CellObject): string {
  if (type === "e") return shownText ?? "#VALUE!";
  if (type === "n" && typeof value === "number") {
    if (shownText !== undefined && (isDate(format) || (isPadded(format) && Number.isInteger(value))))
      return shownText;
    return isPercentage(format) ? `${formatNumber(value * 100)}%` : formatNumber(value);
  }
  if (type === "b") return value ? "TRUE" : "FALSE";
  // A sheet that was a CSV shows the guard of our CSV files as part of the text.
  return typeof value === "string" ? removeGuard(value) : (shownText ?? "");
}

function formatDay({ t: type, v: value, z: format }: CellObject, date1904: boolean): string | undefined {
  if (type !== "n" || typeof value !== "number" || !isDate(format)) return undefined;
  const dateParts = (SSF as DateCodes).parse_date_code(value, { date1904 });
  if (!dateParts) return undefined;
  return [dateParts.y, dateParts.m, dateParts.d].map((part) => String(part).padStart(2, "0")).join("-");
}

/** xlsx has no types for it. */
interface DateCodes {
  parse_date_code(value: number, options: { date1904: boolean }): { y: number; m: number; d: number } | null;
}

/** Whether a number format contains days, months, years or hours, outside quotes and brackets. */
function isDate(format: CellObject["z"]): boolean {
  return format !== "General" && /[dmyhs]/i.test(listPlaceholders(format));
}

/** Whether a number format shows leading zeros, and perhaps words around them: `"INV-"0000`. */
function isPadded(format: CellObject["z"]): boolean {
  return /^0{2,}(;|$)/.test(listPlaceholders(format));
}

function isPercentage(format: CellObject["z"]): boolean {
  return listPlaceholders(format).includes("%");
}

/** The number format without what it shows as it is. */
function listPlaceholders(format: CellObject["z"]): string {
  return typeof format === "string" ? format.replace(/"[^"]*"|\[[^\]]*\]|\\.|-/g, "") : "";
}

const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
