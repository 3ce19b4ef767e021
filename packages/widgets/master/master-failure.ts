import { isVanbookError, type FieldProblem } from "@vanbook/sdk";
import type { Said } from "@vanbook/sdk/rules";
import { failureOf, type Failure } from "../form/failure.ts";
import type { MasterText } from "../../sdk/generated/text/en-IN/masters/master.ts";
import type { AnyMaster } from "./definition.ts";

/** Why a form's request failed. */
export interface MasterFailure<Words extends Said = Said> extends Failure<Words> {
  /** Errors shown under their fields. */
  fields: readonly FieldProblem[];
}

/** The message for a failed request of a master. */
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
  // The first response was lost and the form was changed afterwards: sending it again would save twice.
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

/** A failure in the user's language. */
export function sayFailure(
  { title, detail, ...others }: MasterFailure,
  say: (said: Said) => string,
): MasterFailure<string> {
  return { ...others, title: say(title), ...(detail !== undefined && { detail: say(detail) }) };
}

const CHANGED: ReadonlySet<string> = new Set(["RECORD_CHANGED", "DOCUMENT_REPLACED", "ALREADY_CANCELLED"]);
const CHANGED_OR_GONE: ReadonlySet<string> = new Set([...CHANGED, "NOT_FOUND"]);
