import type { WidgetDefinition } from "./embed-parameters.ts";

/** Loads the widget's code too, so that elements can draw it at once. */
export async function loadDefinition(name: string): Promise<WidgetDefinition> {
  const { loadReport, allReports } = await import("../embed/wizard-parts.ts");
  const report = await loadReport(allReports, name);
  if (!report) throw new Error(`There is no widget "${name}".`);
  return report.definition;
}
