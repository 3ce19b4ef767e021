import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { getFailureMessage, describeError } from "../../sdk/text/say-in.ts";

/** A `string` is already in the visitor's language. */
export interface Failure<Words extends Said = Said> {
  title: Words;
  detail?: Words;
  requestId?: string;
  /** The user must reload the record, because someone else changed it first. */
  isOutdated: boolean;
}

export interface Faster {
  codes: ReadonlySet<string>;
  title: string;
  detail: string;
}

/**
 * A refusal is explained in the server's words, any other failure in the documented words plus the
 * server's. An expired session gives the documented words alone.
 */
export function describeFailure(problem: unknown, documentedText: string, faster?: Faster): Failure {
  if (!isVanbookError(problem)) return { title: documentedText, isOutdated: false };
  const { code, status, requestId } = problem;
  if (faster?.codes.has(code)) return { title: faster.title, detail: faster.detail, isOutdated: true };
  // The user has already signed in again in a dialog over the form, so the message need not ask for
  // a sign-in.
  if (code === "SIGN_IN_REQUIRED" || code === "UNEXPLAINED")
    return { title: documentedText, isOutdated: false };
  // A page of a proxy, or no content: these are not the server's words.
  if (status !== null && status < 500 && code !== "BAD_ANSWER")
    return { title: getFailureMessage(problem), isOutdated: false };
  return {
    title: documentedText,
    detail: describeError(problem),
    ...(requestId !== null && { requestId }),
    isOutdated: false,
  };
}
