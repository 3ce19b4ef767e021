import { getFailureMessage } from "../../sdk/text/say-in.ts";
import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { describeFailure, type Failure } from "../form/failure.ts";
import type { VoucherEntryText } from "../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import type { AnyVoucher, VoucherValues } from "./definition.ts";
import { getDocumentName } from "./held.ts";
import { correctLineNumber } from "./placed-faults.ts";

export interface VoucherFailure extends Failure {
  faults: Readonly<Record<string, Said>>;
}

/** Uses the server's words; after a lost response or session, says that it can be sent again. */
export function toVoucherFailure(
  problem: unknown,
  { noun, operation }: Pick<AnyVoucher, "noun" | "operation">,
  voucher: VoucherValues,
  text: VoucherEntryText,
): VoucherFailure {
  const none = { faults: {}, isOutdated: false };
  if (!isVanbookError(problem)) return { ...none, title: text.failed(noun) };
  if (POSTED_BEFORE.has(problem.code))
    return { ...none, title: text.postedBefore(noun), detail: text.postedBeforeMore };
  // The app's dialog asks the user to sign in again; the form keeps the typed values.
  if (problem.code === "SIGN_IN_REQUIRED")
    return { ...none, title: text.sessionEnded, detail: text.unknownMore };
  if (problem.status === null || problem.status >= 500 || problem.code === "BAD_ANSWER")
    return {
      ...none,
      title: text.unknown(noun),
      detail: text.unknownMore,
      ...(problem.requestId !== null && { requestId: problem.requestId }),
    };
  const faults = Object.fromEntries(
    problem.fields.map((fieldProblem) => [
      // Where a held document is posted, the contract's checks name the field within its kind.
      fieldProblem.field.replace(`${getDocumentName({ operation })}.`, ""),
      getFailureMessage(fieldProblem),
    ]),
  );
  const faster = { codes: OUTDATED_CODES, title: text.changedMeanwhile(noun), detail: text.changedMore };
  const failure = describeFailure(problem, text.failed(noun), faster);
  return { ...failure, title: correctLineNumber(voucher, failure.title), faults };
}

/** Error codes that mean someone else has changed or cancelled the voucher being corrected. */
export const OUTDATED_CODES: ReadonlySet<string> = new Set(["DOCUMENT_REPLACED", "ALREADY_CANCELLED"]);

/** It was changed after its first response was lost: it is not posted a second time. */
const POSTED_BEFORE: ReadonlySet<string> = new Set(["CLIENT_ID_REUSED", "IDEMPOTENCY_KEY_REUSED"]);
