import type { ManualWidget } from "./manual-widget.ts";

/** The dashboard and its parts. */
export const dashboardWidgets: readonly ManualWidget[] = [
  {
    name: "Dashboard",
    title: "Dashboard",
    group: "Dashboard",
    purpose:
      "Shows all parts of the dashboard, what an owner asks first at the top. Each part may stand on a page by itself.",
  },
  {
    name: "OwnerFigures",
    title: "Overview",
    group: "Dashboard",
    purpose:
      "Answers what an owner asks in the morning: sales, money, debts, orders, vans and what runs low. Sales are compared with as many days before.",
  },
  {
    name: "DashboardCards",
    title: "Sales, orders, outstanding, receipts",
    group: "Dashboard",
    purpose:
      "Shows four figures of a range, each beside its target. A card that fails says so and leaves the others.",
  },
  {
    name: "DashboardCounts",
    title: "Counts",
    group: "Dashboard",
    purpose:
      "Shows sales to businesses and to consumers, and how many customers, routes and items there are. Today's visits are counted beside them.",
  },
  {
    name: "OrderSummary",
    title: "Order summary",
    group: "Dashboard",
    purpose: "Draws which items were ordered on which day. The numbers stand in a table behind the chart.",
  },
  {
    name: "SalesActivity",
    title: "Sales Activity",
    group: "Dashboard",
    purpose:
      "Draws sales and receipts by day, and names the best salesmen. The numbers stand in a table behind the chart.",
  },
  {
    name: "MostVisitedCustomer",
    title: "Most Visited Customer",
    group: "Dashboard",
    purpose: "Lists the customers with the most bills of a range. Each row says what they bought for.",
  },
  {
    name: "ProductTraffic",
    title: "Product Traffic",
    group: "Dashboard",
    purpose: "Lists the items that sold most in a range. Each row says how many were sold.",
  },
  {
    name: "StockStorage",
    title: "Stock Storage",
    group: "Dashboard",
    purpose: "Shows how much of each item is there today, in godowns and vans. What has run out stands out.",
  },
  {
    name: "Invoices",
    title: "Invoices",
    group: "Dashboard",
    purpose: "Lists today's bills, the newest first. A bill shows its number, customer and amount.",
  },
  {
    name: "UserMessages",
    title: "User Message",
    group: "Dashboard",
    purpose:
      "Shows messages from the office to its staff, the newest first. They are written in Employee Message.",
  },
  {
    name: "DashboardTasks",
    title: "Tasks",
    group: "Dashboard",
    purpose: "Shows the company's tasks and which are done. They are kept in Task Master.",
  },
  {
    name: "SubscriptionCard",
    title: "Subscription",
    group: "Dashboard",
    purpose: "Says when the subscription is due. Day and badge are settings of the installation.",
  },
];
