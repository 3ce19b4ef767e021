// Start with a definition. For anything that a definition can't express, use slots, then parts,
// then the hook.
export { defineReport, type ReportComponent, type ReportProps } from "./define/define-report.tsx";
export type { ReportColumn } from "../../sdk/report/define/definition.ts";
export type { ReportDefinition, ReportDetailsProps } from "./define/definition.ts";
export type { ReportFilter } from "../../sdk/report/filters/filter.ts";

export type { ReportSlots } from "./Report.tsx";

export { ColumnChooser } from "./table/ColumnChooser.tsx";
export { ReportChips } from "./filters/ReportChips.tsx";
export { ReportDetails } from "./ReportDetails.tsx";
export { ReportFilters } from "./filters/ReportFilters.tsx";
export { ReportFooter } from "./ReportFooter.tsx";
export { ReportHeader } from "./ReportHeader.tsx";
export { ReportProgress } from "./ReportProgress.tsx";
export { ReportProvider } from "./ReportProvider.tsx";
export { ReportSearch } from "./ReportSearch.tsx";
export { ShortcutSheet } from "./ShortcutSheet.tsx";
export { ReportTable } from "./table/ReportTable.tsx";
export { ReportToolbar } from "./ReportToolbar.tsx";

export type { ReportState } from "../../sdk/report/state/report-state.ts";
export type { ReportModel } from "./report-model.ts";
export { useReport, type UseReportOptions } from "./use-report.ts";
