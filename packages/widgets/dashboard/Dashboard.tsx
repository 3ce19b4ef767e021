import { type ReactNode, useState } from "react";
import { styled } from "styled-components";
import { DashboardCards } from "./DashboardCards.tsx";
import { DashboardCounts } from "./DashboardCounts.tsx";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import type { DashboardRange } from "./dashboard-range.ts";
import { Invoices } from "./Invoices.tsx";
import { DashboardTasks, UserMessages } from "./Notices.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { OwnerFigures } from "./OwnerFigures.tsx";
import { SalesActivity } from "./SalesActivity.tsx";
import { StockStorage } from "./StockStorage.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";
import { MostVisitedCustomer, ProductTraffic } from "./TopLists.tsx";
import { useInSight } from "./use-in-sight.ts";

export interface DashboardProps extends DashboardPartOptions {
  range: DashboardRange;
  /** The map of staff locations; drawn when scrolled into view. */
  map?: ReactNode;
}

/**
 * Shows all parts of the dashboard; what an owner asks first is at the top. Each part can also
 * stand alone on a page.
 * @widget Dashboard
 * @element none: is all of its parts, each of which is an element
 * @title Dashboard
 */
export function Dashboard({ range, linkTo, map, className }: DashboardProps) {
  return (
    <Root className={`vb-dashboard ${className ?? ""}`}>
      <OwnerFigures range={range} linkTo={linkTo} />
      <DashboardCards range={range} linkTo={linkTo} />
      <DashboardCounts range={range} linkTo={linkTo} />
      <div className="vb-dashboard-grid">
        <OrderSummary range={range} linkTo={linkTo} className="vb-wide" />
        <StockStorage linkTo={linkTo} />
        <SalesActivity range={range} linkTo={linkTo} className="vb-wide" />
        <MostVisitedCustomer range={range} linkTo={linkTo} />
        {map !== undefined && <InSight className="vb-map-place vb-wide">{map}</InSight>}
        <ProductTraffic range={range} linkTo={linkTo} />
        <Invoices linkTo={linkTo} className="vb-wide" />
        <UserMessages linkTo={linkTo} />
        <DashboardTasks linkTo={linkTo} className="vb-wide" />
        <SubscriptionCard linkTo={linkTo} />
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  container-type: inline-size;
  .vb-dashboard-grid {
    display: grid;
    gap: var(--vb-space-3);
    grid-auto-flow: dense;
  }
  .vb-map-place {
    min-width: 0;
    min-height: calc(var(--vb-control) * 13);
  }
  .vb-map-place .vb-map-box {
    height: calc(var(--vb-control) * 10);
  }
  @container (min-width: 56.29em) {
    .vb-dashboard-grid {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .vb-wide {
      grid-column: span 2;
    }
    .vb-wide .vb-beside {
      flex-direction: row;
    }
  }
  @container (min-width: 1120px) {
    .vb-dashboard-grid {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

function InSight({ className, children }: { className: string; children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const sight = useInSight(element);
  return (
    <div ref={setElement} className={className}>
      {sight !== "never" && children}
    </div>
  );
}
