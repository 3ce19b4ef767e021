import { Suspense } from "react";
import { useReportModel } from "../report-context.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const ViewsDialog = lazyPart(() => import("./ViewsDialog.tsx").then((part) => part.ViewsDialog));

export function ReportViews() {
  const { panel, setPanel } = useReportModel();
  if (panel !== "views") return null;
  return (
    <Suspense fallback={null}>
      <ViewsDialog onClose={() => setPanel(undefined)} />
    </Suspense>
  );
}
