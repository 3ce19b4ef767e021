import { count } from "../../../format/quantity.ts";
import { useText } from "../../../text/use-text.ts";
import { useReportModel } from "../../report-context.ts";
import { PrintKey } from "./PrintKey.tsx";

/** Ctrl+P puts all rows of a report on paper. Printed from the browser's menu, it says that only some rows are there. */
export function PrintSheet() {
  const text = useText();
  const { exports, table } = useReportModel();
  const rows = table?.page.rows ?? 0;
  if (rows === 0) return null;
  return (
    <>
      <p className="vb-print-note">{text.report.onlyShown(count(rows))}</p>
      <PrintKey print={() => exports.start("print")} />
    </>
  );
}
