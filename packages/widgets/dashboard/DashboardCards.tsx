import { styled } from "styled-components";
import { money } from "../../sdk/format/money.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import { type CardFigure, type DashboardCard, dashboardCards } from "./dashboard-cards.ts";
import type { DashboardLink, DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { type DashboardRange, dashboardRanges } from "./dashboard-range.ts";
import { FigureLink } from "./FigureLink.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

export interface DashboardCardsProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Shows four figures of a range, each with its target. If one card fails, it shows an error and the
 * others stay.
 * @widget Dashboard
 * @title Sales, orders, outstanding, receipts
 * @element dashboard.sales
 */
export function DashboardCards({ range, linkTo }: DashboardCardsProps) {
  return (
    <Figures className="vb-figures">
      <div className="vb-figures-grid">
        {dashboardCards.map((card) => (
          <FigureCard key={card.operation} card={card} range={range} linkTo={linkTo} />
        ))}
      </div>
    </Figures>
  );
}

interface FigureCardProps extends DashboardCardsProps {
  card: DashboardCard;
}

function FigureCard({ card, range, linkTo }: FigureCardProps) {
  const text = useTextOf("dashboard", dashboardText);
  const cardData = useDashboardData({ name: card.operation, load: card.load, range });
  const title = card.title(text);
  const { FromDate: from, ToDate: until } = cardData.days;
  return (
    <DashboardPart title={title} of={cardData} className="vb-figure-card">
      {(figure) => (
        <Figure
          title={title}
          figure={figure}
          target={dashboardRanges[range].target}
          link={linkTo?.({ to: card.opens, from, until })}
        />
      )}
    </DashboardPart>
  );
}

interface FigureProps {
  title: string;
  figure: CardFigure;
  target: number;
  link: DashboardLink | undefined;
}

function Figure({ title, figure, target, link }: FigureProps) {
  const text = useTextOf("dashboard", dashboardText);
  const percent = Math.max(0, (figure.reached / target) * 100);
  const bar = Math.min(100, percent);
  const words = text.ofTarget(String(Math.round(percent)), WHOLE_NUMBERS.format(target));
  return (
    <>
      <p className={figure.amount < 0 ? "vb-figure vb-debit" : "vb-figure"}>
        <FigureLink link={link}>{text.rupees(money(figure.amount))}</FigureLink>
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

const WHOLE_NUMBERS = new Intl.NumberFormat("en-IN");

const Figures = styled.div`
  container-type: inline-size;
  /* By the size of the type: twice as large, half as many stand side by side. */
  .vb-figures-grid {
    display: grid;
    gap: var(--vb-space-3);
  }
  @container (min-width: 41.48em) {
    .vb-figures-grid {
      grid-template-columns: repeat(2, 1fr);
    }
  }
  @container (min-width: 68.14em) {
    .vb-figures-grid {
      grid-template-columns: repeat(4, 1fr);
    }
  }
  .vb-figure-card .vb-card-head {
    padding: 0;
  }
  .vb-figure-card .vb-card-title {
    color: var(--vb-ink-3);
    font-weight: var(--vb-weight-medium);
  }
  .vb-figure {
    margin: var(--vb-space-1) 0 var(--vb-space-2);
    font-size: var(--vb-text-figure);
    font-weight: var(--vb-weight-bold);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
  .vb-figure-bar {
    height: calc(var(--vb-space-1) * 1.5);
    border-radius: var(--vb-radius);
    background: var(--vb-sunken);
    overflow: hidden;
  }
  .vb-figure-bar span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--vb-brand);
  }
  /* There no ground is drawn but a system's own. */
  @media (forced-colors: active) {
    .vb-figure-bar {
      outline: 1px solid;
      span {
        background: Highlight;
      }
    }
  }
  .vb-figure-foot {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--vb-space-2);
    margin-top: var(--vb-space-2);
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
    font-variant-numeric: tabular-nums;
  }
  .vb-figure-card .vb-part-card {
    min-height: calc(var(--vb-control) * 4);
    padding: var(--vb-space-3) var(--vb-space-4);
  }
  .vb-figure-card .vb-part-card > .vb-figure-waiting,
  .vb-figure-card .vb-part-card > .vb-figure-failed {
    padding: var(--vb-space-2) 0 0;
  }
`;
