import type { Knex } from "knex";
import { channels, type Happened } from "../channels.ts";
import type { Schema } from "../contract/contract.ts";
import { readClock, toDatabaseTime } from "../clock.ts";
import { takeIds } from "../db/ids.ts";
import { insertLater } from "../db/insert-rows.ts";

export interface NewEvent {
  type: Schema<"EventType">;
  resourceId: number;
  /** All versions of an edited document have the same one. Its events are delivered in order. */
  subject: string;
  voucherId?: number;
  number?: string;
  name?: string | null;
  /** `YYYY-MM-DD`. */
  date?: string;
  partyId?: number | null;
  amount?: string;
  clientId?: string | null;
  /** The `resourceId` of the version before an edit. */
  replacesId?: number;
  /** Who entered the record and when (UTC, in database format), if not the author and now. */
  entered?: { by: number | null; at: string };
}

export interface EventAuthor {
  companyId: number;
  userId: number | null;
  via?: "session" | "key" | "token" | "system";
  keyId?: number | null;
}

/**
 * Writes events with one statement, in the transaction of the change. Their position in the
 * company's order is given after the commit (`order-events.ts`), so that no posting waits for
 * another.
 */
export async function writeEvents(
  trx: Knex,
  author: EventAuthor,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const { companyId, userId, via = "system", keyId = null } = author;
  const ids = await takeIds(trx, companyId, "events", events.length);
  const present = { by: userId, at: toDatabaseTime(readClock()) };
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
  if (channels.happened.hasSubscribers) publishAfterCommit(trx, events);
}

/** Waits for the commit, because the transaction may be rolled back or retried. */
function publishAfterCommit(trx: Knex, events: readonly NewEvent[]): void {
  const publishCounts = () => {
    const counts = new Map<string, number>();
    for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
    for (const [type, count] of counts) channels.happened.publish({ type, count } satisfies Happened);
  };
  if (trx.isTransaction === true)
    (trx as Knex.Transaction).executionPromise.then(publishCounts, () => undefined);
  else publishCounts();
}
