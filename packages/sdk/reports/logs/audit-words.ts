export const RECORD_KINDS = (
  "accounts,allocations=Series allocation,api_keys=API key,bank_dates,beat_plans,bills,branches,companies,company_settings=Settings,delivery_addresses=Delivery addresses," +
  "e_invoices=E-invoices,e_invoice_settings=Settings of e-invoices,e_way_limits=Limits of e-way bills,embed_origins=Origin,employee_distributors=Distributor of a user,financial_years,invoice_series=Invoice series," +
  "item_images=Picture of an item,items,journals,login_log=Sign-in log,macs=MAC address,messages,orders,payments," +
  "purchases,rate_slabs,receipts,routes,saved_views,second_factors,sessions,sign_in=Sign-in of a user,tasks,trips," +
  "users,vehicles,webhooks,zones"
)
  .split(",")
  .map((each) => {
    const [value = "", label = toSingular(value)] = each.split("=");
    return { value, label };
  });

export function describeKind(table: string | null): string | null {
  if (table === null) return null;
  return RECORD_KINDS.find(({ value }) => value === table)?.label ?? table.replaceAll("_", " ");
}

/** beat_plans → "Beat plan", branches → "Branch". */
function toSingular(table: string): string {
  const one = table
    .replace("_", " ")
    .replace(/ies$/, "y")
    .replace(/(ch)es$|s$/, "$1");
  return one.charAt(0).toUpperCase() + one.slice(1);
}

export const CHANGE_CHANNELS = [
  { value: "session", label: "Signed in" },
  { value: "key", label: "API key" },
  { value: "token", label: "Embed token" },
  { value: "system", label: "Vanbook itself" },
] as const;

export function describeChannel(via: string): string {
  return CHANGE_CHANNELS.find(({ value }) => value === via)?.label ?? via;
}
