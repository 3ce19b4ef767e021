import { Readable } from "node:stream";
import { LIST, type ReportColumns } from "../contract/report.ts";
import type { Rows } from "./run-snapshot.ts";

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

/** Rows as CSV, read no quicker than it is taken; answers once the first have come, so that a query that fails is thrown. */
export function csvText(rows: Rows, columns: ReportColumns, signal: AbortSignal): Promise<Readable> {
  const line = csvLine(columns);
  return new Promise((resolve, reject) => {
    let chunk = csvHeader(columns);
    const text = new Readable({
      read: () => rows.resume(),
      // What the database has yet to send is read past, for the connection to be used again.
      destroy: (error, done) => (rows.resume(), done(error)),
    });
    let isHandedOver = false;
    const handOver = () => ((isHandedOver = true), resolve(text));
    signal.addEventListener("abort", () => text.destroy(), { once: true });
    rows.each(
      (row) => {
        if (text.destroyed) return;
        chunk += line(row);
        if (chunk.length < CHUNK) return;
        handOver();
        if (!text.push(chunk)) rows.pause();
        chunk = "";
      },
      (error) => {
        if (error) {
          reject(error);
          return void text.destroy(isHandedOver ? error : undefined);
        }
        handOver();
        if (text.destroyed) return;
        text.push(chunk);
        text.push(null);
      },
    );
  });
}

/** Text that a spreadsheet takes as text: quoted, and never as a formula. */
function cell(value: unknown): string {
  const text = typeof value === "number" ? String(value) : String(value).replace(FORMULA, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const CHUNK = 32 * 1024;
const FORMULA = /^[=+\-@\t\r]/;
