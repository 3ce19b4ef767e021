import { isFigure } from "../cells/cell-kind.ts";
import { isGroup, type ExportColumn, type ExportLine } from "../sheet.ts";

export function writeCsvHead(columns: readonly ExportColumn[]): string {
  return columns.map(({ label }) => toCsvCell(label, false)).join(",");
}

/** Dates are YYYY-MM-DD and numbers plain, for spreadsheets; group headings are omitted. */
export function writeCsvLines(columns: readonly ExportColumn[], lines: readonly ExportLine[]): string[] {
  return lines.flatMap((line) =>
    isGroup(line)
      ? []
      : line
          .map((value, at) => {
            const kind = columns[at]?.kind ?? "text";
            return toCsvCell(
              kind === "date" && value !== null ? String(value).slice(0, 10) : value,
              isFigure(kind),
            );
          })
          .join(","),
  );
}

/** Begins with a byte order mark, so that Excel opens the file as UTF-8. */
export function writeCsvText(lines: readonly string[]): string {
  return `\ufeff${lines.map((line) => `${line}\r\n`).join("")}`;
}

/** An apostrophe stops a text from starting a formula; numbers and decimal strings stay. */
export function toCsvCell(value: string | number | null, isNumber = typeof value === "number"): string {
  const text = value === null ? "" : String(value);
  const safe = isNumber ? text : text.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
