import { KnexTimeoutError } from "./knex-timeout.ts";
import { Problem, problem } from "./problem.ts";

/** Any thrown value as the problem that the caller is told: what is ours as it is, the database's by its code, else INTERNAL. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof KnexTimeoutError) return problem("DATABASE_UNAVAILABLE", { retryAfter: 1 });
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
  if (UNAVAILABLE.has(code)) return problem("DATABASE_UNAVAILABLE", { retryAfter: 1 });
  if (TOO_SLOW.has(code)) return problem("TOO_SLOW");
  return problem("INTERNAL");
}

/** The documented error body. */
export function errorBody({ code, message, detail }: Problem, requestId: string): string {
  return JSON.stringify({ success: false, message, error: message, code, requestId, ...(detail.fields ? { fields: detail.fields } : {}) });
}

const UNAVAILABLE = new Set([
  "ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH",
  "PROTOCOL_CONNECTION_LOST", "PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR", "ER_SERVER_SHUTDOWN", "ER_CON_COUNT_ERROR",
  "ER_UNKNOWN_COM_ERROR", "ER_CONNECTION_KILLED",
]);
const TOO_SLOW = new Set(["ER_STATEMENT_TIMEOUT", "ER_QUERY_TIMEOUT"]);
