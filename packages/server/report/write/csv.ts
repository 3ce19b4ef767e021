import { Readable } from "node:stream";
import type { ReportColumns } from "../../contract/report.ts";
import { writeCsvHeader, createCsvLineWriter } from "./csv-lines.ts";
import type { Rows } from "../run/run-report.ts";

/**
 * No faster than the client reads. Resolves after the first rows, so that a query that fails
 * rejects.
 */
export function streamCsvText(rows: Rows, columns: ReportColumns, signal: AbortSignal): Promise<Readable> {
  const line = createCsvLineWriter(columns);
  return new Promise((resolve, reject) => {
    let chunk = writeCsvHeader(columns);
    const text = new Readable({
      read: () => rows.resume(),
      // Reads and drops the remaining rows, so that the connection can be used again.
      destroy: (error, onDestroyed) => (rows.resume(), onDestroyed(error)),
    });
    let isHandedOver = false;
    const resolveStream = () => ((isHandedOver = true), resolve(text));
    signal.addEventListener("abort", () => text.destroy(), { once: true });
    rows.each(
      (row) => {
        if (text.destroyed) return;
        chunk += line(row);
        if (chunk.length < CHUNK_LENGTH) return;
        resolveStream();
        if (!text.push(chunk)) rows.pause();
        chunk = "";
      },
      (error) => {
        if (error) {
          reject(error);
          return void text.destroy(isHandedOver ? error : undefined);
        }
        resolveStream();
        if (text.destroyed) return;
        text.push(chunk);
        text.push(null);
      },
    );
  });
}

const CHUNK_LENGTH = 32 * 1024;
