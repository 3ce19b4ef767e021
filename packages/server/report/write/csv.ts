import { Readable } from "node:stream";
import type { ReportColumns } from "../../contract/report.ts";
import { csvHeader, csvLine } from "./csv-lines.ts";
import type { Rows } from "../run/snapshot.ts";

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

const CHUNK = 32 * 1024;
