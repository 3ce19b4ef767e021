export { allReports } from "./all-reports.ts";
export { defineElements, type DefineElementsOptions } from "./define-elements.ts";
export type { VanbookElementAttributes, VanbookElementEvents } from "./element-types.ts";
export type { VanbookReportElement } from "./report-element.ts";
export type { DrawElementCell, ElementAction } from "./row-parts-element.ts";
export type { ReportRegistry } from "./report-registry.ts";
