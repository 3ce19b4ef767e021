import type { Schema } from "@vanbook/sdk";
import { useCallback, useMemo } from "react";
import { byName } from "../../sdk/format/by-name.ts";
import { date } from "../../sdk/format/date.ts";
import { count } from "../../sdk/format/quantity.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import { BarChart } from "./BarChart.tsx";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { RowsPart } from "./RowsPart.tsx";
import type { DashboardRange } from "./dashboard-range.ts";
import { FigureLink } from "./FigureLink.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

export interface OrderSummaryProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Draws which items were ordered on which day. The numbers are in a table behind the chart.
 * @widget Dashboard
 * @title Order summary
 * @element dashboard.orderGraph
 */
export function OrderSummary({ range, linkTo, className }: OrderSummaryProps) {
  const { orderSummary: text, chart } = useTextOf("dashboard", dashboardText);
  const orderData = useDashboardData({
    name: "dashboard.orderGraph",
    load: (client, days, signal) => client.dashboard.orderGraph(days, { signal }),
    range,
  });
  const { FromDate: from, ToDate: until } = orderData.days;
  const link = linkTo?.({ to: "orders", from, until });
  const drawing = useMemo(() => makeSeries(orderData.data ?? []), [orderData.data]);
  const onPress = useCallback(
    (at: number) => {
      const day = drawing.days[at];
      if (day) linkTo?.({ to: "orders", from: day, until: day })?.open?.();
    },
    [drawing, linkTo],
  );
  return (
    <RowsPart
      title={text.title}
      of={orderData}
      empty={text.empty}
      className={`vb-chart-part ${className ?? ""}`}
      actions={link && <FigureLink link={link}>{text.report}</FigureLink>}
    >
      {() => (
        <BarChart
          title={text.title}
          labelHead={chart.day}
          {...drawing}
          isStacked
          format={count}
          cell={count}
          onPress={onPress}
        />
      )}
    </RowsPart>
  );
}

/**
 * One series per item, for all days that have orders, with "Other items" last: in the server's rows
 * it is last only on each day.
 */
function makeSeries(rows: readonly Schema<"DashboardOrderItem">[]) {
  const days = [...new Set(rows.map((row) => row.Date))];
  const itemNames = new Set(rows.map((row) => row.ItemName));
  const items = [...itemNames].sort(
    (a, b) => Number(a === OTHER_ITEMS) - Number(b === OTHER_ITEMS) || byName(a, b),
  );
  const quantity = new Map(rows.map((row) => [`${row.Date} ${row.ItemName}`, row.Qty]));
  return {
    days,
    labels: days.map(date),
    series: items.map((label) => ({
      label,
      values: days.map((day) => quantity.get(`${day} ${label}`) ?? 0),
    })),
  };
}

/** The server's name for all items without their own row. */
const OTHER_ITEMS = "Other items";
