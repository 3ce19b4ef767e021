import type { Knex } from "knex";
import { DATABASE_NOW, fromDatabaseTime, readClock, toDatabaseTime } from "../clock.ts";
import { withTransaction } from "../db/transaction.ts";
import type { Attempt } from "./attempt.ts";
import type { Delivery } from "./deliveries.ts";

export interface Outcome {
  delivery: Delivery;
  attempt: Attempt;
}

/**
 * Stores all outcomes in one statement. Failed deliveries are due again after `waitBefore`
 * (seconds) the next attempt, for at most three days.
 */
export async function noteAttempts(
  db: Knex,
  companyId: number,
  outcomes: readonly Outcome[],
  waitBefore: (attempt: number) => number,
): Promise<void> {
  const at = toDatabaseTime(readClock());
  const rows = outcomes.map(({ delivery, attempt }) => {
    const { id, attempts, first_tried_at: first } = delivery;
    const isOpen = attempt.error !== null && delivery.event !== undefined && !isGivenUp(first);
    return {
      id,
      status: attempt.error === null ? "delivered" : isOpen ? "pending" : "failed",
      attempts: attempts + 1,
      first_tried_at: first ?? at,
      tried_at: at,
      answer_code: attempt.code,
      answer_text: attempt.text?.slice(0, 500) ?? null,
      milliseconds: attempt.milliseconds,
      error: attempt.error?.slice(0, 500) ?? null,
      seconds: isOpen ? waitBefore(attempts + 2) : 0,
    };
  });
  if (rows.length === 0) return;
  const columns = ["id", ...NOTED_COLUMNS, "seconds"] as const;
  const select = `SELECT ${columns.map((column) => `? AS ${column}`).join(", ")}`;
  const values = [...rows.flatMap((row) => columns.map((column) => row[column])), companyId];
  // The rows are found by primary key in this join order, so deliveries of other endpoints are not
  // locked.
  const sql = `UPDATE (${rows.map(() => select).join(" UNION ALL ")}) n
      STRAIGHT_JOIN webhook_deliveries d ON d.company_id = ? AND d.id = n.id
      SET ${NOTED_COLUMNS.map((column) => `d.${column} = n.${column}`).join(", ")},
        d.next_try_at = CASE WHEN n.seconds > 0 THEN ${DATABASE_NOW} + INTERVAL n.seconds * 1000000 MICROSECOND ELSE d.next_try_at END`;
  await withTransaction(db, (trx) => trx.raw(sql, values));
}

export function isGivenUp(since: string | null): boolean {
  return since !== null && readClock().getTime() - Date.parse(fromDatabaseTime(since)) > THREE_DAYS;
}

const NOTED_COLUMNS = [
  "status",
  "attempts",
  "first_tried_at",
  "tried_at",
  "answer_code",
  "answer_text",
  "milliseconds",
  "error",
] as const;
const THREE_DAYS = 3 * 24 * 60 * 60 * 1000;
