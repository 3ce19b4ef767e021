import type { CellValue } from "../../table/table-column.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "./export-sheet.ts";

/** A file, or the plan of printed pages, that is being made. */
export interface FileInWork<K extends WrittenKind> {
  add: (rows: readonly ExportLine[]) => void;
  write: (totals: readonly CellValue[]) => Promise<Written[K]>;
}

/** Begins a file of a kind; it ends with the signal. A page does it in a worker (write-file.ts), a program where it is called. */
export type BeginFile = <K extends WrittenKind>(
  kind: K,
  head: ExportHead,
  signal: AbortSignal,
  onProgress: (done: number) => void,
) => FileInWork<K>;
