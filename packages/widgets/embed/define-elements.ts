import { createReportElement, type VanbookReportElement } from "./report-element.ts";
import type { ReportRegistry } from "./report-registry.ts";

export interface DefineElementsOptions {
  /** Which reports `name` may name: `allReports`, or those that the host embeds. */
  reports: ReportRegistry;
}

/** Makes `<vanbook-report>` known to the page. Where it is known already, the first definition stays. */
export function defineElements({ reports }: DefineElementsOptions): void {
  if (customElements.get("vanbook-report")) return;
  customElements.define("vanbook-report", createReportElement(reports));
}

declare global {
  interface HTMLElementTagNameMap {
    "vanbook-report": VanbookReportElement;
  }
}
