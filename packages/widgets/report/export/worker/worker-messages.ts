import type { PaperSheet } from "../../../../sdk/files/layout/document/paper-sheet.ts";
import type { CellValue } from "../../../../sdk/files/cells/cell-kind.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "../../../../sdk/files/sheet.ts";

/**
 * Messages from page to worker: the head, then the rows in batches, then the totals, which start the writing; or
 * one document.
 */
export type ToWorker =
  | { type: "paper"; sheet: PaperSheet }
  | { type: "head"; kind: WrittenKind; head: ExportHead }
  | { type: "rows"; rows: readonly ExportLine[] }
  | { type: "write"; totals: readonly CellValue[] };

/** Messages from worker to page: the progress (0 to 1), then the result or the error. */
export type FromWorker =
  | { type: "ready" }
  | { type: "progress"; done: number }
  | { type: "made"; made: Written[WrittenKind] }
  | { type: "failed"; message: string };
