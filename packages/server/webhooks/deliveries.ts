import type { Knex } from "knex";
import type { Schema } from "../contract/contract.ts";
import { DATABASE_NOW, readClock, toDatabaseTime } from "../clock.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { assignEventPositions } from "../events/order-events.ts";
import { advanceCursor, readEventsAt, readEvents } from "../events/read-events.ts";
import type { Endpoint } from "./endpoint.ts";

export interface Delivery {
  id: number;
  event_seq: number;
  attempts: number;
  first_tried_at: string | null;
  /** Undefined if the event was deleted. */
  event: Schema<"Event"> | undefined;
}

/**
 * Creates deliveries for the next subscribed events after the endpoint's cursor. At most MOST_OPEN
 * are pending at a time: further events wait until the endpoint responds.
 */
export async function makeDeliveries(db: Knex, endpoint: Endpoint): Promise<void> {
  const { companyId, id } = endpoint;
  const { last, gone } = await assignEventPositions(db, companyId);
  // Events that were deleted before the endpoint got them are skipped.
  let cursor = Math.max(endpoint.cursor_seq, gone);
  if ((await openDeliveries(db, endpoint)) >= MOST_OPEN) return;
  for (let isMade = false; !isMade && cursor < last;) {
    const newEvents = await readEvents(db, companyId, {
      after: cursor,
      last,
      limit: BATCH_SIZE,
      types: null,
    });
    cursor = advanceCursor(newEvents, { limit: BATCH_SIZE, last });
    const wantedEvents = newEvents.filter((event) => isWanted(event, endpoint));
    await withTransaction(db, async (trx) => {
      const subjects = await readSubjects(trx, companyId, wantedEvents);
      const at = toDatabaseTime(readClock());
      const makeDeliveryRow = (event: Schema<"Event">) => ({
        webhook_id: id,
        event_seq: event.id,
        subject: subjects.get(event.id) ?? "",
        status: "pending",
        attempts: 0,
        next_try_at: at,
        created_at: at,
      });
      // If this worker's lease ended in the meantime, another worker may already have created some
      // of them.
      const orKept = "ON DUPLICATE KEY UPDATE event_seq = VALUES(event_seq)";
      await insertWithIds(trx, companyId, "webhook_deliveries", wantedEvents, makeDeliveryRow, orKept);
      await trx("webhooks").where({ company_id: companyId, id }).update({ cursor_seq: cursor });
    });
    endpoint.cursor_seq = cursor;
    isMade = wantedEvents.length > 0;
  }
}

/**
 * For each document or record, the earliest pending delivery, if it is due. Those in `open` (being
 * sent) are omitted, and so are later ones of the same documents.
 */
export async function readDueDeliveries(
  db: Knex,
  endpoint: Endpoint,
  { limit, open }: { limit: number; open: Iterable<number> },
): Promise<Delivery[]> {
  const { companyId, id } = endpoint;
  const earlier = db("webhook_deliveries as e")
    .whereRaw(
      "e.company_id = d.company_id AND e.webhook_id = d.webhook_id AND e.subject = d.subject AND e.event_seq < d.event_seq",
    )
    .where("e.status", "pending")
    .select(db.raw("1"));
  const due: Omit<Delivery, "event">[] = await db("webhook_deliveries as d")
    .where({ "d.company_id": companyId, "d.webhook_id": id, "d.status": "pending" })
    .whereRaw(`d.next_try_at <= ${DATABASE_NOW}`)
    .whereNotIn("d.id", [0, ...open])
    .whereNotExists(earlier)
    .orderBy("d.event_seq")
    .limit(limit)
    .select("d.id", "d.event_seq", "d.attempts", "d.first_tried_at");
  if (due.length === 0) return [];
  const events = await readEventsAt(
    db,
    companyId,
    due.map(({ event_seq }) => event_seq),
  );
  return due.map((delivery) => ({ ...delivery, event: events.get(delivery.event_seq) }));
}

/** After the endpoint was unreachable or off. */
export async function makeAllDeliveriesDue(
  db: Knex,
  { companyId, id }: Pick<Endpoint, "companyId" | "id">,
): Promise<void> {
  await db("webhook_deliveries")
    .where({ company_id: companyId, webhook_id: id, status: "pending" })
    .update({ next_try_at: db.raw(DATABASE_NOW), first_tried_at: null });
}

export async function purgeDeliveries(db: Knex, isStopped: () => boolean = () => false): Promise<void> {
  const orders: { company_id: number; gone_seq: number }[] = await db("event_orders")
    .where("gone_seq", ">", 0)
    .orderBy("company_id")
    .select("company_id", "gone_seq");
  for (const { company_id, gone_seq } of orders) {
    if (isStopped()) return;
    await db("webhook_deliveries").where({ company_id }).where("event_seq", "<=", gone_seq).delete();
  }
}

/** A test event goes only to the tested endpoint, even if it doesn't subscribe to the type. */
function isWanted({ type, resource }: Schema<"Event">, { id, types }: Endpoint): boolean {
  if (type === "webhook.tested") return resource.id === id;
  return types === null || (JSON.parse(types) as string[]).includes(type);
}

async function readSubjects(db: Knex, companyId: number, events: readonly Schema<"Event">[]) {
  const rows: { seq: number; subject: string }[] = await db("events")
    .where("company_id", companyId)
    .whereIn("seq", [0, ...events.map(({ id }) => id)])
    .select("seq", "subject");
  return new Map(rows.map(({ seq, subject }) => [seq, subject]));
}

async function openDeliveries(db: Knex, { companyId, id }: Endpoint): Promise<number> {
  const [row] = (await db("webhook_deliveries")
    .where({ company_id: companyId, webhook_id: id, status: "pending" })
    .count({ open: "*" })) as { open: number }[];
  return Number(row?.open ?? 0);
}

const BATCH_SIZE = 200;
const MOST_OPEN = 1000;
