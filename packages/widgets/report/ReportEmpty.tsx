import { date } from "../../sdk/format/date.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { useText } from "../text/use-text.ts";
import { ReportChips } from "./filters/ReportChips.tsx";
import { hasWindowFilters } from "../../sdk/report/state/report-state.ts";
import { useReportModel } from "./report-context.ts";
import { emptyWords } from "./report-words.ts";

export function ReportEmpty() {
  const text = useText();
  const { state, definition } = useReportModel();
  const isNarrowed = state.search !== "" || hasWindowFilters(definition, state);
  return (
    <EmptyState title={emptyWords(definition, text, state.search)}>
      {isNarrowed ? (
        <>
          <span>{text.report.emptiedBy}</span>
          <ReportChips />
        </>
      ) : (
        state.range && (
          <span>
            {text.report.noneInRange(text.range.between(date(state.range.from), date(state.range.to)))}
          </span>
        )
      )}
    </EmptyState>
  );
}
