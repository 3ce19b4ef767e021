import type { ComponentType } from "react";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";

export type EmbeddedReport = ComponentType<Record<string, unknown>> & {
  definition: Pick<AnyReport, "operation" | "range" | "filters">;
};

/** Reports by operation name, each fetched on first use; `*` is a registry of further reports. */
export type ReportRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/** Undefined if the registry has no report of that name. */
export async function loadReport(
  reports: ReportRegistry,
  name: string | null,
): Promise<EmbeddedReport | undefined> {
  const fetchEntry = (key: string | null) =>
    key && Object.hasOwn(reports, key) ? reports[key]?.() : undefined;
  // The registry accepts reports of any operation; an element reads the arguments from their
  // definitions.
  const report = name === MORE_KEY ? undefined : await fetchEntry(name);
  const more = report ?? (await fetchEntry(MORE_KEY));
  return report || !more ? (report as EmbeddedReport | undefined) : loadReport(more as ReportRegistry, name);
}

const MORE_KEY = "*";
