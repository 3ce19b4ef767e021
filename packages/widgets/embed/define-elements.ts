import { createReportElement, type VanbookReportElement } from "./report-element.ts";
import type { ReportRegistry } from "./report-registry.ts";
import { fetchLook, type Look } from "./style-sheet.ts";

export interface DefineElementsOptions {
  /** Which reports `name` may name: `allReports`, or those that the host embeds. */
  reports: ReportRegistry;
  /** Where the style sheet is: fetched once, for elements with `isolation="shadow"`. */
  styles: string | URL;
}

/** Makes `<vanbook-report>` known to the page. Where it is known already, the first definition stays. */
export function defineElements({ reports, styles }: DefineElementsOptions): void {
  if (customElements.get("vanbook-report")) return;
  let fetched: Promise<Look> | undefined;
  const look = () =>
    (fetched ??= fetchLook(styles).catch((cause: unknown) => {
      fetched = undefined; // another element may try again
      throw cause;
    }));
  customElements.define("vanbook-report", createReportElement({ reports, look }));
}

declare global {
  interface HTMLElementTagNameMap {
    "vanbook-report": VanbookReportElement;
  }
}
