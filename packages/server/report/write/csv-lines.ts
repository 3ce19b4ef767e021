import { LIST, type ReportColumns } from "../../contract/report.ts";

/** A header of the documented names; Excel reads the mark at its start as UTF-8. */
export function csvHeader({ formats }: ReportColumns): string {
  return `\uFEFF${[...formats.keys()].map(cell).join(",")}\r\n`;
}

/** Writes a row as a line of CSV. */
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

/** Text that a spreadsheet takes as text: quoted, and never as a formula. */
function cell(value: unknown): string {
  const text = typeof value === "number" ? String(value) : String(value).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const FORMULA = /^[=+\-@\t\r]/;
