import { Suspense } from "react";
import { lazyPart } from "../../parts/lazy-part.ts";
import { useReportModel } from "../report-context.ts";
import { isInWindow } from "../../../sdk/report/filters/filter.ts";

const ChipRow = lazyPart(() => import("./ChipRow.tsx").then((part) => part.ChipRow));

/** The chips of a report's active filters, if there are any. */
export function ReportChips() {
  const { definition, state } = useReportModel();
  const on = (definition.filters ?? []).filter(
    (filter) => isInWindow(filter) && state.filters[filter.param] !== undefined,
  );
  if (on.length === 0 && state.search === "") return null;
  return (
    <Suspense>
      <ChipRow on={on} />
    </Suspense>
  );
}
