/**
 * Loaded with the first element: everything needed before a report's first rows, except the
 * report's own definition.
 */
export { drawReport } from "./draw-report.tsx";
export { defineReport } from "../report/define/define-report.tsx";
