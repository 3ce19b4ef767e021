import { operation, type Answer, type Vanbook } from "@vanbook/sdk";
import type { Option } from "./option.ts";
import { lookUps, type LookupKind } from "./look-ups.ts";

type Lister = (client: Vanbook, signal: AbortSignal, chosenValue?: string) => Promise<Option[]>;

export const filterOptions: Readonly<Record<LookupKind, Lister>> = {
  user: createLister("user", (row) => makeOption(row.UserID, row.USERNAME)),
  users: createLister("users", (row) => makeOption(row.UserID, row.USERNAME)),
  salesman: createLister("salesman", (row) => makeOption(row.UserID, row.USERNAME)),
  salesmen: createLister("salesmen", (row) => makeOption(row.UserID, row.USERNAME)),
  customer: createLister("customer", (row) => makeOption(row.CustomerID, row.CustomerName)),
  supplier: createLister("supplier", (row) => makeOption(row.AccountID, row.AccountName)),
  route: createLister("route", (row) => makeOption(row.RouteID, row.RouteName)),
  branch: createLister("branch", (row) => makeOption(row.BranchId, row.BranchName)),
  vehicle: createLister(
    "vehicle",
    (row) => makeOption(row.VID, row.VRegNo),
    (row, branch) => row.BranchId === Number(branch),
  ),
  item: createLister("item", (row) => makeOption(row.ItemID, row.ItemName)),
  stockItem: createLister("stockItem", (row) => makeOption(row.ItemID, row.ItemName)),
  purchasedItem: createLister("purchasedItem", (row) => makeOption(row.ItemID, row.ItemName)),
  account: createLister("account", (row) => makeOption(row.HSlNo, row.HName)),
  cashAccount: createLister("cashAccount", (row) => makeOption(row.HSlNo, row.HName)),
  bankAccount: createLister("bankAccount", (row) => makeOption(row.HSlNo, row.HName)),
  // Reports identify a group by its name.
  accountGroup: createLister("accountGroup", ({ GName }) => ({ value: GName, label: GName })),
};

function createLister<Kind extends LookupKind>(
  kind: Kind,
  toOption: (row: RowOf<Kind>) => Option,
  isOf: (row: RowOf<Kind>, chosenValue: string) => boolean = () => true,
): Lister {
  return async (client, signal, chosenValue) => {
    // For a generic kind, TypeScript can't see that the answer is a list. RowOf has checked the
    // kinds.
    const ask = operation(client, lookUps[kind]) as unknown as Ask<RowOf<Kind>>;
    const rows = await ask({}, { signal });
    const options = rows.filter((row) => chosenValue === undefined || isOf(row, chosenValue)).map(toOption);
    // Other servers may repeat a record, as the documents say of vehicles.
    return [...new Map(options.map((option) => [option.value, option])).values()];
  };
}

type Ask<Row> = (args: object, options: { signal: AbortSignal }) => Promise<readonly Row[]>;
type RowOf<Kind extends LookupKind> =
  Answer<(typeof lookUps)[Kind]> extends readonly (infer Row)[] ? Row : never;

function makeOption(id: number, name: string): Option {
  return { value: String(id), label: name };
}
