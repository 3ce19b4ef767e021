import { utils, write, type CellObject, type WorkSheet } from "xlsx";
import type { CellKind, CellValue } from "../../parts/table/table-column.ts";
import type { ExportSheet } from "./export-sheet.ts";
import { safeText } from "./safe-text.ts";

/** An Excel file: title, days, head, every row, totals. Numbers are numbers, days are days, texts are never formulas. */
export function workbookFile(sheet: ExportSheet): Uint8Array<ArrayBuffer> {
  const { title, notes, columns, rows, totals } = sheet;
  const data: CellObject[][] = [[text(title)], ...notes.map((note) => [text(note)]), []];
  const headAt = data.length;
  data.push(columns.map((column) => text(column.label)));
  for (const row of rows)
    data.push(row.map((value, at) => cell(columns[at]?.kind ?? "text", value, sheet.missing)));
  data.push(
    columns.map((column, at) => {
      const total = totals[at] ?? null;
      if (total !== null) return cell(column.kind, total, "");
      return text(at === 0 ? sheet.totalLabel : "");
    }),
  );
  const width = columns.length - 1;
  const worksheet: WorkSheet = {
    "!data": data,
    "!ref": utils.encode_range({ s: { r: 0, c: 0 }, e: { r: data.length - 1, c: Math.max(width, 0) } }),
    "!cols": columns.map((_, at) => ({ wch: letters(sheet, at) })),
    "!autofilter": {
      ref: utils.encode_range({
        s: { r: headAt, c: 0 },
        e: { r: headAt + rows.length, c: Math.max(width, 0) },
      }),
    },
  };
  const workbook = utils.book_new();
  // Excel allows 31 letters and not all of them.
  utils.book_append_sheet(workbook, worksheet, title.replace(/[\\/?*[\]:]/g, " ").slice(0, 31));
  return new Uint8Array(
    write(workbook, { type: "array", bookType: "xlsx", compression: true }) as ArrayBuffer,
  );
}

function cell(kind: CellKind, value: CellValue, missing: string): CellObject {
  if (value === null || value === "") return text(missing);
  if (kind === "date") return day(String(value));
  if (kind === "text" || kind === "tag") return text(String(value));
  const number = Number(value);
  // Infinity or NaN would make a broken file.
  if (!Number.isFinite(number)) return text(String(value));
  return { t: "n", v: number, ...(FORMATS[kind] ? { z: FORMATS[kind] } : {}) };
}

function text(words: string): CellObject {
  return { t: "s", v: safeText(words) };
}

/** Excel counts days from the end of 1899. */
function day(value: string): CellObject {
  const time = Date.parse(`${value.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return text(value);
  return { t: "n", v: time / 86_400_000 + 25_569, z: "dd-mm-yyyy" };
}

function letters(sheet: ExportSheet, at: number): number {
  let most = sheet.columns[at]?.label.length ?? 0;
  const step = Math.max(1, Math.floor(sheet.rows.length / 200));
  for (let row = 0; row < sheet.rows.length; row += step)
    most = Math.max(most, String(sheet.rows[row]?.[at] ?? "").length);
  return Math.min(Math.max(most + 2, 6), 48);
}

const FORMATS: Partial<Record<CellKind, string>> = {
  money: "#,##0.00",
  balance: '#,##0.00" Dr";#,##0.00" Cr";0.00',
  quantity: "#,##0.00",
};
