import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { date } from "../../../sdk/format/date.ts";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { Banner } from "../../parts/Banner.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useOffered } from "../../provider/use-offered.ts";
import { useSheetExport } from "../../report/export/use-sheet-export.ts";
import { ReportFrame, ReportSurface } from "../../report/Report.styles.ts";
import { Asks } from "../../report/ReportBar.styles.ts";
import { Head } from "../../report/ReportHeader.styles.ts";
import { Line } from "../../report/ReportProgress.styles.ts";
import { Failed, Wait } from "../../report/table/ReportTable.styles.ts";
import { vanSaleText } from "../../../sdk/generated/text/en-IN/van-sale.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { buildVanSaleCards } from "../../../sdk/reports/vans/van-sale-cards.ts";
import { useVanSaleState } from "./van-sale-state.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const VanSaleBar = lazyPart(() => import("./VanSaleBar.tsx").then((part) => part.VanSaleBar));

const VanSaleCards = lazyPart(() => import("./VanSaleCards.tsx").then((part) => part.VanSaleCards));

export interface VanSaleSummaryProps {
  /** Initial range, branch and user; default: the last seven days, and all. */
  FromDate?: string;
  ToDate?: string;
  BranchID?: number | string;
  UserID?: number | string;
  /** Level of the title's heading; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Drawn instead of loading and errors. There is no empty state: figures are always returned. */
  slots?: AnswerSlots | undefined;
}

/**
 * Adds up what vans sold, collected and spent in a range. It ends with the cash that must be in
 * hand.
 * @widget Vans
 * @file sheet
 * @title VanSale Summary
 */
export function VanSaleSummary({ heading = 2, slots, ...givenFilters }: VanSaleSummaryProps) {
  const text = useText();
  const words = useTextOf("vanSale", vanSaleText);
  const { client, isKnown, isLocked, failureOf } = useOffered();
  const { state, change, clear } = useVanSaleState(givenFilters);
  const { range, BranchID, UserID } = state;
  const query = useQuery({
    queryKey: ["vanSales.summary", range.from, range.to, BranchID, UserID],
    queryFn: async ({ signal }) => {
      const args = {
        FromDate: range.from,
        ToDate: range.to,
        ...(BranchID && { BranchID: Number(BranchID) }),
        ...(UserID && { UserID: Number(UserID) }),
      };
      return (await client.vanSales.summary(args, { signal }))[0];
    },
    enabled: isKnown,
  });
  const summary = query.isError ? undefined : query.data;
  const { error, retry } = failureOf(query);
  const cards = summary && buildVanSaleCards(summary, words);
  const exports = useSheetExport();
  // The page does not know a range that the token locks, so hide it.
  const areKnown = !isLocked("FromDate") && !isLocked("ToDate");
  const days = areKnown ? text.range.between(date(range.from), date(range.to)) : "";
  const Heading = `h${heading || 2}` as const;
  return (
    <ReportFrame className="vb-report">
      <Head as="header" className="vb-report-head">
        {heading !== false && <Heading className="vb-report-title">{words.title}</Heading>}
        <span className="vb-dim vb-report-days">{days}</span>
      </Head>
      <ReportSurface className="vb-card vb-report-card" aria-label={words.title}>
        <Suspense fallback={<Asks className="vb-report-asks vb-report-asks-wait" />}>
          <VanSaleBar
            state={state}
            onChange={change}
            onClear={clear}
            onGenerate={() => void query.refetch()}
            cards={cards}
            days={areKnown ? range : undefined}
            onFile={(kind, { content, name }) => exports.start(kind, content, name)}
          />
        </Suspense>
        <Line className="vb-report-line">
          {exports.running ? (
            <ProgressLine
              label={text.report.preparingFile(text.report[exports.running.kind])}
              done={exports.running.done}
            />
          ) : (
            query.isFetching && summary && <ProgressLine label={text.report.preparing} />
          )}
        </Line>
        {error && (
          <Failed className="vb-report-failed">
            {slots?.error?.(error, retry) ?? <Banner title={words.failed} error={error} onRetry={retry} />}
          </Failed>
        )}
        <Suspense fallback={<Waiting words={text.report.preparing} />}>
          {cards && <VanSaleCards cards={cards} />}
        </Suspense>
        {query.isPending && !error && (slots?.loader ?? <Waiting words={text.report.preparing} />)}
      </ReportSurface>
    </ReportFrame>
  );
}

VanSaleSummary.definition = {
  operation: "vanSales.summary",
  range: { from: "FromDate", to: "ToDate" },
  filters: [{ param: "BranchID" }, { param: "UserID" }],
} as const;

function Waiting({ words }: { words: string }) {
  return (
    <Wait className="vb-report-wait" role="status">
      <p>{words}</p>
      {[92, 78, 85].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="3em" />
      ))}
    </Wait>
  );
}
