import { useRef, type KeyboardEvent, type ReactNode } from "react";
import type { AnswerSlots } from "../parts/answer-slots.ts";
import { useWidth } from "../parts/use-width.ts";
import type { DrawnReport } from "./define/drawn-report.ts";
import type { AnyRow } from "../../sdk/report/define/any-report.ts";
import type { RowParts } from "../table/host/row-parts.ts";
import { focusRow } from "../table/focus-row.ts";
import { PrintLater } from "./export/print/PrintLater.tsx";
import { ReportFrame, ReportSurface, Work } from "./Report.styles.ts";
import { ReportBar } from "./ReportBar.tsx";
import { ReportCards } from "./ReportCards.tsx";
import { ReportChips } from "./filters/ReportChips.tsx";
import { ReportDetails } from "./ReportDetails.tsx";
import { ReportFooter } from "./ReportFooter.tsx";
import { ReportHeader } from "./ReportHeader.tsx";
import { ReportProgress } from "./ReportProgress.tsx";
import { ReportProvider } from "./ReportProvider.tsx";
import { ReportShortcuts } from "./ReportShortcuts.tsx";
import { ReportTable } from "./table/ReportTable.tsx";
import { ReportToolbar } from "./ReportToolbar.tsx";
import { ReportViews } from "./views/ReportViews.tsx";
import { useReportModel } from "./report-model.ts";

/** What a host can add or replace in a report: the first level of customization. */
export interface ReportSlots<Row> extends AnswerSlots {
  /** After the toolbar's own buttons. */
  toolbar?: ReactNode;
  /** Below the report. */
  footer?: ReactNode;
  /** Instead of the definition's details. */
  details?: (row: Row, close: () => void) => ReactNode;
}

export interface ReportViewProps extends RowParts<AnyRow> {
  definition: DrawnReport;
  given: Readonly<Record<string, unknown>>;
  onRowClick: ((row: AnyRow) => void) | undefined;
  urlKey: string | false | undefined;
  heading: 1 | 2 | 3 | false | undefined;
  slots: ReportSlots<AnyRow> | undefined;
}

export function Report({
  definition,
  given,
  onRowClick,
  urlKey,
  heading = 2,
  slots,
  ...parts
}: ReportViewProps) {
  const report = useReportModel(definition, { given, urlKey, onRowClick });
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const isBeside = width >= BESIDE_FROM && definition.details?.place !== "row";
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || !report.opened) return;
    report.close();
    // Only for the panel: a window returns the focus to the opened row itself.
    if (isBeside) focusRow(box.current);
  };
  return (
    <ReportProvider report={report}>
      <ReportFrame ref={box} className="vb-report" onKeyDown={closeByEscape}>
        {heading !== false && <ReportHeader level={heading} />}
        <Work className={report.opened && isBeside ? "vb-report-work vb-report-two" : "vb-report-work"}>
          <ReportSurface className="vb-card vb-report-card" tabIndex={-1} aria-label={report.title}>
            <ReportBar />
            <ReportToolbar isNarrow={width < FOLDED_BELOW}>{slots?.toolbar}</ReportToolbar>
            <ReportChips />
            <ReportProgress />
            <ReportCards />
            <ReportTable {...slots} {...parts} />
            <ReportFooter>{slots?.footer}</ReportFooter>
          </ReportSurface>
          <ReportDetails
            isBeside={isBeside}
            level={heading === false ? 2 : LEVEL_BELOW[heading]}
            render={slots?.details}
          />
        </Work>
        <ReportShortcuts box={box} />
        <ReportViews />
        {report.table && <PrintLater />}
      </ReportFrame>
    </ReportProvider>
  );
}

/** Widths of the report in pixels: a page of 1180 minus its margins, and a phone. */
const BESIDE_FROM = 1132;
const FOLDED_BELOW = 600;
const LEVEL_BELOW = { 1: 2, 2: 3, 3: 4 } as const;
