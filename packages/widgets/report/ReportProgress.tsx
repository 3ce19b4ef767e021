import { ProgressLine } from "../parts/ProgressLine.tsx";
import { useText } from "../text/use-text.ts";
import { useReportModel } from "./report-context.ts";
import { Line } from "./ReportProgress.styles.ts";

/** The thin animated line shown while a file is made or rows are loading. */
export function ReportProgress() {
  const text = useText();
  const { exports, isLoading, progress, table } = useReportModel();
  const { running } = exports;
  return (
    <Line className="vb-report-line">
      {running ? (
        <ProgressLine label={text.report.preparingFile(text.report[running.kind])} done={running.done} />
      ) : (
        isLoading && table && <ProgressLine label={text.report.preparing} done={progress} />
      )}
    </Line>
  );
}
