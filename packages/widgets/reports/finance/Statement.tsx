import { Suspense, type ReactNode } from "react";
import { styled } from "styled-components";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import type { NamedSheet } from "../../../sdk/files/sheet.ts";
import { ReportFrame, ReportSurface } from "../../report/Report.styles.ts";
import { ReportFooter } from "../../report/ReportFooter.tsx";
import { ReportHeader } from "../../report/ReportHeader.tsx";
import { ReportProgress } from "../../report/ReportProgress.tsx";
import { ReportProvider } from "../../report/ReportProvider.tsx";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import type { ReportModel } from "../../report/report-model.ts";
import { ReportTable } from "../../report/table/ReportTable.tsx";

export interface StatementProps {
  report: ReportModel;
  heading: 1 | 2 | 3 | false;
  asks: ReactNode;
  sheet: (table: AnyTable) => Promise<NamedSheet>;
  slots: AnswerSlots | undefined;
  children: (table: AnyTable, level: 2 | 3 | 4) => ReactNode;
}

export function Statement({ report, heading, asks, sheet, slots, children }: StatementProps) {
  const { isOutdated, error, title } = report;
  const table = report.table && !error && report.table.page.rows > 0 ? report.table : undefined;
  return (
    <ReportProvider report={report}>
      <ReportFrame className="vb-report">
        {heading !== false && <ReportHeader level={heading} />}
        <ReportSurface className="vb-card vb-report-card" tabIndex={-1} aria-label={title}>
          <StatementAsks className="vb-report-asks vb-statement-asks">
            {asks}
            <span className="vb-grow" />
            {table && (
              <Suspense>
                <StatementFiles isOutdated={isOutdated} sheet={() => sheet(table)} />
              </Suspense>
            )}
          </StatementAsks>
          <ReportProgress />
          {table ? (
            <Suspense>
              <div className={isOutdated ? "vb-outdated" : undefined} aria-busy={isOutdated}>
                {children(table, heading === 3 ? 4 : heading === 2 ? 3 : 2)}
              </div>
            </Suspense>
          ) : (
            <ReportTable {...slots} />
          )}
          <ReportFooter />
        </ReportSurface>
      </ReportFrame>
    </ReportProvider>
  );
}

const StatementFiles = lazyPart(() => import("./StatementFiles.tsx").then((part) => part.StatementFiles));

/** Drawn at once; a report's own filter bar would be loaded separately, with its lists. */
const StatementAsks = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--vb-space-3);
  padding: var(--vb-space-3);
  & > .vb-field {
    flex: 0 1 calc(var(--vb-control) * 8);
    min-width: min(100%, calc(var(--vb-control) * 5));
  }
`;
