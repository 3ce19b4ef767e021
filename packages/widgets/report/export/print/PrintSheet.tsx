import { useRef } from "react";
import { count } from "../../../format/quantity.ts";
import { useText } from "../../../text/use-text.ts";
import { useReportModel } from "../../report-context.ts";
import { usePrintKey } from "./use-print-key.ts";

/** All rows of a report on paper, by its own "Print" or by Ctrl+P. Printed from the browser's menu, it says that only some rows are there. */
export function PrintSheet() {
  const text = useText();
  const { exports, table } = useReportModel();
  const note = useRef<HTMLParagraphElement>(null);
  const rows = table?.page.rows ?? 0;
  usePrintKey(note, rows > 0 ? () => exports.start("print") : undefined);
  if (rows === 0) return null;
  return (
    <p ref={note} className="vb-print-note">
      {text.report.onlyShown(count(rows))}
    </p>
  );
}
