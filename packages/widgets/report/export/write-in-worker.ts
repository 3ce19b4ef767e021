import type { CellValue } from "../../table/table-column.ts";
import type { FromWorker, ToWorker } from "./export-messages.ts";
import type { ExportHead, ExportLine } from "./export-sheet.ts";

/** A file that a worker is writing. */
export interface WrittenFile {
  add: (rows: readonly ExportLine[]) => void;
  write: (totals: readonly CellValue[]) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Begins an Excel or PDF file in a worker of its own, which ends with the file or with the signal. */
export function writeInWorker(
  kind: "excel" | "pdf",
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): WrittenFile {
  const worker = new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
  const tell = (message: ToWorker) => worker.postMessage(message);
  const file = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    worker.addEventListener("error", (event) =>
      reject(new Error(event.message || "The worker could not be loaded.")),
    );
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "progress") onProgress(data.done);
      else if (data.type === "file") resolve(data.bytes);
      else reject(new Error(data.message));
    });
  }).finally(() => worker.terminate());
  // Whoever waits for the file hears of a failure; until then it is not unhandled.
  file.catch(() => undefined);
  tell({ type: "head", kind, head });
  return {
    add: (rows) => tell({ type: "rows", rows }),
    write: (totals) => {
      tell({ type: "write", totals });
      return file;
    },
  };
}
