import type { CellKind, CellValue, GivesWay } from "./cells/cell-kind.ts";
import type { PaperPlan } from "./layout/page-plan.ts";

export type PageFormat = "a4-landscape" | "a4-portrait" | "a3-landscape";

/** What a file or print has in addition to its rows. Plain data, for sending to a worker. */
export interface ExportHead {
  title: string;
  notes: readonly string[];
  columns: readonly ExportColumn[];
  totalLabel: string;
  missing: string;
  /** Pattern with {page} and {pages}, such as "Page {page} of {pages}". */
  pageWords: string;
  page?: PageFormat;
}

export interface ExportColumn {
  label: string;
  kind: CellKind;
  gives?: GivesWay | undefined;
}

export type ExportRow = readonly CellValue[];

/** A group's heading above its rows, or the sums below. In bold; an outline level in Excel. */
export interface ExportGroup {
  kind: "group" | "subtotal";
  label: string;
  /** 1 is the outermost. */
  level: number;
  figures: readonly CellValue[];
}

export type ExportLine = ExportRow | ExportGroup;

export interface ExportSheet extends ExportHead {
  rows: readonly ExportLine[];
  /** By column; null if there is none. An empty list means no row of totals. */
  totals: readonly CellValue[];
}

export type FileKind = WrittenKind | "csv";

export type WrittenKind = keyof Written;
export interface Written {
  excel: FileBytes;
  pdf: FileBytes;
  print: PaperPlan;
}

/**
 * A file's bytes: `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 writes without a parameter, so
 * that the published types compile there too.
 */
export type FileBytes = ReturnType<Uint8ArrayConstructor["of"]>;

export type MadeFile = { file: FileBytes | string; name: string } | { plan: PaperPlan };

export type SheetContent = Pick<ExportSheet, "title" | "columns" | "rows"> &
  Partial<Pick<ExportSheet, "notes" | "totals" | "totalLabel" | "missing" | "page">>;

export interface NamedSheet {
  content: SheetContent;
  name: string;
}

export function isGroup(line: ExportLine): line is ExportGroup {
  return "kind" in line;
}

/** The label of a group or of the totals spans the columns up to the first figure, at least one. */
export function countLabelColumns(figures: readonly CellValue[]): number {
  const first = figures.findIndex((figure) => figure !== null);
  return Math.max(1, first < 0 ? figures.length : first);
}
