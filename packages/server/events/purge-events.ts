import type { Knex } from "knex";
import { toDatabaseTime } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";
import { assignEventPositions } from "./order-events.ts";

/**
 * Deletes events more than 90 days old at `at`, in small batches. The last deleted position is
 * recorded, so that a reader that is behind it gets an error.
 */
export async function purgeEvents(db: Knex, at: Date, isStopped: () => boolean = () => false): Promise<void> {
  const before = toDatabaseTime(new Date(at.getTime() - KEPT_MS));
  const companies: number[] = await db("companies").orderBy("company_id").pluck("company_id");
  for (const companyId of companies) {
    if (isStopped()) return;
    await assignEventPositions(db, companyId);
    while (!isStopped() && (await purgeSome(db, companyId, before)) === BATCH_SIZE);
  }
}

async function purgeSome(db: Knex, companyId: number, before: string): Promise<number> {
  return withTransaction(db, async (trx) => {
    const oldest: { seq: number; at: string }[] = await trx("events")
      .where("company_id", companyId)
      .whereNotNull("seq")
      .orderBy("seq")
      .limit(BATCH_SIZE)
      .select("seq", "at");
    const firstKeptIndex = oldest.findIndex(({ at }) => at >= before);
    const old = firstKeptIndex < 0 ? oldest : oldest.slice(0, firstKeptIndex);
    const lastDeletedPosition = old.at(-1)?.seq;
    if (lastDeletedPosition === undefined) return 0;
    await trx("event_orders").where("company_id", companyId).update({ gone_seq: lastDeletedPosition });
    await trx("events").where("company_id", companyId).where("seq", "<=", lastDeletedPosition).delete();
    return old.length;
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
const BATCH_SIZE = 500;
