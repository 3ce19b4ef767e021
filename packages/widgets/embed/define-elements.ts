import { createReportElement } from "./report-element.ts";
import type { ReportRegistry } from "./report-registry.ts";

export interface DefineElementsOptions {
  /** The reports that `name` may use: `allReports`, or those the host embeds. */
  reports: ReportRegistry;
  /**
   * The isolation of elements that name none; `layer` by default, because a host's own copy of React
   * Aria has two faults in shadow roots (docs/embedding.md). The script of the server has `shadow`.
   */
  isolation?: "shadow" | "layer" | "frame";
}

/** `<vanbook-widget>` and `<vanbook-report>` are the same. Existing definitions stay. */
export function defineElements({ reports, isolation = "layer" }: DefineElementsOptions): void {
  for (const name of ["vanbook-widget", "vanbook-report"])
    if (!customElements.get(name)) customElements.define(name, createReportElement(reports, isolation));
}
