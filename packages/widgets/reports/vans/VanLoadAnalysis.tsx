import { useQuery } from "@tanstack/react-query";
import type { Row } from "@vanbook/sdk";
import { Suspense, useMemo, useRef } from "react";
import { useWidth } from "../../parts/use-width.ts";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { PrintLater } from "../../report/export/print/PrintLater.tsx";
import { ReportChips } from "../../report/filters/ReportChips.tsx";
import { ReportFrame, ReportSurface } from "../../report/Report.styles.ts";
import { Asks } from "../../report/ReportBar.styles.ts";
import { ReportFooter } from "../../report/ReportFooter.tsx";
import { ReportHeader } from "../../report/ReportHeader.tsx";
import { ReportProgress } from "../../report/ReportProgress.tsx";
import { ReportProvider } from "../../report/ReportProvider.tsx";
import { ReportShortcuts } from "../../report/ReportShortcuts.tsx";
import { ReportTable } from "../../report/table/ReportTable.tsx";
import { ReportToolbar } from "../../report/ReportToolbar.tsx";
import { createReport } from "../../report/define/define-report.tsx";
import { useReport } from "../../report/use-report.ts";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import {
  getVehicleName,
  vanLoadAnalysis,
  makeVehicleColumn,
} from "../../../sdk/reports/vans/van-load-analysis.ts";

const VanLoadDays = lazyPart(() => import("./VanLoadDays.tsx").then((part) => part.VanLoadDays));

const MonthField = lazyPart(() => import("../sales/MonthField.tsx").then((part) => part.MonthField));

const { definition: analysis } = createReport(vanLoadAnalysis);

/** A cell of the analysis: the branch, vehicle and date that its Vanload Report shows. */
export interface VanLoadCell {
  Date: string;
  VanId: number;
  /** The vehicle's branch, if it has one. */
  Branch: number | undefined;
}

export interface VanLoadAnalysisProps {
  /** The initial month (1 to 12) and year; default: this month. */
  Month?: number;
  Year?: number;
  /** Called when a cell is pressed, to show that van's day. */
  onCellPress?: (cell: VanLoadCell) => void;
  /** Called with a date's row when it is opened. */
  onRowClick?: (row: AnalysisRow) => void;
  urlKey?: string | false;
  heading?: 1 | 2 | 3 | false;
  /** Drawn instead of the loading, empty and error states. */
  slots?: AnswerSlots | undefined;
}

/**
 * Shows what was loaded in a month, with a row for each day and a column for each van. Pressing a
 * cell opens that van's day.
 * @widget Vans
 */
export function VanLoadAnalysis({
  Month,
  Year,
  onCellPress,
  onRowClick,
  urlKey,
  heading = 2,
  slots,
}: VanLoadAnalysisProps) {
  const today = useToday();
  const client = useVanbook();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useWidth(box) < FOLDED_BELOW;
  const { data: vehicles } = useQuery({
    queryKey: ["vehicles.names"],
    queryFn: ({ signal }) => client.vehicles.names({}, { signal }),
    enabled: onCellPress !== undefined,
    staleTime: 5 * 60_000,
  });
  const press = useMemo(
    () =>
      onCellPress &&
      ((row: AnalysisRow, name: string) => {
        const VanId = Number(name.split("_").at(-1));
        const Branch = vehicles?.find(({ VID }) => VID === VanId)?.BranchId ?? undefined;
        onCellPress({ Date: row.Date, VanId, Branch });
      }),
    [onCellPress, vehicles],
  );
  const definition = useMemo(() => {
    if (!press) return analysis;
    const makePressableColumn = (name: string) => ({
      ...makeVehicleColumn(name),
      onPress: (row: AnalysisRow) => press(row, name),
    });
    return { ...analysis, rows: { ...analysis.rows, pivot: makePressableColumn } };
  }, [press]);
  const report = useReport(definition, {
    given: { ...(Month !== undefined && { Month }), ...(Year !== undefined && { Year }) },
    ...(urlKey !== undefined && { urlKey }),
    ...(onRowClick && { onRowClick }),
  });
  const { Month: month = today.slice(5, 7), Year: year = today.slice(0, 4) } = report.state.filters;
  return (
    <ReportProvider report={report}>
      <ReportFrame ref={box} className="vb-report">
        {heading !== false && <ReportHeader level={heading} />}
        <ReportSurface className="vb-card vb-report-card" tabIndex={-1} aria-label={report.title}>
          <Suspense fallback={<Asks className="vb-report-asks vb-report-asks-wait" />}>
            <Asks className="vb-report-asks">
              <MonthField
                today={today}
                value={`${year}-${month.padStart(2, "0")}-01`}
                onChange={(day) =>
                  report.change({
                    filters: { Month: `${Number(day.slice(5, 7))}`, Year: day.slice(0, 4) },
                  })
                }
              />
            </Asks>
          </Suspense>
          <ReportToolbar isNarrow={isNarrow} />
          <ReportChips />
          <ReportProgress />
          {isNarrow && report.table ? (
            <Suspense fallback={<ReportTable />}>
              <VanLoadDays labelOf={getVehicleName} onPress={press} />
            </Suspense>
          ) : (
            <ReportTable {...slots} />
          )}
          <ReportFooter />
        </ReportSurface>
        <ReportShortcuts box={box} />
        <PrintLater />
      </ReportFrame>
    </ReportProvider>
  );
}

type AnalysisRow = Row<"vanLoads.analysis">;

VanLoadAnalysis.definition = analysis;

const FOLDED_BELOW = 600;
