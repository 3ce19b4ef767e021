import type { Knex } from "knex";
import type { Logger } from "pino";
import { readClock, toDatabaseTime } from "../clock.ts";
import { purgeEvents } from "../events/purge-events.ts";
import { purgeOutbox } from "../outbox/outbox.ts";
import { purgeDeliveries } from "../webhooks/deliveries.ts";

/**
 * Deletes idempotency keys, events and sent messages older than 90 days, and revocations of expired
 * embed tokens, now and every day until the returned function is called. Documents keep their
 * client ids for ever. After an error, the next attempt is a day later.
 */
export function purgeDaily(db: Knex, log: Pick<Logger, "warn">): () => void {
  let isStopped = false;
  const purge = () =>
    void purgeAll(db, () => isStopped).catch((error: unknown) =>
      log.warn({ err: error }, "Old records could not be removed; the next attempt is tomorrow."),
    );
  purge();
  const daily = setInterval(purge, DAY_MS).unref();
  return () => {
    isStopped = true;
    clearInterval(daily);
  };
}

async function purgeAll(db: Knex, isStopped: () => boolean) {
  const at = readClock();
  await purgeKeys(db, at, isStopped);
  await purgeOutbox(db, at, isStopped);
  await purgeRevokedTokens(db, at, isStopped);
  await purgeEvents(db, at, isStopped);
  await purgeDeliveries(db, isStopped);
}

export async function purgeRevokedTokens(
  db: Knex,
  at: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  for (const companyId of await listCompanyIds(db)) {
    if (isStopped()) return;
    await db("revoked_tokens")
      .where("company_id", companyId)
      .where("expires_at", "<", toDatabaseTime(at))
      .delete();
  }
}

async function listCompanyIds(db: Knex): Promise<number[]> {
  return db("companies").orderBy("company_id").pluck("company_id");
}

/** Deletes keys older than 90 days at `at`, in small batches, so that postings don't wait. */
export async function purgeKeys(db: Knex, at: Date, isStopped: () => boolean = () => false): Promise<void> {
  const before = toDatabaseTime(new Date(at.getTime() - 90 * DAY_MS));
  for (const companyId of await listCompanyIds(db)) {
    for (let removedCount = BATCH_SIZE; removedCount === BATCH_SIZE && !isStopped();)
      removedCount = await removeSome(db, companyId, before);
  }
}

async function removeSome(db: Knex, companyId: number, before: string): Promise<number> {
  const [answer] = await db.raw<[{ affectedRows: number }]>(
    `DELETE FROM idempotency_keys WHERE company_id = ? AND created_at < ? ORDER BY created_at LIMIT ${BATCH_SIZE}`,
    [companyId, before],
  );
  return answer?.affectedRows ?? 0;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 500;
