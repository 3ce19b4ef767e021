import { isVanbookError } from "@vanbook/sdk";
import { useMemo, useRef, type ReactNode } from "react";
import { count } from "../format/quantity.ts";
import { Banner } from "../parts/Banner.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { DataTable } from "../parts/table/DataTable.tsx";
import { useLabel, useText } from "../text/use-text.ts";
import { ReportEmpty } from "./ReportEmpty.tsx";
import { useReportModel } from "./report-context.ts";

/** The rows of a report, or why there are none: on their way, none found, failed. */
export function ReportTable({ empty }: { empty?: ReactNode }) {
  const text = useText();
  const translate = useLabel();
  const report = useReportModel();
  const failed = useRef<HTMLDivElement>(null);
  const { definition, table, error, state, columns } = report;
  const figures = useMemo(() => {
    const shown = definition.columns.flatMap((column) =>
      column.total && column.field ? [column.field] : [],
    );
    return Object.fromEntries(shown.map((field) => [field, table?.totals[field] ?? 0]));
  }, [definition, table]);
  if (error) {
    const retry = () => {
      // The button goes away with the failure.
      failed.current?.closest<HTMLElement>(".vb-report-card")?.focus();
      report.retry();
    };
    return (
      <div ref={failed} className="vb-report-failed">
        <Banner
          title={translate(definition.words?.failure ?? text.report.failed)}
          detail={error.message}
          requestId={isVanbookError(error) ? (error.requestId ?? undefined) : undefined}
          onRetry={retry}
        />
      </div>
    );
  }
  if (!table) return <Preparing words={text.report.preparing} />;
  if (table.page.rows === 0) return empty ?? <ReportEmpty />;
  const rows = count(table.page.rows);
  const sort = report.sort;
  return (
    <DataTable
      label={report.title}
      columns={columns.visible}
      rows={table.rows}
      firstSerial={(table.page.number - 1) * table.page.size + 1}
      rowCount={table.page.rows}
      sort={
        sort === undefined ? undefined : { id: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") }
      }
      onSort={report.sortBy}
      totals={{
        label: translate(definition.words?.total ?? text.report.total),
        note: `· ${text.table.rows(rows)}`,
        figures,
      }}
      tone={report.tone}
      selected={report.opened?.row}
      onOpen={report.open}
      card={definition.card}
      view={`${state.page}:${state.size}:${sort}`}
    />
  );
}

function Preparing({ words }: { words: string }) {
  return (
    <div className="vb-report-wait" role="status">
      <p>{words}</p>
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton key={line} width={`${92 - ((line * 17) % 30)}%`} />
      ))}
    </div>
  );
}
