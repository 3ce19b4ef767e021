import type { ComponentType } from "react";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";

export type EmbeddedReport = ComponentType<Record<string, unknown>> & {
  definition: Pick<AnyReport, "operation" | "range" | "filters">;
};

/** Reports by operation name, each fetched on first use; `*` is a registry of further reports. */
export type ReportRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/** Undefined if the registry has no report of that name. */
export async function loadReport(reports: ReportRegistry, name: string): Promise<EmbeddedReport | undefined> {
  const fetchEntry = (key: string) => (Object.hasOwn(reports, key) ? reports[key]?.() : undefined);
  // The registry accepts reports of any operation; an element reads the arguments from their
  // definitions.
  const report = name === MORE_KEY ? undefined : ((await fetchEntry(name)) as EmbeddedReport | undefined);
  const more = report ? undefined : ((await fetchEntry(MORE_KEY)) as ReportRegistry | undefined);
  return more ? loadReport(more, name) : report;
}

const MORE_KEY = "*";
