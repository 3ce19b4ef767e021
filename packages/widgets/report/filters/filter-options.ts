import type { Vanbook } from "@vanbook/sdk";
import type { Option } from "../../parts/option.ts";
import type { LookupKind } from "./filter.ts";

/** How each kind of filter gets what it offers, by an operation of the contract. */
export const filterOptions: Readonly<
  Record<LookupKind, (client: Vanbook, signal: AbortSignal) => Promise<Option[]>>
> = {
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
