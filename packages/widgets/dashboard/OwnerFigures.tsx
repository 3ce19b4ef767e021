import type { Schema, Vanbook } from "@vanbook/sdk";
import { count } from "../../sdk/format/quantity.ts";
import { money } from "../../sdk/format/money.ts";
import { dashboardText, type DashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import { salesCard } from "./dashboard-cards.ts";
import type { DashboardPartOptions, LinkTo } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { type DashboardRange, calculateDaysBefore } from "./dashboard-range.ts";
import { FigureStrip, type StripFigure } from "./FigureStrip.tsx";
import { getOnlyRow } from "./only.ts";
import { overviewAsk } from "./overview-ask.ts";
import { type Days, useDashboardData } from "./use-dashboard-data.ts";

export interface OwnerFiguresProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Answers what an owner asks in the morning: sales, money, debts, orders, vans and low stock. Sales
 * are compared with the same number of days before.
 * @widget Dashboard
 * @title Overview
 * @element dashboard.overview
 */
export function OwnerFigures({ range, linkTo, className }: OwnerFiguresProps) {
  const text = useTextOf("dashboard", dashboardText);
  const overviewData = useDashboardData(overviewAsk);
  const salesData = useDashboardData({ name: salesCard.operation, load: salesCard.load, range });
  const { watch, ...before } = useDashboardData({
    name: "dashboard.salesBefore",
    load: loadSalesBefore,
    range,
  });
  const { FromDate: from, ToDate: until } = salesData.days;
  return (
    <div ref={watch}>
      <DashboardPart
        title={text.owner.title}
        of={overviewData}
        className={`vb-owner vb-untitled ${className ?? ""}`}
      >
        {(figures) => (
          <FigureStrip
            figures={[
              {
                ...changeOf(salesData.data?.amount, before.data, salesData.error ?? before.error, text),
                link: linkTo?.({ to: "sales", from, until }),
              },
              ...makeFigures(figures, text, linkTo),
            ]}
          />
        )}
      </DashboardPart>
    </div>
  );
}

function makeFigures(
  figures: Schema<"DashboardOverview">,
  text: DashboardText,
  linkTo?: LinkTo,
): StripFigure[] {
  const { owner } = text;
  const formatRupees = (amount: number) => text.rupees(money(amount));
  const { CashBalance, BankBalance, OverdueAmount, OverdueCustomers, LowStock } = figures;
  const [first] = LowStock;
  const overdue = `${owner.overdue(formatRupees(OverdueAmount))} · ${owner.overdueBy(count(OverdueCustomers))}`;
  return [
    ...(CashBalance === null
      ? []
      : [{ label: owner.cash, figure: formatRupees(CashBalance), link: linkTo?.({ to: "cash" }) }]),
    ...(BankBalance === null
      ? []
      : [{ label: owner.bank, figure: formatRupees(BankBalance), link: linkTo?.({ to: "bank" }) }]),
    {
      label: owner.owed,
      figure: formatRupees(figures.OwedAmount),
      second: OverdueAmount > 0 ? overdue : undefined,
      link: linkTo?.({ to: "debtors" }),
    },
    {
      label: owner.openOrders,
      figure: count(figures.OpenOrders),
      second: formatRupees(figures.OpenOrderAmount),
      link: linkTo?.({ to: "openOrders" }),
    },
    { label: owner.vansOut, figure: count(figures.VansOut), link: linkTo?.({ to: "trips" }) },
    {
      label: owner.low,
      figure: owner.lowItems(count(figures.LowStockItems)),
      second: first ? `${first.ItemName}: ${owner.lasts(countDaysLeft(first))}` : owner.noneLow,
      tone: first && "warn",
      link: linkTo?.({ to: "stock" }),
    },
  ];
}

async function loadSalesBefore(client: Vanbook, days: Days, signal: AbortSignal): Promise<number> {
  return getOnlyRow(await client.dashboard.sales(calculateDaysBefore(days), { signal })).TotalBillAmount;
}

/** In whole percent, against the same number of days before. */
function changeOf(
  soldAmount: number | undefined,
  before: number | undefined,
  error: Error | null,
  { owner, rupees, failed }: DashboardText,
): StripFigure {
  const label = owner.before;
  if (error) return { label, figure: failed };
  if (soldAmount === undefined || before === undefined) return { label, figure: "…" };
  const second = owner.was(rupees(money(before)));
  if (before === 0) return { label, figure: soldAmount === 0 ? owner.same : owner.newly, second };
  const percent = Math.round(((soldAmount - before) / before) * 100);
  if (percent === 0) return { label, figure: owner.same, second };
  return percent > 0
    ? { label, figure: owner.more(count(percent)), second, tone: "credit" }
    : { label, figure: owner.less(count(-percent)), second, tone: "debit" };
}

function countDaysLeft({ TotalStock, DailyQuantity }: { TotalStock: number; DailyQuantity: number }) {
  return count(Math.max(0, Math.floor(TotalStock / DailyQuantity)));
}
