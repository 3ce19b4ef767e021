import { isVanbookError, type FieldProblem } from "@vanbook/sdk";
import type { MasterText } from "../text/en-IN/master.ts";
import type { AnyMaster } from "./definition.ts";
import { wordsOf } from "../text/use-text.ts";

/** Why a request failed, as it is said above what was sent. */
export interface Failure {
  title: string;
  detail?: string;
  requestId?: string;
  /** Somebody else was faster: loading again is the way on. */
  isOutdated: boolean;
}

/** Why a form's request failed. */
export interface MasterFailure extends Failure {
  /** Errors that stand under their fields. */
  fields: readonly FieldProblem[];
}

/** The codes by which the server says that somebody else was faster, and how that is told. */
export interface Faster {
  codes: ReadonlySet<string>;
  title: string;
  detail: string;
}

/** A refusal is said in the server's words; a failure of the request in the documented ones, with the server's beside them. That the session had
 * ended is said in the documented ones alone. */
export function failureOf(problem: unknown, documented: string, faster?: Faster): Failure {
  if (!isVanbookError(problem)) return { title: documented, isOutdated: false };
  const { code, status, message, requestId } = problem;
  if (faster?.codes.has(code)) return { title: faster.title, detail: faster.detail, isOutdated: true };
  // Who reads it has signed in again over the form meanwhile: nobody is told to.
  if (code === "SIGN_IN_REQUIRED") return { title: documented, isOutdated: false };
  if (status !== null && status < 500) return { title: message, isOutdated: false };
  return {
    title: documented,
    detail: wordsOf(problem),
    ...(requestId !== null && { requestId }),
    isOutdated: false,
  };
}

/** What a master says of a request that failed. */
export function masterFailure(
  problem: unknown,
  verb: "create" | "update" | "remove",
  { words = {}, fields, record }: AnyMaster,
  text: MasterText,
): MasterFailure {
  const documented = {
    create: words.failedCreate,
    update: words.failedUpdate,
    remove: words.failedDelete,
  }[verb];
  // The answer to the first was lost, and then the form was changed: to send that too would do it twice.
  if (isVanbookError(problem) && problem.code === "IDEMPOTENCY_KEY_REUSED")
    return {
      title: text.savedBefore(record.noun),
      detail: verb === "create" ? text.savedBeforeMore : text.outdatedMore,
      fields: [],
      isOutdated: true,
    };
  const failure = failureOf(problem, documented ?? text.failed[verb], {
    codes: verb === "create" ? CHANGED : CHANGED_OR_GONE,
    title: text.outdated(record.noun),
    detail: text.outdatedMore,
  });
  const known = new Set<string>(fields.map(({ field }) => field));
  const refused = isVanbookError(problem) && !failure.isOutdated ? problem.fields : [];
  return { ...failure, fields: refused.filter(({ field }) => known.has(field)) };
}

const CHANGED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "DOCUMENT_REPLACED", "ALREADY_CANCELLED"]);
const CHANGED_OR_GONE: ReadonlySet<string> = new Set([...CHANGED, "NOT_FOUND"]);
