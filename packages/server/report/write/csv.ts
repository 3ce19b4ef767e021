import { Readable } from "node:stream";
import type { ReportColumns } from "../../contract/report.ts";
import { csvHeader, csvLine } from "./csv-lines.ts";
import type { Rows } from "../run/snapshot.ts";

/**
 * Streams rows as CSV, no faster than the client reads. Resolves after the first rows, so a query that fails
 * rejects.
 */
export function csvText(rows: Rows, columns: ReportColumns, signal: AbortSignal): Promise<Readable> {
  const line = csvLine(columns);
  return new Promise((resolve, reject) => {
    let chunk = csvHeader(columns);
    const text = new Readable({
      read: () => rows.resume(),
      // Read the remaining rows and drop them, so that the connection can be used again.
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

const CHUNK = 32 * 1024;
