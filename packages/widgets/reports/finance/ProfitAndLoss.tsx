import { Suspense } from "react";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { lastDays } from "../../parts/dates/quick-range.ts";
import { RangePicker } from "../../parts/dates/RangePicker.tsx";
import { defineReport } from "../../report/define/define-report.tsx";
import { ReportFrame, ReportSurface } from "../../report/Report.styles.ts";
import { Asks } from "../../report/ReportBar.styles.ts";
import { ReportFooter } from "../../report/ReportFooter.tsx";
import { ReportHeader } from "../../report/ReportHeader.tsx";
import { ReportProgress } from "../../report/ReportProgress.tsx";
import { ReportProvider } from "../../report/ReportProvider.tsx";
import { ReportTable } from "../../report/table/ReportTable.tsx";
import { useReport } from "../../report/use-report.ts";
import { useText } from "../../text/use-text.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const { definition } = defineReport({
  operation: "trialBalance.report",
  title: "Profit & Loss Statement",
  words: { failure: "Failed to fetch P&L data. Please try again." },
  range: { from: "FromDate", to: "ToDate", default: lastDays(30) },
  columns: [
    { field: "GName", label: "Group Name" },
    { field: "HName", label: "Account Name" },
    { field: "Debit", kind: "money" },
    { field: "Credit", kind: "money" },
  ],
  rows: { isWhole: true },
  card: { title: "HName", amount: "Debit", details: ["GName", "Credit"] },
});

export interface ProfitAndLossProps {
  /** The days to begin with. */
  FromDate?: string;
  ToDate?: string;
  /** Keeps two reports on one page apart in the address bar; `false` keeps this one out of it. */
  urlKey?: string | false;
  /** Level of the title's heading. */
  heading?: 1 | 2 | 3 | false;
}

/** What a range earned and spent, drawn by itself over the trial balance's rows: two sums, what is left, and the accounts behind them. */
export function ProfitAndLoss({ heading = 2, urlKey, ...given }: ProfitAndLossProps) {
  const { finance: words } = useText();
  const report = useReport(definition, { given, ...(urlKey !== undefined && { urlKey }) });
  const { state, change, today, retry, table, isOutdated, error } = report;
  return (
    <ReportProvider report={report}>
      <ReportFrame className="vb-report">
        {heading !== false && <ReportHeader level={heading} />}
        <ReportSurface className="vb-card vb-report-card" tabIndex={-1} aria-label={report.title}>
          <StatementAsks className="vb-report-asks vb-statement-asks">
            {state.range && (
              <RangePicker value={state.range} today={today} onChange={(range) => change({ range })} />
            )}
            <Button variant="primary" onPress={retry}>
              {words.generate}
            </Button>
            <span className="vb-grow" />
            {table && state.range && (
              <Suspense>
                <StatementFiles
                  table={table}
                  isOutdated={isOutdated}
                  range={state.range}
                  title={report.title}
                />
              </Suspense>
            )}
          </StatementAsks>
          <ReportProgress />
          {table && !error && table.page.rows > 0 ? (
            <Suspense>
              <div className={isOutdated ? "vb-outdated" : undefined} aria-busy={isOutdated}>
                <StatementView table={table} level={heading === 3 ? 4 : heading === 2 ? 3 : 2} />
              </div>
            </Suspense>
          ) : (
            <ReportTable />
          )}
          <ReportFooter />
        </ReportSurface>
      </ReportFrame>
    </ReportProvider>
  );
}
ProfitAndLoss.definition = definition;

const StatementView = lazyPart(() => import("./StatementView.tsx").then((part) => part.StatementView));
const StatementFiles = lazyPart(() => import("./StatementFiles.tsx").then((part) => part.StatementFiles));

const StatementAsks = styled(Asks)`
  padding-bottom: var(--vb-space-3);
`;
