/**
 * Kinds of records to choose from: the audit log's tables, each with a label if its name does not give the right
 * one.
 */
export const KINDS = (
  "accounts,allocations=Series allocation,api_keys=API key,bank_dates,beat_plans,bills,branches,companies,company_settings=Settings," +
  "embed_origins=Origin,employee_distributors=Distributor of a user,financial_years,invoice_series=Invoice series," +
  "item_images=Picture of an item,items,journals,login_log=Sign-in log,macs=MAC address,messages,orders,payments," +
  "purchases,rate_slabs,receipts,routes,saved_views,second_factors,sessions,sign_in=Sign-in of a user,tasks,trips," +
  "users,vehicles,webhooks,zones"
)
  .split(",")
  .map((each) => {
    const [value = "", label = oneOf(value)] = each.split("=");
    return { value, label };
  });

/** The label of a table's records; a table that is not listed keeps its name. */
export function kindOf(table: string | null): string | null {
  if (table === null) return null;
  return KINDS.find(({ value }) => value === table)?.label ?? table.replaceAll("_", " ");
}

/** The singular label of a table: beat_plans → "Beat plan", branches → "Branch". */
function oneOf(table: string): string {
  const one = table
    .replace("_", " ")
    .replace(/ies$/, "y")
    .replace(/(ch)es$|s$/, "$1");
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** The channels through which a change can come. */
export const VIAS = [
  { value: "session", label: "Signed in" },
  { value: "key", label: "API key" },
  { value: "token", label: "Embed token" },
  { value: "system", label: "Vanbook itself" },
] as const;

/** The label of a channel. */
export function viaOf(via: string): string {
  return VIAS.find(({ value }) => value === via)?.label ?? via;
}
