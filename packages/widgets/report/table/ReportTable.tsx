import { Suspense, useMemo, useRef, useState } from "react";
import { count } from "../../../sdk/format/quantity.ts";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { Banner } from "../../parts/Banner.tsx";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { DataTable } from "../../table/DataTable.tsx";
import type { DrawnParts, RowParts } from "../../table/host/row-parts.ts";
import type { HeadingTools } from "../../table/table-arrangement.ts";
import { useText } from "../../text/use-text.ts";
import type { AnyRow } from "../../../sdk/report/define/any-report.ts";
import { chooseDetailsTitle } from "../ReportDetails.tsx";
import { useReportModel } from "../report-context.ts";
import { describeReportFailure } from "../report-words.ts";
import { Failed, Wait } from "./ReportTable.styles.ts";
import { listTotalledColumns } from "../../../sdk/report/table/table-columns.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const ColumnTools = lazyPart(() => import("./ColumnTools.tsx").then((part) => part.ColumnTools));
const ReportEmpty = lazyPart(() => import("../ReportEmpty.tsx").then((part) => part.ReportEmpty));

/** A report's rows, or why there are none: loading, none found, failed. */
export function ReportTable({
  loader,
  empty,
  error: failedSlot,
  ...rowParts
}: AnswerSlots & RowParts<AnyRow>) {
  const text = useText();
  const report = useReportModel();
  const errorBox = useRef<HTMLDivElement>(null);
  const [tools, setTools] = useState<HeadingTools>();
  const [parts, setParts] = useState<DrawnParts>();
  const { definition, table, error, state, columns } = report;
  const figures = useMemo(() => {
    const shownTotals = listTotalledColumns(definition, table?.columns ?? []);
    return Object.fromEntries(shownTotals.map((id) => [id, table?.totals[id] ?? 0]));
  }, [definition, table]);
  if (report.missing !== undefined) return <EmptyState title={report.missing} />;
  const retry = () => {
    // The retry button disappears with the error, so move the focus to the report.
    errorBox.current?.closest<HTMLElement>(".vb-report-card")?.focus();
    report.retry();
  };
  const failure = error && (
    <Failed ref={errorBox} className="vb-report-failed">
      {failedSlot?.(error, report.retry) ?? (
        <Banner {...describeReportFailure(error, definition, text)} error={error} onRetry={retry} />
      )}
    </Failed>
  );
  if (failure && !table?.page.rows) return failure;
  if (!table) return loader ?? <Preparing words={text.report.preparing} done={report.progress} />;
  if (table.page.rows === 0) return <Suspense>{empty ?? <ReportEmpty />}</Suspense>;
  const rows = count(table.page.rows);
  const Content = definition.details?.place === "row" ? definition.details.content : undefined;
  const sort = report.sort;
  const rowsTable = (
    <DataTable
      label={report.title}
      columns={columns.visible}
      rows={table.rows}
      order={report.order}
      height={definition.rows?.height}
      groups={report.groups}
      firstSerial={(table.page.number - 1) * table.page.size + 1}
      rowCount={table.page.rows}
      sort={
        sort === undefined ? undefined : { id: sort.replace(/^-/, ""), isDescending: sort.startsWith("-") }
      }
      onSort={report.sortBy}
      arrangement={columns.layout}
      tools={tools}
      parts={parts}
      totals={{
        label: definition.words?.total ?? text.report.total,
        note: `· ${text.table.rows(rows)}`,
        figures,
      }}
      tone={report.tone}
      isOutdated={report.isOutdated}
      missing={definition.words?.missing}
      selected={report.opened?.row}
      expansion={
        Content && {
          row: report.opened?.row,
          label: chooseDetailsTitle(definition.details?.title, report.opened?.object, text.report.details),
          content: () => (
            <Suspense fallback={<Skeleton height="4em" />}>
              {report.opened && <Content row={report.opened.object} />}
            </Suspense>
          ),
          onClose: report.close,
        }
      }
      onOpen={report.open}
      card={definition.card}
      view={`${state.page}:${state.size}:${sort}`}
    />
  );
  return (
    <>
      {failure}
      {rowsTable}
      <Suspense>
        <ColumnTools {...rowParts} onChange={setTools} onDraw={setParts} />
      </Suspense>
    </>
  );
}

function Preparing({ words, done }: { words: string; done: number | undefined }) {
  return (
    <Wait className="vb-report-wait" role="status">
      <p>
        {words}
        {done !== undefined && ` ${Math.round(done * 100)}%`}
      </p>
      {done !== undefined && <ProgressLine label={words} done={done} />}
      {Array.from({ length: 9 }, (_, line) => (
        <Skeleton key={line} width={`${92 - ((line * 17) % 30)}%`} />
      ))}
    </Wait>
  );
}
