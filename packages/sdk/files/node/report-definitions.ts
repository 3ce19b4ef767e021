import { definitions } from "../../generated/file-reports.ts";
import type { AnyReport } from "../../report/define/any-report.ts";

/** Operations of the reports whose rows can be made into files. */
export type DefinedReportId = keyof typeof definitions;

/** Loads the definition that the report's widget uses. */
export async function reportDefinition(id: DefinedReportId): Promise<AnyReport> {
  // declareReport has checked each definition against its own operation; here all have one type.
  return (await definitions[id]()) as unknown as AnyReport;
}

/** All operations whose reports can be made into files. */
export function fileReports(): readonly DefinedReportId[] {
  return Object.keys(definitions) as DefinedReportId[]; // `definitions` is constant, so its keys are exactly these
}
