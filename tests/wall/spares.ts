import type { Knex } from "knex";
import { formatDayIn, readClock, toDatabaseTime } from "../../packages/server/clock.ts";
import { takeIds } from "../../packages/server/db/ids.ts";
import { makeEInvoiceSpares } from "./e-invoice-spares.ts";
import { makeFilingSpares } from "./filing-spares.ts";
import { makeStatementSpares } from "./input-tax-spares.ts";
import type { Known } from "./operations.ts";

/**
 * Arguments for the operations of masters: an unused record of each master that may be deleted, and
 * names that are free. Writes these records, so call it before the first request.
 */
export async function makeSpares(db: Knex, companyId: number): Promise<Known["own"] & object> {
  const own: Record<string, Record<string, unknown>> = {
    "branches.update": { BranchName: "Another sample" },
    "zones.update": { ZoneName: "Another sample" },
    "series.create": { InvType: "B2C", Series: "B2C/SMPL" },
    "beatPlans.save": await makeBeat(db, companyId),
    "users.save": {
      UserName: "sample",
      Email: "sample@vanbook.example",
      Sex: 1,
      Password: "backwater-7",
      ConformPassword: "backwater-7",
      UserRoleId: 2,
    },
    ...(await makeStatementSpares(db, companyId)),
    ...(await makeEInvoiceSpares(db, companyId)),
    ...(await makeFilingSpares(db, companyId)),
    "distributors.assign": { data: [await makeAssignment(db, companyId)] },
  };
  for (const verb of ["get", "post", "discard"])
    own[`heldDocuments.${verb}`] = { id: await insertHeld(db, companyId) };
  const webhook = await insertWebhook(db, companyId);
  for (const verb of ["delete", "rotate", "test", "deliveries", "resend"]) own[`webhooks.${verb}`] = webhook;
  own["webhooks.update"] = { id: webhook.webhookId };
  const away = await withFactor(db, companyId);
  for (const verb of ["makeLink", "endSessions", "removeFactor"]) own[`userAccess.${verb}`] = away;
  own["accountGroups.delete"] = { id: await insertOwnGroup(db, companyId) };
  const taxId = await insertTax(db, companyId, "Spare");
  own["taxes.save"] = { kind: "taxable", rate: 12 };
  own["taxes.saveRate"] = { id: taxId, validFrom: "2035-04-01", rate: 18 };
  own["taxes.deleteRate"] = { id: taxId, validFrom: "2034-04-01" };
  own["taxes.delete"] = { id: await insertTax(db, companyId, "Another spare") };
  const customer = await makeCustomer(db, companyId);
  own["accounts.create"] = { ...customer, AccountName: "Sample customer" };
  own["accounts.update"] = { ...customer, AccountName: "Another customer" };
  const company = await db("companies").where("company_id", companyId).first("gstin");
  own["companies.save"] = { CompanyId: companyId, State: "Kerala", GSTinNo: company?.gstin };
  const SID = await copyOf(db, companyId, "invoice_series", { series: "B2C/ANOTHER" });
  own["series.update"] = { SID, InvType: "B2C", Series: "B2C/CHGD" };
  own["openOrders.read"] = { id: await findFirst(db, companyId, "orders", { status: 0 }) };
  const supplierId = await findFirst(db, companyId, "accounts", { group_id: 27 });
  own["returnablePurchases.list"] = { supplierId };
  own["openPurchases.read"] = { id: supplierId };
  own["openBills.read"] = { id: await findFirst(db, companyId, "accounts", { group_id: 14 }) };
  const address: { id: number } | undefined = await db("delivery_addresses")
    .where("company_id", companyId)
    .first("account_id as id");
  own["deliveryAddresses.list"] = { AccountID: address?.id ?? 0 };
  own["openingBills.importRows"] = { rows: [await makeOpeningBill(db, companyId)] };
  own["trips.end"] = { tripId: await insertRunningTrip(db, companyId) };
  for (const [operation, { table, id, differs }] of Object.entries(DELETED_MASTERS))
    own[operation] = { [id]: await copyOf(db, companyId, table, differs ?? { name: "Spare" }) };
  return own;
}

/** A purchase that waits. */
/** A document that waits for a decision. */
export async function insertHeld(db: Knex, companyId: number): Promise<number> {
  const [id = 0] = await takeIds(db, companyId, "held_documents", 1);
  const heldRow = {
    kind: "purchase",
    source: "Import",
    source_key: `spare ${id}`,
    client_id: `held/spare ${id}`,
  };
  const created_at = toDatabaseTime(readClock());
  await db("held_documents").insert({ company_id: companyId, id, ...heldRow, input: "{}", created_at });
  return id;
}

/** Creates a webhook endpoint with one delivered event. */
async function insertWebhook(db: Knex, companyId: number) {
  const own = { company_id: companyId, id: 1 };
  const at = toDatabaseTime(readClock());
  const url = "https://partner.example/vanbook";
  const endpoint = { status: "active", secret: "vbw_spare", cursor_seq: 1, attempts: 0, next_try_at: at };
  await db("webhooks").insert({ ...own, url, ...endpoint, failures: 0, created_at: at });
  const sentDelivery = { webhook_id: 1, event_seq: 1, subject: "item/1", status: "delivered", attempts: 1 };
  await db("webhook_deliveries").insert({ ...own, ...sentDelivery, next_try_at: at, created_at: at });
  await takeIds(db, companyId, "webhooks", 1);
  await takeIds(db, companyId, "webhook_deliveries", 1);
  return { webhookId: 1, deliveryId: 1 };
}

/** Creates a user who has a second factor and never signs in. */
async function withFactor(db: Knex, companyId: number) {
  const userId = await copyOf(db, companyId, "users", { username: "spare-away", name: "Spare" });
  const factor = { secret: Buffer.alloc(20), confirmed_at: toDatabaseTime(readClock()) };
  await db("second_factors").insert({ company_id: companyId, user_id: userId, ...factor });
  return { userId };
}

/** A row of a sheet, of a customer who has no opening balance. */
async function makeOpeningBill(db: Knex, companyId: number) {
  const customer: { name: string } | undefined = await db("accounts as a")
    .where({ "a.company_id": companyId, "a.group_id": 14, "a.is_deleted": 0 })
    .whereNotExists(
      (query) =>
        void query
          .from("ledger_entries as e")
          .whereRaw("e.company_id = a.company_id AND e.account_id = a.id AND e.entry_kind = 'opening'"),
    )
    .orderBy("a.id", "desc")
    .first("a.name");
  return {
    Row: 2,
    AccountName: customer?.name ?? "",
    BillNo: "OLD/1",
    BillDate: "15-01-2020",
    Amount: "120",
  };
}

/** Creates an account group without accounts. */
async function insertOwnGroup(db: Knex, companyId: number): Promise<number> {
  const [id = 0] = await takeIds(db, companyId, "account_subgroups", 1);
  await db("account_subgroups").insert({
    company_id: companyId,
    id,
    name: "Spare",
    group_id: 11,
    created_by: 1,
    created_at: toDatabaseTime(readClock()),
  });
  return id;
}

/** Creates a tax that no item has, with a future rate. */
async function insertTax(db: Knex, companyId: number, name: string): Promise<number> {
  const [id = 0] = await takeIds(db, companyId, "taxes", 1);
  await db("taxes").insert({ company_id: companyId, id, name, created_at: toDatabaseTime(readClock()) });
  const makeRate = (valid_from: string, percent: number) => ({
    ...{ company_id: companyId, tax_id: id },
    ...{ valid_from, rate: percent },
  });
  await db("tax_rates").insert([makeRate("2017-07-01", 5), makeRate("2034-04-01", 12)]);
  return id;
}

async function findFirst(db: Knex, companyId: number, table: string, which: object): Promise<number> {
  const [id] = await db(table)
    .where({ company_id: companyId, ...which })
    .orderBy("id")
    .limit(1)
    .pluck<number[]>("id");
  if (id === undefined) throw new Error(`The company has no such ${table}`);
  return id;
}

/** Creates a copy of the company's first record, which nothing refers to. */
async function copyOf(db: Knex, companyId: number, table: string, differs: object): Promise<number> {
  const first = await db(table).where({ company_id: companyId, is_deleted: 0 }).orderBy("id").first();
  if (!first) throw new Error(`The company has no ${table}`);
  const [id = 0] = await takeIds(db, companyId, table, 1);
  await db(table).insert({ ...first, ...differs, id });
  return id;
}

/** Creates a running trip that began 15 minutes ago: the demo has none on a Sunday or at night. */
async function insertRunningTrip(db: Knex, companyId: number): Promise<number> {
  const last = await db("trips").where({ company_id: companyId }).orderBy("id", "desc").first();
  const at = new Date(readClock().getTime() - 15 * 60_000);
  const [id = 0] = await takeIds(db, companyId, "trips", 1);
  const running = {
    date: formatDayIn("Asia/Kolkata", at),
    started_at: toDatabaseTime(at),
    created_at: toDatabaseTime(at),
  };
  await db("trips").insert({ ...last, ...running, id, client_id: null, ended_at: null, ending_km: null });
  return id;
}

/** Fields that only customers have, and the id of a customer to change. */
async function makeCustomer(db: Knex, companyId: number): Promise<object> {
  const own = { company_id: companyId, is_deleted: 0 };
  const route = await db("routes").where(own).orderBy("id").first("id");
  const account = await db("accounts")
    .where({ ...own, group_id: 14 })
    .orderBy("id")
    .first("id");
  const DeliveryAddresses = [{ name: "Godown", address: "12 Beach Road" }];
  return { AccountID: account?.id, RootId: route?.id, RateType: "SP", CustomerType: 0, DeliveryAddresses };
}

/** A beat plan row with a route that is not in the salesman's plan yet. */
async function makeBeat(db: Knex, companyId: number): Promise<Record<string, unknown>> {
  const own = { company_id: companyId, is_deleted: 0 };
  const user = await db("users")
    .where({ ...own, role_id: 2, is_active: 1 })
    .orderBy("id")
    .first("id");
  const plan = db("beat_plans").where({ ...own, user_id: user?.id });
  const route = await db("routes")
    .where(own)
    .whereNotIn("id", plan.select("route_id"))
    .orderBy("id")
    .first("id");
  return { EmpID: user?.id, RouteID: route?.id, Mon: 1 };
}

/** A user and a distributor who is not assigned to that user yet. */
async function makeAssignment(db: Knex, companyId: number): Promise<object> {
  const distributor = await db("accounts")
    .where({ company_id: companyId, group_id: 14, customer_type: 3, is_deleted: 0 })
    .orderBy("id")
    .first("id");
  const user = await db("users as u")
    .where("u.company_id", companyId)
    .whereNotExists(
      db("employee_distributors as l")
        .whereRaw("l.company_id = u.company_id AND l.user_id = u.id")
        .where({ "l.distributor_id": distributor?.id, "l.is_deleted": 0 })
        .select(db.raw("1")),
    )
    .orderBy("u.id")
    .first("u.id");
  return { EmployeeID: user?.id, DistributorID: distributor?.id };
}

/**
 * By delete operation: the table, the field with the record's id, and the columns that must differ
 * in a copy.
 */
const DELETED_MASTERS: Readonly<Record<string, { table: string; id: string; differs?: object }>> = {
  "accounts.delete": {
    table: "accounts",
    id: "AccountCode",
    differs: { name: "Spare", group_id: 14, reference: null, system_key: null, user_id: null },
  },
  "ledgerAccounts.delete": {
    table: "accounts",
    id: "id",
    differs: { name: "Spare bank", group_id: 5, reference: null, system_key: null, user_id: null },
  },
  "allocations.delete": { table: "allocations", id: "AlocId", differs: {} },
  "branches.delete": { table: "branches", id: "BranchId" },
  "hsnCodes.delete": { table: "hsn_codes", id: "id", differs: { code: "900001" } },
  "items.delete": { table: "items", id: "ItemID" },
  "macs.delete": { table: "macs", id: "Id", differs: { bluetooth: "00:11:22:AA:BB:CC" } },
  "messages.delete": { table: "messages", id: "MID", differs: {} },
  "rateSlabs.delete": { table: "rate_slabs", id: "Id", differs: {} },
  "routes.delete": { table: "routes", id: "RootId" },
  "series.delete": { table: "invoice_series", id: "SID", differs: { series: "B2C/SPARE" } },
  "tasks.delete": { table: "tasks", id: "TID", differs: {} },
  "users.delete": { table: "users", id: "UserId", differs: { username: "spare" } },
  "zones.delete": { table: "zones", id: "ZoneId" },
};
