import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";

/** How far a company's events go. */
export interface EventOrder {
  /** The place of the latest event. */
  last: number;
  /** Events up to this place were deleted. */
  gone: number;
}

/**
 * Gives the company's committed events their places, one after the other, and says how far they go. A place is given under a lock and
 * after the event was committed: whoever has read up to a place never finds a new event before it. Within a company the order is that
 * of writing by the database's clock, which is the order of causes where one server takes the writes.
 */
export async function orderEvents(db: Knex, companyId: number): Promise<EventOrder> {
  while (await hasUnordered(db, companyId)) if ((await orderSome(db, companyId)) < BATCH) break;
  return readOrder(db, companyId);
}

/** How far the events go that have a place. */
export async function readOrder(db: Knex, companyId: number): Promise<EventOrder> {
  const row: { last_seq: number; gone_seq: number } | undefined = await db("event_orders")
    .where("company_id", companyId)
    .first("last_seq", "gone_seq");
  return { last: row?.last_seq ?? 0, gone: row?.gone_seq ?? 0 };
}

async function hasUnordered(db: Knex, companyId: number): Promise<boolean> {
  const row: unknown = await db("events").where("company_id", companyId).whereNull("seq").first("id");
  return row !== undefined;
}

/** One transaction's worth, so that no lock is held for long; returns how many there were. */
async function orderSome(db: Knex, companyId: number): Promise<number> {
  return withTransaction(db, async (trx) => {
    await trx.raw(
      "INSERT INTO event_orders (company_id, last_seq, gone_seq) VALUES (?, 0, 0) ON DUPLICATE KEY UPDATE last_seq = last_seq",
      [companyId],
    );
    const order: { last_seq: number } = await trx("event_orders")
      .where("company_id", companyId)
      .forUpdate()
      .first("last_seq");
    // Read after the lock was taken: whatever another process has placed meanwhile is seen as placed.
    const ids: number[] = await trx("events")
      .where("company_id", companyId)
      .whereNull("seq")
      .orderBy(["written_at", "id"])
      .limit(BATCH)
      .pluck("id");
    if (ids.length === 0) return 0;
    const places = ids.map((id, index) => [id, order.last_seq + index + 1]).flat();
    await trx.raw(
      `UPDATE events SET seq = CASE id ${"WHEN ? THEN ? ".repeat(ids.length)}END WHERE company_id = ? AND id IN (${ids.map(() => "?").join(", ")})`,
      [...places, companyId, ...ids],
    );
    await trx("event_orders")
      .where("company_id", companyId)
      .update({ last_seq: order.last_seq + ids.length });
    return ids.length;
  });
}

const BATCH = 500;
