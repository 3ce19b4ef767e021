/** What the tables of the audit log hold, in words. */
const NAMES: Readonly<Record<string, string>> = {
  accounts: "Account",
  allocations: "Series allocation",
  api_keys: "API key",
  beat_plans: "Beat plan",
  bills: "Bill",
  branches: "Branch",
  companies: "Company",
  company_settings: "Settings",
  embed_origins: "Origin",
  employee_distributors: "Distributor of a user",
  financial_years: "Financial year",
  invoice_series: "Invoice series",
  item_images: "Picture of an item",
  items: "Item",
  journals: "Journal",
  login_log: "Sign-in log",
  macs: "MAC address",
  messages: "Message",
  orders: "Order",
  payments: "Payment",
  purchases: "Purchase",
  rate_slabs: "Rate slab",
  receipts: "Receipt",
  routes: "Route",
  saved_views: "Saved view",
  second_factors: "Second factor",
  sessions: "Session",
  sign_in: "Sign-in of a user",
  tasks: "Task",
  trips: "Trip",
  users: "User",
  vehicles: "Vehicle",
  webhooks: "Webhook",
  zones: "Zone",
};

/** The kinds of records to choose from. */
export const KINDS = Object.entries(NAMES).map(([value, label]) => ({ value, label }));

/** A kind of record in words; what has none as its table is called. */
export function kindOf(table: string | null): string | null {
  return table === null ? null : (NAMES[table] ?? table.replaceAll("_", " "));
}

/** The ways by which a change comes. */
export const VIAS = [
  { value: "session", label: "Signed in" },
  { value: "key", label: "API key" },
  { value: "token", label: "Embed token" },
  { value: "system", label: "Vanbook itself" },
] as const;

/** A way in words. */
export function viaOf(via: string): string {
  return VIAS.find(({ value }) => value === via)?.label ?? via;
}
