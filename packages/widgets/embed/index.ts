export { allReports } from "./all-reports.ts";
export { defineElements, type DefineElementsOptions } from "./define-elements.ts";
export type { VanbookReportElement } from "./report-element.tsx";
export type { ReportRegistry } from "./report-registry.ts";
