import type { Knex } from "knex";
import { channels, type Happened } from "../channels.ts";
import type { Schema } from "../contract/contract.ts";
import { now, toDatabaseTime } from "../clock.ts";
import { takeIds } from "../db/ids.ts";
import { insertLater } from "../db/insert-rows.ts";

/** An event to be written: ids and figures to act on, not a copy of the record. */
export interface NewEvent {
  type: Schema<"EventType">;
  resourceId: number;
  /**
   * The document or record, the same for a document however often it is edited. Events of one subject are delivered
   * in order.
   */
  subject: string;
  voucherId?: number;
  number?: string;
  name?: string | null;
  /** `YYYY-MM-DD`. */
  date?: string;
  partyId?: number | null;
  /** An exact decimal. */
  amount?: string;
  clientId?: string | null;
  /** The `resourceId` of the version before an edit. */
  replacesId?: number;
  /** Who entered it and when (UTC, in database format), if not the author and now. */
  entered?: { by: number | null; at: string };
}

/** Who caused the event; without `via`, the system. */
export interface EventAuthor {
  companyId: number;
  userId: number | null;
  via?: "session" | "key" | "token" | "system";
  keyId?: number | null;
}

/**
 * Writes events with one statement, in the transaction of the change. They get their position in the company's order
 * after the commit (`order-events.ts`), so that no posting waits for another.
 */
export async function writeEvents(
  trx: Knex,
  author: EventAuthor,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { companyId, userId, via = "system", keyId = null } = author;
  const ids = await takeIds(trx, companyId, "events", events.length);
  const present = { by: userId, at: toDatabaseTime(now()) };
  const rows = events.map((event, index) => {
    const { by, at } = event.entered ?? present;
    return {
      company_id: companyId,
      id: ids[index] ?? 0,
      type: event.type,
      resource_id: event.resourceId,
      voucher_id: event.voucherId ?? null,
      subject: event.subject,
      number: event.number ?? null,
      name: event.name?.slice(0, 200) ?? null,
      date: event.date ?? null,
      party_id: event.partyId ?? null,
      amount: event.amount ?? null,
      client_id: event.clientId ?? null,
      replaces_id: event.replacesId ?? null,
      user_id: by,
      via,
      key_id: keyId,
      at,
    };
  });
  await insertLater(trx, "events", rows);
  if (channels.happened.hasSubscribers) sayWhenCommitted(trx, events);
}

/** Publishes the events after the commit: the transaction may be rolled back or retried. */
function sayWhenCommitted(trx: Knex, events: readonly NewEvent[]): void {
  const say = () => {
    const counts = new Map<string, number>();
    for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
    for (const [type, count] of counts) channels.happened.publish({ type, count } satisfies Happened);
  };
  if (trx.isTransaction === true) (trx as Knex.Transaction).executionPromise.then(say, () => undefined);
  else say();
}
