import { isVanbookError, type FieldProblem } from "@vanbook/sdk";
import type { Said } from "@vanbook/sdk/rules";
import { describeFailure, type Failure } from "../form/failure.ts";
import type { MasterText } from "../../sdk/generated/text/en-IN/masters/master.ts";
import type { AnyMaster } from "./definition.ts";

export interface MasterFailure<Words extends Said = Said> extends Failure<Words> {
  fields: readonly FieldProblem[];
}

export function describeMasterFailure(
  problem: unknown,
  verb: "create" | "update" | "remove",
  { words = {}, fields, record }: AnyMaster,
  text: MasterText,
): MasterFailure {
  const refusedWords = {
    create: words.refusedCreate,
    update: words.refusedUpdate,
    remove: words.refusedDelete,
  }[verb];
  const failedWords = {
    create: words.failedCreate,
    update: words.failedUpdate,
    remove: words.failedDelete,
  }[verb];
  const isRefused = isVanbookError(problem, "UNEXPLAINED");
  const documentedWords = (isRefused ? refusedWords : undefined) ?? failedWords;
  // The first response was lost and the form was changed afterwards: sending the new values would
  // save the record twice.
  if (isVanbookError(problem) && problem.code === "IDEMPOTENCY_KEY_REUSED")
    return {
      title: text.savedBefore(record.noun),
      detail: verb === "create" ? text.savedBeforeMore : text.outdatedMore,
      fields: [],
      isOutdated: true,
    };
  const failure = describeFailure(problem, documentedWords ?? text.failed[verb], {
    codes: verb === "create" ? CONFLICT_CODES : CHANGED_OR_GONE,
    title: text.outdated(record.noun),
    detail: text.outdatedMore,
  });
  const knownFields = new Set<string>(fields.map(({ field }) => field));
  const refusedFields = isVanbookError(problem) && !failure.isOutdated ? problem.fields : [];
  // A fault of an entry, "DeliveryAddresses.0.state", belongs to the field that has the entries.
  const formFields = refusedFields.map((fault) => ({ ...fault, field: fault.field.split(".")[0] ?? "" }));
  return { ...failure, fields: formFields.filter(({ field }) => knownFields.has(field)) };
}

export function translateFailure(
  { title, detail, ...others }: MasterFailure,
  say: (message: Said) => string,
): MasterFailure<string> {
  return { ...others, title: say(title), ...(detail !== undefined && { detail: say(detail) }) };
}

const CONFLICT_CODES: ReadonlySet<string> = new Set([
  "RECORD_CHANGED",
  "DOCUMENT_REPLACED",
  "ALREADY_CANCELLED",
]);
const CHANGED_OR_GONE: ReadonlySet<string> = new Set([...CONFLICT_CODES, "NOT_FOUND"]);
