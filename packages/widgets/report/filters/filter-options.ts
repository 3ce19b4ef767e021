import type { Vanbook } from "@vanbook/sdk";
import type { Option } from "../../parts/option.ts";
import type { LookupKind } from "./filter.ts";

/** Asks the server what a filter offers; `chosen` is the value of the filter that it comes after. */
type Lister = (client: Vanbook, signal: AbortSignal, chosen?: string) => Promise<Option[]>;

/** How each kind of filter gets what it offers, by an operation of the contract. */
export const filterOptions: Readonly<Record<LookupKind, Lister>> = {
  user: users,
  users,
  salesman: salesmen,
  salesmen,
  customer: async (client, signal) =>
    (await client.customers.names({}, { signal })).map((row) => option(row.CustomerID, row.CustomerName)),
  supplier: async (client, signal) =>
    (await client.suppliers.names({}, { signal })).map((row) => option(row.AccountID, row.AccountName)),
  route: async (client, signal) =>
    (await client.routes.names({}, { signal })).map((row) => option(row.RouteID, row.RouteName)),
  branch: async (client, signal) =>
    (await client.branches.list({}, { signal })).map((row) => option(row.BranchId, row.BranchName)),
  vehicle: async (client, signal, branch) =>
    (await client.vehicles.names({}, { signal }))
      .filter((row) => branch === undefined || row.BranchId === Number(branch))
      .map((row) => option(row.VID, row.VRegNo)),
  item: async (client, signal) =>
    (await client.items.sold({}, { signal })).map((row) => option(row.ItemID, row.ItemName)),
  stockItem: async (client, signal) =>
    (await client.items.names({}, { signal })).map((row) => option(row.ItemID, row.ItemName)),
  purchasedItem: async (client, signal) =>
    (await client.items.purchased({}, { signal })).map((row) => option(row.ItemID, row.ItemName)),
  account: async (client, signal) =>
    (await client.accounts.heads({}, { signal })).map((row) => option(row.HSlNo, row.HName)),
  // Reports know a group by its name.
  accountGroup: async (client, signal) =>
    (await client.accounts.groups({}, { signal })).map(({ GName }) => ({ value: GName, label: GName })),
};

async function users(client: Vanbook, signal: AbortSignal): Promise<Option[]> {
  return (await client.users.names({}, { signal })).map((row) => option(row.UserID, row.USERNAME));
}

async function salesmen(client: Vanbook, signal: AbortSignal): Promise<Option[]> {
  return (await client.users.salesmen({}, { signal })).map((row) => option(row.UserID, row.USERNAME));
}

function option(id: number, name: string): Option {
  return { value: String(id), label: name };
}
