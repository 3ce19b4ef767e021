import { styled } from "styled-components";
import { count } from "../../../../sdk/format/quantity.ts";
import { useText } from "../../../text/use-text.ts";
import { useReportModel } from "../../report-context.ts";
import { PrintKey } from "./PrintKey.tsx";

/** Ctrl+P prints all rows. Printed from the browser's menu, the page says that rows are missing. */
export function PrintSheet() {
  const text = useText();
  const { exports, table } = useReportModel();
  const rows = table?.page.rows ?? 0;
  if (rows === 0) return null;
  return (
    <>
      <Note className="vb-print-note">{text.report.onlyShown(count(rows))}</Note>
      <PrintKey print={() => exports.start("print")} />
    </>
  );
}

const Note = styled.p`
  display: none;
  /* Printed from the browser's own menu, a report has only the rows that are drawn; it says so. */
  @media print {
    display: block;
    order: -1;
    font-weight: var(--vb-weight-bold);
  }
`;
