import type { Schema, Vanbook } from "@vanbook/sdk";
import { count } from "../../sdk/format/quantity.ts";
import { money } from "../../sdk/format/money.ts";
import { dashboardText, type DashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import { salesCard } from "./dashboard-cards.ts";
import type { DashboardPartOptions, LinkTo } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { type DashboardRange, daysBefore } from "./dashboard-range.ts";
import { FigureStrip, type StripFigure } from "./FigureStrip.tsx";
import { only } from "./only.ts";
import { overviewAsk } from "./overview-ask.ts";
import { type Days, useDashboardData } from "./use-dashboard-data.ts";

export interface OwnerFiguresProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Answers what an owner asks in the morning: sales, money, debts, orders, vans and what runs low. Sales are compared with as many days
 * before.
 * @widget Dashboard
 * @title Overview
 * @element dashboard.overview
 */
export function OwnerFigures({ range, linkTo, className }: OwnerFiguresProps) {
  const text = useTextOf("dashboard", dashboardText);
  const asked = useDashboardData(overviewAsk);
  const sold = useDashboardData({ name: salesCard.operation, load: salesCard.load, range });
  const { watch, ...before } = useDashboardData({ name: "dashboard.salesBefore", load: soldBefore, range });
  const { FromDate: from, ToDate: until } = sold.days;
  return (
    <div ref={watch}>
      <DashboardPart
        title={text.owner.title}
        of={asked}
        className={`vb-owner vb-untitled ${className ?? ""}`}
      >
        {(figures) => (
          <FigureStrip
            figures={[
              {
                ...changeOf(sold.data?.amount, before.data, sold.error ?? before.error, text),
                link: linkTo?.({ to: "sales", from, until }),
              },
              ...figuresOf(figures, text, linkTo),
            ]}
          />
        )}
      </DashboardPart>
    </div>
  );
}

function figuresOf(
  figures: Schema<"DashboardOverview">,
  text: DashboardText,
  linkTo?: LinkTo,
): StripFigure[] {
  const { owner } = text;
  const rupees = (amount: number) => text.rupees(money(amount));
  const { CashBalance, BankBalance, OverdueAmount, OverdueCustomers, LowStock } = figures;
  const [first] = LowStock;
  const overdue = `${owner.overdue(rupees(OverdueAmount))} · ${owner.overdueBy(count(OverdueCustomers))}`;
  return [
    ...(CashBalance === null
      ? []
      : [{ label: owner.cash, figure: rupees(CashBalance), link: linkTo?.({ to: "cash" }) }]),
    ...(BankBalance === null
      ? []
      : [{ label: owner.bank, figure: rupees(BankBalance), link: linkTo?.({ to: "bank" }) }]),
    {
      label: owner.owed,
      figure: rupees(figures.OwedAmount),
      second: OverdueAmount > 0 ? overdue : undefined,
      link: linkTo?.({ to: "debtors" }),
    },
    {
      label: owner.openOrders,
      figure: count(figures.OpenOrders),
      second: rupees(figures.OpenOrderAmount),
      link: linkTo?.({ to: "openOrders" }),
    },
    { label: owner.vansOut, figure: count(figures.VansOut), link: linkTo?.({ to: "trips" }) },
    {
      label: owner.low,
      figure: owner.lowItems(count(figures.LowStockItems)),
      second: first ? `${first.ItemName}: ${owner.lasts(daysLeft(first))}` : owner.noneLow,
      tone: first && "warn",
      link: linkTo?.({ to: "stock" }),
    },
  ];
}

async function soldBefore(client: Vanbook, days: Days, signal: AbortSignal): Promise<number> {
  return only(await client.dashboard.sales(daysBefore(days), { signal })).TotalBillAmount;
}

/** Change of sales against the same number of days before, in whole percent. */
function changeOf(
  sold: number | undefined,
  before: number | undefined,
  error: Error | null,
  { owner, rupees, failed }: DashboardText,
): StripFigure {
  const label = owner.before;
  if (sold === undefined || before === undefined) return { label, figure: error ? failed : "…" };
  const second = owner.was(rupees(money(before)));
  if (before === 0) return { label, figure: sold === 0 ? owner.same : owner.newly, second };
  const percent = Math.round(((sold - before) / before) * 100);
  if (percent === 0) return { label, figure: owner.same, second };
  return percent > 0
    ? { label, figure: owner.more(count(percent)), second, tone: "credit" }
    : { label, figure: owner.less(count(-percent)), second, tone: "debit" };
}

function daysLeft({ TotalStock, DailyQuantity }: { TotalStock: number; DailyQuantity: number }) {
  return count(Math.max(0, Math.floor(TotalStock / DailyQuantity)));
}
