import { addGuard } from "@vanbook/sdk/formula-guard";
import { LIST_FORMAT, type ReportColumns } from "../../contract/report.ts";

/** Documented names. The byte order mark makes Excel read the file as UTF-8. */
export function writeCsvHeader({ formats }: ReportColumns): string {
  return `\uFEFF${[...formats.keys()].map(formatCell).join(",")}\r\n`;
}

export function createCsvLineWriter(columns: ReportColumns): (row: readonly unknown[]) => string {
  const formats = [...columns.formats.values()];
  const isNumber = formats.map(
    (format) => format !== undefined && format !== "date" && format !== LIST_FORMAT,
  );
  const isList = formats.map((format) => format === LIST_FORMAT);
  const writers = [...columns.writers.values()];
  return (row) => {
    let line = "";
    for (let at = 0; at < row.length; at++) {
      const value = row[at];
      if (at > 0) line += ",";
      if (value === null || value === undefined) continue;
      if (isList[at]) line += formatCell((JSON.parse(String(value)) as string[]).join(", "));
      else line += isNumber[at] ? (writers[at] ?? String)(value) : formatCell(value);
    }
    return `${line}\r\n`;
  };
}

/** A spreadsheet reads the cell as text, never as a formula. */
function formatCell(value: unknown): string {
  const text = typeof value === "number" ? String(value) : addGuard(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
