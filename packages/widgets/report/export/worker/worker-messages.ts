import type { PaperSheet } from "../../../../sdk/files/layout/document/paper-sheet.ts";
import type { CellValue } from "../../../../sdk/files/cells/cell-kind.ts";
import type { ExportHead, ExportLine, Written, WrittenKind } from "../../../../sdk/files/sheet.ts";

/** What the page tells the worker: the head, then the rows piece by piece, then the totals, on which it writes; or a document, at once. */
export type ToWorker =
  | { type: "paper"; sheet: PaperSheet }
  | { type: "head"; kind: WrittenKind; head: ExportHead }
  | { type: "rows"; rows: readonly ExportLine[] }
  | { type: "write"; totals: readonly CellValue[] };

/** What the worker answers: how far it is (0 to 1), then what it made or why there is nothing. */
export type FromWorker =
  | { type: "ready" }
  | { type: "progress"; done: number }
  | { type: "made"; made: Written[WrittenKind] }
  | { type: "failed"; message: string };
