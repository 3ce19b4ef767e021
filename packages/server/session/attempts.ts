import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { toDatabaseTime } from "../http/clock.ts";
import { problem } from "../http/problem.ts";

/** Who tries to sign in: counted by address, and by address and account together, so that nobody locks another out. */
export interface Attempt {
  companyId: number;
  address: string;
  username: string;
}

/** Refuses when too many attempts have failed in the last quarter of an hour. */
export async function checkAttempts(db: Knex, attempt: Attempt): Promise<void> {
  const now = new Date();
  const rows: { subject: string; failures: number }[] = await db("login_attempts")
    .where("company_id", attempt.companyId)
    .whereIn("subject", Object.keys(limits(attempt)))
    .where("window_start", toDatabaseTime(windowStart(now)))
    .select("subject", "failures");
  const allowed = limits(attempt);
  if (rows.some((row) => row.failures >= (allowed[row.subject] ?? 0))) {
    throw problem("RATE_LIMITED", {
      retryAfter: Math.ceil((windowStart(now).getTime() + WINDOW - now.getTime()) / 1000),
    });
  }
}

/** Counts one failed attempt. */
export async function noteFailure(db: Knex, attempt: Attempt): Promise<void> {
  const rows = Object.keys(limits(attempt)).map((subject) => ({
    company_id: attempt.companyId,
    subject,
    window_start: toDatabaseTime(windowStart(new Date())),
    failures: 1,
  }));
  await db("login_attempts")
    .insert(rows)
    .onConflict(["company_id", "subject", "window_start"])
    .merge({ failures: db.raw("failures + 1") });
}

function limits({ address, username }: Attempt): Record<string, number> {
  return { [subject("address", address)]: 100, [subject("account", address, username.toLowerCase())]: 10 };
}

function subject(kind: string, ...parts: string[]) {
  return `${kind}:${createHash("sha256").update(parts.join("\0")).digest("base64url")}`;
}

function windowStart(at: Date) {
  return new Date(Math.floor(at.getTime() / WINDOW) * WINDOW);
}

const WINDOW = 15 * 60 * 1000;
