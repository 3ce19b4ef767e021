import type { DashboardTarget, FindReportLink, ReportLink } from "@vanbook/widgets";
import { mayOpen } from "./menus.ts";
import { managers, type Role } from "./roles.ts";
import type { ScreenPath } from "./screens.ts";

/** What a widget may lead to: what a figure of the dashboard sums, or a report that another must agree with. */
export type LinkedScreen = DashboardTarget["to"] | Parameters<FindReportLink>[0]["operation"];

/** The link to a screen with these parameters in its address; none for a role that may not open it. */
export function screenLink(
  to: LinkedScreen,
  parameters: Readonly<Record<string, string | number | undefined>>,
  role: Role,
  navigate: (path: string) => unknown,
): ReportLink | undefined {
  const [path, own] = SCREENS[to];
  // Of the tabs of sales a salesman has the first only.
  if (!mayOpen(path, role) || (to === "itemSales" && !managers.includes(role))) return undefined;
  const query = new URLSearchParams(own);
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) query.set(name, String(value));
  const href = query.size > 0 ? `${path}?${query.toString()}` : path;
  return { href, open: () => void navigate(href) };
}

/** The screen of each, and the tab or filter that it is opened with. */
const SCREENS: Readonly<Record<LinkedScreen, readonly [ScreenPath, Readonly<Record<string, string>>?]>> = {
  "ledger.report": ["/LedgerAll"],
  "trialBalance.report": ["/trailbalance"],
  "sales.report": ["/Tabsale", { tab: "sale" }],
  sales: ["/Tabsale", { tab: "sale" }],
  saleKinds: ["/VanSaleSummary"],
  itemSales: ["/Tabsale", { tab: "itemwise" }],
  orders: ["/OrderReport"],
  openOrders: ["/OrderReport", { OrderStatus: "0" }],
  receipts: ["/ReceiptReport"],
  debtors: ["/DebitorsReport"],
  customers: ["/CustomerDetailsReport"],
  routes: ["/TabBeatMaster"],
  items: ["/ItemCreation"],
  stock: ["/balancestock"],
  cash: ["/trailbalance"],
  bank: ["/trailbalance"],
  trips: ["/EmpView"],
  liveMap: ["/Liveusermap"],
  messages: ["/EmpMessage"],
  tasks: ["/TaskManager"],
};
