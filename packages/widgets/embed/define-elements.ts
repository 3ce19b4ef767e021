import { createReportElement, type VanbookReportElement } from "./report-element.ts";
import type { ReportRegistry } from "./report-registry.ts";

export interface DefineElementsOptions {
  /** Which reports `name` may name: `allReports`, or those that the host embeds. */
  reports: ReportRegistry;
}

/** Makes `<vanbook-widget>` and `<vanbook-report>` known to the page, which are the same. Where they are known already, the first definition stays. */
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
