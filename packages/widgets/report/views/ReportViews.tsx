import { lazy, Suspense } from "react";
import { useReportModel } from "../report-context.ts";

const ViewsDialog = lazy(() => import("./ViewsDialog.tsx").then((part) => ({ default: part.ViewsDialog })));

/** The window of a report's saved views, fetched when it is first opened. */
export function ReportViews() {
  const { panel, setPanel } = useReportModel();
  if (panel !== "views") return null;
  return (
    <Suspense fallback={null}>
      <ViewsDialog onClose={() => setPanel(undefined)} />
    </Suspense>
  );
}
