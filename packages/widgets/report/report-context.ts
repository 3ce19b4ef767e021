import { createContext, useContext } from "react";
import type { ReportModel } from "./report-model.ts";

export const ReportContext = createContext<ReportModel | undefined>(undefined);

export function useReportModel(): ReportModel {
  const model = useContext(ReportContext);
  if (!model) throw new Error("This part of a report must stand inside <ReportProvider>.");
  return model;
}
