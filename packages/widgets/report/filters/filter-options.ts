import { operation, type Answer, type Vanbook } from "@vanbook/sdk";
import type { Option } from "../../parts/option.ts";
import type { LookupKind } from "./filter.ts";
import { lookUps } from "./look-ups.ts";

/** Asks the server what a filter offers; `chosen` is the value of the filter that it comes after. */
type Lister = (client: Vanbook, signal: AbortSignal, chosen?: string) => Promise<Option[]>;

/** How each kind of filter gets what it offers, by the operation that `lookUps` has for it. */
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
  // Reports know a group by its name.
  accountGroup: listed("accountGroup", ({ GName }) => ({ value: GName, label: GName })),
};

/** Asks the kind's operation, and makes an option of each row; `isOf` says which rows belong to what was chosen before. */
function listed<Kind extends LookupKind>(
  kind: Kind,
  toOption: (row: RowOf<Kind>) => Option,
  isOf: (row: RowOf<Kind>, chosen: string) => boolean = () => true,
): Lister {
  return async (client, signal, chosen) => {
    // Of an operation that is only known by its kind, TypeScript does not know that its answer is a list; RowOf has checked the kinds.
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
