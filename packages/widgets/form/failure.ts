import type { Said } from "@vanbook/sdk/rules";
import { isVanbookError } from "@vanbook/sdk";
import { messageOf, wordsOf } from "../../sdk/text/say-in.ts";

/** Why a request failed, as shown above the form; `string` if already in the visitor's language. */
export interface Failure<Words extends Said = Said> {
  title: Words;
  detail?: Words;
  requestId?: string;
  /** Someone else changed the record first: the user must reload it. */
  isOutdated: boolean;
}

/** Error codes for a record that someone else changed first, and the message for them. */
export interface Faster {
  codes: ReadonlySet<string>;
  title: string;
  detail: string;
}

/**
 * Explains why a request failed: a refusal in the server's words, any other failure in the documented words plus
 * the server's. An expired session gives the documented words alone.
 */
export function failureOf(problem: unknown, documented: string, faster?: Faster): Failure {
  if (!isVanbookError(problem)) return { title: documented, isOutdated: false };
  const { code, status, requestId } = problem;
  if (faster?.codes.has(code)) return { title: faster.title, detail: faster.detail, isOutdated: true };
  // The user has already signed in again in a dialog over the form, so the message need not ask for it.
  if (code === "SIGN_IN_REQUIRED") return { title: documented, isOutdated: false };
  if (status !== null && status < 500) return { title: messageOf(problem), isOutdated: false };
  return {
    title: documented,
    detail: wordsOf(problem),
    ...(requestId !== null && { requestId }),
    isOutdated: false,
  };
}
