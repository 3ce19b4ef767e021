/** The events of each write of the contract when it is sent with the samples of tests/wall. */
export const EXPECTED_EVENTS: Readonly<Record<string, readonly string[]>> = {
  ...listDocumentEvents({
    bills: "bill",
    saleReturns: "saleReturn",
    replacements: "replacement",
    damages: "damage",
    stockCounts: "stockCount",
    vanLoads: "vanLoad",
    purchases: "purchase",
    purchaseReturns: "purchaseReturn",
    productions: "production",
    receipts: "receipt",
    payments: "payment",
    creditNotes: "creditNote",
    debitNotes: "debitNote",
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
  "ledgerAccounts.save": ["account.created"],
  "ledgerAccounts.delete": ["account.deleted"],
  "ledgerAccounts.saveOpening": ["opening.posted"],
  "accountGroups.save": ["accountGroup.created"],
  "accountGroups.delete": ["accountGroup.deleted"],
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
  // All rows of the plan get the target of the added row; the plan already had four rows.
  "beatPlans.save": [...Array<string>(4).fill("beatPlan.changed"), "beatPlan.created"],
  "priceLists.save": ["item.changed"],
  "hsnCodes.save": ["hsnCode.created"],
  "hsnCodes.delete": ["hsnCode.deleted"],
  "taxes.save": ["tax.created"],
  "taxes.delete": ["tax.deleted"],
  "taxes.saveRate": ["tax.changed"],
  "taxes.deleteRate": ["tax.changed"],
  "rateSlabs.save": ["rateSlab.created"],
  "rateSlabs.delete": ["rateSlab.deleted"],
  "webhooks.test": ["webhook.tested"],
  "settings.save": ["settings.changed"],
  // Its series are created with it, one for each series of the latest year.
  "years.create": ["year.created", ...Array<string>(4).fill("series.created")],
  "years.close": ["closing.posted", "year.closed"],
  "years.reopen": ["closing.cancelled", "year.reopened"],
  "years.lock": ["year.locked"],
  "setUp.create": ["company.created"],
};

/**
 * Writes without an event: sign-in, keys, webhooks, views, messages, previews, checks, bank dates,
 * trips, visits and positions.
 */
export const WRITES_WITHOUT_EVENT: readonly string[] = [
  "signIn.verifyCode",
  "signIn.choosePassword",
  "signIn.beginFactor",
  "signIn.confirmFactor",
  "recovery.open",
  "recovery.use",
  "secondFactor.begin",
  "secondFactor.confirm",
  "secondFactor.renewCodes",
  "secondFactor.remove",
  "sessions.end",
  "sessions.endOthers",
  "sessions.seeNotices",
  "userAccess.makeLink",
  "userAccess.endSessions",
  "userAccess.removeFactor",
  "session.login",
  "session.logLogin",
  "session.logout",
  "profile.resetPassword",
  "whatsapp.send",
  "reminders.send",
  "bankBook.mark",
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
  "purchases.price",
  "orders.price",
  "expenses.price",
  "saleReturns.price",
  "purchaseReturns.price",
  "trips.post",
  "trips.postBatch",
  "trips.end",
  "visits.post",
  "visits.postBatch",
  "locations.post",
  "locations.postBatch",
];

/**
 * Changes and deletions that the samples don't do, in this order: the operation, the values it is
 * sent in addition, and its events.
 */
export function listFurtherWrites(idOf: (kind: string) => number, plan: object): readonly FurtherWrite[] {
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
    ["accountGroups.save", { id: idOf("accountGroup"), name: "Another group" }, ["accountGroup.changed"]],
    ["ledgerAccounts.save", { id: idOf("account"), name: "Another bank" }, ["account.changed"]],
    ["items.save", { ItemID: idOf("item"), ItemName: "Another item" }, ["item.changed"]],
    ["hsnCodes.save", { id: idOf("hsnCode"), description: "Another description" }, ["hsnCode.changed"]],
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

function listDocumentEvents(kinds: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  const verbs = { post: "posted", postBatch: "posted", edit: "edited", cancel: "cancelled" };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([resource, kind]) =>
      Object.entries(verbs)
        // Stock counts have no batch operation.
        .filter(([verb]) => resource !== "stockCounts" || verb !== "postBatch")
        .map(([verb, pastVerb]) => [`${resource}.${verb}`, [`${kind}.${pastVerb}`]] as const),
    ),
  );
}
