import type { Vanbook } from "@vanbook/sdk";
import { money } from "../../sdk/format/money.ts";
import { count } from "../../sdk/format/quantity.ts";
import type { DashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import type { DashboardTarget } from "./dashboard-links.ts";
import { getOnlyRow } from "./only.ts";
import type { Days } from "./use-dashboard-data.ts";

export interface DashboardCard {
  operation: string;
  title: (text: DashboardText) => string;
  opens: DashboardTarget["to"];
  load: (client: Vanbook, days: Days, signal: AbortSignal) => Promise<CardFigure>;
}

export interface CardFigure {
  amount: number;
  reached: number;
  second: (text: DashboardText) => string;
}

/** The comparison with the days before uses the same request. */
export const salesCard: DashboardCard = {
  operation: "dashboard.sales",
  title: (text) => text.sales,
  opens: "sales",
  load: async (client, days, signal) => {
    const row = getOnlyRow(await client.dashboard.sales(days, { signal }));
    const amount = row.TotalBillAmount;
    return { amount, reached: amount, second: (text) => text.bills(count(row.TotalBillCount)) };
  },
};

export const dashboardCards: readonly DashboardCard[] = [
  salesCard,
  {
    operation: "dashboard.orders",
    title: (text) => text.orders,
    opens: "orders",
    load: async (client, days, signal) => {
      const row = getOnlyRow(await client.dashboard.orders(days, { signal }));
      const amount = row.TotalOrderAmount;
      return { amount, reached: amount, second: (text) => text.orderCount(count(row.TotalOrderCount)) };
    },
  },
  {
    operation: "dashboard.outstanding",
    title: (text) => text.outstanding,
    opens: "debtors",
    load: async (client, days, signal) => {
      const row = getOnlyRow(await client.dashboard.outstanding(days, { signal }));
      // The figure is the outstanding amount; the target applies to the part that arose in the
      // range.
      return {
        amount: row.ClosingOutstanding,
        reached: row.Difference,
        second: (text) => text.inRange(formatSigned(row.Difference)),
      };
    },
  },
  {
    operation: "dashboard.receipts",
    title: (text) => text.receipts,
    opens: "receipts",
    load: async (client, days, signal) => {
      const row = getOnlyRow(await client.dashboard.receipts(days, { signal }));
      const amount = row.TotalReceiptAmount;
      return {
        amount,
        reached: amount,
        second: (text) => text.receiptCount(count(row.TotalReceiptCount)),
      };
    },
  },
];

function formatSigned(amount: number): string {
  return `${amount > 0 ? "+" : amount < 0 ? "-" : ""}₹ ${money(Math.abs(amount))}`;
}
