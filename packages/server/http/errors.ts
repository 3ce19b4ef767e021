import { databaseFault, type DatabaseFault } from "../db/database-error.ts";
import { Problem, problem } from "../contract/problem.ts";

/** Converts any thrown value to a problem: a Problem as it is, a database error by its kind, anything else INTERNAL. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const fault = databaseFault(error);
  return fault ? FAULTS[fault]() : problem("INTERNAL");
}

/** The documented error body. */
export function errorBody({ code, message, detail }: Problem, requestId: string): string {
  const fields = detail.fields ? { fields: detail.fields } : {};
  return JSON.stringify({ success: false, message, error: message, code, requestId, ...fields });
}

const FAULTS: Record<DatabaseFault, () => Problem> = {
  busy: () => problem("BUSY", { retryAfter: 1 }),
  conflict: () => problem("BUSY", { retryAfter: 1 }),
  lost: () => problem("DATABASE_UNAVAILABLE", { retryAfter: 1 }),
  unreachable: () => problem("DATABASE_UNAVAILABLE", { retryAfter: 1 }),
  "too-slow": () => problem("TOO_SLOW"),
  full: () => problem("DISK_FULL"),
  duplicate: () => problem("INTERNAL"), // expected duplicates are caught where they occur and reported by field
};
