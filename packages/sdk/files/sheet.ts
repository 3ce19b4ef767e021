import type { CellKind, CellValue, GivesWay } from "./cells/cell-kind.ts";
import type { PaperPlan } from "./layout/page-plan.ts";

/** The paper size and orientation of a PDF or a printed page. */
export type PageFormat = "a4-landscape" | "a4-portrait" | "a3-landscape";

/** What a file or a printed page contains in addition to its rows. Plain data: it is sent to a worker. */
export interface ExportHead {
  title: string;
  /** Lines under the title: the dates covered and the filters. */
  notes: readonly string[];
  columns: readonly ExportColumn[];
  totalLabel: string;
  /** Shown for missing values. */
  missing: string;
  /** Pattern with {page} and {pages}, such as "Page {page} of {pages}". */
  pageWords: string;
  /** Default: A4 landscape. */
  page?: PageFormat;
}

export interface ExportColumn {
  label: string;
  kind: CellKind;
  /** How the column shrinks in print; default: by its kind and label. */
  gives?: GivesWay | undefined;
}

/** Values of one row in the order of the columns. */
export type ExportRow = readonly CellValue[];

/** A group's heading, which is above its rows, or the sums below them. In bold; an outline level in Excel. */
export interface ExportGroup {
  kind: "group" | "subtotal";
  label: string;
  /** 1 is the outermost. */
  level: number;
  /** By column; null if there is none. */
  figures: readonly CellValue[];
}

export type ExportLine = ExportRow | ExportGroup;

export interface ExportSheet extends ExportHead {
  rows: readonly ExportLine[];
  /** By column; null if there is none. An empty list means no row of totals. */
  totals: readonly CellValue[];
}

/** A file of a report, or its printed sheet. */
export type FileKind = WrittenKind | "csv";

/** What a worker makes, with the result of each. */
export type WrittenKind = keyof Written;
export interface Written {
  excel: Uint8Array<ArrayBuffer>;
  pdf: Uint8Array<ArrayBuffer>;
  print: PaperPlan;
}

/** The file with the start of its name, or the plan to print. */
export type MadeFile = { file: Uint8Array<ArrayBuffer> | string; name: string } | { plan: PaperPlan };

/** A sheet that a screen builds itself; what it omits has the reports' defaults. */
export type SheetContent = Pick<ExportSheet, "title" | "columns" | "rows"> &
  Partial<Pick<ExportSheet, "notes" | "totals" | "totalLabel" | "missing" | "page">>;

/** Such a sheet with its file's name, without the extension. */
export interface NamedSheet {
  content: SheetContent;
  name: string;
}

/** Whether a line is a group's heading or sums instead of a row. */
export function isGroup(line: ExportLine): line is ExportGroup {
  return "kind" in line;
}

/** How many columns a group's label, or that of the totals, may take: up to the first figure, at least one. */
export function labelSpan(figures: readonly CellValue[]): number {
  const first = figures.findIndex((figure) => figure !== null);
  return Math.max(1, first < 0 ? figures.length : first);
}
