import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { withTransaction } from "../db/transaction.ts";
import { fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import { toCanonicalName } from "../contract/canonical-text.ts";
import { problem } from "@vanbook/sdk/problem";
import { toNetwork } from "./addresses.ts";

/**
 * An attempt to give a secret. Each kind is counted separately, so what a visitor enters as a user
 * name at sign-in counts for no code and for no change of a password.
 */
export type Attempt = AttemptForUser | AttemptFromAddress;

/**
 * Counts for its address, and for the user (from any address). An attempt from a browser that the
 * user has signed in from before counts for that browser instead of both, so others can't lock the
 * user out, not even from the same address.
 */
interface AttemptForUser {
  /** A password at sign-in, a password in a session, or a code of the second factor. */
  kind: "account" | "password" | "code";
  companyId: number;
  /** The user name at sign-in, the user's id elsewhere. */
  user: string | number;
  /** Null in a session: others at its address must not slow it down. */
  address: string | null;
  browser?: string | null;
}

/**
 * Counts for its address alone: only a right link shows whose it is, and a set-up code has no user.
 */
interface AttemptFromAddress {
  kind: "link" | "set-up";
  address: string;
}

/**
 * Counts an attempt before its secret is checked, so concurrent attempts are all counted. Throws
 * RATE_LIMITED if the address or the known browser has failed too often in the current quarter of
 * an hour, or if the attempt comes too soon after the user's last one; refused attempts are not
 * counted. Call `clearAttempt` when the attempt succeeds.
 */
export async function countAttempt(db: Knex, attempt: Attempt): Promise<void> {
  const at = readClock();
  const window = toDatabaseTime(calculateWindowStart(at));
  await withTransaction(db, async (trx) => {
    for (const subject of listSubjects(attempt)) {
      const own = { company_id: subject.company_id, subject: subject.subject };
      // Count first, which locks the row, so each concurrent attempt sees the earlier ones.
      await trx("login_attempts")
        .insert({ ...own, window_start: window, failures: 1 })
        .onConflict(["company_id", "subject", "window_start"])
        .merge({ failures: trx.raw("failures + 1") });
      const rows: Tried[] = await trx("login_attempts")
        .where(own)
        .where("window_start", ">=", subject.limit === undefined ? calculateDayBefore(at) : window)
        .select("failures", "last_at");
      const wait = waitOf(rows, subject.limit, at);
      if (wait > 0) throw problem("RATE_LIMITED", { retryAfter: Math.ceil(wait / 1000) });
      await trx("login_attempts")
        .where({ ...own, window_start: window })
        .update({ last_at: toDatabaseTime(at) });
    }
  });
}

export async function clearAttempt(db: Knex, attempt: Attempt): Promise<void> {
  const keys = listSubjects(attempt).map(({ company_id, subject }) => [company_id, subject]);
  await db("login_attempts")
    .where("window_start", toDatabaseTime(calculateWindowStart(readClock())))
    .whereIn(["company_id", "subject"], keys)
    .where("failures", ">", 0)
    .decrement("failures", 1);
}

/** Deletes the sign-in attempts of a user name from all addresses: the next one need not wait. */
export async function forgetAttempts(db: Knex, companyId: number, username: string): Promise<void> {
  await db("login_attempts")
    .where({ company_id: companyId, subject: hashSubject("account", normaliseUsername(username)) })
    .delete();
}

/** Those before yesterday; at most 100. */
export async function deleteOldAttempts(db: Knex, companyId: number): Promise<void> {
  await db("login_attempts")
    .whereIn("company_id", [INSTALLATION_ID, companyId])
    .where("window_start", "<", calculateDayBefore(readClock()))
    .limit(100)
    .delete();
}

/**
 * How many milliseconds too early an attempt is. With a limit on failures, until the quarter of an
 * hour ends. Otherwise, after ten failures in a day, until the delay since the last failure is
 * over; it doubles with each failure.
 */
function waitOf(rows: readonly Tried[], limit: number | undefined, at: Date): number {
  const tries = rows.reduce((all, { failures }) => all + failures, 0);
  if (limit !== undefined)
    return tries > limit ? calculateWindowStart(at).getTime() + WINDOW_MS - at.getTime() : 0;
  if (tries <= FREE_FAILURES) return 0;
  const last = Math.max(...rows.map((row) => (row.last_at ? Date.parse(fromDatabaseTime(row.last_at)) : 0)));
  return last + Math.min(WINDOW_MS, FIRST_DELAY * 2 ** (tries - FREE_FAILURES - 1)) - at.getTime();
}

/** The address counts for all companies; a canonical name within its company, without accents. */
function listSubjects(attempt: Attempt): Subject[] {
  if (!("user" in attempt)) {
    const { kind, address } = attempt;
    const subject = hashSubject(kind, toNetwork(address));
    return [makeAddressSubject(address), { company_id: INSTALLATION_ID, subject, limit: FREE_FAILURES }];
  }
  const { kind, companyId, address, browser } = attempt;
  const user = normaliseUsername(String(attempt.user));
  if (browser) {
    const subject = hashSubject(`${kind}-browser`, browser, user);
    return [{ company_id: companyId, subject, limit: FREE_FAILURES }];
  }
  const userSubject = { company_id: companyId, subject: hashSubject(kind, user) };
  return address === null ? [userSubject] : [makeAddressSubject(address), userSubject];
}

function makeAddressSubject(address: string): Subject {
  const subject = hashSubject("address", toNetwork(address));
  return { company_id: INSTALLATION_ID, subject, limit: ADDRESS_LIMIT };
}

function normaliseUsername(username: string) {
  return toCanonicalName(username).normalize("NFKD").replaceAll(/\p{M}/gu, "");
}

/** Begins with the kind, so that no two kinds have a subject in common. */
function hashSubject(kind: SubjectKind, ...parts: string[]) {
  return `${kind}:${createHash("sha256").update(parts.join("\0")).digest("base64url")}`;
}

type SubjectKind = "address" | Attempt["kind"] | `${AttemptForUser["kind"]}-browser`;

function calculateWindowStart(at: Date) {
  return new Date(Math.floor(at.getTime() / WINDOW_MS) * WINDOW_MS);
}

function calculateDayBefore(at: Date) {
  return toDatabaseTime(new Date(at.getTime() - 24 * 60 * 60 * 1000));
}

/** What is counted. Without a limit, more attempts are delayed, not refused for a quarter hour. */
interface Subject {
  company_id: number;
  subject: string;
  limit?: number;
}

interface Tried {
  failures: number;
  last_at: string | null;
}

const WINDOW_MS = 15 * 60 * 1000;
/**
 * Delay after the eleventh failure, in milliseconds; doubles with each further failure, up to a
 * quarter of an hour.
 */
const FIRST_DELAY = 30 * 1000;
/**
 * Failures before a user is slowed down; for a known browser, and for links and set-up codes from
 * an address, the limit per quarter of an hour.
 */
const FREE_FAILURES = 10;
/** Failures allowed per address, which a whole office may share. */
const ADDRESS_LIMIT = 1000;
const INSTALLATION_ID = 0; // company id of attempts that are not of one company
