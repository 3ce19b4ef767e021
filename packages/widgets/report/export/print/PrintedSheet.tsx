import { cellText } from "../../../table/cell-text.ts";
import { isFigure, type CellValue } from "../../../table/table-column.ts";
import { isGroup, labelSpan, type ExportLine, type ExportSheet } from "../export-sheet.ts";
import { PrintPage, type PrintPageProps } from "./PrintPage.tsx";
import type { ExportJobs } from "../export-sheet.ts";

/** A sheet as a plain table, in the page only while it is printed. The browser repeats the head on every sheet of paper. */
export function PrintedSheet({ exports: { sheet, printed } }: { exports: ExportJobs }) {
  if (!sheet) return null;
  return (
    <PrintPage format={FORMATS[sheet.page ?? "a4-landscape"]} onPrinted={printed}>
      <h1>{sheet.title}</h1>
      {sheet.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <table>
        <thead>
          <tr>
            {sheet.columns.map(({ label, kind }, at) => (
              <th key={at} className={alignOf(kind)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((line, index) => (
            <PrintedLine key={index} sheet={sheet} line={line} />
          ))}
          {sheet.totals.length > 0 && (
            <tr className="vb-print-total">
              <Figures sheet={sheet} label={sheet.totalLabel} figures={sheet.totals} />
            </tr>
          )}
        </tbody>
      </table>
    </PrintPage>
  );
}

function PrintedLine({ sheet, line }: { sheet: ExportSheet; line: ExportLine }) {
  if (isGroup(line))
    return (
      <tr className={`vb-print-group vb-print-level-${line.level}`}>
        <Figures sheet={sheet} label={line.label} figures={line.figures} />
      </tr>
    );
  return (
    <tr>
      {sheet.columns.map(({ kind }, at) => (
        <td key={at} className={alignOf(kind)}>
          {cellText(kind, line[at] ?? null, sheet.missing)}
        </td>
      ))}
    </tr>
  );
}

/** Words over the columns before the first figure, then the figures. */
function Figures(props: { sheet: ExportSheet; label: string; figures: readonly CellValue[] }) {
  const { sheet, label, figures } = props;
  const span = labelSpan(figures);
  return (
    <>
      <td colSpan={span}>{label}</td>
      {sheet.columns.slice(span).map(({ kind }, at) => (
        <td key={at} className={alignOf(kind)}>
          {cellText(kind, figures[span + at] ?? null, "")}
        </td>
      ))}
    </>
  );
}

function alignOf(kind: ExportSheet["columns"][number]["kind"]) {
  return isFigure(kind) ? "vb-num" : undefined;
}

const FORMATS: Record<NonNullable<ExportSheet["page"]>, PrintPageProps["format"]> = {
  "a4-landscape": "landscape",
  "a4-portrait": "portrait",
  "a3-landscape": "a3-landscape",
};
