import { QueueError } from "../db/concurrency-queue.ts";
import { identifyDatabaseFault, type DatabaseFault } from "../db/database-error.ts";
import type { BoundOperation } from "./bound-operation.ts";
import { Problem, problem, type ProblemCode } from "@vanbook/sdk/problem";
import * as say from "@vanbook/sdk/messages";

/** Keeps a Problem, converts a database error by its kind; anything else becomes INTERNAL. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof QueueError) return problem("BUSY", { retryAfter: error.retryAfter });
  const fault = identifyDatabaseFault(error);
  return fault ? FAULT_PROBLEMS[fault]() : problem("INTERNAL");
}

/** For a request with an idempotency key: what became of it is unknown, but it may be sent again. */
export function promiseRepeat(refusal: Problem): Problem {
  const sentence = refusal.detail.message === undefined ? REPEAT_SENTENCES[refusal.code] : undefined;
  return sentence === undefined ? refusal : problem(refusal.code, { ...refusal.detail, message: sentence });
}

/** The error, or ANSWER_OFF_CONTRACT for an unlisted code (not checked in production). */
export function checkListedCode(
  error: unknown,
  { id, codes }: Pick<BoundOperation, "id" | "codes">,
): unknown {
  const { code } = toProblem(error);
  if (!codes || codes.includes(code)) return error;
  return problem("ANSWER_OFF_CONTRACT", say.codeNotListed({ operation: id, code }));
}

export function buildErrorBody(
  { code, message, detail }: Problem,
  requestId: string,
  helpPage?: string,
): string {
  const help = helpPage === undefined ? {} : { help: `${helpPage}#${code}` };
  const { key, values, fields } = detail;
  const body = { success: false, message, error: message, key, values, code, requestId, ...help, fields };
  return JSON.stringify(body); // omits undefined values
}

const FAULT_PROBLEMS: Record<DatabaseFault, () => Problem> = {
  busy: () => problem("BUSY", { retryAfter: 1 }),
  conflict: () => problem("BUSY", { retryAfter: 1 }),
  lost: () => problem("DATABASE_UNAVAILABLE", { retryAfter: 1 }),
  unreachable: () => problem("DATABASE_UNAVAILABLE", { retryAfter: 1 }),
  overdue: () => problem("BUSY", { retryAfter: 1 }),
  "too-slow": () => problem("BUSY", { retryAfter: 1 }), // in a report it is TOO_SLOW (readInSnapshot)
  full: () => problem("DISK_FULL"),
  "read-only": () =>
    problem("DATABASE_UNAVAILABLE", {
      message: "The database is read-only now: nothing can be saved. Please try again later.",
      retryAfter: 1,
    }),
  duplicate: () => problem("INTERNAL"), // expected duplicates are caught where they occur and reported by field
};

const REPEAT_SENTENCES: Partial<Record<ProblemCode, string>> = {
  BUSY: "The server is busy. Please send the same request again with the same Idempotency-Key: it is saved only once.",
  DATABASE_UNAVAILABLE:
    "The database can't be reached. Please send the same request again with the same Idempotency-Key: it is saved only once.",
};
