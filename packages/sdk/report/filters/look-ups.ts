import type { OperationId } from "@vanbook/sdk";

/**
 * The operation that lists the options of each filter kind, and the one that returns the current
 * financial year. A token that may not call one does not offer its filters; `npm run generate`
 * reads this list for the tokens of widgets.
 */
export const lookUps = {
  user: "users.names",
  users: "users.names",
  salesman: "users.salesmen",
  salesmen: "users.salesmen",
  customer: "customers.names",
  supplier: "suppliers.names",
  route: "routes.names",
  branch: "branches.list",
  vehicle: "vehicles.names",
  item: "items.sold",
  stockItem: "items.names",
  purchasedItem: "items.purchased",
  account: "accounts.heads",
  cashAccount: "cashBook.accounts",
  bankAccount: "bankBook.accounts",
  accountGroup: "accounts.groups",
  year: "session.financialYear",
} as const satisfies Readonly<Record<string, OperationId>>;

/** The plural kinds take several values, joined by commas. */
export type LookupKind = Exclude<keyof typeof lookUps, "year">;
