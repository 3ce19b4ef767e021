import type { CellKind, CellValue, GivesWay } from "./cells/cell-kind.ts";
import type { PaperPlan } from "./layout/page-plan.ts";

/** The sheet of a PDF and of a printed page. */
export type PageFormat = "a4-landscape" | "a4-portrait" | "a3-landscape";

/** What a file or a printed page holds besides its rows. Plain data: it is sent to a worker. */
export interface ExportHead {
  title: string;
  /** Lines under the title: the days covered and what narrows them. */
  notes: readonly string[];
  columns: readonly ExportColumn[];
  totalLabel: string;
  /** Stands for a value that there is not. */
  missing: string;
  /** "Page 1 of 3" with marks in place of the numbers: {page} and {pages}. */
  pageWords: string;
  /** A4 landscape unless given. */
  page?: PageFormat;
}

export interface ExportColumn {
  label: string;
  kind: CellKind;
  /** On paper: by its kind and label unless given. */
  gives?: GivesWay | undefined;
}

/** Values of one row in the order of the columns. */
export type ExportRow = readonly CellValue[];

/** A group's heading, which stands above its rows, or the sums below them. Bold; an outline in Excel. */
export interface ExportGroup {
  kind: "group" | "subtotal";
  label: string;
  /** 1 is the outermost. */
  level: number;
  /** By column; null where there is none. */
  figures: readonly CellValue[];
}

export type ExportLine = ExportRow | ExportGroup;

/** Everything that a file holds. */
export interface ExportSheet extends ExportHead {
  rows: readonly ExportLine[];
  /** By column; null where there is none. None at all: no row of totals. */
  totals: readonly CellValue[];
}

/** A file of a report, or its printed sheet. */
export type FileKind = WrittenKind | "csv";

/** What a worker makes, and what comes of each. */
export type WrittenKind = keyof Written;
export interface Written {
  excel: Uint8Array<ArrayBuffer>;
  pdf: Uint8Array<ArrayBuffer>;
  print: PaperPlan;
}

/** The file with its name's beginning, or what is to be printed. */
export type MadeFile = { file: Uint8Array<ArrayBuffer> | string; name: string } | { plan: PaperPlan };

/** A sheet that a screen puts together itself; what it leaves out is as in every report. */
export type SheetContent = Pick<ExportSheet, "title" | "columns" | "rows"> &
  Partial<Pick<ExportSheet, "notes" | "totals" | "totalLabel" | "missing" | "page">>;

/** Such a sheet with its file's name, without the ending. */
export interface NamedSheet {
  content: SheetContent;
  name: string;
}

/** Whether a line is a group's heading or sums, not a row. */
export function isGroup(line: ExportLine): line is ExportGroup {
  return "kind" in line;
}

/** How many columns the words of a group, or of the totals, may take: up to the first figure, and one at least. */
export function labelSpan(figures: readonly CellValue[]): number {
  const first = figures.findIndex((figure) => figure !== null);
  return Math.max(1, first < 0 ? figures.length : first);
}
