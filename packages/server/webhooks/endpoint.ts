import type { Knex } from "knex";
import { DATABASE_NOW, readClock, toDatabaseTime } from "../clock.ts";
import { claimDue, addSecondsToNow, type Leased } from "../outbox/leases.ts";

/** An endpoint reserved by one worker: until the lease ends, no other worker sends its events. */
export interface Endpoint extends Leased {
  companyId: number;
  url: string;
  /** JSON; null for all types. */
  types: string | null;
  secret: string;
  former_secret: string | null;
  former_until: string | null;
  cursor_seq: number;
  failures: number;
  failing_since: string | null;
  delivered_at: string | null;
}

export interface EndpointKey {
  companyId: number;
  id: number;
}

export interface DueEndpoint extends EndpointKey {
  isFailing: boolean;
}

/**
 * Endpoints with a due delivery or with events without deliveries. First those that answered the
 * last time, then new ones, then those that fail; of each kind in turns between the companies, and
 * of a company the longest waiting first. Endpoints reserved by a worker are omitted.
 */
export async function listDueEndpoints(db: Knex): Promise<DueEndpoint[]> {
  const due = db("webhook_deliveries as d")
    .whereRaw("d.company_id = w.company_id AND d.webhook_id = w.id")
    .where("d.status", "pending")
    .whereRaw(`d.next_try_at <= ${DATABASE_NOW}`)
    .select(db.raw("1"));
  const unorderedEvents = db("events as e")
    .whereRaw("e.company_id = w.company_id")
    .whereNull("e.seq")
    .select(db.raw("1"));
  const kind = "CASE WHEN w.failures > 0 THEN 2 WHEN w.delivered_at IS NULL THEN 1 ELSE 0 END";
  const turn = `ROW_NUMBER() OVER (PARTITION BY w.company_id, ${kind} ORDER BY w.next_try_at, w.id)`;
  const rows: (EndpointKey & { failures: number })[] = await db("webhooks as w")
    .leftJoin("event_orders as o", "o.company_id", "w.company_id")
    .where({ "w.status": "active", "w.is_deleted": 0 })
    .whereRaw(`w.next_try_at <= ${DATABASE_NOW}`)
    .where(
      (some) =>
        void some.whereRaw("o.last_seq > w.cursor_seq").orWhereExists(due).orWhereExists(unorderedEvents),
    )
    .select({ companyId: "w.company_id", id: "w.id", failures: "w.failures" })
    .orderByRaw(`${kind}, ${turn}, w.next_try_at`)
    .limit(MAX_ENDPOINTS);
  return rows.map(({ failures, ...key }) => ({ ...key, isFailing: failures > 0 }));
}

/** Null if another worker has reserved the endpoint. */
export async function claimEndpoint(
  db: Knex,
  { companyId, id }: EndpointKey,
  lease: number,
): Promise<Endpoint | null> {
  const which = { id, status: "active", is_deleted: 0 };
  const claim = { table: "webhooks", companyId, which, columns: ENDPOINT_COLUMNS };
  const row = await claimDue<Omit<Endpoint, "companyId">>(db, claim, lease);
  return row && { ...row, companyId };
}

/**
 * Renews the lease and reloads the endpoint's settings; false if the lease has ended and another
 * worker has the endpoint, or if the endpoint is off.
 */
export async function keepEndpoint(db: Knex, endpoint: Endpoint, lease: number): Promise<boolean> {
  const { delivered_at } = endpoint;
  await selectLeasedEndpoint(db, endpoint).update({ next_try_at: addSecondsToNow(db, lease), delivered_at });
  const row = (await selectLeasedEndpoint(db, endpoint).first(...ENDPOINT_COLUMNS)) as
    | Partial<Endpoint>
    | undefined;
  if (row) Object.assign(endpoint, row);
  return row !== undefined;
}

/** The endpoint is due again after `seconds`. */
export async function releaseEndpoint(db: Knex, endpoint: Endpoint, seconds: number): Promise<void> {
  const { delivered_at } = endpoint;
  await selectLeasedEndpoint(db, endpoint).update({
    next_try_at: addSecondsToNow(db, seconds),
    delivered_at,
  });
}

export async function noteHealth(db: Knex, endpoint: Endpoint, isWell: boolean): Promise<void> {
  if (isWell && endpoint.failures === 0 && endpoint.failing_since === null) return;
  endpoint.failures = isWell ? 0 : endpoint.failures + 1;
  endpoint.failing_since = isWell ? null : (endpoint.failing_since ?? toDatabaseTime(readClock()));
  const { failures, failing_since } = endpoint;
  await selectLeasedEndpoint(db, endpoint).update({ failures, failing_since });
}

/** False if another worker has reserved the endpoint. */
export async function switchOff(db: Knex, endpoint: Endpoint, why: string): Promise<boolean> {
  const off = { status: "off", off_reason: why.slice(0, 500), off_at: toDatabaseTime(readClock()) };
  return (await selectLeasedEndpoint(db, endpoint).update({ ...off, version: db.raw("version + 1") })) > 0;
}

function selectLeasedEndpoint(db: Knex, { companyId, id, attempts }: Endpoint) {
  return db("webhooks").where({ company_id: companyId, id, attempts, status: "active", is_deleted: 0 });
}

const MAX_ENDPOINTS = 500;
const ENDPOINT_COLUMNS = [
  "url",
  "types",
  "secret",
  "former_secret",
  "former_until",
  "cursor_seq",
  "failures",
  "failing_since",
  "delivered_at",
];
