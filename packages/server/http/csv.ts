import type { ReportColumns } from "./represent.ts";

/** CSV in chunks: a header of the documented names, then each row; Excel reads the mark at the start as UTF-8. */
export async function* csvLines(
  rows: AsyncIterable<unknown[]>,
  columns: ReportColumns,
): AsyncGenerator<string> {
  const isNumber = [...columns.formats.values()].map((format) => format !== undefined && format !== "date");
  const writers = [...columns.writers.values()];
  let chunk = `\uFEFF${[...columns.formats.keys()].map(cell).join(",")}\r\n`;
  for await (const row of rows) {
    const cells = row.map((value, at) => {
      if (value === null || value === undefined) return "";
      return isNumber[at] ? (writers[at] ?? String)(value) : cell(value);
    });
    chunk += `${cells.join(",")}\r\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = "";
  }
  yield chunk;
}

/** Text that a spreadsheet takes as text: quoted, and never as a formula. */
function cell(value: unknown): string {
  const text = typeof value === "number" ? String(value) : String(value).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const CHUNK = 64 * 1024;
const FORMULA = /^[=+\-@\t\r]/;
