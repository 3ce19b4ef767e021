import type { FileInWork } from "../../../../sdk/files/create-writer.ts";
import type { ExportHead, Written, WrittenKind } from "../../../../sdk/files/sheet.ts";
import type { PaperSheet } from "../../../../sdk/files/layout/document/paper-sheet.ts";
import { openWorker } from "./open-worker.ts";

/** Starts a file or a print plan in a new worker, which ends when it is done or the signal aborts. */
export function writeInWorker<K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): FileInWork<K> {
  const writer = openWorker();
  const file = new Promise<Written[K]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "progress") onProgress(message.done);
      // The worker makes the kind that was requested.
      else if (message.type === "made") resolve(message.made as Written[K]);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
  }).finally(() => writer.end());
  // `write` passes the error to its caller; until then nobody handles the rejection.
  file.catch(() => undefined);
  writer.tell({ type: "head", kind, head });
  return {
    add: (rows) => writer.tell({ type: "rows", rows }),
    write: (totals) => {
      writer.tell({ type: "write", totals });
      return file;
    },
  };
}

/** Writes a document's PDF in a new worker, which ends when it is done or the signal aborts. */
export function writeDocumentInWorker(
  sheet: PaperSheet,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = openWorker();
  return new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "made" && message.made instanceof Uint8Array) resolve(message.made);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
    writer.tell({ type: "paper", sheet });
  }).finally(() => writer.end());
}
