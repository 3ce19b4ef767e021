import type { Vanbook } from "@vanbook/sdk";
import { money } from "../format/money.ts";
import { count } from "../format/quantity.ts";
import type { Text } from "../text/en-IN/en-IN.ts";

/** A card of the dashboard: what it asks and what it shows. */
export interface DashboardCard {
  operation: string;
  title: (text: Text["dashboard"]) => string;
  load: (client: Vanbook, days: Days, signal: AbortSignal) => Promise<CardFigure>;
}

/** What a card shows: rupees against the target, and a second line. */
export interface CardFigure {
  amount: number;
  second: (text: Text["dashboard"]) => string;
}

/** The four documented cards, in their order. */
export const dashboardCards: readonly DashboardCard[] = [
  {
    operation: "dashboard.sales",
    title: (text) => text.sales,
    load: async (client, days, signal) => {
      const row = only(await client.dashboard.sales(days, { signal }));
      return { amount: row.TotalBillAmount, second: (text) => text.bills(count(row.TotalBillCount)) };
    },
  },
  {
    operation: "dashboard.orders",
    title: (text) => text.orders,
    load: async (client, days, signal) => {
      const row = only(await client.dashboard.orders(days, { signal }));
      return { amount: row.TotalOrderAmount, second: (text) => text.orderCount(count(row.TotalOrderCount)) };
    },
  },
  {
    operation: "dashboard.outstanding",
    title: (text) => text.outstanding,
    load: async (client, days, signal) => {
      const row = only(await client.dashboard.outstanding(days, { signal }));
      return { amount: row.Difference, second: (text) => text.closing(money(row.ClosingOutstanding)) };
    },
  },
  {
    operation: "dashboard.receipts",
    title: (text) => text.receipts,
    load: async (client, days, signal) => {
      const row = only(await client.dashboard.receipts(days, { signal }));
      return {
        amount: row.TotalReceiptAmount,
        second: (text) => text.receiptCount(count(row.TotalReceiptCount)),
      };
    },
  },
];

interface Days {
  FromDate: string;
  ToDate: string;
}

/** A single aggregate comes as a list of one. */
function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error("The figure is missing from the answer.");
  return row;
}
