import * as say from "@vanbook/sdk/messages";
import type { Knex } from "knex";
import { takeIds } from "../db/ids.ts";
import { withTransaction } from "../db/transaction.ts";
import { DATABASE_NOW, dayIn, now, toDatabaseTime } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { claimDue, secondsFromNow, type Leased } from "./leases.ts";

/** A message to a WhatsApp number: a document with or without text, or text only. */
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

/** A message reserved by a worker until its lease ends. */
export type Claimed = Message & {
  companyId: number;
  id: number;
  /** Number of this attempt, from 1. */
  attempt: number;
  /** The provider's id of the file, if an earlier attempt uploaded it. */
  mediaId: string | null;
};

/**
 * Adds a message, with its file if any, to the outbox in the caller's transaction. Throws WHATSAPP_QUOTA when the
 * company has reached its daily limit.
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
    created_at: toDatabaseTime(now()),
  });
  for (let part = 0; part * PART < (file?.length ?? 0); part += 1) {
    const bytes = file?.subarray(part * PART, (part + 1) * PART);
    await trx("outbox_files").insert({ company_id: companyId, outbox_id: id, part, bytes });
  }
  return id;
}

type Queued = { dailyLimit: number } & (
  | { message: DocumentMessage; file: Buffer }
  | { message: TextMessage; file: null }
);

export async function companiesDue(db: Knex): Promise<number[]> {
  // MIN over a company's rows is one index lookup, for which MariaDB needs a hint; EXISTS would become a join that
  // reads all messages ever sent.
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
 * Reserves the company's message that has waited longest for `leaseSeconds`; null if none is due. Safe with any
 * number of processes: rows that another process is reserving are skipped.
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

export async function fileOf(db: Knex, { companyId, id }: Claimed): Promise<Buffer> {
  const parts: Buffer[] = await filesOf(db, { companyId, id }).orderBy("part").pluck("bytes");
  return Buffer.concat(parts);
}

/** Stores the provider's id of the file, so that the next attempt doesn't upload it again. */
export async function storeMediaId(db: Knex, { companyId, id }: Claimed, mediaId: string): Promise<void> {
  await db("outbox").where({ company_id: companyId, id }).update({ media_id: mediaId });
}

/** Marks a message as sent, even if another process has reserved it since, so that it is not sent again. */
export async function markSent(db: Knex, claimed: Claimed, providerId: string): Promise<void> {
  await end(db, claimed, {}, { status: "sent", provider_id: providerId, last_error: null });
}

/** Marks a message as failed permanently, unless its lease has ended and another process is already trying. */
export async function markFailed(db: Knex, claimed: Claimed, why: string): Promise<void> {
  const own = { attempts: claimed.attempt };
  await end(db, claimed, own, { status: "failed", last_error: why.slice(0, 1000) });
}

/** Schedules the next attempt, unless the lease has ended and another process is already trying. */
export async function scheduleRetry(db: Knex, claimed: Claimed, why: string, seconds: number): Promise<void> {
  const { companyId, id, attempt } = claimed;
  await db("outbox")
    .where({ company_id: companyId, id, status: "queued", attempts: attempt })
    .update({ next_try_at: secondsFromNow(db, seconds), last_error: why.slice(0, 1000) });
}

/** Deletes messages that were created more than 90 days before `at` and are sent or failed, in small batches. */
export async function purgeOutbox(db: Knex, at: Date, isStopped: () => boolean = () => false): Promise<void> {
  const before = toDatabaseTime(new Date(at.getTime() - KEPT));
  for (const companyId of await db("companies").orderBy("company_id").pluck<number[]>("company_id")) {
    for (let removed = BATCH; removed === BATCH && !isStopped();) {
      const [answer] = await db.raw<[{ affectedRows: number }]>(
        `DELETE FROM outbox WHERE company_id = ? AND created_at < ? AND status <> 'queued' ORDER BY created_at LIMIT ${BATCH}`,
        [companyId, before],
      );
      removed = answer?.affectedRows ?? 0;
    }
    await db("outbox_days").where("company_id", companyId).where("day", "<", before.slice(0, 10)).delete();
  }
}

async function end(db: Knex, { companyId, id }: Claimed, which: object, outcome: object) {
  await withTransaction(db, async (trx) => {
    const ended = await trx("outbox")
      .where({ company_id: companyId, id, status: "queued", ...which })
      .update({ ...outcome, ended_at: trx.raw(DATABASE_NOW) });
    if (ended > 0) await filesOf(trx, { companyId, id }).delete();
  });
}

/** Increments first and compares afterwards, so that concurrent requests are all counted. */
async function countToday(trx: Knex.Transaction, companyId: number, limit: number) {
  const at = now();
  const today = { company_id: companyId, day: dayIn("Asia/Kolkata", at) };
  await trx("outbox_days")
    .insert({ ...today, queued: 1 })
    .onConflict(["company_id", "day"])
    .merge({ queued: trx.raw("queued + 1") });
  const counted: { queued: number } | undefined = await trx("outbox_days").where(today).first("queued");
  if ((counted?.queued ?? 0) > limit) {
    const sinceMidnight = (at.getTime() + INDIA) % DAY;
    throw problem("WHATSAPP_QUOTA", {
      ...say.messagesSent({ limit }),
      retryAfter: Math.ceil((DAY - sinceMidnight) / 1000),
    });
  }
}

function filesOf(db: Knex, { companyId, id }: Pick<Claimed, "companyId" | "id">) {
  return db("outbox_files").where({ company_id: companyId, outbox_id: id });
}

interface OutboxRow extends Leased {
  payload: string;
  media_id: string | null;
}

const PART = 1024 * 1024;
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;
const KEPT = 90 * DAY;
const INDIA = 5.5 * 60 * 60 * 1000;
