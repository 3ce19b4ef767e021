import { definitions } from "../../generated/file-reports.ts";
import type { AnyReport } from "../../report/define/any-report.ts";

export type DefinedReportId = keyof typeof definitions;

export async function loadReportDefinition(id: DefinedReportId): Promise<AnyReport> {
  // declareReport has checked each definition against its own operation; here all share one type.
  return (await definitions[id]()) as unknown as AnyReport;
}

export function listFileReports(): readonly DefinedReportId[] {
  return Object.keys(definitions) as DefinedReportId[]; // `definitions` is constant, so its keys are exactly these
}
