import type { ReactNode } from "react";
import { ReportContext } from "./report-context.ts";
import type { ReportModel } from "./report-model.ts";

/** Passes a report from `useReport` to the parts inside it: the second level of customization. */
export function ReportProvider({ report, children }: { report: ReportModel; children: ReactNode }) {
  return <ReportContext.Provider value={report}>{children}</ReportContext.Provider>;
}
