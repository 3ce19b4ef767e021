import { useQuery } from "@tanstack/react-query";
import { money } from "../format/money.ts";
import { Button } from "../parts/Button.tsx";
import { Card } from "../parts/Card.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useText } from "../text/use-text.ts";
import { useToday, useVanbook } from "../provider/use-vanbook.ts";
import { type CardFigure, type DashboardCard, dashboardCards } from "./dashboard-cards.ts";
import { type DashboardRange, dashboardDays, dashboardRanges } from "./dashboard-range.ts";

export interface DashboardCardsProps {
  range: DashboardRange;
}

/** Sales, Order, Outstanding and Receipt of a range against its target, kept fresh while the page is looked at. */
export function DashboardCards({ range }: DashboardCardsProps) {
  return (
    <div className="vb-figures">
      <div className="vb-figures-grid">
        {dashboardCards.map((card) => (
          <FigureCard key={card.operation} card={card} range={range} />
        ))}
      </div>
    </div>
  );
}

function FigureCard({ card, range }: { card: DashboardCard; range: DashboardRange }) {
  const { dashboard: text } = useText();
  const client = useVanbook();
  const days = dashboardDays(range, useToday());
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [card.operation, days.FromDate, days.ToDate],
    queryFn: ({ signal }) => card.load(client, days, signal),
    // Asked anew for each range, then every three minutes while the tab is seen; one request at a time is the query's own rule.
    staleTime: 0,
    refetchInterval: REFRESH_EVERY,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: (query) => query.isStaleByTime(REFRESH_EVERY),
  });

  const title = card.title(text);
  return (
    <Card title={title} className="vb-figure-card">
      {data ? (
        <Figure title={title} figure={data} target={dashboardRanges[range].target} />
      ) : (
        !isError && <Waiting />
      )}
      {isError && (
        <p className="vb-figure-failed" role="alert">
          {text.failed}
          <Button isDisabled={isFetching} aria-label={text.retry(title)} onPress={() => void refetch()}>
            {text.retryShort}
          </Button>
        </p>
      )}
    </Card>
  );
}

function Figure({ title, figure, target }: { title: string; figure: CardFigure; target: number }) {
  const { dashboard: text } = useText();
  // Money that went the other way has reached nothing of the target.
  const percent = Math.max(0, (figure.amount / target) * 100);
  const bar = Math.min(100, percent);
  const words = text.ofTarget(String(Math.round(percent)), WHOLE.format(target));
  return (
    <>
      <p className={figure.amount < 0 ? "vb-figure vb-debit" : "vb-figure"}>
        {text.rupees(money(figure.amount))}
      </p>
      <div
        className="vb-figure-bar"
        role="progressbar"
        aria-label={text.progress(title)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(bar)}
        aria-valuetext={words}
      >
        <span style={{ width: `${bar.toFixed(1)}%` }} />
      </div>
      <p className="vb-figure-foot">
        <span>{words}</span>
        <span>{figure.second(text)}</span>
      </p>
    </>
  );
}

function Waiting() {
  return (
    <div className="vb-figure-waiting" aria-busy="true">
      <Skeleton width="9em" height="1.6em" />
      <Skeleton height="0.4em" />
      <Skeleton width="12em" />
    </div>
  );
}

const WHOLE = new Intl.NumberFormat("en-IN");
const REFRESH_EVERY = 180_000;
