import { csvCell } from "../../format/csv.ts";
import type { CellKind } from "../../table/table-column.ts";
import { isGroup, type ExportColumn, type ExportLine } from "./export-sheet.ts";

/** The labels of the chosen columns as the first line of a CSV. */
export function csvHead(columns: readonly ExportColumn[]): string {
  return columns.map(({ label }) => csvCell(label, false)).join(",");
}

/** A report's rows as lines of CSV: days as YYYY-MM-DD and bare figures, for spreadsheets to reckon with; headings of groups are no rows. */
export function csvLines(columns: readonly ExportColumn[], lines: readonly ExportLine[]): string[] {
  return lines.flatMap((line) =>
    isGroup(line)
      ? []
      : line
          .map((value, at) => {
            const kind = columns[at]?.kind ?? "text";
            return csvCell(
              kind === "date" && value !== null ? String(value).slice(0, 10) : value,
              FIGURES.has(kind),
            );
          })
          .join(","),
  );
}

const FIGURES: ReadonlySet<CellKind> = new Set([
  "money",
  "balance",
  "quantity",
  "percent",
  "number",
  "serial",
]);
