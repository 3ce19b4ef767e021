import type { FileKind, MadeFile } from "../../../sdk/files/sheet.ts";
import type { printPages } from "./print/print-pages.ts";
import { saveFile } from "./save-file.ts";

export interface ExportJob {
  kind: FileKind;
  make: (signal: AbortSignal, onProgress: OnProgress) => Promise<MadeFile>;
}

type OnProgress = (progress: number) => void;

/** Loaded with the first file. Makes it, then saves or prints it; pages are printed within `getTree`. */
export async function runExportJob(
  { kind, make }: ExportJob,
  onProgress: OnProgress,
  getTree: () => Parameters<typeof printPages>[1],
): Promise<void> {
  const result = await runUntilEnd((signal) => make(signal, onProgress));
  if ("plan" in result) (await import("./print/print-pages.ts")).printPages(result.plan, getTree());
  else if (kind !== "print") saveFile(result, kind);
}

/** Aborts the signal when the work ends or fails, so no worker is left running. */
export function runUntilEnd<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const end = new AbortController();
  return work(end.signal).finally(() => end.abort());
}
