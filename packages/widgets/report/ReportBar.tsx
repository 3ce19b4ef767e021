import { Suspense } from "react";
import { useReportModel } from "./report-context.ts";
import { Asks } from "./ReportBar.styles.ts";
import { lazyPart } from "../parts/lazy-part.ts";

const ReportFilterBar = lazyPart(() =>
  import("./filters/ReportFilterBar.tsx").then((part) => part.ReportFilterBar),
);

export function ReportBar() {
  const { definition } = useReportModel();
  if (!definition.words?.generate && !definition.filters?.some(({ isOnBar }) => isOnBar)) return null;
  return (
    <Suspense fallback={<Asks className="vb-report-asks vb-report-asks-wait" />}>
      <ReportFilterBar />
    </Suspense>
  );
}
