import { useQuery } from "@tanstack/react-query";
import { isVanbookError } from "@vanbook/sdk";
import { lazy, Suspense } from "react";
import { styled } from "styled-components";
import { date } from "../../format/date.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Button } from "../../parts/Button.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { RangePicker } from "../../parts/dates/RangePicker.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useToday, useVanbook } from "../../provider/use-vanbook.ts";
import { useSheetExport } from "../../report/export/use-sheet-export.ts";
import type { AnyFilter } from "../../report/filters/filter.ts";
import { useFilterOptions } from "../../report/filters/use-filter-options.ts";
import { ReportFrame, ReportSurface } from "../../report/Report.styles.ts";
import { Asks } from "../../report/ReportBar.styles.ts";
import { Head } from "../../report/ReportHeader.styles.ts";
import { Line } from "../../report/ReportProgress.styles.ts";
import { Failed, Wait } from "../../report/table/ReportTable.styles.ts";
import { useText } from "../../text/use-text.ts";
import { vanSaleCards } from "./van-sale-cards.ts";
import { vanSaleSheet } from "./van-sale-sheet.ts";
import { useVanSaleState } from "./van-sale-state.ts";

const FilterField = lazy(() =>
  import("../../report/filters/FilterField.tsx").then((part) => ({ default: part.FilterField })),
);

const VanSaleCards = lazy(() =>
  import("./VanSaleCards.tsx").then((part) => ({ default: part.VanSaleCards })),
);

const PrintKey = lazy(() =>
  import("../../report/export/print/PrintKey.tsx").then((part) => ({ default: part.PrintKey })),
);

export interface VanSaleSummaryProps {
  /** Level of the title's heading. */
  heading?: 1 | 2 | 3;
}

/** What a range of van sales came to: bills, receipts, tax, expenses and cash in hand, as cards and in files. */
export function VanSaleSummary({ heading = 2 }: VanSaleSummaryProps) {
  const text = useText();
  const words = text.vanSale;
  const client = useVanbook();
  const today = useToday();
  const { state, change, clear } = useVanSaleState();
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
  });
  const found = query.isError ? undefined : query.data;
  const cards = found && vanSaleCards(found, words);
  const exports = useSheetExport();
  const branch = { ...BRANCH, label: words.branch, all: words.allBranches };
  const user = { ...USER, label: words.user, all: words.allUsers };
  const users = useFilterOptions(user);
  const nameOf = (options: readonly { value: string; label: string }[] | undefined, value?: string) =>
    options?.find((option) => option.value === value)?.label;
  const branches = useFilterOptions(branch);
  const days = text.range.between(date(range.from), date(range.to));
  const start = (kind: "excel" | "pdf" | "print") => {
    const chosen = [nameOf(branches.options, BranchID), nameOf(users.options, UserID)];
    const notes = [days, ...chosen.filter((name) => name !== undefined)];
    exports.start(kind, vanSaleSheet(cards ?? [], notes, words), words.file(range.from, range.to));
  };
  const Heading = `h${heading}` as const;
  return (
    <ReportFrame className="vb-report">
      <Head as="header" className="vb-report-head">
        <Heading className="vb-report-title">{words.title}</Heading>
        <span className="vb-dim vb-report-days">{days}</span>
      </Head>
      <ReportSurface className="vb-card vb-report-card" aria-label={words.title}>
        <Suspense fallback={<Asks className="vb-report-asks vb-report-asks-wait" />}>
          <SaleAsks className="vb-report-asks vb-van-sale-asks">
            <RangePicker value={range} today={today} onChange={(next) => change({ range: next })} />
            <FilterField filter={branch} value={BranchID} onChange={(value) => change({ BranchID: value })} />
            {users.isFailed ? (
              <Banner title={words.usersFailed} onRetry={users.retry} />
            ) : (
              <FilterField filter={user} value={UserID} onChange={(value) => change({ UserID: value })} />
            )}
            <Button variant="primary" onPress={() => void query.refetch()}>
              {words.generate}
            </Button>
            <Button onPress={clear}>{text.clear}</Button>
            <span className="vb-grow" />
            <Button icon="sheet" onPress={() => start("excel")}>
              {text.report.excel}
            </Button>
            <Button icon="pdf" onPress={() => start("pdf")}>
              {text.report.pdf}
            </Button>
            <Button icon="print" onPress={() => start("print")}>
              {text.report.print}
            </Button>
          </SaleAsks>
        </Suspense>
        <Line className="vb-report-line">
          {exports.running ? (
            <ProgressLine
              label={text.report.preparingFile(text.report[exports.running.kind])}
              done={exports.running.done}
            />
          ) : (
            query.isFetching && found && <ProgressLine label={text.report.preparing} />
          )}
        </Line>
        {query.isError && (
          <Failed className="vb-report-failed">
            <Banner
              title={words.failed}
              detail={query.error.message}
              requestId={isVanbookError(query.error) ? (query.error.requestId ?? undefined) : undefined}
              onRetry={() => void query.refetch()}
            />
          </Failed>
        )}
        <Suspense fallback={<Waiting words={text.report.preparing} />}>
          {cards && <VanSaleCards cards={cards} />}
        </Suspense>
        <Suspense>{cards && <PrintKey print={() => start("print")} />}</Suspense>
        {query.isPending && <Waiting words={text.report.preparing} />}
      </ReportSurface>
    </ReportFrame>
  );
}

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

const BRANCH = { param: "BranchID", kind: "branch" } as const satisfies Partial<AnyFilter>;
const USER = { param: "UserID", kind: "user" } as const satisfies Partial<AnyFilter>;

const SaleAsks = styled(Asks)`
  padding-bottom: var(--vb-space-3);
  & > .vb-field {
    flex: 1 1 calc(var(--vb-control) * 4.5);
    max-width: calc(var(--vb-control) * 8);
  }
  & > .vb-banner {
    flex: 1 1 calc(var(--vb-control) * 8);
  }
`;
