import type { DashboardTarget, FindReportLink, ReportLink } from "@vanbook/widgets";
import { everyone, managers, type Role } from "./roles.ts";

export type LinkedScreen = DashboardTarget["to"] | Parameters<FindReportLink>[0]["operation"];

/** Undefined if the role may not open the screen. */
export function findScreenLink(
  to: LinkedScreen,
  parameters: Readonly<Record<string, string | number | undefined>>,
  role: Role,
  navigate: (path: string) => unknown,
): ReportLink | undefined {
  const [path, roles, own] = linkedScreens[to];
  if (!roles.includes(role)) return undefined;
  const query = new URLSearchParams(own);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, String(value));
  const href = query.size > 0 ? `${path}?${query.toString()}` : path;
  return { href, open: () => void navigate(href) };
}

/**
 * For each target: its screen, who may open it, and the tab or filter to open it with. Of the sales
 * tabs, a salesman has only the first.
 */
export const linkedScreens: Readonly<
  Record<
    LinkedScreen,
    readonly [path: string, roles: readonly Role[], own?: Readonly<Record<string, string>>]
  >
> = {
  "ledger.report": ["/LedgerAll", managers],
  "trialBalance.report": ["/trailbalance", managers],
  "stockValuation.report": ["/StockValuation", managers],
  "sales.report": ["/Tabsale", everyone, { tab: "sale" }],
  sales: ["/Tabsale", everyone, { tab: "sale" }],
  saleKinds: ["/VanSaleSummary", everyone],
  itemSales: ["/Tabsale", managers, { tab: "itemwise" }],
  orders: ["/OrderReport", everyone],
  openOrders: ["/OrderReport", everyone, { OrderStatus: "0" }],
  receipts: ["/ReceiptReport", everyone],
  debtors: ["/DebitorsReport", managers],
  customers: ["/CustomerDetailsReport", managers],
  routes: ["/TabBeatMaster", managers],
  items: ["/ItemCreation", managers],
  stock: ["/balancestock", managers],
  cash: ["/trailbalance", managers],
  bank: ["/trailbalance", managers],
  trips: ["/EmpView", managers],
  liveMap: ["/Liveusermap", managers],
  messages: ["/EmpMessage", everyone],
  tasks: ["/TaskManager", everyone],
};
