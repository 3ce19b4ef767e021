import { operation, type Answer, type Vanbook } from "@vanbook/sdk";
import type { Option } from "./option.ts";
import { lookUps, type LookupKind } from "./look-ups.ts";

/** Fetches a filter's options; `chosen` is the value of the filter that it depends on. */
type Lister = (client: Vanbook, signal: AbortSignal, chosen?: string) => Promise<Option[]>;

/** Fetches the options for each kind of filter, with the operation from `lookUps`. */
export const filterOptions: Readonly<Record<LookupKind, Lister>> = {
  user: listed("user", (row) => option(row.UserID, row.USERNAME)),
  users: listed("users", (row) => option(row.UserID, row.USERNAME)),
  salesman: listed("salesman", (row) => option(row.UserID, row.USERNAME)),
  salesmen: listed("salesmen", (row) => option(row.UserID, row.USERNAME)),
  customer: listed("customer", (row) => option(row.CustomerID, row.CustomerName)),
  supplier: listed("supplier", (row) => option(row.AccountID, row.AccountName)),
  route: listed("route", (row) => option(row.RouteID, row.RouteName)),
  branch: listed("branch", (row) => option(row.BranchId, row.BranchName)),
  vehicle: listed(
    "vehicle",
    (row) => option(row.VID, row.VRegNo),
    (row, branch) => row.BranchId === Number(branch),
  ),
  item: listed("item", (row) => option(row.ItemID, row.ItemName)),
  stockItem: listed("stockItem", (row) => option(row.ItemID, row.ItemName)),
  purchasedItem: listed("purchasedItem", (row) => option(row.ItemID, row.ItemName)),
  account: listed("account", (row) => option(row.HSlNo, row.HName)),
  cashAccount: listed("cashAccount", (row) => option(row.HSlNo, row.HName)),
  bankAccount: listed("bankAccount", (row) => option(row.HSlNo, row.HName)),
  // Reports identify a group by its name.
  accountGroup: listed("accountGroup", ({ GName }) => ({ value: GName, label: GName })),
};

/**
 * Calls the kind's operation and converts each row to an option; `isOf` selects the rows that belong to the
 * value chosen before.
 */
function listed<Kind extends LookupKind>(
  kind: Kind,
  toOption: (row: RowOf<Kind>) => Option,
  isOf: (row: RowOf<Kind>, chosen: string) => boolean = () => true,
): Lister {
  return async (client, signal, chosen) => {
    // For a generic kind, TypeScript can't see that the answer is a list; RowOf has checked the kinds.
    const ask = operation(client, lookUps[kind]) as unknown as Ask<RowOf<Kind>>;
    const rows = await ask({}, { signal });
    return rows.filter((row) => chosen === undefined || isOf(row, chosen)).map(toOption);
  };
}

type Ask<Row> = (args: object, options: { signal: AbortSignal }) => Promise<readonly Row[]>;
type RowOf<Kind extends LookupKind> =
  Answer<(typeof lookUps)[Kind]> extends readonly (infer Row)[] ? Row : never;

function option(id: number, name: string): Option {
  return { value: String(id), label: name };
}
