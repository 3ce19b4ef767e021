import type { Knex } from "knex";
import { dayIn, now, toDatabaseTime } from "../../packages/server/clock.ts";
import { takeIds } from "../../packages/server/db/ids.ts";
import type { Known } from "./operations.ts";

/**
 * What the operations of masters are tried with: of each a record that nothing refers to and that may be deleted, and names that
 * are not taken. Written before a company is asked anything.
 */
export async function makeSpares(db: Knex, companyId: number): Promise<Known["own"] & object> {
  const own: Record<string, Record<string, unknown>> = {
    "branches.update": { BranchName: "Another sample" },
    "zones.update": { ZoneName: "Another sample" },
    "series.create": { InvType: "B2C", Series: "B2C/SAMPLE" },
    "beatPlans.save": await beatOf(db, companyId),
    "users.save": {
      UserName: "sample",
      Email: "sample@vanbook.example",
      Sex: 1,
      Password: "backwater-7",
      ConformPassword: "backwater-7",
      UserRoleId: 2,
    },
    "distributors.assign": { data: [await assignment(db, companyId)] },
  };
  const webhook = await webhookOf(db, companyId);
  for (const verb of ["delete", "rotate", "test", "deliveries", "resend"]) own[`webhooks.${verb}`] = webhook;
  own["webhooks.update"] = { id: webhook.webhookId };
  const away = await withFactor(db, companyId);
  for (const verb of ["makeLink", "endSessions", "removeFactor"]) own[`userAccess.${verb}`] = away;
  own["accountGroups.delete"] = { id: await ownGroupOf(db, companyId) };
  const taxId = await taxOf(db, companyId, "Spare");
  own["taxes.save"] = { kind: "taxable", rate: 12 };
  own["taxes.saveRate"] = { id: taxId, validFrom: "2035-04-01", rate: 18 };
  own["taxes.deleteRate"] = { id: taxId, validFrom: "2034-04-01" };
  own["taxes.delete"] = { id: await taxOf(db, companyId, "Another spare") };
  const customer = await customerOf(db, companyId);
  own["accounts.create"] = { ...customer, AccountName: "Sample customer" };
  own["accounts.update"] = { ...customer, AccountName: "Another customer" };
  own["companies.save"] = { CompanyId: companyId };
  const SID = await copyOf(db, companyId, "invoice_series", { series: "B2C/ANOTHER" });
  own["series.update"] = { SID, InvType: "B2C", Series: "B2C/CHANGED" };
  own["openOrders.read"] = { id: await firstOf(db, companyId, "orders", { status: 0 }) };
  const supplierId = await firstOf(db, companyId, "accounts", { group_id: 27 });
  own["returnablePurchases.list"] = { supplierId };
  own["openPurchases.read"] = { id: supplierId };
  own["openBills.read"] = { id: await firstOf(db, companyId, "accounts", { group_id: 14 }) };
  own["trips.end"] = { tripId: await runningTrip(db, companyId) };
  for (const [operation, { table, id, differs }] of Object.entries(MASTERS))
    own[operation] = { [id]: await copyOf(db, companyId, table, differs ?? { name: "Spare" }) };
  return own;
}

/** An endpoint to which an event was sent. */
async function webhookOf(db: Knex, companyId: number) {
  const own = { company_id: companyId, id: 1 };
  const at = toDatabaseTime(now());
  const url = "https://partner.example/vanbook";
  const endpoint = { status: "active", secret: "vbw_spare", cursor_seq: 1, attempts: 0, next_try_at: at };
  await db("webhooks").insert({ ...own, url, ...endpoint, failures: 0, created_at: at });
  const sent = { webhook_id: 1, event_seq: 1, subject: "item/1", status: "delivered", attempts: 1 };
  await db("webhook_deliveries").insert({ ...own, ...sent, next_try_at: at, created_at: at });
  await takeIds(db, companyId, "webhooks", 1);
  await takeIds(db, companyId, "webhook_deliveries", 1);
  return { webhookId: 1, deliveryId: 1 };
}

/** A user who has a second factor and is not here. */
async function withFactor(db: Knex, companyId: number) {
  const userId = await copyOf(db, companyId, "users", { username: "spare-away", name: "Spare" });
  const factor = { secret: Buffer.alloc(20), confirmed_at: toDatabaseTime(now()) };
  await db("second_factors").insert({ company_id: companyId, user_id: userId, ...factor });
  return { userId };
}

/** A group that no account is in. */
async function ownGroupOf(db: Knex, companyId: number): Promise<number> {
  const [id = 0] = await takeIds(db, companyId, "account_subgroups", 1);
  await db("account_subgroups").insert({
    company_id: companyId,
    id,
    name: "Spare",
    group_id: 11,
    created_by: 1,
    created_at: toDatabaseTime(now()),
  });
  return id;
}

/** A tax that no item has, with a rate of days to come. */
async function taxOf(db: Knex, companyId: number, name: string): Promise<number> {
  const [id = 0] = await takeIds(db, companyId, "taxes", 1);
  await db("taxes").insert({ company_id: companyId, id, name, created_at: toDatabaseTime(now()) });
  const rate = (valid_from: string, percent: number) => ({
    ...{ company_id: companyId, tax_id: id },
    ...{ valid_from, rate: percent },
  });
  await db("tax_rates").insert([rate("2017-07-01", 5), rate("2034-04-01", 12)]);
  return id;
}

/** The company's first record of a kind. */
async function firstOf(db: Knex, companyId: number, table: string, which: object): Promise<number> {
  const [id] = await db(table)
    .where({ company_id: companyId, ...which })
    .orderBy("id")
    .limit(1)
    .pluck<number[]>("id");
  if (id === undefined) throw new Error(`The company has no such ${table}`);
  return id;
}

/** A copy of the company's first record: nothing refers to it yet. */
async function copyOf(db: Knex, companyId: number, table: string, differs: object): Promise<number> {
  const first = await db(table).where({ company_id: companyId, is_deleted: 0 }).orderBy("id").first();
  if (!first) throw new Error(`The company has no ${table}`);
  const [id = 0] = await takeIds(db, companyId, table, 1);
  await db(table).insert({ ...first, ...differs, id });
  return id;
}

/** A trip that began a quarter of an hour ago: on a Sunday or at night nobody of the demo travels. */
async function runningTrip(db: Knex, companyId: number): Promise<number> {
  const last = await db("trips").where({ company_id: companyId }).orderBy("id", "desc").first();
  const at = new Date(now().getTime() - 15 * 60_000);
  const [id = 0] = await takeIds(db, companyId, "trips", 1);
  const running = {
    date: dayIn("Asia/Kolkata", at),
    started_at: toDatabaseTime(at),
    created_at: toDatabaseTime(at),
  };
  await db("trips").insert({ ...last, ...running, id, client_id: null, ended_at: null, ending_km: null });
  return id;
}

/** What a customer has and a supplier has not, and the number of one to change. */
async function customerOf(db: Knex, companyId: number): Promise<object> {
  const own = { company_id: companyId, is_deleted: 0 };
  const route = await db("routes").where(own).orderBy("id").first("id");
  const account = await db("accounts")
    .where({ ...own, group_id: 14 })
    .orderBy("id")
    .first("id");
  return { AccountID: account?.id, RootId: route?.id, RateType: "SP", CustomerType: 0 };
}

/** A day on which a salesman works a route that is not in his plan yet. */
async function beatOf(db: Knex, companyId: number): Promise<Record<string, unknown>> {
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

/** A user and a distributor who do not belong together yet. */
async function assignment(db: Knex, companyId: number): Promise<object> {
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

/** By the operation that deletes: the table, the field that names a record, and what must differ in a copy. */
const MASTERS: Readonly<Record<string, { table: string; id: string; differs?: object }>> = {
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
