import { cellText } from "../../parts/table/cell-text.ts";
import { isFigure } from "../../parts/table/table-column.ts";
import { useReportModel } from "../report-context.ts";
import { PrintPage } from "./PrintPage.tsx";

/** All rows of a report as a plain table, in the page only while it is printed. The browser repeats the head on every sheet. */
export function PrintSheet() {
  const { exports } = useReportModel();
  const { sheet, printed } = exports;
  if (!sheet) return null;
  const align = sheet.columns.map((column) => (isFigure(column.kind) ? "vb-num" : undefined));
  return (
    <PrintPage format="landscape" onPrinted={printed}>
      <h1>{sheet.title}</h1>
      {sheet.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <table>
        <thead>
          <tr>
            {sheet.columns.map((column, at) => (
              <th key={at} className={align[at]}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, at) => (
                <td key={at} className={align[at]}>
                  {cellText(sheet.columns[at]?.kind ?? "text", value, sheet.missing)}
                </td>
              ))}
            </tr>
          ))}
          <tr className="vb-print-total">
            {sheet.totals.map((total, at) => (
              <td key={at} className={align[at]}>
                {total === null
                  ? at === 0 && sheet.totalLabel
                  : cellText(sheet.columns[at]?.kind ?? "money", total, "")}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </PrintPage>
  );
}
