import { date } from "../../sdk/format/date.ts";
import { useText } from "../text/use-text.ts";
import { useReportModel } from "./report-context.ts";
import { Head } from "./ReportHeader.styles.ts";

/** A report's title and the dates that it covers. */
export function ReportHeader({ level = 2 }: { level?: 1 | 2 | 3 }) {
  const text = useText();
  const { title, state } = useReportModel();
  const Heading = `h${level}` as const;
  return (
    <Head className="vb-report-head">
      <Heading className="vb-report-title">{title}</Heading>
      {state.range && (
        <span className="vb-dim vb-report-days">
          {text.range.between(date(state.range.from), date(state.range.to))}
        </span>
      )}
    </Head>
  );
}
