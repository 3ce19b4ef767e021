/** The events of each write of the contract, as the samples of the wall send it. */
export const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  ...documents({
    bills: "bill",
    saleReturns: "saleReturn",
    replacements: "replacement",
    damages: "damage",
    vanLoads: "vanLoad",
    purchases: "purchase",
    purchaseReturns: "purchaseReturn",
    productions: "production",
    receipts: "receipt",
    payments: "payment",
    expenses: "expense",
    journals: "journal",
    contras: "contra",
    handOvers: "handOver",
    openings: "opening",
    orders: "order",
  }),
  "receipts.create": ["receipt.posted"],
  "receipts.update": ["receipt.edited"],
  "receipts.delete": ["receipt.cancelled"],
  "messages.save": ["message.created"],
  "messages.delete": ["message.deleted"],
  "tasks.save": ["task.created"],
  "tasks.delete": ["task.deleted"],
  "companies.save": ["company.changed"],
  "companies.delete": ["company.deleted"],
  "users.save": ["user.created", "account.created"],
  "users.delete": ["user.deleted"],
  "users.saveDetails": ["user.changed"],
  "macs.save": ["mac.created"],
  "macs.delete": ["mac.deleted"],
  "branches.create": ["branch.created"],
  "branches.update": ["branch.changed"],
  "branches.delete": ["branch.deleted"],
  "zones.create": ["zone.created"],
  "zones.update": ["zone.changed"],
  "zones.delete": ["zone.deleted"],
  "distributors.assign": ["distributorLink.created"],
  "accounts.create": ["customer.created"],
  "accounts.update": ["customer.changed"],
  "accounts.delete": ["customer.deleted"],
  "accounts.import": ["supplier.created"],
  "accounts.importRows": ["supplier.created"],
  "items.save": ["item.created"],
  "items.delete": ["item.deleted"],
  "items.importRows": ["item.created"],
  "series.create": ["series.created"],
  "series.update": ["series.changed"],
  "series.delete": ["series.deleted"],
  "allocations.save": ["allocation.created"],
  "allocations.delete": ["allocation.deleted"],
  "routes.save": ["route.created"],
  "routes.delete": ["route.deleted"],
  "vehicles.save": ["vehicle.created"],
  // The whole plan gets the target of the row that is added: four rows stood in it.
  "beatPlans.save": [...Array<string>(4).fill("beatPlan.changed"), "beatPlan.created"],
  "rateSlabs.save": ["rateSlab.created"],
  "rateSlabs.delete": ["rateSlab.deleted"],
  "webhooks.test": ["webhook.tested"],
  "settings.save": ["settings.changed"],
  "years.create": ["year.created"],
  "years.close": ["closing.posted", "year.closed"],
  "years.reopen": ["closing.cancelled", "year.reopened"],
  "years.lock": ["year.locked"],
  "setUp.create": ["company.created"],
};

/** Writes that are no event: sign-in, keys, views, what is sent or only asked, and the field's trips, visits and positions. */
export const NONE: readonly string[] = [
  "session.login",
  "session.logLogin",
  "session.logout",
  "profile.resetPassword",
  "whatsapp.send",
  "imports.preview",
  "apiKeys.create",
  "apiKeys.update",
  "apiKeys.rotate",
  "apiKeys.revoke",
  "embedTokens.create",
  "embedTokens.revoke",
  "embedOrigins.create",
  "embedOrigins.delete",
  "webhooks.create",
  "webhooks.update",
  "webhooks.delete",
  "webhooks.rotate",
  "webhooks.resend",
  "views.save",
  "views.delete",
  "books.check",
  "books.rebuild",
  "bills.price",
  "trips.post",
  "trips.postBatch",
  "trips.end",
  "visits.post",
  "visits.postBatch",
  "locations.post",
  "locations.postBatch",
];

/** What the samples don't do with a record, in this order: the operation, what it is sent besides, and its events. */
export function furtherWrites(idOf: (kind: string) => number, plan: object): readonly FurtherWrite[] {
  const supplier = { AccountParent: 27, AccountName: "Another supplier", RootId: null };
  const beat = { ...plan, Slno: idOf("beatPlan"), Isdeleted: 1 };
  const link = {
    EmpDistID: idOf("distributorLink"),
    EmployeeID: idOf("linkedUser"),
    DistributorID: idOf("distributor"),
  };
  return [
    ["accounts.update", { ...supplier, AccountID: idOf("supplier") }, ["supplier.changed"]],
    ["accounts.delete", { AccountCode: idOf("supplier") }, ["supplier.deleted"]],
    ["items.save", { ItemID: idOf("item"), ItemName: "Another item" }, ["item.changed"]],
    ["routes.save", { RootId: idOf("route") }, ["route.changed"]],
    ["vehicles.save", { VID: idOf("vehicle") }, ["vehicle.changed"]],
    ["vehicles.save", { VID: idOf("vehicle"), IsDeleted: 1 }, ["vehicle.deleted"]],
    ["allocations.save", { AlocId: idOf("allocation") }, ["allocation.changed"]],
    ["rateSlabs.save", { Id: idOf("rateSlab") }, ["rateSlab.changed"]],
    ["macs.save", { Id: idOf("mac") }, ["mac.changed"]],
    ["messages.save", { MID: idOf("message") }, ["message.changed"]],
    ["tasks.save", { TID: idOf("task") }, ["task.changed"]],
    ["beatPlans.save", beat, ["beatPlan.deleted"]],
    ["distributors.assign", { data: [link] }, ["distributorLink.changed"]],
    ["distributors.assign", { data: [{ ...link, IsDeleted: 1 }] }, ["distributorLink.deleted"]],
    ["companies.save", NEW_COMPANY, ["company.created"]],
    ["companies.delete", {}, ["company.deleted"]],
  ];
}

export type FurtherWrite = readonly [
  operation: string,
  extra: Readonly<Record<string, unknown>>,
  events: readonly string[],
];

const NEW_COMPANY = {
  CompanyId: 0,
  CompanyName: "Another Agencies",
  State: "Kerala",
  AdminName: "Lakshmi Nair",
  AdminUserName: "lakshmi",
  AdminPassword: "a-password-of-hers",
  AdminConformPassword: "a-password-of-hers",
};

function documents(kinds: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  const verbs = { post: "posted", postBatch: "posted", edit: "edited", cancel: "cancelled" };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([resource, kind]) =>
      Object.entries(verbs).map(([verb, done]) => [`${resource}.${verb}`, [`${kind}.${done}`]] as const),
    ),
  );
}
