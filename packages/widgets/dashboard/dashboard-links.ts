/** The report that a figure opens, with its dates and filters. */
export interface DashboardTarget {
  to:
    | "sales"
    | "orders"
    | "openOrders"
    | "receipts"
    | "debtors"
    | "itemSales"
    | "saleKinds"
    | "customers"
    | "routes"
    | "items"
    | "stock"
    | "cash"
    | "bank"
    | "trips"
    | "liveMap"
    | "messages"
    | "tasks";
  from?: string;
  until?: string;
  /** Filters of the report, by parameter name. */
  filters?: Readonly<Record<string, string>>;
}

/**
 * The target's address in the host's pages, and a function with which the host goes there without
 * reloading the page.
 */
export interface DashboardLink {
  href: string;
  open?: () => void;
}

/**
 * Returns undefined if the host has no such page or the viewer may not open it; the figure is then
 * not a link.
 */
export type LinkTo = (target: DashboardTarget) => DashboardLink | undefined;

/** Props of every dashboard part. */
export interface DashboardPartOptions {
  linkTo?: LinkTo | undefined;
  className?: string;
}
