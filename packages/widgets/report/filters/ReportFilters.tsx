import { Suspense } from "react";
import { Button } from "../../parts/Button.tsx";
import { useText } from "../../text/use-text.ts";
import { isInWindow } from "../../../sdk/report/filters/filter.ts";
import { useReportModel } from "../report-context.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const FiltersDialog = lazyPart(() => import("./FiltersDialog.tsx").then((part) => part.FiltersDialog));

/** The button that opens a report's filters, with the number of active ones. */
export function ReportFilters({ isButtonHidden = false }: { isButtonHidden?: boolean }) {
  const text = useText();
  const { definition, state, panel, setPanel } = useReportModel();
  const filters = definition.filters?.filter(isInWindow) ?? [];
  // A report may have only its range there, with a suggestion that differs from the default.
  if (filters.length === 0 && !definition.range?.offered) return null;
  const on = filters.filter(({ param }) => state.filters[param] !== undefined).length;
  return (
    <>
      {!isButtonHidden && (
        <Button
          className="vb-report-filters"
          icon="filter"
          aria-haspopup="dialog"
          onPress={() => setPanel("filters")}
        >
          <span className="vb-fold">{text.report.filters}</span>
          {on > 0 && <span className="vb-count">{on}</span>}
        </Button>
      )}
      {panel === "filters" && (
        <Suspense fallback={null}>
          <FiltersDialog onClose={() => setPanel(undefined)} />
        </Suspense>
      )}
    </>
  );
}
