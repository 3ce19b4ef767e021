export { allReports } from "./all-reports.ts";
export { defineElements } from "./define-elements.ts";
export { showFrame } from "./host-frame.ts";
export { loadReport } from "./report-registry.ts";
