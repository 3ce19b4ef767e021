import type { DashboardTarget } from "@vanbook/widgets";
import { everyone, managers, type Role } from "../roles.ts";

/** A screen that shows what a figure sums: its address, who may open it, and the tab and filters to open it with. */
export interface Behind {
  path: string;
  roles: readonly Role[];
  query?: Readonly<Record<string, string>>;
}

/** The screen behind each figure of the dashboard. Of the tabs of sales a salesman has the first only. */
export const behindFigures: Readonly<Record<DashboardTarget["to"], Behind>> = {
  sales: { path: "/Tabsale", roles: everyone, query: { tab: "sale" } },
  saleKinds: { path: "/VanSaleSummary", roles: everyone },
  itemSales: { path: "/Tabsale", roles: managers, query: { tab: "itemwise" } },
  orders: { path: "/OrderReport", roles: everyone },
  openOrders: { path: "/OrderReport", roles: everyone, query: { OrderStatus: "0" } },
  receipts: { path: "/ReceiptReport", roles: everyone },
  debtors: { path: "/DebitorsReport", roles: managers },
  customers: { path: "/CustomerDetailsReport", roles: managers },
  routes: { path: "/TabBeatMaster", roles: managers },
  items: { path: "/ItemCreation", roles: managers },
  stock: { path: "/balancestock", roles: managers },
  cash: { path: "/trailbalance", roles: managers },
  bank: { path: "/trailbalance", roles: managers },
  trips: { path: "/EmpView", roles: managers },
  liveMap: { path: "/Liveusermap", roles: managers },
  messages: { path: "/EmpMessage", roles: everyone },
  tasks: { path: "/TaskManager", roles: everyone },
};
