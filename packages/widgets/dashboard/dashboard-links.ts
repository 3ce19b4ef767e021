/** The report behind a figure: which one, and over which days and filters. */
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
  /** Filters of that report, by the names of its parameters. */
  filters?: Readonly<Record<string, string>>;
}

/** Where a target is in the host's pages: its address, and how the host goes there without loading the page anew. */
export interface DashboardLink {
  href: string;
  open?: () => void;
}

/** Answers undefined for what the host has no page of, or the viewer no access to: the figure is then no link. */
export type LinkTo = (target: DashboardTarget) => DashboardLink | undefined;

/** What every part of the dashboard takes. */
export interface DashboardPartOptions {
  linkTo?: LinkTo | undefined;
  className?: string;
}
