import type { ComponentType } from "react";
import type { AnyReport } from "../report/define/any-report.ts";

/** A report's component as an element mounts it: what its definition names are its props. */
export type EmbeddedReport = ComponentType<Record<string, unknown>> & {
  definition: Pick<AnyReport, "operation" | "range" | "filters">;
};

/** Reports by the name of their operation, each fetched when it is first asked for. */
export type ReportRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/** Fetches the report of that name; undefined where the registry has none. */
export async function loadReport(reports: ReportRegistry, name: string): Promise<EmbeddedReport | undefined> {
  // The registry takes reports of any operation; what an element gives them is read from their definitions.
  return Object.hasOwn(reports, name) ? ((await reports[name]?.()) as EmbeddedReport) : undefined;
}
