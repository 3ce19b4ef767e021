import { databaseFault, type DatabaseFault } from "../db/database-error.ts";
import type { BoundOperation } from "./bound-operation.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import * as say from "@vanbook/sdk/messages";

/**
 * Converts any thrown value to a problem: a Problem is returned as it is, a database error is converted by
 * its kind, anything else is INTERNAL.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const fault = databaseFault(error);
  return fault ? FAULTS[fault]() : problem("INTERNAL");
}

/**
 * Returns an operation's error, or ANSWER_OFF_CONTRACT if the contract does not list its code. Codes are
 * checked outside production only.
 */
export function listed(error: unknown, { id, codes }: Pick<BoundOperation, "id" | "codes">): unknown {
  const { code } = toProblem(error);
  if (!codes || codes.includes(code)) return error;
  return problem("ANSWER_OFF_CONTRACT", say.codeNotListed({ operation: id, code }));
}

/** The documented error body; `helpPage` is the page that explains each code, if the server has one. */
export function errorBody({ code, message, detail }: Problem, requestId: string, helpPage?: string): string {
  const help = helpPage === undefined ? {} : { help: `${helpPage}#${code}` };
  const { key, values, fields } = detail;
  const body = { success: false, message, error: message, key, values, code, requestId, ...help, fields };
  return JSON.stringify(body); // omits undefined values
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
