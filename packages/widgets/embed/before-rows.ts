/** Loaded with the first element: what a report's first rows need, without its definition. */
export { drawReport } from "./draw-report.tsx";
export { defineReport } from "../report/define/define-report.tsx";
