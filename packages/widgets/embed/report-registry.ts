import type { ComponentType } from "react";
import type { AnyReport } from "../report/define/any-report.ts";

/** A report's component as an element mounts it: what its definition names are its props. */
export type EmbeddedReport = ComponentType<Record<string, unknown>> & {
  definition: Pick<AnyReport, "operation" | "range" | "filters">;
};

/** Reports by the name of their operation, each fetched when it is first asked for; under `*` a registry of further ones. */
export type ReportRegistry = Readonly<Record<string, () => Promise<unknown>>>;

/** Fetches the report of that name; undefined where the registry has none. */
export async function loadReport(reports: ReportRegistry, name: string): Promise<EmbeddedReport | undefined> {
  const fetched = (key: string) => (Object.hasOwn(reports, key) ? reports[key]?.() : undefined);
  // The registry takes reports of any operation; what an element gives them is read from their definitions.
  const found = name === MORE ? undefined : ((await fetched(name)) as EmbeddedReport | undefined);
  const more = found ? undefined : ((await fetched(MORE)) as ReportRegistry | undefined);
  return more ? loadReport(more, name) : found;
}

const MORE = "*";
