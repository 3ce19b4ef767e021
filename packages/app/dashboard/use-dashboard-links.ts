import { type DashboardTarget, financialYearStart, type LinkTo, useToday } from "@vanbook/widgets";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { mayOpen } from "../menus.ts";
import { managers } from "../roles.ts";
import type { ScreenPath } from "../screens.ts";
import { useUser } from "../session/session-context.ts";

/** The screen behind each figure, with the tab and the filters that show what the figure sums. */
const BEHIND: Readonly<Record<DashboardTarget["to"], { path: ScreenPath; query?: Record<string, string> }>> =
  {
    sales: { path: "/Tabsale", query: { tab: "sale" } },
    saleKinds: { path: "/VanSaleSummary" },
    itemSales: { path: "/Tabsale", query: { tab: "itemwise" } },
    orders: { path: "/OrderReport" },
    openOrders: { path: "/OrderReport", query: { OrderStatus: "0" } },
    receipts: { path: "/ReceiptReport" },
    debtors: { path: "/DebitorsReport" },
    customers: { path: "/CustomerDetailsReport" },
    routes: { path: "/TabBeatMaster" },
    items: { path: "/ItemCreation" },
    stock: { path: "/balancestock" },
    cash: { path: "/trailbalance" },
    bank: { path: "/trailbalance" },
    trips: { path: "/EmpView" },
    messages: { path: "/EmpMessage" },
    tasks: { path: "/TaskManager" },
  };

/** Leads from a figure to its report over the same days; no way to a screen that the user may not open. */
export function useDashboardLinks(): LinkTo {
  const navigate = useNavigate();
  const { UserRoleId } = useUser();
  const today = useToday();
  return useCallback(
    ({ to, from, until, filters }) => {
      const { path, query } = BEHIND[to];
      // Of the tabs of sales a salesman has the first only.
      if (!mayOpen(path, UserRoleId) || (to === "itemSales" && !managers.includes(UserRoleId)))
        return undefined;
      const parameters = new URLSearchParams({ ...query, ...filters });
      if (from && until) {
        parameters.set("from", from);
        parameters.set("to", until);
      } else if (to === "openOrders") {
        // Open orders are of any day; reports go back three years at most.
        parameters.set("from", financialYearStart(financialYearBefore(today)));
        parameters.set("to", today);
      } else if (to === "cash" || to === "bank") {
        parameters.set("from", financialYearStart(today));
        parameters.set("to", today);
      }
      const search = parameters.toString();
      const href = search ? `${path}?${search}` : path;
      return { href, open: () => void navigate(href) };
    },
    [navigate, UserRoleId, today],
  );
}

function financialYearBefore(day: string) {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
