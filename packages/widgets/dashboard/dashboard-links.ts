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

/** The address in the host's pages, and a function that goes there without reloading the page. */
export interface DashboardLink {
  href: string;
  open?: () => void;
}

/** Undefined if there is no such page or the viewer may not open it: then there is no link. */
export type LinkTo = (target: DashboardTarget) => DashboardLink | undefined;

/** Props of every dashboard part. */
export interface DashboardPartOptions {
  linkTo?: LinkTo | undefined;
  className?: string;
}
