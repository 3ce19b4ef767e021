import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";

export interface EventOrder {
  last: number;
  /** Events up to this position were deleted. */
  gone: number;
}

/**
 * Gives the company's committed events consecutive positions. A position is given under a lock,
 * after the commit, so a reader never gets a new event before a position that it has read. Events
 * are ordered by the database's time of writing; cause comes before effect if one server takes all
 * writes.
 */
export async function assignEventPositions(db: Knex, companyId: number): Promise<EventOrder> {
  while (await hasUnordered(db, companyId))
    if ((await assignSomePositions(db, companyId)) < BATCH_SIZE) break;
  return readOrder(db, companyId);
}

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

/** One batch per transaction, so that no lock is held for long. Returns the batch's size. */
async function assignSomePositions(db: Knex, companyId: number): Promise<number> {
  return withTransaction(db, async (trx) => {
    await trx.raw(
      "INSERT INTO event_orders (company_id, last_seq, gone_seq) VALUES (?, 0, 0) ON DUPLICATE KEY UPDATE last_seq = last_seq",
      [companyId],
    );
    const order: { last_seq: number } = await trx("event_orders")
      .where("company_id", companyId)
      .forUpdate()
      .first("last_seq");
    // Read after the lock is taken, so that events ordered by another process are not ordered
    // again.
    const ids: number[] = await trx("events")
      .where("company_id", companyId)
      .whereNull("seq")
      .orderBy(["written_at", "id"])
      .limit(BATCH_SIZE)
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

const BATCH_SIZE = 500;
