import type { Vanbook } from "@vanbook/sdk";
import { styled } from "styled-components";
import { count } from "../../sdk/format/quantity.ts";
import { shortMoney } from "../../sdk/format/short-money.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import type { DashboardRange } from "./dashboard-range.ts";
import { FigureStrip } from "./FigureStrip.tsx";
import { getOnlyRow } from "./only.ts";
import { useDashboardData } from "./use-dashboard-data.ts";

export interface DashboardCountsProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Shows sales to businesses and to consumers, and how many customers, routes and items there are.
 * Today's visits are counted beside them.
 * @widget Dashboard
 * @title Counts
 * @element dashboard.b2b
 */
export function DashboardCounts({ range, linkTo, className }: DashboardCountsProps) {
  return (
    <Counts className={`vb-counts ${className ?? ""}`}>
      <SaleKinds range={range} linkTo={linkTo} />
      <Totals linkTo={linkTo} />
      <Visits linkTo={linkTo} />
    </Counts>
  );
}

function SaleKinds({ range, linkTo }: DashboardCountsProps) {
  const { counts: text, rupees } = useTextOf("dashboard", dashboardText);
  const saleData = useDashboardData({
    name: "dashboard.b2b",
    load: async (client, days, signal) => getOnlyRow(await client.dashboard.b2b(days, { signal })),
    range,
  });
  const { FromDate: from, ToDate: until } = saleData.days;
  const pair = (bills: number, amount: number) => text.pair(count(bills), rupees(shortMoney(amount)));
  const link = linkTo?.({ to: "saleKinds", from, until });
  return (
    <DashboardPart title={`${text.b2b}, ${text.b2c}`} of={saleData} className="vb-counts-part vb-untitled">
      {({ CountB2B, SumB2BSale, CountB2C, SumB2CSale }) => (
        <FigureStrip
          figures={[
            { label: text.b2b, figure: pair(CountB2B, SumB2BSale), link },
            { label: text.b2c, figure: pair(CountB2C, SumB2CSale), link },
          ]}
        />
      )}
    </DashboardPart>
  );
}

function Totals({ linkTo }: DashboardPartOptions) {
  const { counts: text } = useTextOf("dashboard", dashboardText);
  const countData = useDashboardData({
    name: "dashboard.counts",
    load: async (client, _days, signal) => getOnlyRow(await client.dashboard.counts({}, { signal })),
  });
  return (
    <DashboardPart title={text.title} of={countData} className="vb-counts-part vb-untitled">
      {({ TotalCustomer, TotalRoute, TotalItem, TotalCategory }) => (
        <FigureStrip
          figures={[
            { label: text.customers, figure: count(TotalCustomer), link: linkTo?.({ to: "customers" }) },
            { label: text.routes, figure: count(TotalRoute), link: linkTo?.({ to: "routes" }) },
            { label: text.items, figure: count(TotalItem), link: linkTo?.({ to: "items" }) },
            { label: text.categories, figure: count(TotalCategory), link: linkTo?.({ to: "items" }) },
          ]}
        />
      )}
    </DashboardPart>
  );
}

function Visits({ linkTo }: DashboardPartOptions) {
  const { counts: text } = useTextOf("dashboard", dashboardText);
  const visitData = useDashboardData({ name: "dashboard.visits", load: loadVisits });
  const opens = linkTo?.({ to: "trips" });
  return (
    <DashboardPart title={text.toVisit} of={visitData} className="vb-counts-part vb-untitled">
      {({ AccountCount, PendingCount, TotalCustomerCount, NewCustomerCount }) => (
        <FigureStrip
          figures={[
            { label: text.toVisit, figure: count(AccountCount), link: opens },
            { label: text.pending, figure: count(PendingCount), link: opens },
            { label: text.visited, figure: count(TotalCustomerCount), link: opens },
            { label: text.new, figure: count(NewCustomerCount), link: linkTo?.({ to: "customers" }) },
          ]}
        />
      )}
    </DashboardPart>
  );
}

async function loadVisits(client: Vanbook, _days: unknown, signal: AbortSignal) {
  const [toVisit, visitedCounts] = await Promise.all([
    client.dashboard.routeCustomers({}, { signal }),
    client.dashboard.saleCount({}, { signal }),
  ]);
  return { ...getOnlyRow(toVisit), ...getOnlyRow(visitedCounts) };
}

const Counts = styled.div`
  display: grid;
  gap: var(--vb-space-3);
  .vb-strip {
    grid-template-columns: repeat(auto-fit, minmax(min(6.5em, 50%), 1fr));
  }
  @container (min-width: 82.96em) {
    grid-template-columns: 2fr 3fr 3fr;
  }
`;
