import type { CellValue } from "../../table/table-column.ts";
import type { ExportHead, ExportLine } from "./export-sheet.ts";

/** What the page tells the worker: the head, then the rows piece by piece, then the totals, on which it writes. */
export type ToWorker =
  | { type: "head"; kind: "excel" | "pdf"; head: ExportHead }
  | { type: "rows"; rows: readonly ExportLine[] }
  | { type: "write"; totals: readonly CellValue[] };

/** What the worker answers: how far it is (0 to 1), then the file or why there is none. */
export type FromWorker =
  | { type: "progress"; done: number }
  | { type: "file"; bytes: Uint8Array<ArrayBuffer> }
  | { type: "failed"; message: string };
