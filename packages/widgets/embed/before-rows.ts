/** What comes with the first element: all that stands between it and a report's first rows, but the report's own definition. */
export { drawReport } from "./draw-report.tsx";
export { defineReport } from "../report/define/define-report.tsx";
