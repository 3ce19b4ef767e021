import { definitions } from "../generated/file-reports.ts";
import type { AnyReport } from "../report/define/any-report.ts";

/** The reports whose rows can be made as files: those of the widgets, by their operations. */
export type DefinedReportId = keyof typeof definitions;

/** The definition that a report's files are made by, as its widget has it. It is loaded when it is asked for. */
export async function reportDefinition(id: DefinedReportId): Promise<AnyReport> {
  // defineReport has checked each against its own operation; here all are handled alike.
  return (await definitions[id]()).definition as unknown as AnyReport;
}

/** The operations of all of them. */
export function fileReports(): readonly DefinedReportId[] {
  return Object.keys(definitions) as DefinedReportId[]; // of an object that nothing is added to
}
