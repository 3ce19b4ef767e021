import { isVanbookError, type FieldProblem } from "@vanbook/sdk";
import type { MasterText } from "../text/master-en-IN.ts";
import type { AnyMaster } from "./any-master.ts";

/** Why a request was refused, as the form says it. */
export interface MasterFailure {
  title: string;
  detail?: string;
  requestId?: string;
  /** Errors that stand under their fields. */
  fields: readonly FieldProblem[];
  /** Somebody else has changed the record since it was loaded. */
  isOutdated: boolean;
}

/** What is said of a request that failed: the master's documented words, with the server's beside them. */
export function failureOf(
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
  const title = documented ?? text.failed[verb];
  if (!isVanbookError(problem)) return { title, fields: [], isOutdated: false };
  if (OUTDATED.has(problem.code) || (problem.code === "NOT_FOUND" && verb !== "create"))
    return { title: text.outdated(record.noun), detail: text.outdatedMore, fields: [], isOutdated: true };
  // The answer to the first was lost, and then the form was changed: to send that too would do it twice.
  if (problem.code === "IDEMPOTENCY_KEY_REUSED")
    return {
      title: text.savedBefore(record.noun),
      detail: verb === "create" ? text.savedBeforeMore : text.outdatedMore,
      fields: [],
      isOutdated: true,
    };
  const known = new Set<string>(fields.map(({ field }) => field));
  const ofFields = problem.fields.filter(({ field }) => known.has(field));
  return {
    // A refusal of the server's own is said in its words; a failure of the request in the documented ones.
    ...(problem.status !== null && problem.status < 500
      ? { title: problem.message }
      : { title, detail: problem.message }),
    ...(problem.requestId !== null && (problem.status ?? 0) >= 500 && { requestId: problem.requestId }),
    fields: ofFields,
    isOutdated: false,
  };
}

const OUTDATED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "DOCUMENT_REPLACED", "ALREADY_CANCELLED"]);
