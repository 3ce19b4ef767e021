import type { Schema, Vanbook } from "@vanbook/sdk";
import { useCallback, useMemo } from "react";
import { styled } from "styled-components";
import { date } from "../../sdk/format/date.ts";
import { money } from "../../sdk/format/money.ts";
import { count } from "../../sdk/format/quantity.ts";
import { shortMoney } from "../../sdk/format/short-money.ts";
import { dashboardText, type DashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import { BarChart } from "./BarChart.tsx";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { PartEmpty } from "./PartEmpty.tsx";
import type { DashboardRange } from "./dashboard-range.ts";
import { FigureLink } from "./FigureLink.tsx";
import { ListTable } from "./ListTable.tsx";
import { type Days, useDashboardData } from "./use-dashboard-data.ts";

export interface SalesActivityProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Draws sales and receipts by day, and lists the best salesmen. The numbers are also in a table.
 * @widget Dashboard
 * @title Sales Activity
 * @element dashboard.saleGraph
 */
export function SalesActivity({ range, linkTo, className }: SalesActivityProps) {
  const { activity: text, chart } = useTextOf("dashboard", dashboardText);
  const activityData = useDashboardData({ name: "dashboard.activity", load: loadActivity, range });
  const { FromDate: from, ToDate: until } = activityData.days;
  const drawing = useMemo(() => makeBars(activityData.data, text), [activityData.data, text]);
  const onPress = useCallback(
    (at: number) => {
      const day = drawing.days[at];
      if (day) linkTo?.({ to: "sales", from: day, until: day })?.open?.();
    },
    [drawing, linkTo],
  );
  const link = linkTo?.({ to: "sales", from, until });
  return (
    <DashboardPart
      title={text.title}
      of={activityData}
      className={`vb-chart-part ${className ?? ""}`}
      actions={link && <FigureLink link={link}>{text.report}</FigureLink>}
    >
      {({ salesmen, receipts }) =>
        salesmen.length + receipts.length === 0 ? (
          <PartEmpty words={text.empty} />
        ) : (
          <Beside className="vb-beside">
            <BarChart
              title={text.title}
              labelHead={chart.day}
              {...drawing}
              isStacked={false}
              format={shortMoney}
              cell={money}
              onPress={onPress}
            />
            {salesmen.length === 0 ? (
              <PartEmpty words={text.empty} />
            ) : (
              <ListTable
                label={text.title}
                rows={salesmen}
                keyOf={({ UserId }) => UserId ?? 0}
                columns={[
                  {
                    label: text.salesman,
                    cell: ({ UserId, SalesmanName }) => (
                      <FigureLink
                        link={
                          UserId === null
                            ? undefined
                            : linkTo?.({
                                to: "sales",
                                from,
                                until,
                                filters: { activeUserId: String(UserId) },
                              })
                        }
                      >
                        {SalesmanName ?? text.noSalesman}
                      </FigureLink>
                    ),
                  },
                  { label: text.bills, isNumber: true, cell: ({ TotalBills }) => count(TotalBills) },
                  {
                    label: text.amount,
                    isNumber: true,
                    cell: ({ TotalBillAmount }) => money(TotalBillAmount),
                  },
                ]}
              />
            )}
          </Beside>
        )
      }
    </DashboardPart>
  );
}

interface Activity {
  sales: readonly Schema<"DashboardSaleDay">[];
  receipts: readonly Schema<"DashboardReceiptDay">[];
  salesmen: readonly Schema<"DashboardSalesman">[];
}

async function loadActivity(client: Vanbook, days: Days, signal: AbortSignal): Promise<Activity> {
  const [sales, receipts, salesmen] = await Promise.all([
    client.dashboard.saleGraph(days, { signal }),
    client.dashboard.receiptChart(days, { signal }),
    client.dashboard.salesmen(days, { signal }),
  ]);
  return { sales, receipts, salesmen };
}

function makeBars(data: Activity | undefined, text: DashboardText["activity"]) {
  const soldByDay = new Map(data?.sales.map((row) => [row.BillDate, row.TotalBillAmount]));
  const receivedByDay = new Map(data?.receipts.map((row) => [row.RDate, row.TotalReceiptAmount]));
  const days = [...new Set([...soldByDay.keys(), ...receivedByDay.keys()])].sort();
  return {
    days,
    labels: days.map(date),
    series: [
      { label: text.sales, values: days.map((day) => soldByDay.get(day) ?? 0) },
      { label: text.receipts, values: days.map((day) => receivedByDay.get(day) ?? 0) },
    ],
  };
}

const Beside = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  & > .vb-chart {
    flex: 2 2 0;
  }
  & > .vb-list-scroll,
  & > .vb-part-empty {
    flex: 1 1 0;
  }
`;
