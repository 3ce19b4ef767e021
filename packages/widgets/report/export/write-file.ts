import type { FileInWork } from "./begin-file.ts";
import type { ExportHead, Written, WrittenKind } from "./export-sheet.ts";
import { TYPES, withEnding } from "./file-name.ts";
import { openWriter } from "./open-writer.ts";

/** Begins a file or a plan in a worker of its own, which ends with it or with the signal. */
export function writeInWorker<K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): FileInWork<K> {
  const writer = openWriter();
  const file = new Promise<Written[K]>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    writer.begin((message) => {
      if (message.type === "progress") onProgress(message.done);
      // The worker makes what it was asked for.
      else if (message.type === "made") resolve(message.made as Written[K]);
      else if (message.type === "failed") reject(new Error(message.message));
    }, reject);
  }).finally(() => writer.end());
  // Whoever waits for the file hears of a failure; until then it is not unhandled.
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

/** Lets the browser save a file that was made, under its name with the kind's ending. */
export function saveFile({ file, name }: { file: BlobPart; name: string }, kind: keyof typeof TYPES): void {
  download(new Blob([file], { type: TYPES[kind] }), withEnding(name, kind));
}

/** Lets the browser save a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
