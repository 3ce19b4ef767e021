import type { ComponentType } from "react";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";

/** A report's component as mounted by an element: its props are named by its definition. */
export type EmbeddedReport = ComponentType<Record<string, unknown>> & {
  definition: Pick<AnyReport, "operation" | "range" | "filters">;
};

/** Reports by operation name, each fetched on first use; `*` is a registry of further ones. */
export type ReportRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/** Fetches the report of that name; undefined if the registry has none. */
export async function loadReport(reports: ReportRegistry, name: string): Promise<EmbeddedReport | undefined> {
  const fetched = (key: string) => (Object.hasOwn(reports, key) ? reports[key]?.() : undefined);
  // The registry accepts reports of any operation; an element reads the arguments from their definitions.
  const found = name === MORE ? undefined : ((await fetched(name)) as EmbeddedReport | undefined);
  const more = found ? undefined : ((await fetched(MORE)) as ReportRegistry | undefined);
  return more ? loadReport(more, name) : found;
}

const MORE = "*";
