import type { Knex } from "knex";
import { toDatabaseTime } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";
import { orderEvents } from "./order-events.ts";

/**
 * Deletes events that are more than 90 days old at `at`, in small batches, and records the last deleted position, so
 * that a reader that is behind it gets an error.
 */
export async function purgeEvents(db: Knex, at: Date, isStopped: () => boolean = () => false): Promise<void> {
  const before = toDatabaseTime(new Date(at.getTime() - KEPT));
  const companies: number[] = await db("companies").orderBy("company_id").pluck("company_id");
  for (const companyId of companies) {
    if (isStopped()) return;
    await orderEvents(db, companyId);
    while (!isStopped() && (await purgeSome(db, companyId, before)) === BATCH);
  }
}

async function purgeSome(db: Knex, companyId: number, before: string): Promise<number> {
  return withTransaction(db, async (trx) => {
    const oldest: { seq: number; at: string }[] = await trx("events")
      .where("company_id", companyId)
      .whereNotNull("seq")
      .orderBy("seq")
      .limit(BATCH)
      .select("seq", "at");
    const kept = oldest.findIndex(({ at }) => at >= before);
    const old = kept < 0 ? oldest : oldest.slice(0, kept);
    const gone = old.at(-1)?.seq;
    if (gone === undefined) return 0;
    await trx("event_orders").where("company_id", companyId).update({ gone_seq: gone });
    await trx("events").where("company_id", companyId).where("seq", "<=", gone).delete();
    return old.length;
  });
}

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 90 * DAY;
const BATCH = 500;
