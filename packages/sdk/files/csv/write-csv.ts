import { isFigure } from "../cells/cell-kind.ts";
import { isGroup, type ExportColumn, type ExportLine } from "../sheet.ts";

/** The labels of the chosen columns as the first line of a CSV. */
export function csvHead(columns: readonly ExportColumn[]): string {
  return columns.map(({ label }) => csvCell(label, false)).join(",");
}

/**
 * A report's rows as lines of CSV: dates as YYYY-MM-DD and plain numbers, so that spreadsheets can
 * calculate; group headings are omitted.
 */
export function csvLines(columns: readonly ExportColumn[], lines: readonly ExportLine[]): string[] {
  return lines.flatMap((line) =>
    isGroup(line)
      ? []
      : line
          .map((value, at) => {
            const kind = columns[at]?.kind ?? "text";
            return csvCell(
              kind === "date" && value !== null ? String(value).slice(0, 10) : value,
              isFigure(kind),
            );
          })
          .join(","),
  );
}

/** The text of a CSV file with a byte order mark, so that Excel opens it as UTF-8. */
export function csvText(lines: readonly string[]): string {
  return `\ufeff${lines.map((line) => `${line}\r\n`).join("")}`;
}

/**
 * One cell. A text that would start a formula gets an apostrophe before it; numbers, including decimal
 * strings, stay unchanged.
 */
export function csvCell(value: string | number | null, isNumber = typeof value === "number"): string {
  const text = value === null ? "" : String(value);
  const safe = isNumber ? text : text.replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
