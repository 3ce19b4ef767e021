import { createReportElement, type VanbookReportElement } from "./report-element.ts";
import type { ReportRegistry } from "./report-registry.ts";

export interface DefineElementsOptions {
  /** The reports that `name` may use: `allReports`, or those the host embeds. */
  reports: ReportRegistry;
}

/** `<vanbook-widget>` and `<vanbook-report>` are the same. Existing definitions stay. */
export function defineElements({ reports }: DefineElementsOptions): void {
  for (const name of ["vanbook-widget", "vanbook-report"])
    if (!customElements.get(name)) customElements.define(name, createReportElement(reports));
}

declare global {
  interface HTMLElementTagNameMap {
    "vanbook-report": VanbookReportElement;
    "vanbook-widget": VanbookReportElement;
  }
}
