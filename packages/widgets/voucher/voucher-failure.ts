import { messageOf } from "../../sdk/text/say-in.ts";
import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { failureOf, type Failure } from "../form/failure.ts";
import type { VoucherEntryText } from "../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import type { AnyVoucher, VoucherValues } from "./definition.ts";
import { renumbered } from "./placed-faults.ts";

/** Why a voucher was not posted, and the messages under its fields. */
export interface VoucherFailure extends Failure {
  faults: Readonly<Record<string, Said>>;
}

/**
 * The message in the server's words. If the response was lost or the session had ended, it says that the voucher
 * can be sent again.
 */
export function voucherFailure(
  problem: unknown,
  { noun }: Pick<AnyVoucher, "noun">,
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
  if (problem.status === null || problem.status >= 500)
    return {
      ...none,
      title: text.unknown(noun),
      detail: text.unknownMore,
      ...(problem.requestId !== null && { requestId: problem.requestId }),
    };
  const faults = Object.fromEntries(problem.fields.map((said) => [said.field, messageOf(said)]));
  const faster = { codes: OUTDATED, title: text.changedMeanwhile(noun), detail: text.changedMore };
  const failure = failureOf(problem, text.failed(noun), faster);
  return { ...failure, title: renumbered(voucher, failure.title), faults };
}

/** Error codes that mean someone else has changed or cancelled the voucher being corrected. */
export const OUTDATED: ReadonlySet<string> = new Set(["DOCUMENT_REPLACED", "ALREADY_CANCELLED"]);

/** The first response was lost and the voucher was changed afterwards: it is not posted a second time. */
const POSTED_BEFORE: ReadonlySet<string> = new Set(["CLIENT_ID_REUSED", "IDEMPOTENCY_KEY_REUSED"]);
