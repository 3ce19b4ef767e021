import workbookData from "./workbook.json" with { type: "json" };

/** The workbook that the offline tool imports. Names of the data are those of its source. */
export interface WorkbookFormat {
  source: string;
  sheets: readonly SheetFormat[];
}

export interface SheetFormat {
  section: string;
  /** In words. */
  table: string;
  /** The sheet's name. */
  sheet: string;
  /** Counted from 1. */
  header_row: number;
  first_data_row: number;
  /** The tool reads no further; null if it reads all. */
  last_data_row: number | null;
  /** Headings in their order, by which the tool finds the values. */
  columns: readonly string[];
}

export const WORKBOOK_FORMAT: WorkbookFormat = workbookData;
