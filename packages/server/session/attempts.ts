import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";
import { now, toDatabaseTime } from "../clock.ts";
import { problem } from "../contract/problem.ts";

/**
 * A sign-in attempt. Attempts are counted by address, and by address and account together, so that nobody can lock
 * another user out.
 */
export interface Attempt {
  companyId: number;
  address: string;
  username: string;
}

/**
 * Counts an attempt before its password is checked, so that concurrent attempts are all counted. Throws RATE_LIMITED
 * after too many failures in the current quarter of an hour. Call `forgive` when the attempt succeeds.
 */
export async function countAttempt(db: Knex, attempt: Attempt): Promise<void> {
  const at = now();
  const window = toDatabaseTime(windowStart(at));
  const counted = subjectsOf(attempt).map(({ company_id, subject }) => ({
    company_id,
    subject,
    window_start: window,
    failures: 1,
  }));
  const tries = await withTransaction(db, async (trx) => {
    await trx("login_attempts")
      .insert(counted)
      .onConflict(["company_id", "subject", "window_start"])
      .merge({ failures: trx.raw("failures + 1") });
    const rows: Tried[] = await ofSubjects(trx, attempt, window).select("subject", "failures");
    return rows;
  });
  const limits = new Map(subjectsOf(attempt).map(({ subject, limit }) => [subject, limit]));
  if (tries.some(({ subject, failures }) => failures > (limits.get(subject) ?? 0))) {
    throw problem("RATE_LIMITED", {
      retryAfter: Math.ceil((windowStart(at).getTime() + WINDOW - at.getTime()) / 1000),
    });
  }
}

/** Subtracts a counted attempt that succeeded. */
export async function forgive(db: Knex, attempt: Attempt): Promise<void> {
  await ofSubjects(db, attempt, toDatabaseTime(windowStart(now())))
    .where("failures", ">", 0)
    .decrement("failures", 1);
}

/** Deletes some outdated rows: attempts before yesterday and expired sessions. */
export async function sweep(db: Knex, companyId: number): Promise<void> {
  const yesterday = toDatabaseTime(new Date(now().getTime() - 24 * 60 * 60 * 1000));
  await db("login_attempts")
    .whereIn("company_id", [INSTALLATION, companyId])
    .where("window_start", "<", yesterday)
    .limit(100)
    .delete();
  await db("sessions")
    .where("company_id", companyId)
    .where("expires_at", "<", toDatabaseTime(now()))
    .limit(100)
    .delete();
}

function ofSubjects(db: Knex, attempt: Attempt, window: string) {
  const keys = subjectsOf(attempt).map(({ company_id, subject }) => [company_id, subject]);
  return db("login_attempts").where("window_start", window).whereIn(["company_id", "subject"], keys);
}

/**
 * The address is counted for the whole installation; the account's name is compared within its company, ignoring case
 * and accents.
 */
function subjectsOf({ companyId, address, username }: Attempt) {
  const name = username.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return [
    { company_id: INSTALLATION, subject: hashed("address", address), limit: 100 },
    { company_id: companyId, subject: hashed("account", address, name), limit: 10 },
  ];
}

function hashed(kind: string, ...parts: string[]) {
  return `${kind}:${createHash("sha256").update(parts.join("\0")).digest("base64url")}`;
}

function windowStart(at: Date) {
  return new Date(Math.floor(at.getTime() / WINDOW) * WINDOW);
}

interface Tried {
  subject: string;
  failures: number;
}

const WINDOW = 15 * 60 * 1000;
const INSTALLATION = 0; // attempts that belong to no company
