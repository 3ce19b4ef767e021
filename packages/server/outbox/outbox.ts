import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { DATABASE_NOW, formatDayIn, readClock, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { claimDue, addSecondsToNow, type Leased } from "./leases.ts";

export type Message = DocumentMessage | TextMessage;

export interface DocumentMessage {
  /** E.164 with the leading +. */
  to: string;
  text: string | null;
  fileName: string;
}

export interface TextMessage {
  to: string;
  text: string;
  fileName: null;
}

export type Claimed = Message & {
  companyId: number;
  id: number;
  /** From 1. */
  attempt: number;
  mediaId: string | null;
};

/**
 * In the caller's transaction. Throws WHATSAPP_QUOTA when the company has reached its daily limit.
 */
export async function queueMessage(
  trx: Knex.Transaction,
  { companyId, userId }: Pick<Principal, "companyId" | "userId">,
  { message, file, dailyLimit }: Queued,
): Promise<number> {
  await countToday(trx, companyId, dailyLimit);
  const [id = 0] = await takeIds(trx, companyId, "outbox", 1);
  await trx("outbox").insert({
    company_id: companyId,
    id,
    status: "queued",
    attempts: 0,
    next_try_at: trx.raw(DATABASE_NOW),
    payload: JSON.stringify(message),
    created_by: userId,
    created_at: toDatabaseTime(readClock()),
  });
  for (let part = 0; part * PART_BYTES < (file?.length ?? 0); part += 1) {
    const bytes = file?.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await trx("outbox_files").insert({ company_id: companyId, outbox_id: id, part, bytes });
  }
  return id;
}

type Queued = { dailyLimit: number } & (
  | { message: DocumentMessage; file: Buffer }
  | { message: TextMessage; file: null }
);

export async function listCompaniesDue(db: Knex): Promise<number[]> {
  // MIN over a company's rows is one index lookup, for which MariaDB needs a hint; EXISTS would
  // become a join over all messages ever sent.
  const first = db(db.raw("outbox AS o FORCE INDEX (outbox_due)"))
    .whereRaw("o.company_id = c.company_id")
    .where("o.status", "queued")
    .min("o.next_try_at");
  return db("companies as c")
    .whereRaw(`? <= ${DATABASE_NOW}`, [first])
    .orderBy("c.company_id")
    .pluck("c.company_id");
}

/**
 * Reserves for `leaseSeconds` the message that has waited longest; null if none is due. Any number
 * of processes may run this: rows that another process is reserving are skipped.
 */
export async function claimMessage(
  db: Knex,
  companyId: number,
  leaseSeconds: number,
): Promise<Claimed | null> {
  const which = { status: "queued" };
  const claim = { table: "outbox", companyId, which, columns: ["payload", "media_id"] };
  const row = await claimDue<OutboxRow>(db, claim, leaseSeconds);
  if (!row) return null;
  const message = JSON.parse(row.payload) as Message; // written by queueMessage
  return { ...message, companyId, id: row.id, attempt: row.attempts, mediaId: row.media_id };
}

export async function readMessageFile(db: Knex, { companyId, id }: Claimed): Promise<Buffer> {
  const parts: Buffer[] = await selectFiles(db, { companyId, id }).orderBy("part").pluck("bytes");
  return Buffer.concat(parts);
}

export async function storeMediaId(db: Knex, { companyId, id }: Claimed, mediaId: string): Promise<void> {
  await db("outbox").where({ company_id: companyId, id }).update({ media_id: mediaId });
}

/** Even if another process has reserved the message since, so that it is not sent again. */
export async function markSent(db: Knex, claimedMessage: Claimed, providerId: string): Promise<void> {
  await end(db, claimedMessage, {}, { status: "sent", provider_id: providerId, last_error: null });
}

/** Does nothing if the lease has ended and another process is already trying. */
export async function markFailed(db: Knex, claimedMessage: Claimed, why: string): Promise<void> {
  const own = { attempts: claimedMessage.attempt };
  await end(db, claimedMessage, own, { status: "failed", last_error: why.slice(0, 1000) });
}

/** Does nothing if the lease has ended and another process is already trying. */
export async function scheduleRetry(
  db: Knex,
  claimedMessage: Claimed,
  why: string,
  seconds: number,
): Promise<void> {
  const { companyId, id, attempt } = claimedMessage;
  await db("outbox")
    .where({ company_id: companyId, id, status: "queued", attempts: attempt })
    .update({ next_try_at: addSecondsToNow(db, seconds), last_error: why.slice(0, 1000) });
}

/** Deletes sent and failed messages created more than 90 days before `at`, in small batches. */
export async function purgeOutbox(db: Knex, at: Date, isStopped: () => boolean = () => false): Promise<void> {
  const before = toDatabaseTime(new Date(at.getTime() - KEPT_MS));
  for (const companyId of await db("companies").orderBy("company_id").pluck<number[]>("company_id")) {
    for (let removedCount = BATCH_SIZE; removedCount === BATCH_SIZE && !isStopped();) {
      const [answer] = await db.raw<[{ affectedRows: number }]>(
        `DELETE FROM outbox WHERE company_id = ? AND created_at < ? AND status <> 'queued' ORDER BY created_at LIMIT ${BATCH_SIZE}`,
        [companyId, before],
      );
      removedCount = answer?.affectedRows ?? 0;
    }
    await db("outbox_days").where("company_id", companyId).where("day", "<", before.slice(0, 10)).delete();
  }
}

async function end(db: Knex, { companyId, id }: Claimed, which: object, outcome: object) {
  await withTransaction(db, async (trx) => {
    const endedCount = await trx("outbox")
      .where({ company_id: companyId, id, status: "queued", ...which })
      .update({ ...outcome, ended_at: trx.raw(DATABASE_NOW) });
    if (endedCount > 0) await selectFiles(trx, { companyId, id }).delete();
  });
}

/** Increments before comparing, so that concurrent requests are all counted. */
async function countToday(trx: Knex.Transaction, companyId: number, limit: number) {
  const at = readClock();
  const today = { company_id: companyId, day: formatDayIn("Asia/Kolkata", at) };
  await trx("outbox_days")
    .insert({ ...today, queued: 1 })
    .onConflict(["company_id", "day"])
    .merge({ queued: trx.raw("queued + 1") });
  const dayRow: { queued: number } | undefined = await trx("outbox_days").where(today).first("queued");
  if ((dayRow?.queued ?? 0) > limit) {
    const sinceMidnight = (at.getTime() + INDIA_OFFSET_MS) % DAY_MS;
    throw problem("WHATSAPP_QUOTA", {
      ...say.messagesSent({ limit }),
      retryAfter: Math.ceil((DAY_MS - sinceMidnight) / 1000),
    });
  }
}

function selectFiles(db: Knex, { companyId, id }: Pick<Claimed, "companyId" | "id">) {
  return db("outbox_files").where({ company_id: companyId, outbox_id: id });
}

interface OutboxRow extends Leased {
  payload: string;
  media_id: string | null;
}

const PART_BYTES = 1024 * 1024;
const BATCH_SIZE = 500;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 90 * DAY_MS;
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
