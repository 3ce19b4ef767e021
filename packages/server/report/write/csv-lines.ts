import { LIST, type ReportColumns } from "../../contract/report.ts";

/** The header with the documented names. It starts with a byte order mark, so that Excel reads the file as UTF-8. */
export function csvHeader({ formats }: ReportColumns): string {
  return `\uFEFF${[...formats.keys()].map(cell).join(",")}\r\n`;
}

/** Returns a function that writes a row as a line of CSV. */
export function csvLine(columns: ReportColumns): (row: readonly unknown[]) => string {
  const formats = [...columns.formats.values()];
  const isNumber = formats.map((format) => format !== undefined && format !== "date" && format !== LIST);
  const isList = formats.map((format) => format === LIST);
  const writers = [...columns.writers.values()];
  return (row) => {
    let line = "";
    for (let at = 0; at < row.length; at++) {
      const value = row[at];
      if (at > 0) line += ",";
      if (value === null || value === undefined) continue;
      if (isList[at]) line += cell((JSON.parse(String(value)) as string[]).join(", "));
      else line += isNumber[at] ? (writers[at] ?? String)(value) : cell(value);
    }
    return `${line}\r\n`;
  };
}

/** A cell that a spreadsheet reads as text: quoted if needed, never a formula. */
function cell(value: unknown): string {
  const text = typeof value === "number" ? String(value) : String(value).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const FORMULA = /^[=+\-@\t\r]/;
