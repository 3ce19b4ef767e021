import type { WidgetDefinition } from "./embed-parameters.ts";

/** The definition of a widget, with its code: elements draw what is loaded here. */
export async function loadDefinition(name: string): Promise<WidgetDefinition> {
  const { loadReport, allReports } = await import("../embed/wizard-parts.ts");
  const report = await loadReport(allReports, name);
  if (!report) throw new Error(`There is no widget "${name}".`);
  return report.definition;
}
